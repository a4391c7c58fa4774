<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Yatzy Desktop</source>
        <translation>Om Yatzy Desktop</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Alle licenser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Copied: versions, system and settings, no names. Paste them into the report.</source>
        <translation>Kopieret: versioner, system og indstillinger, ingen navne. Indsæt det i meldingen.</translation>
    </message>
    <message>
        <source>Copy details for a &amp;report</source>
        <translation>Kopiér oplysninger til en &amp;melding</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Nordic Yatzy for the family table: Swedish, Danish and Norwegian rules.</source>
        <translation>Nordisk Yatzy rundt om spisebordet: svenske, danske og norske regler.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Åbn ma&amp;ppen</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt_version}</source>
        <translation>Version {version} · Qt {qt_version}</translation>
    </message>
    <message>
        <source>Yatzy Desktop</source>
        <translation>Yatzy Desktop</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>+{difference} over keeping {dice}</source>
        <translation>+{difference} mod at holde {dice}</translation>
    </message>
    <message>
        <source>+{difference} over rolling all the dice again</source>
        <translation>+{difference} mod at kaste alle terninger igen</translation>
    </message>
    <message>
        <source>+{difference} over striking out {box}</source>
        <translation>+{difference} mod at strege {box} ud</translation>
    </message>
    <message>
        <source>+{difference} over taking {box} for {points}</source>
        <translation>+{difference} mod at tage {box} for {points}</translation>
    </message>
    <message>
        <source>It earns the bonus.</source>
        <translation>Det giver bonussen.</translation>
    </message>
    <message>
        <source>It is the box you will miss least.</source>
        <translation>Det er det felt, du vil savne mindst.</translation>
    </message>
    <message>
        <source>It leaves you on course for the bonus.</source>
        <translation>Så er du på vej mod bonus.</translation>
    </message>
    <message>
        <source>It leaves you {points} ahead for the bonus.</source>
        <translation>Så er du {points} foran i jagten på bonus.</translation>
    </message>
    <message>
        <source>It leaves you {points} behind for the bonus.</source>
        <translation>Så er du {points} bagud i jagten på bonus.</translation>
    </message>
    <message>
        <source>Judged by similar rules: these are not worked out.</source>
        <translation>Vurderet efter lignende regler: Disse er ikke beregnet.</translation>
    </message>
    <message>
        <source>Just as good: {choice}</source>
        <translation>Lige så godt: {choice}</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <translation>Hold {dice}</translation>
    </message>
    <message>
        <source>Roll all the dice again</source>
        <translation>Kast alle terninger igen</translation>
    </message>
    <message>
        <source>Strike out {box}</source>
        <translation>Streg {box} ud</translation>
    </message>
    <message>
        <source>Take {box}: {points}</source>
        <translation>Tag {box}: {points}</translation>
    </message>
    <message>
        <source>The best choice now.</source>
        <translation>Det bedste valg lige nu.</translation>
    </message>
    <message>
        <source>The bonus will be out of reach.</source>
        <translation>Bonussen kommer uden for rækkevidde.</translation>
    </message>
    <message>
        <source>You are on course for the bonus.</source>
        <translation>Du er på vej mod bonus.</translation>
    </message>
    <message>
        <source>You are {points} ahead for the bonus.</source>
        <translation>Du er {points} foran i jagten på bonus.</translation>
    </message>
    <message>
        <source>You are {points} behind for the bonus.</source>
        <translation>Du er {points} bagud i jagten på bonus.</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a box on the score sheet</comment>
        <translation>bedst</translation>
    </message>
    <message>
        <source>{box}, {points} or more: {percent}%</source>
        <translation>{box}, mindst {points}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{box}: {percent}%</source>
        <translation>{box}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{difference} points less than the best choice.</source>
        <translation>{difference} point mindre end det bedste valg.</translation>
    </message>
    <message>
        <source>“{choice}” gives about {difference} points less than “{best}”. Do it anyway?</source>
        <translation>»{choice}« giver omkring {difference} point mindre end »{best}«. Vil du gøre det alligevel?</translation>
    </message>
</context>
<context>
    <name>AllDice</name>
    <message numerus="yes">
        <source>%n alike in a row, or more</source>
        <translation>
            <numerusform>%n ens i træk eller flere</numerusform>
            <numerusform>%n ens i træk eller flere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of real dice are not among them.</source>
        <translation>
            <numerusform>%n indtastet kast med rigtige terninger tælles ikke med.</numerusform>
            <numerusform>%n indtastede kast med rigtige terninger tælles ikke med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n spil kunne ikke læses.</numerusform>
            <numerusform>%n spil kunne ikke læses.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice ever rolled here</source>
        <translation>Alle terninger, der er kastet her</translation>
    </message>
    <message>
        <source>Chance is lumpier than people expect. The 300 dice of an evening have about seven times three alike in a row, and mostly four alike somewhere. One remembers the streak that hurt and forgets the others; and whoever looks for just any pattern finds one. So the tests above were chosen before anything was counted.</source>
        <translation>Tilfældet er mere ujævnt, end man venter. Blandt en aftens 300 terninger kommer der omkring syv gange tre ens i træk, og som regel et sted fire ens. Man husker stimen, der gjorde ondt, og glemmer de andre, og den, der leder efter et hvilket som helst mønster, finder et. Derfor blev prøverne ovenfor valgt, før noget blev talt.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Kontrollér det selv</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computere</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Kopiér linjerne</translation>
    </message>
    <message>
        <source>Faces, computers</source>
        <translation>Sider, computere</translation>
    </message>
    <message>
        <source>Faces, people</source>
        <translation>Sider, mennesker</translation>
    </message>
    <message numerus="yes">
        <source>In %n recorded games, the program has thrown {dice} dice.</source>
        <translation>
            <numerusform>I %n spil i historikken har programmet kastet {dice} terninger.</numerusform>
            <numerusform>I %n spil i historikken har programmet kastet {dice} terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is told when a recorded game can be reviewed.</source>
        <translation>Det fortælles, når et spil i historikken kan gennemgås.</translation>
    </message>
    <message>
        <source>Luck by player</source>
        <translation>Held pr. spiller</translation>
    </message>
    <message>
        <source>Luck is what the dice gave more, or less, than they do on average, in points a game, as in a review. It is told and not tested: in a single game, 40 points either way are usual.</source>
        <translation>Held er, hvad terningerne gav mere eller mindre end i gennemsnit, i point pr. spil, som i en gennemgang. Det fortælles og prøves ikke: i et enkelt spil er 40 point til den ene eller anden side almindeligt.</translation>
    </message>
    <message>
        <source>No game is recorded yet. When one has ended, its dice are counted here.</source>
        <translation>Der er endnu ingen spil i historikken. Når et er slut, tælles dets terninger her.</translation>
    </message>
    <message>
        <source>Nothing here speaks against the dice.</source>
        <translation>Intet her taler imod terningerne.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mennesker</translation>
    </message>
    <message>
        <source>People&apos;s dice against those of computers</source>
        <translation>Menneskers terninger mod computeres</translation>
    </message>
    <message>
        <source>Several tests find something by chance more often than one does, so they share one limit (Holm&apos;s correction): of 1,000 pages like this about fair dice, at most one finds any fault. Opening the page again is no second proof: the dice are the same. Real dice and deleted games do not count here.</source>
        <translation>Flere prøver finder oftere noget tilfældigt end én, så de deles om én grænse (Holms korrektion): af 1.000 sådanne sider om fair terninger finder højst én en fejl. At åbne siden igen er intet nyt bevis: terningerne er de samme. Rigtige terninger og slettede spil tæller ikke her.</translation>
    </message>
    <message>
        <source>Something here is too rare to be chance: see below what it is.</source>
        <translation>Noget her er for sjældent til at være tilfældigt: se nedenfor, hvad det er.</translation>
    </message>
    <message>
        <source>Ten lines of Python</source>
        <translation>Ti linjer Python</translation>
    </message>
    <message>
        <source>The recorded games are being read…</source>
        <translation>Spillene i historikken læses…</translation>
    </message>
    <message>
        <source>The records cannot be read now.</source>
        <translation>Historikken kan ikke læses lige nu.</translation>
    </message>
    <message>
        <source>The same face again, computers</source>
        <translation>Samme side igen, computere</translation>
    </message>
    <message>
        <source>The same face again, people</source>
        <translation>Samme side igen, mennesker</translation>
    </message>
    <message>
        <source>These are too few dice to tell anything yet.</source>
        <translation>Terningerne er for få til at sige noget endnu.</translation>
    </message>
    <message>
        <source>These ten lines of Python throw the dice of a game again, from its seed and word as they are shown above after the end.</source>
        <translation>Disse ti linjer Python kaster et spils terninger igen ud fra dets frø og ord, som de vises ovenfor efter slutningen.</translation>
    </message>
    <message>
        <source>Which face follows which, computers</source>
        <translation>Hvilken side der følger efter hvilken, computere</translation>
    </message>
    <message>
        <source>Which face follows which, people</source>
        <translation>Hvilken side der følger efter hvilken, mennesker</translation>
    </message>
    <message>
        <source>Why streaks look wrong to us</source>
        <translation>Hvorfor stimer ser forkerte ud for os</translation>
    </message>
    <message>
        <source>if fair</source>
        <translation>hvis fair</translation>
    </message>
    <message>
        <source>less than {share}</source>
        <translation>mindre end {share}</translation>
    </message>
    <message>
        <source>{done} of the newest {games} games are reviewed…</source>
        <translation>{done} af de nyeste {games} spil er gennemgået…</translation>
    </message>
    <message>
        <source>{done} of {games} recorded games are counted…</source>
        <translation>{done} af {games} spil i historikken er talt…</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} points a game, in %n games</source>
        <translation>
            <numerusform>{name}: {luck} point pr. spil, i %n spil</numerusform>
            <numerusform>{name}: {luck} point pr. spil, i %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: too few dice to tell yet.</source>
        <translation>{what}: for få terninger endnu.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look at least this uneven.</source>
        <translation>{what}: {share} af fair terninger ser mindst så ujævne ud.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look this uneven; that is no chance.</source>
        <translation>{what}: {share} af fair terninger ser så ujævne ud; det er ikke tilfældigt.</translation>
    </message>
</context>
<context>
    <name>BoxCounts</name>
    <message>
        <source>All dice are added up.</source>
        <translation>Alle terninger lægges sammen.</translation>
    </message>
    <message>
        <source>Those dice are added up.</source>
        <translation>De terninger lægges sammen.</translation>
    </message>
</context>
<context>
    <name>BoxListModel</name>
    <message>
        <source>left out</source>
        <comment>a box that is not on the pad</comment>
        <translation>ikke med</translation>
    </message>
    <message numerus="yes">
        <source>needs %n dice</source>
        <translation>
            <numerusform>kræver %n terning</numerusform>
            <numerusform>kræver %n terninger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxNeeds</name>
    <message>
        <source>Any dice.</source>
        <translation>Alle slags terninger.</translation>
    </message>
    <message>
        <source>Any {count} faces in a row.</source>
        <translation>Vilkårlige {count} tal i rækkefølge.</translation>
    </message>
    <message>
        <source>Dice that show a {face}.</source>
        <translation>Terninger, der viser en {face}.</translation>
    </message>
    <message>
        <source>Five dice alike.</source>
        <translation>Fem ens terninger.</translation>
    </message>
    <message>
        <source>Four alike and a different pair.</source>
        <translation>Fire ens og et andet par.</translation>
    </message>
    <message>
        <source>Four alike and a pair; they may be alike.</source>
        <translation>Fire ens og et par; alle må gerne være ens.</translation>
    </message>
    <message>
        <source>Four dice alike.</source>
        <translation>Fire ens terninger.</translation>
    </message>
    <message>
        <source>Groups of dice alike: {sizes}.</source>
        <translation>Grupper af ens terninger: {sizes}.</translation>
    </message>
    <message>
        <source>Six dice alike.</source>
        <translation>Seks ens terninger.</translation>
    </message>
    <message>
        <source>The faces {faces}.</source>
        <translation>Tallene {faces}.</translation>
    </message>
    <message>
        <source>Three alike and a different pair.</source>
        <translation>Tre ens og et andet par.</translation>
    </message>
    <message>
        <source>Three alike and a pair; they may be alike.</source>
        <translation>Tre ens og et par; alle må gerne være ens.</translation>
    </message>
    <message>
        <source>Three alike twice; they may be alike.</source>
        <translation>To gange tre ens; alle må gerne være ens.</translation>
    </message>
    <message>
        <source>Three alike, and three alike of another kind.</source>
        <translation>Tre ens, og tre ens af en anden slags.</translation>
    </message>
    <message>
        <source>Three dice alike.</source>
        <translation>Tre ens terninger.</translation>
    </message>
    <message>
        <source>Three different pairs.</source>
        <translation>Tre forskellige par.</translation>
    </message>
    <message>
        <source>Three pairs; they may be alike.</source>
        <translation>Tre par; de må gerne være ens.</translation>
    </message>
    <message>
        <source>Two dice alike.</source>
        <translation>To ens terninger.</translation>
    </message>
    <message>
        <source>Two different pairs.</source>
        <translation>To forskellige par.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as two pairs.</source>
        <translation>To par; fire ens tæller som to par.</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>&amp;Columns for players</source>
        <translation>&amp;Kolonner til spillere</translation>
    </message>
    <message>
        <source>&amp;Names, with commas between them</source>
        <translation>&amp;Navne, med komma imellem</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>A card has room for {count} names; the others are left out.</source>
        <translation>En pointblok har plads til {count} navne; de andre udelades.</translation>
    </message>
    <message>
        <source>Cards on a &amp;sheet</source>
        <translation>Pointblokke pr. &amp;ark</translation>
    </message>
    <message>
        <source>Columns for players</source>
        <translation>Kolonner til spillere</translation>
    </message>
    <message>
        <source>Left empty, to be written by hand</source>
        <translation>Tomt, til at skrive i hånden</translation>
    </message>
    <message>
        <source>Names of the last p&amp;layers</source>
        <translation>Navnene på de seneste spi&amp;llere</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>Navne, med komma imellem</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Én</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Two, to cut apart</source>
        <translation>To, til at klippe fra hinanden</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Chance</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fem ens</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Femmere</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Fire ens</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Firere</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>six dice</comment>
        <translation>Fuldt hus</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>five dice</comment>
        <translation>Fuldt hus</translation>
    </message>
    <message>
        <source>Full straight</source>
        <translation>Full straight</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Stor straight</translation>
    </message>
    <message>
        <source>Maxi Yatzy</source>
        <translation>Maxi Yatzy</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Et par</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Enere</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Seksere</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Lille straight</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tre ens</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Tre par</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treere</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tower</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>To par</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Toere</translation>
    </message>
    <message>
        <source>Villa (3+3)</source>
        <translation>Dobbelt hus</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message numerus="yes">
        <source>%n game(s), from {worst} to {best} points, {average} on average.</source>
        <translation>
            <numerusform>%n spil, fra {worst} til {best} point, {average} i snit.</numerusform>
            <numerusform>%n spil, fra {worst} til {best} point, {average} i snit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spil for spil</translation>
    </message>
    <message>
        <source>Game {number}: {margin} points for {name}</source>
        <translation>Spil {number}: {margin} point til {name}</translation>
    </message>
    <message>
        <source>Game {number}: {total} points, {mean} on average lately</source>
        <translation>Spil {number}: {total} point, i snit {mean} på det seneste</translation>
    </message>
    <message>
        <source>How often which total</source>
        <translation>Hvor ofte hvilken sum</translation>
    </message>
    <message numerus="yes">
        <source>The last %n game(s); the line is the mean of ten.</source>
        <translation>
            <numerusform>Det seneste %n spil; linjen er gennemsnittet af ti.</numerusform>
            <numerusform>De seneste %n spil; linjen er gennemsnittet af ti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up: {first} was ahead. Down, hatched: {second}.</source>
        <translation>Op: {first} var foran. Ned, skraveret: {second}.</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>snit {points}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {wins} – {losses} {second}, %n draw(s)</source>
        <translation>
            <numerusform>{first} {wins} – {losses} {second}, %n uafgjort</numerusform>
            <numerusform>{first} {wins} – {losses} {second}, %n uafgjorte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} points: %n game(s)</source>
        <translation>
            <numerusform>{low} point: %n spil</numerusform>
            <numerusform>{low} point: %n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} points: %n game(s)</source>
        <translation>
            <numerusform>{low} til {high} point: %n spil</numerusform>
            <numerusform>{low} til {high} point: %n spil</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>&amp;Close without saving</source>
        <translation>&amp;Luk uden at gemme</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Spil videre</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>Gem et &amp;andet sted…</translation>
    </message>
    <message>
        <source>Close without saving the game?</source>
        <translation>Luk uden at gemme spillet?</translation>
    </message>
    <message>
        <source>The game cannot be saved where Yatzy Desktop keeps it. What was played since then will be lost, unless you save a copy in another place.</source>
        <translation>Spillet kan ikke gemmes, hvor Yatzy Desktop har det. Det, der er spillet siden da, går tabt, medmindre du gemmer en kopi et andet sted.</translation>
    </message>
</context>
<context>
    <name>CoachSection</name>
    <message>
        <source>&amp;Ask before a choice that gives less than another</source>
        <translation>Spør&amp;g før et valg, der giver mindre end et andet</translation>
    </message>
    <message>
        <source>&amp;Help while playing</source>
        <translation>Hjæl&amp;p under spillet</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altid</translation>
    </message>
    <message>
        <source>Ask before a bo&amp;x is struck out?</source>
        <translation>Spørg, før et felt str&amp;eges ud?</translation>
    </message>
    <message>
        <source>From how many points less on</source>
        <translation>Fra hvor mange point mindre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Press H for a hint. Games with help are marked as such in their results.</source>
        <translation>Tryk på H for et tip. Spil med hjælp mærkes i resultaterne.</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>Vis væ&amp;rdier på pointblokken</translation>
    </message>
    <message>
        <source>Show each player’s chance to win below the score sheet</source>
        <translation>Vis hver spillers vinderchance under pointblokken</translation>
    </message>
    <message>
        <source>When it can be avoided</source>
        <translation>Når det kan undgås</translation>
    </message>
    <message>
        <source>by more than {points} points</source>
        <translation>med mere end {points} point</translation>
    </message>
</context>
<context>
    <name>Country</name>
    <message>
        <source>Denmark</source>
        <translation>Danmark</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Norge</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Sverige</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>USA</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Entered: {dice}</source>
        <translation>Indtastet: {dice}</translation>
    </message>
</context>
<context>
    <name>DiceSection</name>
    <message>
        <source>&amp;Mix in a word of your own…</source>
        <translation>Bland et e&amp;get ord i…</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Et eget ord</translation>
    </message>
    <message>
        <source>A word that the program could not know before makes sure that it has not chosen the dice, nor who starts. Anything will do, and nothing as well.</source>
        <translation>Et ord, som programmet ikke kunne kende i forvejen, sikrer, at det ikke har valgt terningerne, og heller ikke hvem der begynder. Hvad som helst duer, og ingenting også.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Every die follows from a secret seed with this fingerprint, which the program has drawn already. It can be noted now and compared after the game.</source>
        <translation>Hver terning følger af et hemmeligt frø med dette fingeraftryk, som programmet allerede har trukket. Det kan noteres nu og sammenlignes efter spillet.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingeraftryk</translation>
    </message>
    <message>
        <source>Real ones for {names}; the program throws for the others.</source>
        <translation>Rigtige for {names}; programmet kaster for de andre.</translation>
    </message>
    <message>
        <source>Real ones on the table; the program keeps the sheet.</source>
        <translation>Rigtige på bordet; programmet fører pointblokken.</translation>
    </message>
    <message>
        <source>The program throws them.</source>
        <translation>Programmet kaster dem.</translation>
    </message>
</context>
<context>
    <name>DiceTable</name>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
</context>
<context>
    <name>DieButton</name>
    <message>
        <source>Die {position}, not rolled yet</source>
        <translation>Terning {position}, ikke kastet endnu</translation>
    </message>
    <message>
        <source>Die {position}, rolling</source>
        <translation>Terning {position}, ruller</translation>
    </message>
    <message>
        <source>Die {position}, {face}</source>
        <translation>Terning {position}, {face}</translation>
    </message>
    <message>
        <source>Die {position}, {face}, held</source>
        <translation>Terning {position}, {face}, holdt</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Første</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Anden</translation>
    </message>
    <message>
        <source>These two have no game together that fits what is chosen.</source>
        <translation>De to har intet fælles spil, der passer til det valgte.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>All dice were alike</source>
        <translation>Alle terninger var ens</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Vælg et felt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Indtast</translation>
    </message>
    <message>
        <source>How many rolls?</source>
        <translation>Hvor mange kast?</translation>
    </message>
    <message>
        <source>Possible: {least} to {most}, or 0 to strike it out</source>
        <translation>Muligt: {least} til {most}, eller 0 for at strege ud</translation>
    </message>
    <message>
        <source>Possible: {points}</source>
        <translation>Muligt: {points}</translation>
    </message>
    <message>
        <source>Press Enter</source>
        <translation>Tryk på Enter</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Rigtige terninger</translation>
    </message>
    <message>
        <source>Rolls used</source>
        <translation>Brugte kast</translation>
    </message>
    <message>
        <source>Rolls used: ?</source>
        <translation>Brugte kast: ?</translation>
    </message>
    <message>
        <source>Rolls used: {number}</source>
        <translation>Brugte kast: {number}</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Sidste kast</translation>
    </message>
    <message>
        <source>Type again to put the dice right.</source>
        <translation>Skriv igen for at rette terningerne.</translation>
    </message>
    <message>
        <source>Type the numbers or press the faces; or choose a box for its points.</source>
        <translation>Skriv tallene eller tryk på siderne; eller vælg et felt for dets point.</translation>
    </message>
    <message>
        <source>What do the dice show?</source>
        <translation>Hvad viser terningerne?</translation>
    </message>
    <message>
        <source>no die yet</source>
        <translation>ingen terning endnu</translation>
    </message>
    <message>
        <source>{box}: {points}</source>
        <translation>{box}: {points}</translation>
    </message>
</context>
<context>
    <name>ErrorBox</name>
    <message>
        <source>Details are in the file {file}.</source>
        <translation>Detaljer står i filen {file}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noget gik galt</translation>
    </message>
    <message>
        <source>Yatzy Desktop cannot start.</source>
        <translation>Yatzy Desktop kan ikke starte.</translation>
    </message>
    <message>
        <source>Yatzy Desktop met an error. Your game is safe, and you can play on.</source>
        <translation>Noget gik galt i Yatzy Desktop. Spillet er i god behold, og du kan spille videre.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message numerus="yes">
        <source>{name}: %n win(s), {points} points</source>
        <translation>
            <numerusform>{name}: %n sejr, {points} point</numerusform>
            <numerusform>{name}: %n sejre, {points} point</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExactCoach</name>
    <message>
        <source>These rules are worked out: the hints are exact now.</source>
        <translation>Disse regler er beregnet: Nu er tippene nøjagtige.</translation>
    </message>
    <message>
        <source>These rules could not be worked out exactly. Hints follow similar rules.</source>
        <translation>Disse regler kunne ikke beregnes nøjagtigt. Tip følger lignende regler.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n er her allerede</numerusform>
            <numerusform>%n er her allerede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n spil importeret.</numerusform>
            <numerusform>%n spil importeret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to {file}.</source>
        <translation>
            <numerusform>%n spil gemt i {file}.</numerusform>
            <numerusform>%n spil gemt i {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n nyt spil</numerusform>
            <numerusform>%n nye spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be read</source>
        <translation>
            <numerusform>%n kan ikke læses</numerusform>
            <numerusform>%n kan ikke læses</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import them</source>
        <translation>&amp;Importér</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Lad være</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksportér spil</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation>Eksporterede spil (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importér spil</translation>
    </message>
    <message>
        <source>Import these games?</source>
        <translation>Importér disse spil?</translation>
    </message>
    <message>
        <source>New people: {names}</source>
        <translation>Nye personer: {names}</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Gem spil</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabel til regneark (*.csv)</translation>
    </message>
    <message>
        <source>The games could not be imported.</source>
        <translation>Spillene kunne ikke importeres.</translation>
    </message>
    <message>
        <source>Whole games, to be imported elsewhere (*.json)</source>
        <translation>Hele spil, til import et andet sted (*.json)</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzyspil (*.yatzy)</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>{file} has no games that can be imported.</source>
        <translation>{file} har ingen spil, der kan importeres.</translation>
    </message>
    <message>
        <source>{new}, {known}, {broken}.</source>
        <comment>what a file with games would bring</comment>
        <translation>{new}, {known}, {broken}.</translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>five</source>
        <translation>femmer</translation>
    </message>
    <message>
        <source>four</source>
        <translation>firer</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ener</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sekser</translation>
    </message>
    <message>
        <source>three</source>
        <translation>treer</translation>
    </message>
    <message>
        <source>two</source>
        <translation>toer</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>&amp;Fingerprint</source>
        <translation>&amp;Fingeraftryk</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>F&amp;rø</translation>
    </message>
    <message>
        <source>A &amp;word of your own</source>
        <translation>Et eget &amp;ord</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Er terningerne fair?</translation>
    </message>
    <message>
        <source>Before the first roll the program draws a secret seed and shows its fingerprint. Every die of the game follows from the seed, whoever throws and however the game stands; computers never see it. When the game is over, the seed proves every roll.</source>
        <translation>Før det første kast trækker programmet et hemmeligt frø og viser dets fingeraftryk. Hver terning i spillet følger af frøet, hvem der end kaster, og hvordan spillet end står; computere ser det aldrig. Når spillet er slut, beviser frøet hvert kast.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Dice thrown by the program in this game: {count} ({faces}).</source>
        <translation>Terninger, som programmet har kastet i dette spil: {count} ({faces}).</translation>
    </message>
    <message>
        <source>It is shown when the game is over.</source>
        <translation>Det vises, når spillet er slut.</translation>
    </message>
    <message>
        <source>Mix it in</source>
        <translation>Bland i</translation>
    </message>
    <message>
        <source>Show the seed</source>
        <translation>Vis frøet</translation>
    </message>
    <message>
        <source>The file of a running game must contain the seed: give copies of it only to those whom you would let look into the cup.</source>
        <translation>Filen med et igangværende spil må indeholde frøet: giv kun kopier til dem, som du ville lade kigge i bægeret.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Average</source>
        <translation>Snit</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bedst</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Games with Yatzy</source>
        <translation>Spil med Yatzy</translation>
    </message>
    <message>
        <source>Games with bonus</source>
        <translation>Spil med bonus</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Flest sejre i træk</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Sejre i træk nu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Dårligst</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <comment>games won</comment>
        <translation>{wins} af {games}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Begins as</source>
        <translation>Begynder som</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Første dag</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Sidste dag</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Kun mennesker</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Uden tip</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>any</source>
        <translation>hvilken som helst</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>på skærmen</translation>
    </message>
    <message>
        <source>real ones</source>
        <translation>rigtige</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click the dice you want to keep: they go into the tray. Then roll the others.</source>
        <translation>Klik på de terninger, du vil beholde: de lægges i bakken. Kast så de andre.</translation>
    </message>
    <message>
        <source>No rolls are left. Click a box in your column: what it gives is there in pencil.</source>
        <translation>Der er ingen kast tilbage. Klik på et felt i din kolonne: hvad det giver, står der med blyant.</translation>
    </message>
    <message>
        <source>Not sure what to do? This asks the coach.</source>
        <translation>Usikker på, hvad du skal gøre? Her spørger du træneren.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n point</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet</source>
        <translation>Se pointblokken</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nyt spil…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Gennemgå spillet</translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <translation>Delt sejr: {names}</translation>
    </message>
    <message>
        <source>The same players and rules</source>
        <translation>Samme spillere og regler</translation>
    </message>
    <message>
        <source>with hints</source>
        <comment>below the total of who played alone</comment>
        <translation>med tip</translation>
    </message>
    <message>
        <source>with hints: {names}</source>
        <translation>med tip: {names}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} vinder!</translation>
    </message>
    <message>
        <source>{name} · {rules}</source>
        <comment>below the total of who played alone</comment>
        <translation>{name} · {rules}</translation>
    </message>
    <message numerus="yes">
        <source>{place}. {name}: %n points</source>
        <comment>one line of the result</comment>
        <translation>
            <numerusform>{place}. {name}: %n point</numerusform>
            <numerusform>{place}. {name}: %n point</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStarter</name>
    <message>
        <source>Open game</source>
        <translation>Åbn spil</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Gem en kopi</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}. It holds the dice to come: give it only to those whom you would let look into the cup.</source>
        <translation>Gemt som {file}. Filen indeholder de terninger, der kommer: giv den kun til dem, som du ville lade kigge i bægeret.</translation>
    </message>
    <message>
        <source>So many games wait that the oldest one was given up: {names}.</source>
        <translation>Der venter så mange spil, at det ældste blev opgivet: {names}.</translation>
    </message>
    <message>
        <source>The game before waits: go on with it from New game.</source>
        <translation>Det forrige spil venter: fortsæt det fra Nyt spil.</translation>
    </message>
    <message>
        <source>This game could not be opened.</source>
        <translation>Spillet kunne ikke åbnes.</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzyspil (*.yatzy)</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Best total</source>
        <translation>Højeste sum</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemærkninger</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message numerus="yes">
        <source>given up after %n round(s)</source>
        <translation>
            <numerusform>opgivet efter %n runde</numerusform>
            <numerusform>opgivet efter %n runder</numerusform>
        </translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>rigtige terninger</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>med tip</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>vundet af {names}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>a player&apos;s result in the list of games</comment>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n spil slettet.</numerusform>
            <numerusform>%n spil slettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all shown…</source>
        <translation>&amp;Eksportér alle viste…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Å&amp;bn</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Spi&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Save as game…</source>
        <translation>&amp;Gem som spil…</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Sle&amp;t</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportér…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Det kunne ikke ændres.</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be shown.</source>
        <translation>Spillet er beskadiget og kan ikke vises.</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>You chase straights</source>
        <translation>Du jagter straighter</translation>
    </message>
    <message>
        <source>You give away the bonus</source>
        <translation>Du giver bonussen væk</translation>
    </message>
    <message>
        <source>You keep the wrong dice</source>
        <translation>Du holder de forkerte terninger</translation>
    </message>
    <message>
        <source>You keep too few dice</source>
        <translation>Du holder for få terninger</translation>
    </message>
    <message>
        <source>You keep too many dice</source>
        <translation>Du holder for mange terninger</translation>
    </message>
    <message>
        <source>You roll on too long</source>
        <translation>Du kaster for længe</translation>
    </message>
    <message>
        <source>You stop rolling too early</source>
        <translation>Du stopper med at kaste for tidligt</translation>
    </message>
    <message>
        <source>You strike out boxes too early</source>
        <translation>Du streger felter ud for tidligt</translation>
    </message>
    <message>
        <source>You strike out the wrong box</source>
        <translation>Du streger det forkerte felt ud</translation>
    </message>
    <message>
        <source>You take Chance too early</source>
        <translation>Du tager Chancen for tidligt</translation>
    </message>
    <message>
        <source>You take the wrong box</source>
        <translation>Du tager det forkerte felt</translation>
    </message>
</context>
<context>
    <name>HeardTexts</name>
    <message numerus="yes">
        <source>%n fives</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n femmer</numerusform>
            <numerusform>%n femmere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n firer</numerusform>
            <numerusform>%n firere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ones</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n etter</numerusform>
            <numerusform>%n ettere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left, and {saved} saved.</source>
        <translation>
            <numerusform>%n kast tilbage, og {saved} gemt.</numerusform>
            <numerusform>%n kast tilbage, og {saved} gemt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n kast tilbage.</numerusform>
            <numerusform>%n kast tilbage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n sekser</numerusform>
            <numerusform>%n seksere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n treer</numerusform>
            <numerusform>%n treere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n toer</numerusform>
            <numerusform>%n toere</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus: {points}.</source>
        <translation>Bonus: {points}.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Gjort igen.</translation>
    </message>
    <message>
        <source>Holding nothing.</source>
        <translation>Intet holdt.</translation>
    </message>
    <message>
        <source>Holding {dice}.</source>
        <translation>Holder {dice}.</translation>
    </message>
    <message>
        <source>No rolls left.</source>
        <translation>Ingen kast tilbage.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet.</source>
        <translation>Der er ikke kastet endnu.</translation>
    </message>
    <message>
        <source>One more Yatzy: {points}.</source>
        <translation>Én Yatzy mere: {points}.</translation>
    </message>
    <message>
        <source>Open: {boxes}.</source>
        <translation>Åbne: {boxes}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Fortrudt.</translation>
    </message>
    <message>
        <source>The dice are in the cup.</source>
        <translation>Terningerne er i bægeret.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>The hint is to hold nothing and fill {box}.</source>
        <translation>Tippet er ikke at holde noget, men at udfylde {box}.</translation>
    </message>
    <message>
        <source>Zero: {boxes}.</source>
        <translation>Nul: {boxes}.</translation>
    </message>
    <message>
        <source>{box} struck out.</source>
        <translation>{box} streget.</translation>
    </message>
    <message>
        <source>{box}: {points}.</source>
        <translation>{box}: {points}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>points in a box, or of a player</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{player} strikes out {box}, with {dice}.</source>
        <translation>{player} streger {box}, med {dice}.</translation>
    </message>
    <message>
        <source>{player} takes {points} for {box}, with {dice}.</source>
        <translation>{player} tager {points} for {box}, med {dice}.</translation>
    </message>
    <message>
        <source>{player}: {points} points.</source>
        <translation>{player}: {points} point.</translation>
    </message>
    <message>
        <source>{player}’s turn.</source>
        <translation>Næste tur: {player}.</translation>
    </message>
    <message>
        <source>{text}.</source>
        <comment>a sentence of its own</comment>
        <translation>{text}.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>1 to 6</source>
        <translation>1 til 6</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message numerus="yes">
        <source>A turn has up to %n rolls. The first one takes all dice.</source>
        <translation>
            <numerusform>En tur har %n kast med alle terninger.</numerusform>
            <numerusform>En tur har op til %n kast. Det første er med alle terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piletaster</translation>
    </message>
    <message>
        <source>Click the dice you want to keep: they move to the tray, and only the others are rolled again. A click on a die in the tray takes it back.</source>
        <translation>Klik på de terninger, du vil holde: De flytter ned på bakken, og kun de andre kastes igen. Et klik på en terning på bakken tager den tilbage.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message numerus="yes">
        <source>Hold at least %n dice before each further roll.</source>
        <translation>
            <numerusform>Hold mindst %n terning før hvert nyt kast.</numerusform>
            <numerusform>Hold mindst %n terninger før hvert nyt kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Sådan spiller man</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bogstaver</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Rolls you do not use are saved, and you may use them in a later turn.</source>
        <translation>Kast, du ikke bruger, gemmes, og du må bruge dem i en senere tur.</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Skift+H</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Mellemrum eller Enter</translation>
    </message>
    <message>
        <source>The game ends when all boxes are filled. The highest total wins; a tie is a shared win.</source>
        <translation>Spillet slutter, når alle felter er udfyldt. Den højeste total vinder; ved uafgjort deles sejren.</translation>
    </message>
    <message>
        <source>Then click a box of your column on the score sheet. What the dice are worth there is written in pencil; a box that gives nothing can be struck out.</source>
        <translation>Klik derefter på et felt i din kolonne på pointblokken. Hvad terningerne er værd dér, står med blyant; et felt, der ikke giver noget, kan du strege ud.</translation>
    </message>
    <message>
        <source>ask for a hint</source>
        <translation>bed om et tip</translation>
    </message>
    <message>
        <source>fill the box you stand on</source>
        <translation>udfyld det felt, du står på</translation>
    </message>
    <message>
        <source>go to the box that begins so, on the score sheet</source>
        <translation>gå til feltet, der begynder sådan, på pointblokken</translation>
    </message>
    <message>
        <source>hear a score sheet, then the next player’s; Shift+F4 goes back</source>
        <translation>hør en pointblok, så næste spillers; Skift+F4 går tilbage</translation>
    </message>
    <message>
        <source>hear the dice, those held, and the rolls left</source>
        <translation>hør terningerne, de holdte og de kast, der er tilbage</translation>
    </message>
    <message>
        <source>hear what each box would give</source>
        <translation>hør, hvad hvert felt ville give</translation>
    </message>
    <message>
        <source>hear who has how many points</source>
        <translation>hør, hvem der har hvor mange point</translation>
    </message>
    <message>
        <source>hold the dice that the hint keeps</source>
        <translation>hold de terninger, som tippet beholder</translation>
    </message>
    <message>
        <source>hold the die at that place, or take it back</source>
        <translation>hold terningen på den plads, eller tag den tilbage</translation>
    </message>
    <message>
        <source>look at the records of all games</source>
        <translation>se historikken over alle spil</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>kast terningerne</translation>
    </message>
    <message>
        <source>show the rules</source>
        <translation>vis reglerne</translation>
    </message>
    <message>
        <source>switch sound off or on</source>
        <translation>slå lyden fra eller til</translation>
    </message>
    <message>
        <source>take back the last box</source>
        <translation>fortryd det seneste felt</translation>
    </message>
    <message>
        <source>walk over the score sheet</source>
        <translation>gå rundt på pointblokken</translation>
    </message>
    <message>
        <source>{description}. The highest possible total is {total}.</source>
        <translation>{description}. Den højest mulige total er {total}.</translation>
    </message>
    <message>
        <source>{needs} {counts}</source>
        <comment>which dice a box needs, and what it is worth</comment>
        <translation>{needs} {counts}</translation>
    </message>
</context>
<context>
    <name>HighScoresPage</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Bedste resultater</translation>
    </message>
    <message>
        <source>Computers, too</source>
        <translation>Også computere</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemærkninger</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plads</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>med tip</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>&amp;Work out these rules exactly</source>
        <translation>&amp;Beregn disse regler nøjagtigt</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Luk tippet</translation>
    </message>
    <message>
        <source>Judged by similar rules until these are worked out: {percent}%</source>
        <translation>Vurderet efter lignende regler, til disse er beregnet: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop working out these rules</source>
        <translation>Stop beregningen af disse regler</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Der er ingen tip til disse regler.</translation>
    </message>
</context>
<context>
    <name>HoldRefusal</name>
    <message numerus="yes">
        <source>Hold at least %n dice before you roll again.</source>
        <translation>
            <numerusform>Hold mindst %n terning, før du kaster igen.</numerusform>
            <numerusform>Hold mindst %n terninger, før du kaster igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again.</source>
        <translation>Hold mindst én terning, før du kaster igen.</translation>
    </message>
</context>
<context>
    <name>HolderQuestion</name>
    <message>
        <source>&amp;Play here</source>
        <translation>&amp;Spil her</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>It was left open on the computer {host}, or that one ended without closing it. If it is open nowhere else, play here: your game goes on and is saved.</source>
        <translation>Det står åbent på computeren {host}, eller den blev slukket uden at lukke det. Hvis det ikke er åbent andre steder, kan du spille her: spillet fortsætter og gemmes.</translation>
    </message>
    <message>
        <source>Perhaps it is still starting: then its window will come, and this question go. You can play without it, but nothing of that will be kept.</source>
        <translation>Måske er det ved at starte: så kommer dets vindue, og spørgsmålet forsvinder. Du kan spille alligevel, men intet af det bliver gemt.</translation>
    </message>
    <message>
        <source>Play without &amp;saving</source>
        <translation>Spil &amp;uden at gemme</translation>
    </message>
    <message>
        <source>Yatzy Desktop seems to be open already, but does not answer.</source>
        <translation>Yatzy Desktop ser ud til allerede at være åbent, men svarer ikke.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Contender</source>
        <translation>Udfordrer</translation>
    </message>
    <message>
        <source>Easy-going</source>
        <translation>Afslappet</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nybegynder</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Skarp</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Sikker</translation>
    </message>
    <message>
        <source>about {points} points</source>
        <translation>cirka {points} point</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>A guest, of whom nothing is kept</source>
        <translation>En gæst, som intet gemmes om</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Et menneske</translation>
    </message>
    <message>
        <source>A person with real dice</source>
        <translation>Et menneske med rigtige terninger</translation>
    </message>
    <message>
        <source>Press to choose a person or a computer</source>
        <translation>Tryk for at vælge menneske eller computer</translation>
    </message>
    <message>
        <source>a guest</source>
        <translation>en gæst</translation>
    </message>
    <message>
        <source>a guest with real dice</source>
        <translation>en gæst med rigtige terninger</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>et menneske</translation>
    </message>
    <message>
        <source>a person with real dice</source>
        <translation>et menneske med rigtige terninger</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gæst</translation>
    </message>
    <message>
        <source>guest, real dice</source>
        <translation>gæst, rigtige terninger</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>rigtige terninger</translation>
    </message>
    <message>
        <source>{name} is played by: {kind}</source>
        <translation>{name} spilles af: {kind}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;About Yatzy Desktop</source>
        <translation>&amp;Om Yatzy Desktop</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Som systemet</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>F&amp;arver</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørke</translation>
    </message>
    <message>
        <source>&amp;Dice and rolls left</source>
        <translation>&amp;Terninger og kast tilbage</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>&amp;First throws…</source>
        <translation>&amp;Første kast…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Sådan spiller man</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prog</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyse</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hånd&amp;bog</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt spil…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Å&amp;bn spil…</translation>
    </message>
    <message>
        <source>&amp;Print this game…</source>
        <translation>&amp;Udskriv dette spil…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Score sheet of the next player</source>
        <translation>Næste &amp;spillers pointblok</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>Are the &amp;dice fair?</source>
        <translation>Er &amp;terningerne fair?</translation>
    </message>
    <message>
        <source>Change the r&amp;ules…</source>
        <translation>Ret &amp;reglerne…</translation>
    </message>
    <message>
        <source>Help with the first steps a&amp;gain</source>
        <translation>Hjælp til de første skridt i&amp;gen</translation>
    </message>
    <message>
        <source>Hold the dice of the hint</source>
        <translation>Hold tippets terninger</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>&amp;Større tekst</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Øv &amp;dig…</translation>
    </message>
    <message>
        <source>Print a &amp;blank card…</source>
        <translation>Udskriv en t&amp;om pointblok…</translation>
    </message>
    <message>
        <source>R&amp;ecords…</source>
        <translation>&amp;Historik…</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>G&amp;ennemgå spillet</translation>
    </message>
    <message>
        <source>Read al&amp;oud</source>
        <translation>&amp;Læs op</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Mindre tekst</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Lyd</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>Stillin&amp;g</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Gem en &amp;kopi…</translation>
    </message>
    <message>
        <source>Score sheet of the &amp;player before</source>
        <translation>F&amp;orrige spillers pointblok</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>&amp;Vis værdier på pointblokken</translation>
    </message>
    <message>
        <source>Show the chance to &amp;win</source>
        <translation>Vis vinder&amp;chancen</translation>
    </message>
    <message>
        <source>T&amp;ips and differences</source>
        <translation>T&amp;ips og forskelle</translation>
    </message>
    <message>
        <source>The peop&amp;le at the table…</source>
        <translation>&amp;Personerne ved bordet…</translation>
    </message>
    <message>
        <source>What each &amp;box would give</source>
        <translation>Hvad hvert &amp;felt ville give</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Håndbog</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Afsnit</translation>
    </message>
</context>
<context>
    <name>MissedRounds</name>
    <message numerus="yes">
        <source>%n rounds are past: zeros in as many boxes.</source>
        <translation>
            <numerusform>%n runde er gået: nul i et felt.</numerusform>
            <numerusform>%n runder er gået: nuller i lige så mange felter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Points as all &amp;agree…</source>
        <translation>Point, som alle er &amp;enige om…</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>Bonus: +{points}</source>
        <translation>Bonus: +{points}</translation>
    </message>
    <message>
        <source>Maxi Yatzy!</source>
        <translation>Maxi Yatzy!</translation>
    </message>
    <message>
        <source>One more Yatzy: +{points}</source>
        <translation>Endnu en Yatzy: +{points}</translation>
    </message>
    <message>
        <source>Yatzy!</source>
        <translation>Yatzy!</translation>
    </message>
    <message>
        <source>{title} – {player}</source>
        <comment>what was done, and by whom</comment>
        <translation>{title} – {player}</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to &amp;go on with…</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n at f&amp;ortsætte…</numerusform>
            <numerusform>%n at f&amp;ortsætte…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pillere</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Start spillet</translation>
    </message>
    <message>
        <source>&amp;Who starts?</source>
        <translation>&amp;Hvem begynder?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Den første på listen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Terningen afgør</translation>
    </message>
    <message>
        <source>Two players have the same name; one is written as “{name}”.</source>
        <translation>To spillere har samme navn; den ene skrives »{name}«.</translation>
    </message>
    <message>
        <source>{rules} · {players}</source>
        <comment>the game that will start</comment>
        <translation>{rules} · {players}</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>+{count}</source>
        <comment>further notices that wait</comment>
        <translation>+{count}</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Luk beskeden</translation>
    </message>
</context>
<context>
    <name>OpeningsModel</name>
    <message>
        <source>Best</source>
        <translation>Bedst</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Ventet resultat</translation>
    </message>
    <message>
        <source>First throw</source>
        <translation>Første kast</translation>
    </message>
    <message>
        <source>Points less</source>
        <translation>Point mindre</translation>
    </message>
    <message>
        <source>Second best</source>
        <translation>Næstbedst</translation>
    </message>
</context>
<context>
    <name>OpeningsPage</name>
    <message numerus="yes">
        <source>%n first throws worked out…</source>
        <translation>
            <numerusform>%n første kast regnet ud…</numerusform>
            <numerusform>%n første kast regnet ud…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>First throws</source>
        <translation>Første kast</translation>
    </message>
    <message>
        <source>First throws: {rules}</source>
        <translation>Første kast: {rules}</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Der er ingen tip til disse regler.</translation>
    </message>
    <message>
        <source>What is best with an empty score sheet.</source>
        <translation>Hvad der er bedst med en tom pointblok.</translation>
    </message>
</context>
<context>
    <name>OtherTexts</name>
    <message>
        <source>Different: {rule}</source>
        <translation>Anderledes: {rule}</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}.</source>
        <translation>Det, der er anderledes i {rules}, er markeret.</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}. Only there one also fills: {boxes}.</source>
        <translation>Det, der er anderledes i {rules}, er markeret. Kun dér udfylder man også: {boxes}.</translation>
    </message>
    <message>
        <source>{rules} has the same rules.</source>
        <translation>{rules} har de samme regler.</translation>
    </message>
</context>
<context>
    <name>PaceChoice</name>
    <message>
        <source>At once</source>
        <translation>Straks</translation>
    </message>
    <message>
        <source>How &amp;fast do computers play?</source>
        <translation>Hvor h&amp;urtigt spiller computere?</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Roligt</translation>
    </message>
</context>
<context>
    <name>PadPicture</name>
    <message>
        <source>Picture of the pad</source>
        <translation>Billede af pointblokken</translation>
    </message>
    <message>
        <source>at most</source>
        <comment>heads the column of the highest possible points</comment>
        <translation>højst</translation>
    </message>
    <message>
        <source>{rules}: {description}. Highest possible total: {points}.</source>
        <translation>{rules}: {description}. Højest mulige total: {points}.</translation>
    </message>
    <message>
        <source>{threshold} → {points}</source>
        <comment>the bonus and from where it is earned</comment>
        <translation>{threshold} → {points}</translation>
    </message>
</context>
<context>
    <name>PairTable</name>
    <message>
        <source>Which face came after which, for everybody: the die before at the left, the one after it on top. If fair, about {count} each.</source>
        <translation>Hvilken side der kom efter hvilken, for alle: terningen før til venstre, den efter øverst. Hvis fair, omkring {count} hver.</translation>
    </message>
    <message>
        <source>{after} after {before}: {count}</source>
        <comment>faces of dice</comment>
        <translation>{after} efter {before}: {count}</translation>
    </message>
</context>
<context>
    <name>ParkedWindow</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Games to go on with</source>
        <translation>Spil at fortsætte</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>&amp;Opgiv</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>{round} of {rounds}</source>
        <comment>how far a game is</comment>
        <translation>{round} af {rounds}</translation>
    </message>
</context>
<context>
    <name>PeopleDesk</name>
    <message>
        <source>&amp;Name, seat, leaving…</source>
        <translation>&amp;Navn, plads, gå…</translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation>Færdig. Det kan fortrydes.</translation>
    </message>
    <message>
        <source>Put this &amp;box right…</source>
        <translation>Ret dette &amp;felt…</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Navn</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spiller</translation>
    </message>
    <message>
        <source>&amp;Who plays at this seat?</source>
        <translation>&amp;Hvem spiller på denne plads?</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Et menneske</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Ret navnet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Hand the seat over</source>
        <translation>Overlad pladsen</translation>
    </message>
    <message>
        <source>Leaves; column crossed out</source>
        <translation>Går; streges ud</translation>
    </message>
    <message>
        <source>Leaves; the points count</source>
        <translation>Går; pointene gælder</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Gå</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name of who joins</source>
        <translation>Navn på den, der kommer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Put a &amp;box right, as all agree</source>
        <translation>Ret et &amp;felt, som alle er enige om</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Ret</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Sits down</source>
        <translation>Sætter sig</translation>
    </message>
    <message>
        <source>Somebody &amp;joins</source>
        <translation>Nogen &amp;kommer til</translation>
    </message>
    <message>
        <source>The people at the table</source>
        <translation>De ved bordet</translation>
    </message>
    <message>
        <source>Why? It is kept with the game.</source>
        <translation>Hvorfor? Det gemmes med spillet.</translation>
    </message>
    <message>
        <source>With real dice</source>
        <translation>Med rigtige terninger</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åbent</translation>
    </message>
    <message>
        <source>{name} (has left)</source>
        <translation>{name} (er gået)</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Skjul</translation>
    </message>
    <message>
        <source>&amp;Keep both</source>
        <translation>&amp;Behold begge</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Slå dem sammen</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>Slå s&amp;ammen…</translation>
    </message>
    <message>
        <source>All games of {gone} will be games of {kept}. This can be undone.</source>
        <translation>Alle spil fra {gone} hører derefter til {kept}. Det kan fortrydes.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farve</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Sle&amp;t</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Hidden people are not offered in New game; their games stay. Deleting takes a person out of all games.</source>
        <translation>Skjulte personer foreslås ikke i Nyt spil; deres spil bliver. Sletning fjerner en person fra alle spil.</translation>
    </message>
    <message>
        <source>Is {gone} the same person as {kept}?</source>
        <translation>Er {gone} den samme person som {kept}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Bemærkninger</translation>
    </message>
    <message>
        <source>Offer &amp;again</source>
        <translation>&amp;Vis igen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Omdø&amp;b</translation>
    </message>
    <message>
        <source>Same person as</source>
        <translation>Samme person som</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Det kunne ikke ændres.</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>foreslås ikke</translation>
    </message>
    <message>
        <source>{gone} and {kept} are one person now.</source>
        <translation>{gone} og {kept} er nu én person.</translation>
    </message>
    <message>
        <source>{name} has another colour now.</source>
        <translation>{name} har nu en anden farve.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} er slettet.</translation>
    </message>
    <message>
        <source>{name} is not offered any more.</source>
        <translation>{name} foreslås ikke længere.</translation>
    </message>
    <message>
        <source>{name} is offered again.</source>
        <translation>{name} foreslås igen.</translation>
    </message>
    <message>
        <source>{old} is called {new} now.</source>
        <translation>{old} hedder nu {new}.</translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>As before</source>
        <translation>Som før</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Taberen</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Den næste</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Vinderen</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Slå om det</translation>
    </message>
    <message>
        <source>Who begins a rematch?</source>
        <translation>Hvem begynder en revanche?</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Tilføj spiller</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <translation>Tilføj &amp;computer</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>Bordet er fuldt</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Drag, or press the up and down arrow keys</source>
        <translation>Træk, eller tryk på pil op og pil ned</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Flyt {name}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navn på spiller {number}</translation>
    </message>
    <message>
        <source>Take {name} off the list</source>
        <translation>Fjern {name} fra listen</translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n points when the upper boxes give {threshold} or more.</source>
        <translation>
            <numerusform>%n point, når de øverste felter giver mindst {threshold}.</numerusform>
            <numerusform>%n point, når de øverste felter giver mindst {threshold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Always %n points.</source>
        <translation>
            <numerusform>Giver altid %n point.</numerusform>
            <numerusform>Giver altid %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Example: {dice} gives %n points.</source>
        <translation>
            <numerusform>Eksempel: {dice} giver %n point.</numerusform>
            <numerusform>Eksempel: {dice} giver %n point.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Best: {choice}</source>
        <translation>Bedst: {choice}</translation>
    </message>
    <message>
        <source>Every right choice counts one.</source>
        <translation>Hvert rigtigt valg tæller én.</translation>
    </message>
    <message>
        <source>Good enough: {choice}. It gives {points} points less.</source>
        <translation>Godt nok: {choice}. Det giver {points} point mindre.</translation>
    </message>
    <message>
        <source>Not quite: {choice}. It gives {points} points less.</source>
        <translation>Ikke helt: {choice}. Det giver {points} point mindre.</translation>
    </message>
    <message>
        <source>Right: {choice}.</source>
        <translation>Rigtigt: {choice}.</translation>
    </message>
    <message>
        <source>Score {score} · {right} of {answered} right</source>
        <translation>Stilling {score} · {right} af {answered} rigtige</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tilladt</translation>
    </message>
    <message>
        <source>any box</source>
        <translation>frit felt</translation>
    </message>
    <message>
        <source>any die may be rolled again</source>
        <translation>alle terninger må kastes igen</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>holdte terninger bliver liggende</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>i rækkefølge</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ingen bonus</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no die has to be held</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points for a further Yatzy</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ikke tilladt</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>gemmes ikke</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gemmes</translation>
    </message>
    <message>
        <source>{countries}: {value}</source>
        <translation>{countries}: {value}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} eller {second}</translation>
    </message>
    <message>
        <source>{threshold} → {points}</source>
        <translation>{threshold} → {points}</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Næste stilling</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Hold dice and roll, or fill a box.</source>
        <translation>Hold terninger og kast, eller udfyld et felt.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Leder efter en stilling…</translation>
    </message>
    <message>
        <source>Practice: {rules}</source>
        <translation>Øvelse: {rules}</translation>
    </message>
    <message>
        <source>There is nothing to practise by these rules.</source>
        <translation>Der er intet at øve sig på efter disse regler.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Hvad ville du gøre?</translation>
    </message>
    <message>
        <source>You went wrong here once.</source>
        <translation>Her er du gået galt en gang.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Colours</source>
        <translation>Far&amp;ver</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Terninger</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bevægelse</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;kststørrelse</translation>
    </message>
    <message>
        <source>&amp;Who starts a new game?</source>
        <translation>&amp;Hvem begynder et nyt spil?</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>C&amp;elebrate a Yatzy and the bonus</source>
        <translation>&amp;Fejr Yatzy og bonus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørke</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Alt bevæger sig</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Den første på listen</translation>
    </message>
    <message>
        <source>For left hands: the score sheet at the left</source>
        <translation>For venstrehåndede: pointblokken til venstre</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyse</translation>
    </message>
    <message>
        <source>Little motion</source>
        <translation>Lidt bevægelse</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eg</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Røde</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skifer</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>B&amp;ord</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Tekststørrelse i procent</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Terningen afgør</translation>
    </message>
    <message>
        <source>With digits</source>
        <translation>Med tal</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>the text size</comment>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PrintCardDialog</name>
    <message>
        <source>Print a blank card</source>
        <translation>Udskriv en tom pointblok</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <translation>Pointblokken, som den udskrives</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behold den</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Erstat den</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Looking for printers. You can save a PDF file meanwhile.</source>
        <translation>Søger efter printere. Imens kan du gemme en PDF-fil.</translation>
    </message>
    <message>
        <source>No printer answers. You can save a PDF file and print it elsewhere.</source>
        <translation>Ingen printer svarer. Du kan gemme en PDF-fil og udskrive den et andet sted.</translation>
    </message>
    <message>
        <source>No printer is installed. You can save a PDF file and print it elsewhere.</source>
        <translation>Der er ikke installeret nogen printer. Du kan gemme en PDF-fil og udskrive den et andet sted.</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvisning</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Gem som P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Gem som PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>Sent to the printer {printer}.</source>
        <translation>Sendt til printeren {printer}.</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the card. Try another one.</source>
        <translation>Printeren {printer} tager ikke imod pointblokken. Prøv en anden.</translation>
    </message>
    <message>
        <source>{file} cannot be saved. Perhaps it is open in another program, or the place is full or protected. Choose another name or folder.</source>
        <translation>{file} kan ikke gemmes. Måske er filen åben i et andet program, eller også er pladsen fyldt eller beskyttet. Vælg et andet navn eller en anden mappe.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kan ikke skrives.</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file} findes allerede. Vil du erstatte den?</translation>
    </message>
</context>
<context>
    <name>PrintGameDialog</name>
    <message>
        <source>Print this game</source>
        <translation>Udskriv dette spil</translation>
    </message>
    <message>
        <source>The pad as it will be printed</source>
        <translation>Pointblokken, som den udskrives</translation>
    </message>
</context>
<context>
    <name>PrintOpeningsDialog</name>
    <message>
        <source>Print the first throws</source>
        <translation>Udskriv de første kast</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the table. Try another one.</source>
        <translation>Printeren {printer} tager ikke imod tabellen. Prøv en anden.</translation>
    </message>
    <message>
        <source>The table as it will be printed</source>
        <translation>Tabellen, som den bliver udskrevet</translation>
    </message>
</context>
<context>
    <name>PrintRulesDialog</name>
    <message>
        <source>Print the rules</source>
        <translation>Udskriv reglerne</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the rules. Try another one.</source>
        <translation>Printeren {printer} tager ikke imod reglerne. Prøv en anden.</translation>
    </message>
    <message>
        <source>The rules as they will be printed</source>
        <translation>Reglerne, som de udskrives</translation>
    </message>
</context>
<context>
    <name>PrintStatisticsDialog</name>
    <message>
        <source>Print the statistics</source>
        <translation>Udskriv statistikken</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the statistics. Try another one.</source>
        <translation>Printeren {printer} tager ikke imod statistikken. Prøv en anden.</translation>
    </message>
    <message>
        <source>The statistics as they will be printed</source>
        <translation>Statistikken, som den bliver udskrevet</translation>
    </message>
</context>
<context>
    <name>PrintTipsDialog</name>
    <message>
        <source>Print the tips</source>
        <translation>Udskriv tips</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the tips. Try another one.</source>
        <translation>Printeren {printer} tager ikke imod tippene. Prøv en anden.</translation>
    </message>
    <message>
        <source>The tips as they will be printed</source>
        <translation>Tippene, som de bliver udskrevet</translation>
    </message>
</context>
<context>
    <name>PrintedCard</name>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Max</source>
        <comment>the most a box can give</comment>
        <translation>Maks</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>full straight {points}</source>
        <translation>full straight {points}</translation>
    </message>
</context>
<context>
    <name>PrintedOpenings</name>
    <message>
        <source>What to keep from the first throw: the bold dice.</source>
        <translation>Hvad man holder af det første kast: de tydelige terninger.</translation>
    </message>
    <message>
        <source>{ruleset}, first throws</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, første kast</translation>
    </message>
</context>
<context>
    <name>PrintedRules</name>
    <message>
        <source>Example</source>
        <translation>Eksempel</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Tips og forskelle</translation>
    </message>
    <message>
        <source>{page} ({count})</source>
        <comment>page 1 of 2: 1 (2)</comment>
        <translation>{page} ({count})</translation>
    </message>
    <message>
        <source>{ruleset}, rules</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, regler</translation>
    </message>
    <message>
        <source>{ruleset}, tips</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, tips</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>&amp;Do it anyway</source>
        <translation>&amp;Gør det alligevel</translation>
    </message>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Tænk igen</translation>
    </message>
</context>
<context>
    <name>RecordKeeper</name>
    <message>
        <source>&amp;Add them</source>
        <translation>&amp;Tilføj dem</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Lad være</translation>
    </message>
    <message>
        <source>Add the games of the copy?</source>
        <translation>Tilføj spillene fra kopien?</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message numerus="yes">
        <source>%n win(s) in a row for {name}.</source>
        <translation>
            <numerusform>%n sejr i træk for {name}.</numerusform>
            <numerusform>%n sejre i træk for {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game yet for {name}: {points} points, after {before}.</source>
        <translation>Bedste spil hidtil for {name}: {points} point, før {before}.</translation>
    </message>
    <message numerus="yes">
        <source>The records were damaged. %n game(s) could be read and are kept, and so is the old file.</source>
        <translation>
            <numerusform>Historikken var beskadiget. %n spil kunne læses og er gemt, ligesom den gamle fil.</numerusform>
            <numerusform>Historikken var beskadiget. %n spil kunne læses og er gemt, ligesom den gamle fil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a good copy of {day} with %n game(s). What it has beyond can be added.</source>
        <translation>
            <numerusform>Der er en hel kopi fra {day} med %n spil. Det, som kun findes dér, kan tilføjes.</numerusform>
            <numerusform>Der er en hel kopi fra {day} med %n spil. Det, som kun findes dér, kan tilføjes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening, %n game(s)</source>
        <translation>
            <numerusform>I aften, %n spil</numerusform>
            <numerusform>I aften, %n spil</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {wins} – {second} {losses}</source>
        <translation>{first} {wins} – {second} {losses}</translation>
    </message>
    <message>
        <source>{name} has broken the record: {points} points, after {before}.</source>
        <translation>{name} har slået rekorden: {points} point, før {before}.</translation>
    </message>
    <message>
        <source>{name} never had more in {box}: {points}.</source>
        <translation>{name} har aldrig fået mere i {box}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{score}, %n draw(s)</source>
        <translation>
            <numerusform>{score}, %n uafgjort</numerusform>
            <numerusform>{score}, %n uafgjorte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters: %n</source>
        <translation>
            <numerusform>&amp;Filtre: %n</numerusform>
            <numerusform>&amp;Filtre: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Bedste resultater</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Mand mod mand</translation>
    </message>
    <message>
        <source>Nothing is here yet. When a game has been played to its end, this window will tell everybody&apos;s averages, best results and wins, with the list of all games to look at again. Games from another computer can be imported on the page Games.</source>
        <translation>Her er intet endnu. Når et spil er spillet til ende, viser dette vindue alles gennemsnit, bedste resultater og sejre samt listen over alle spil, som kan ses igen. Spil fra en anden computer kan importeres på siden Spil.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Intet at fortryde.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>That could not be undone.</source>
        <translation>Det kunne ikke fortrydes.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Fortrudt.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>All dice are held. Let go of at least one, or fill a box.</source>
        <translation>Alle terninger holdes. Slip mindst én, eller udfyld et felt.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 6 for each die.</source>
        <translation>Indtast et tal fra 1 til 6 for hver terning.</translation>
    </message>
    <message>
        <source>No dice give these points in this box.</source>
        <translation>Ingen terninger giver de point i dette felt.</translation>
    </message>
    <message>
        <source>No rolls are left. Choose a box to fill.</source>
        <translation>Der er ingen kast tilbage. Vælg et felt at udfylde.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Det ville ikke ændre noget.</translation>
    </message>
    <message>
        <source>Roll the dice before you fill a box.</source>
        <translation>Kast terningerne, før du udfylder et felt.</translation>
    </message>
    <message>
        <source>So many rolls are not possible now.</source>
        <translation>Så mange kast er ikke mulige nu.</translation>
    </message>
    <message>
        <source>Somebody has to stay at the table.</source>
        <translation>Nogen må blive ved bordet.</translation>
    </message>
    <message>
        <source>The first roll of a turn is made with all dice.</source>
        <translation>Det første kast i en tur er med alle terninger.</translation>
    </message>
    <message>
        <source>The program throws the dice of this player.</source>
        <translation>Programmet kaster denne spillers terninger.</translation>
    </message>
    <message>
        <source>The secret of the dice has been shown, so this game cannot go on.</source>
        <translation>Terningernes hemmelighed er blevet vist, så dette spil kan ikke fortsætte.</translation>
    </message>
    <message>
        <source>There is no room for another player.</source>
        <translation>Der er ikke plads til en spiller til.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Den terning findes ikke.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Der er ingen sådan spiller.</translation>
    </message>
    <message>
        <source>This box is already filled.</source>
        <translation>Feltet er allerede udfyldt.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>This pad has no such box.</source>
        <translation>Det felt findes ikke på pointblokken.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Denne spiller har forladt spillet.</translation>
    </message>
    <message>
        <source>This player throws real dice: enter what they show.</source>
        <translation>Denne spiller kaster rigtige terninger: indtast, hvad de viser.</translation>
    </message>
    <message>
        <source>With these rules, another box has to be filled first.</source>
        <translation>Med disse regler skal et andet felt udfyldes først.</translation>
    </message>
    <message>
        <source>With these rules, held dice stay held until the turn ends.</source>
        <translation>Med disse regler bliver holdte terninger liggende, til turen er slut.</translation>
    </message>
    <message>
        <source>With these rules, the number of rolls used has to be entered.</source>
        <translation>Med disse regler skal antallet af brugte kast angives.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy {accuracy} of 100: nothing lost would be 100, {points} points lost per choice make it 37.</source>
        <translation>Træfsikkerhed {accuracy} af 100: Uden tab ville den være 100, {points} tabte point pr. valg giver 37.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Bedre: {choice}</translation>
    </message>
    <message>
        <source>Entered without dice</source>
        <translation>Indført uden terninger</translation>
    </message>
    <message>
        <source>Entered without dice: this cannot be judged.</source>
        <translation>Indført uden terninger: Det kan ikke vurderes.</translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation>Ventet fra starten</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Ventet resultat</translation>
    </message>
    <message>
        <source>Judged by similar rules: only whole points count.</source>
        <translation>Vurderet efter lignende regler: Kun hele point holder.</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Tabt ved valg</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Held med terningerne</translation>
    </message>
    <message>
        <source>Luck {points}</source>
        <translation>Held {points}</translation>
    </message>
    <message>
        <source>Luck {points}: a lucky roll</source>
        <translation>Held {points}: et heldigt kast</translation>
    </message>
    <message>
        <source>Luck {points}: a very lucky roll</source>
        <translation>Held {points}: et meget heldigt kast</translation>
    </message>
    <message>
        <source>Luck {points}: a very unlucky roll</source>
        <translation>Held {points}: et meget uheldigt kast</translation>
    </message>
    <message>
        <source>Luck {points}: an unlucky roll</source>
        <translation>Held {points}: et uheldigt kast</translation>
    </message>
    <message>
        <source>Played: {choice}. It cost {points} points.</source>
        <translation>Spillet: {choice}. Det kostede {points} point.</translation>
    </message>
    <message>
        <source>Played: {choice}. The best choice.</source>
        <translation>Spillet: {choice}. Det bedste valg.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result with average luck</source>
        <translation>Resultat med gennemsnitligt held</translation>
    </message>
    <message>
        <source>Rounding, and the table&apos;s own error</source>
        <translation>Afrunding og tabellens egen fejl</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Der var intet valg.</translation>
    </message>
    <message>
        <source>Values may be off by {points} points.</source>
        <translation>Værdierne kan være {points} point forkerte.</translation>
    </message>
    <message>
        <source>{player}: from {start} to {end} points</source>
        <translation>{player}: fra {start} til {end} point</translation>
    </message>
    <message>
        <source>{points} in round {round}: {chosen}. Better: {best}</source>
        <translation>{points} i runde {round}: {chosen}. Bedre: {best}</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n mærke</numerusform>
            <numerusform>%n mærker</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Sammendrag</translation>
    </message>
    <message>
        <source>&amp;Try it again</source>
        <translation>&amp;Prøv igen</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Tilbage til gennemgangen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spillets gang</translation>
    </message>
    <message>
        <source>Play on: the game itself stays as it was.</source>
        <translation>Spil videre: Selve spillet bliver, som det var.</translation>
    </message>
    <message>
        <source>Review: {rules}</source>
        <translation>Gennemgang: {rules}</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Bordet</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>{points} points this time.</source>
        <translation>{points} point denne gang.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>All dice are held</source>
        <translation>Alle terninger holdes</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Vælg et felt</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n dice before you roll</source>
        <translation>
            <numerusform>Hold %n terning, før du kaster</numerusform>
            <numerusform>Hold %n terninger, før du kaster</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Kast</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · {left} left</source>
        <translation>
            <numerusform>Kast %n terning · {left} tilbage</numerusform>
            <numerusform>Kast %n terninger · {left} tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling…</source>
        <translation>Kaster…</translation>
    </message>
    <message numerus="yes">
        <source>Saved roll, %n dice · {saved} saved</source>
        <translation>
            <numerusform>Gemt kast, %n terning · {saved} tilbage</numerusform>
            <numerusform>Gemt kast, %n terninger · {saved} tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the turn at once</source>
        <translation>Vis turen med det samme</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
</context>
<context>
    <name>RollsLeft</name>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>%n kast tilbage</numerusform>
            <numerusform>%n kast tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved rolls</source>
        <translation>
            <numerusform>%n gemt kast</numerusform>
            <numerusform>%n gemte kast</numerusform>
        </translation>
    </message>
    <message>
        <source>{rolls}, {saved}</source>
        <translation>{rolls}, {saved}</translation>
    </message>
    <message>
        <source>×{count}</source>
        <translation>×{count}</translation>
    </message>
</context>
<context>
    <name>RulesFile</name>
    <message>
        <source>Own rules are damaged and cannot be used. Their file is kept as {kept}.</source>
        <translation>Egne regler er beskadiget og kan ikke bruges. Filen er bevaret som {kept}.</translation>
    </message>
    <message>
        <source>The own rules in {file} cannot be read.</source>
        <translation>De egne regler i {file} kan ikke læses.</translation>
    </message>
    <message>
        <source>The own rules in {file} come from a newer version of Yatzy Desktop and are left as they are.</source>
        <translation>De egne regler i {file} kommer fra en nyere version af Yatzy Desktop og får lov at ligge.</translation>
    </message>
    <message>
        <source>The rules cannot be saved to {file}.</source>
        <translation>Reglerne kan ikke gemmes i {file}.</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}. Try another place.</source>
        <translation>Reglerne kan ikke skrives til {file}. Prøv et andet sted.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played. {reason}</source>
        <translation>Reglerne i {file} kan man ikke spille efter. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be deleted.</source>
        <translation>{file} kan ikke slettes.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} kan ikke åbnes.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} kommer fra en nyere version af Yatzy Desktop.</translation>
    </message>
    <message>
        <source>{file} holds a game, not rules. Open it from the Game menu.</source>
        <translation>{file} indeholder et spil, ikke regler. Åbn det fra menuen Spil.</translation>
    </message>
    <message>
        <source>{file} holds no rules of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} indeholder ingen regler til Yatzy Desktop eller er beskadiget.</translation>
    </message>
    <message>
        <source>{file} is far too large to hold rules.</source>
        <translation>{file} er alt for stor til at indeholde regler.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Tips and differences</source>
        <translation>&amp;Tips og forskelle</translation>
    </message>
    <message>
        <source>A sixth die beside a straight of five</source>
        <translation>En sjette terning ved siden af en straight på fem</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message>
        <source>All boxes of the upper section are filled first, then the others, each in any order.</source>
        <translation>Først udfyldes alle felter i øverste del, derefter de andre, begge dele i valgfri rækkefølge.</translation>
    </message>
    <message>
        <source>All groups of a box show different faces; you can change that.</source>
        <translation>Alle grupper i et felt viser forskellige tal; det kan du ændre.</translation>
    </message>
    <message>
        <source>All six dice are added up.</source>
        <translation>Alle seks terninger lægges sammen.</translation>
    </message>
    <message>
        <source>Any open box may be struck out at any time.</source>
        <translation>Et hvilket som helst åbent felt må streges ud når som helst.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Chance with six dice</source>
        <translation>Chancen med seks terninger</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Dice laid aside before a reroll</source>
        <translation>Terninger, der lægges til side før et nyt kast</translation>
    </message>
    <message>
        <source>Each ruleset has its own; you can change it.</source>
        <translation>Hvert regelsæt har sin egen; du kan ændre den.</translation>
    </message>
    <message>
        <source>Filling a box</source>
        <translation>At udfylde et felt</translation>
    </message>
    <message>
        <source>Houses, towers and pairs of one face</source>
        <translation>Huse, tower og par af et enkelt tal</translation>
    </message>
    <message>
        <source>It gives 21 points; you can change that.</source>
        <translation>Den giver 21 point; det kan du ændre.</translation>
    </message>
    <message>
        <source>It is computed from the boxes.</source>
        <translation>Den regnes ud fra felterne.</translation>
    </message>
    <message>
        <source>It is on the pads for five and for six dice.</source>
        <translation>Det er på pointblokkene til både fem og seks terninger.</translation>
    </message>
    <message>
        <source>It may show anything.</source>
        <translation>Den må vise hvad som helst.</translation>
    </message>
    <message>
        <source>Lower section</source>
        <translation>Nederste del</translation>
    </message>
    <message>
        <source>Maxi Yatzy in Norway</source>
        <translation>Maxi Yatzy i Norge</translation>
    </message>
    <message>
        <source>None of the printed rules says anything about them.</source>
        <translation>Ingen af de trykte regler siger noget om det.</translation>
    </message>
    <message>
        <source>On for the modern Swedish pad, off elsewhere; you can change that.</source>
        <translation>Slået til på den moderne svenske pointblok, ellers fra; det kan du ændre.</translation>
    </message>
    <message>
        <source>Printed rules contradict each other here and there. This is what we do.</source>
        <translation>Trykte regler modsiger hinanden hist og her. Sådan gør vi.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Gemte kast</translation>
    </message>
    <message>
        <source>Six alike give the points of the other countries.</source>
        <translation>Seks ens giver samme point som i de andre lande.</translation>
    </message>
    <message>
        <source>Striking out</source>
        <translation>At strege ud</translation>
    </message>
    <message>
        <source>The Danish rules ask for one die aside, but do not say that it is locked.</source>
        <translation>De danske regler kræver, at én terning lægges til side, men siger ikke, at den er låst.</translation>
    </message>
    <message>
        <source>The Danish rules print 625 for Maxi Yatzy, which no reading of those rules can give; 599 is right.</source>
        <translation>De danske regler angiver 625 for Maxi Yatzy, men så meget bliver det ikke, hvordan man end læser dem; 599 er rigtigt.</translation>
    </message>
    <message>
        <source>The Danish rules speak of five, but their own example, 3 3 3 5 5 5, gives 24: all six.</source>
        <translation>De danske regler taler om fem, men deres eget eksempel, 3 3 3 5 5 5, giver 24: alle seks.</translation>
    </message>
    <message>
        <source>The Swedish and Danish rules give 21; the Swedish ones say that some pads give 25. In the Norwegian rules the table is missing.</source>
        <translation>De svenske og danske regler giver 21; de svenske siger, at nogle pointblokke giver 25. I de norske regler mangler tabellen.</translation>
    </message>
    <message>
        <source>The Swedish and Norwegian rules allow it; the Danish ones only say when one has to.</source>
        <translation>De svenske og norske regler tillader det; de danske siger kun, hvornår man skal.</translation>
    </message>
    <message>
        <source>The Swedish rules name it among the boxes of Maxi Yatzy, but their own 15 boxes and their maximum of 374 need it.</source>
        <translation>De svenske regler nævner det blandt felterne i Maxi Yatzy, men deres egne 15 felter og højeste total på 374 kræver det.</translation>
    </message>
    <message>
        <source>The Swedish rules say that Maxi Yatzy is often played with them.</source>
        <translation>De svenske regler siger, at Maxi Yatzy ofte spilles med gemte kast.</translation>
    </message>
    <message>
        <source>The bonus of Maxi Yatzy</source>
        <translation>Bonussen i Maxi Yatzy</translation>
    </message>
    <message>
        <source>The box for three and two alike</source>
        <translation>Feltet for tre og to ens</translation>
    </message>
    <message>
        <source>The boxes are filled from bottom to top; no other box may be chosen.</source>
        <translation>Felterne udfyldes nedefra og op; intet andet felt må vælges.</translation>
    </message>
    <message>
        <source>The boxes are filled from top to bottom; no other box may be chosen.</source>
        <translation>Felterne udfyldes oppefra og ned; intet andet felt må vælges.</translation>
    </message>
    <message>
        <source>The boxes may be filled in any order.</source>
        <translation>Felterne må udfyldes i valgfri rækkefølge.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutningen</translation>
    </message>
    <message>
        <source>The full straight</source>
        <translation>Full straight</translation>
    </message>
    <message>
        <source>The highest possible total</source>
        <translation>Den højest mulige total</translation>
    </message>
    <message>
        <source>The maxima that the printed rules give can only be got in this way.</source>
        <translation>Kun sådan når man de maksimumtal, som de trykte regler angiver.</translation>
    </message>
    <message>
        <source>The pads in use say so.</source>
        <translation>Sådan står der på de blokke, der bruges.</translation>
    </message>
    <message>
        <source>The tables of the Norwegian rules are missing; the Swedish and Danish ones say 100.</source>
        <translation>Tabellerne i de norske regler mangler; de svenske og danske siger 100.</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Sejren deles.</translation>
    </message>
    <message>
        <source>They may be taken back and rolled later.</source>
        <translation>De må tages tilbage og kastes senere.</translation>
    </message>
    <message>
        <source>Three bonuses are printed, 63 → 50, 75 → 50 and 84 → 100, and each text is clear about its own pad.</source>
        <translation>Der findes tre trykte bonusser, 63 → 50, 75 → 50 og 84 → 100, og hver tekst er klar om sin egen pointblok.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Uafgjort</translation>
    </message>
    <message>
        <source>Upper section</source>
        <translation>Øverste del</translation>
    </message>
    <message>
        <source>Where the printed rules disagree</source>
        <translation>Hvor de trykte regler er uenige</translation>
    </message>
    <message>
        <source>{needs} {gives}</source>
        <comment>two sentences about a box</comment>
        <translation>{needs} {gives}</translation>
    </message>
</context>
<context>
    <name>RulesPageTexts</name>
    <message>
        <source>After any roll you may stop and fill one open box with what the dice are worth there.</source>
        <translation>Efter ethvert kast må du stoppe og udfylde ét åbent felt med det, terningerne er værd dér.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. A die once held stays held until the turn ends.</source>
        <translation>Mellem kastene vælger du, hvilke terninger du vil holde. En terning, der én gang er holdt, bliver liggende, til turen er slut.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. Held dice may be rolled again later in the same turn.</source>
        <translation>Mellem kastene vælger du, hvilke terninger du vil holde. Holdte terninger må kastes igen senere i samme tur.</translation>
    </message>
    <message>
        <source>Each further Yatzy gives {points} points more, once the Yatzy box holds points.</source>
        <translation>Hver ny Yatzy giver {points} point mere, når der er point i Yatzyfeltet.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has one roll, made with all %n dice.</source>
        <translation>
            <numerusform>Hver tur har ét kast med %n terning.</numerusform>
            <numerusform>Hver tur har ét kast med alle %n terninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each turn has up to %n rolls.</source>
        <translation>
            <numerusform>Hver tur har %n kast.</numerusform>
            <numerusform>Hver tur har op til %n kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>If they are worth nothing there, or you choose so, the box is struck out with a 0. No box is filled twice.</source>
        <translation>Er de ikke noget værd dér, eller vælger du det, streges feltet ud med et 0. Intet felt udfyldes to gange.</translation>
    </message>
    <message>
        <source>It is given once.</source>
        <translation>Den gives én gang.</translation>
    </message>
    <message>
        <source>Play goes clockwise, from seat to seat.</source>
        <translation>Turen går med uret rundt om bordet.</translation>
    </message>
    <message>
        <source>Rolls that you do not use are saved for your later turns. The rolls of the turn itself are used before saved ones.</source>
        <translation>Kast, du ikke bruger, gemmes til dine senere ture. Turens egne kast bruges før de gemte.</translation>
    </message>
    <message>
        <source>Saved rolls that are left at the end are worth nothing.</source>
        <translation>Gemte kast, der er tilbage til sidst, er ikke noget værd.</translation>
    </message>
    <message>
        <source>Such a Yatzy also fills a house or a straight in full, if the upper box of its face is filled.</source>
        <translation>Sådan en Yatzy giver også fuldt point som fuldt hus eller straight, hvis det øverste felt for dens tal er udfyldt.</translation>
    </message>
    <message numerus="yes">
        <source>The first is made with all %n dice.</source>
        <translation>
            <numerusform>Det første er med %n terning.</numerusform>
            <numerusform>Det første er med alle %n terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends when every player has filled every box. The highest total wins; if several have it, they share the win.</source>
        <translation>Spillet slutter, når alle spillere har udfyldt alle felter. Den højeste total vinder; har flere den, deler de sejren.</translation>
    </message>
    <message>
        <source>The highest possible total is {points} points.</source>
        <translation>Den højest mulige total er {points} point.</translation>
    </message>
    <message>
        <source>These rules have no bonus.</source>
        <translation>Disse regler har ingen bonus.</translation>
    </message>
    <message numerus="yes">
        <source>You can save %n rolls at most.</source>
        <translation>
            <numerusform>Du kan højst gemme %n kast.</numerusform>
            <numerusform>Du kan højst gemme %n kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can save one roll at most.</source>
        <translation>Du kan højst gemme ét kast.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Read and compare these rules…</source>
        <translation>Læs og sammenlign reglerne…</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>+{points} for each further Yatzy</source>
        <translation>+{points} for hver ny Yatzy</translation>
    </message>
    <message>
        <source>American rules</source>
        <translation>Amerikanske regler</translation>
    </message>
    <message>
        <source>Maxi Yatzy (Denmark)</source>
        <translation>Maxi Yatzy (Danmark)</translation>
    </message>
    <message>
        <source>Maxi Yatzy (Norway)</source>
        <translation>Maxi Yatzy (Norge)</translation>
    </message>
    <message>
        <source>Maxi Yatzy, classic pad (Sweden)</source>
        <translation>Maxi Yatzy, klassisk (Sverige)</translation>
    </message>
    <message>
        <source>Maxi Yatzy, modern pad (Sweden)</source>
        <translation>Maxi Yatzy, moderne (Sverige)</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Egne regler</translation>
    </message>
    <message>
        <source>Yatzy (Denmark)</source>
        <translation>Yatzy (Danmark)</translation>
    </message>
    <message>
        <source>Yatzy (Norway)</source>
        <translation>Yatzy (Norge)</translation>
    </message>
    <message>
        <source>Yatzy (Sweden)</source>
        <translation>Yatzy (Sverige)</translation>
    </message>
    <message>
        <source>bonus {threshold} → {points}</source>
        <translation>bonus {threshold} → {points}</translation>
    </message>
    <message>
        <source>filled from bottom to top</source>
        <translation>udfyldes nedefra og op</translation>
    </message>
    <message>
        <source>filled from top to bottom</source>
        <translation>udfyldes oppefra og ned</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>holdte terninger bliver liggende</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ingen bonus</translation>
    </message>
    <message>
        <source>upper section first</source>
        <translation>øverste del først</translation>
    </message>
</context>
<context>
    <name>RulesetButtons</name>
    <message>
        <source>&amp;Delete</source>
        <translation>Sle&amp;t</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Dupliker</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksporter…</translation>
    </message>
    <message>
        <source>Im&amp;port…</source>
        <translation>&amp;Importer…</translation>
    </message>
</context>
<context>
    <name>RulesetCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n felt</numerusform>
            <numerusform>%n felter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n terning</numerusform>
            <numerusform>%n terninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls a turn</source>
        <translation>
            <numerusform>%n kast pr. tur</numerusform>
            <numerusform>%n kast pr. tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice held before each reroll</source>
        <translation>
            <numerusform>mindst %n terning holdes før hvert nyt kast</numerusform>
            <numerusform>mindst %n terninger holdes før hvert nyt kast</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one die held before each reroll</source>
        <translation>mindst én terning holdes før hvert nyt kast</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>ét felt</translation>
    </message>
    <message>
        <source>one roll a turn</source>
        <translation>ét kast pr. tur</translation>
    </message>
    <message>
        <source>one unused roll is saved</source>
        <translation>ét ubrugt kast gemmes</translation>
    </message>
    <message>
        <source>unused rolls are saved</source>
        <translation>ubrugte kast gemmes</translation>
    </message>
    <message numerus="yes">
        <source>up to %n unused rolls are saved</source>
        <translation>
            <numerusform>op til %n ubrugt kast gemmes</numerusform>
            <numerusform>op til %n ubrugte kast gemmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>&amp;Bliv ved med at ændre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>F&amp;ortryd</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Ret reglerne</translation>
    </message>
    <message>
        <source>Close with&amp;out saving</source>
        <translation>Luk &amp;uden at gemme</translation>
    </message>
    <message>
        <source>Highest possible total: {points}</source>
        <translation>Højest mulige total: {points}</translation>
    </message>
    <message>
        <source>Not saved yet: {rules}</source>
        <comment>names of rules with changes</comment>
        <translation>Ikke gemt endnu: {rules}</translation>
    </message>
    <message>
        <source>Play &amp;with these rules</source>
        <translation>&amp;Spil med disse regler</translation>
    </message>
    <message>
        <source>Sa&amp;ve and close</source>
        <translation>Gem og lu&amp;k</translation>
    </message>
    <message>
        <source>The game that is going on keeps its own rules; changes count from the next one.</source>
        <translation>Spillet, der er i gang, beholder sine egne regler; ændringer gælder fra det næste.</translation>
    </message>
    <message>
        <source>The rules are written to {file}.</source>
        <translation>Reglerne er skrevet til {file}.</translation>
    </message>
    <message>
        <source>These rules stay as they are; any change makes rules of your own.</source>
        <translation>Disse regler bliver, som de er; ændrer du noget, bliver det til dine egne regler.</translation>
    </message>
    <message>
        <source>“{rules}” is deleted.</source>
        <translation>»{rules}« er slettet.</translation>
    </message>
    <message>
        <source>“{rules}” is now among your rules.</source>
        <translation>»{rules}« er nu blandt dine regler.</translation>
    </message>
</context>
<context>
    <name>RulesetDraft</name>
    <message>
        <source>Our {rules}</source>
        <comment>name of own rules</comment>
        <translation>Vores {rules}</translation>
    </message>
</context>
<context>
    <name>RulesetFiles</name>
    <message>
        <source>Export rules</source>
        <translation>Eksporter regler</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer regler</translation>
    </message>
    <message>
        <source>Rules of Yatzy Desktop (*.yatzy);;All files (*)</source>
        <translation>Regler til Yatzy Desktop (*.yatzy);;Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>RulesetForm</name>
    <message>
        <source>A die once held is not rolled again in that turn.</source>
        <translation>En terning, der én gang er holdt, kastes ikke igen i den tur.</translation>
    </message>
    <message>
        <source>A further Yatzy is a joker</source>
        <translation>En ny Yatzy er joker</translation>
    </message>
    <message>
        <source>A well-known choice: from the top down, and two of each face earn the bonus.</source>
        <translation>Et velkendt valg: oppefra og ned, og to af hvert tal giver bonus.</translation>
    </message>
    <message>
        <source>Any box</source>
        <translation>Frit felt</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus from</source>
        <translation>Bonus fra</translation>
    </message>
    <message>
        <source>Boxes on the pad</source>
        <translation>Felter på pointblokken</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Dice and rolls</source>
        <translation>Terninger og kast</translation>
    </message>
    <message>
        <source>Dice held at least</source>
        <translation>Hold mindst så mange terninger</translation>
    </message>
    <message>
        <source>Extra points for a good upper section.</source>
        <translation>Ekstra point for en god øverste del.</translation>
    </message>
    <message>
        <source>For each one after the Yatzy box; American rules give 100.</source>
        <translation>For hver ny efter Yatzyfeltet; amerikanske regler giver 100.</translation>
    </message>
    <message>
        <source>Forced order, &amp;bonus from 42</source>
        <translation>&amp;Yatzy med tvang og bonus fra 42</translation>
    </message>
    <message>
        <source>Four alike count as two pairs</source>
        <translation>Fire ens tæller som to par</translation>
    </message>
    <message>
        <source>From the bottom up</source>
        <translation>Nedefra og op</translation>
    </message>
    <message>
        <source>From the top down</source>
        <translation>Oppefra og ned</translation>
    </message>
    <message>
        <source>Held dice stay held</source>
        <translation>Holdte terninger bliver liggende</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Hold terninger</translation>
    </message>
    <message>
        <source>How often the dice may be rolled before a box.</source>
        <translation>Hvor mange gange terningerne må kastes før et felt.</translation>
    </message>
    <message>
        <source>It fills houses and straights in full if its own upper box is filled.</source>
        <translation>Den giver fuldt point som fuldt hus og straight, hvis dens eget øverste felt er udfyldt.</translation>
    </message>
    <message>
        <source>More than these are lost.</source>
        <translation>Flere end det går tabt.</translation>
    </message>
    <message>
        <source>Most saved rolls</source>
        <translation>Flest gemte kast</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Order and bonus</source>
        <translation>Rækkefølge og bonus</translation>
    </message>
    <message>
        <source>Order of the boxes</source>
        <translation>Felternes rækkefølge</translation>
    </message>
    <message>
        <source>Pairs in one box may show the same face.</source>
        <translation>Par i samme felt må vise samme tal.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy</source>
        <translation>Point for en ny Yatzy</translation>
    </message>
    <message>
        <source>Points of the bonus</source>
        <translation>Bonuspoint</translation>
    </message>
    <message>
        <source>Rolls in a turn</source>
        <translation>Kast pr. tur</translation>
    </message>
    <message>
        <source>Rolls not used may be used in a later turn.</source>
        <translation>Ubrugte kast må bruges i en senere tur.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Gemte kast</translation>
    </message>
    <message>
        <source>So many must be held before each new roll.</source>
        <translation>Så mange skal holdes før hvert nyt kast.</translation>
    </message>
    <message>
        <source>Space puts a box on the pad or leaves it out. Drag it, or press Alt with an arrow key, to move it. Click the chosen one again, or press F2, to call it something else.</source>
        <translation>Mellemrum sætter et felt på pointblokken eller tager det af. Træk det, eller tryk på Alt og en piletast, for at flytte det. Klik på det valgte en gang til, eller tryk på F2, for at kalde det noget andet.</translation>
    </message>
    <message>
        <source>The groups of a house may show the same face.</source>
        <translation>Grupperne i huse og tower må vise samme tal.</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>Pointblokken</translation>
    </message>
    <message>
        <source>The sum of the upper boxes that earns it.</source>
        <translation>Den sum af de øverste felter, der giver den.</translation>
    </message>
    <message>
        <source>Upper section first</source>
        <translation>Øverste del først</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Hvad der tæller</translation>
    </message>
    <message>
        <source>What it gives.</source>
        <translation>Hvad den giver.</translation>
    </message>
    <message>
        <source>What the box always gives.</source>
        <translation>Hvad feltet altid giver.</translation>
    </message>
    <message>
        <source>What the box always gives: 21 on most pads, 25 on some.</source>
        <translation>Hvad feltet altid giver: 21 på de fleste pointblokke, 25 på nogle.</translation>
    </message>
    <message>
        <source>What you call these rules.</source>
        <translation>Hvad du kalder disse regler.</translation>
    </message>
    <message>
        <source>Which open box may be filled next.</source>
        <translation>Hvilket åbent felt der må udfyldes som det næste.</translation>
    </message>
    <message>
        <source>With six dice the pad has more boxes.</source>
        <translation>Med seks terninger har pointblokken flere felter.</translation>
    </message>
    <message>
        <source>Yatzy counts as full house</source>
        <translation>Yatzy tæller som fuldt hus</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of saved rolls</comment>
        <translation>ubegrænset</translation>
    </message>
    <message>
        <source>{setting}: {choice}</source>
        <comment>heard when a card has the focus</comment>
        <translation>{setting}: {choice}</translation>
    </message>
</context>
<context>
    <name>RulesetListModel</name>
    <message>
        <source>My rules</source>
        <translation>Mine regler</translation>
    </message>
    <message>
        <source>{rules} – not saved</source>
        <translation>{rules} – ikke gemt</translation>
    </message>
</context>
<context>
    <name>RulesetPicker</name>
    <message>
        <source>Own rules</source>
        <translation>Egne regler</translation>
    </message>
</context>
<context>
    <name>RulesetProblem</name>
    <message>
        <source>A bonus needs at least one box in the upper section.</source>
        <translation>En bonus kræver mindst ét felt i øverste del.</translation>
    </message>
    <message>
        <source>A further Yatzy can give up to {most} points.</source>
        <translation>En ny Yatzy kan give op til {most} point.</translation>
    </message>
    <message>
        <source>A player can save up 1 to {most} rolls.</source>
        <translation>En spiller kan gemme 1 til {most} kast.</translation>
    </message>
    <message>
        <source>A turn has 1 to {most} rolls.</source>
        <translation>En tur har 1 til {most} kast.</translation>
    </message>
    <message>
        <source>At least one of the {dice} dice has to be free to roll.</source>
        <translation>Mindst én af de {dice} terninger skal være fri til at kaste.</translation>
    </message>
    <message>
        <source>Nobody can reach a bonus at {threshold}: the upper boxes give {reachable} at most.</source>
        <translation>Ingen kan nå en bonus ved {threshold}: De øverste felter giver højst {reachable}.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy need five dice and a Yatzy box.</source>
        <translation>Point for en ny Yatzy kræver fem terninger og et Yatzyfelt.</translation>
    </message>
    <message>
        <source>The bonus can give 1 to {most} points.</source>
        <translation>Bonussen kan give 1 til {most} point.</translation>
    </message>
    <message>
        <source>The bonus has to begin at 1 point or more.</source>
        <translation>Bonussen skal begynde ved mindst 1 point.</translation>
    </message>
    <message>
        <source>The pad has room for {most} boxes.</source>
        <translation>Pointblokken har plads til {most} felter.</translation>
    </message>
    <message>
        <source>The pad needs at least one box.</source>
        <translation>Pointblokken skal have mindst ét felt.</translation>
    </message>
    <message>
        <source>The program does not know the box “{box}”.</source>
        <translation>Programmet kender ikke feltet »{box}«.</translation>
    </message>
    <message>
        <source>The rules need a name of at most {most} characters.</source>
        <translation>Reglerne skal have et navn på højst {most} tegn.</translation>
    </message>
    <message>
        <source>These rules are damaged and cannot be read.</source>
        <translation>Disse regler er beskadiget og kan ikke læses.</translation>
    </message>
    <message>
        <source>Yatzy is played with five or six dice.</source>
        <translation>Yatzy spilles med fem eller seks terninger.</translation>
    </message>
    <message>
        <source>“{box}” belongs to the other section of the pad.</source>
        <translation>»{box}« hører til den anden del af pointblokken.</translation>
    </message>
    <message>
        <source>“{box}” can give 1 to {most} points.</source>
        <translation>»{box}« kan give 1 til {most} point.</translation>
    </message>
    <message>
        <source>“{box}” cannot be scored in this way.</source>
        <translation>»{box}« kan ikke tælles på den måde.</translation>
    </message>
    <message>
        <source>“{box}” is on the pad twice.</source>
        <translation>»{box}« er to gange på pointblokken.</translation>
    </message>
    <message>
        <source>“{box}” needs {needed} dice, but these rules have {dice}.</source>
        <translation>»{box}« kræver {needed} terninger, men disse regler har {dice}.</translation>
    </message>
</context>
<context>
    <name>RulesetTitle</name>
    <message>
        <source>Maxi Yatzy</source>
        <translation>Maxi Yatzy</translation>
    </message>
    <message>
        <source>Maxi Yatzy, classic pad</source>
        <translation>Maxi Yatzy, klassisk</translation>
    </message>
    <message>
        <source>Maxi Yatzy, modern pad</source>
        <translation>Maxi Yatzy, moderne</translation>
    </message>
    <message>
        <source>Yatzy</source>
        <translation>Yatzy</translation>
    </message>
</context>
<context>
    <name>SavedRollsAdvice</name>
    <message numerus="yes">
        <source>You save %n rolls for later turns.</source>
        <translation>
            <numerusform>Du gemmer %n kast til senere ture.</numerusform>
            <numerusform>Du gemmer %n kast til senere ture.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save one roll for later turns.</source>
        <translation>Du gemmer ét kast til senere ture.</translation>
    </message>
</context>
<context>
    <name>ScorecardCell</name>
    <message>
        <source>Press Enter or {letter} to fill this box.</source>
        <translation>Tryk på Enter eller {letter} for at udfylde feltet.</translation>
    </message>
    <message>
        <source>Press Enter to fill this box.</source>
        <translation>Tryk på Enter for at udfylde feltet.</translation>
    </message>
    <message>
        <source>Put right; it was open before.</source>
        <translation>Rettet; det var åbent før.</translation>
    </message>
    <message>
        <source>Put right; it was {points} before.</source>
        <translation>Rettet; der stod {points} før.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pointblok</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (computer)</translation>
    </message>
    <message>
        <source>{player}, has left; the column is crossed out</source>
        <translation>{player}, er gået; kolonnen er overstreget</translation>
    </message>
    <message>
        <source>{player}, has left; the points count</source>
        <translation>{player}, er gået; pointene tæller</translation>
    </message>
    <message>
        <source>{player}, playing now</source>
        <translation>{player}, spiller nu</translation>
    </message>
    <message>
        <source>{player}, winner</source>
        <translation>{player}, vinder</translation>
    </message>
    <message>
        <source>{row} of all boxes</source>
        <translation>{row} af alle felter</translation>
    </message>
    <message>
        <source>{row} of the upper section</source>
        <translation>{row} af øverste del</translation>
    </message>
    <message>
        <source>{row}, {player}: earned, {points}</source>
        <translation>{row}, {player}: opnået, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: filled, {points}</source>
        <translation>{row}, {player}: udfyldt, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just filled, {points}</source>
        <translation>{row}, {player}: netop udfyldt, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just struck out</source>
        <translation>{row}, {player}: netop streget ud</translation>
    </message>
    <message>
        <source>{row}, {player}: not earned yet</source>
        <translation>{row}, {player}: ikke opnået endnu</translation>
    </message>
    <message>
        <source>{row}, {player}: nothing yet</source>
        <translation>{row}, {player}: intet endnu</translation>
    </message>
    <message>
        <source>{row}, {player}: open</source>
        <translation>{row}, {player}: åbent</translation>
    </message>
    <message>
        <source>{row}, {player}: out of reach</source>
        <translation>{row}, {player}: uden for rækkevidde</translation>
    </message>
    <message>
        <source>{row}, {player}: struck out</source>
        <translation>{row}, {player}: streget ud</translation>
    </message>
    <message>
        <source>{row}, {player}: would be struck out</source>
        <translation>{row}, {player}: ville blive streget ud</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}</source>
        <translation>{row}, {player}: {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: {points} possible</source>
        <translation>{row}, {player}: {points} mulige</translation>
    </message>
    <message>
        <source>{row}, {player}: {points} possible, the best choice</source>
        <translation>{row}, {player}: {points} mulige, det bedste valg</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, on course for the bonus</source>
        <translation>{row}, {player}: {points}, på vej mod bonus</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, winner</source>
        <translation>{row}, {player}: {points}, vinder</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} ahead for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} foran i jagten på bonus</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} behind for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} bagud i jagten på bonus</translation>
    </message>
</context>
<context>
    <name>ScorecardRow</name>
    <message>
        <source>All points together.</source>
        <translation>Alle point tilsammen.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Extra Yatzy</source>
        <translation>Ekstra Yatzy</translation>
    </message>
    <message>
        <source>Rolls that were not used, for later turns.</source>
        <translation>Kast, der ikke blev brugt, til senere ture.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Gemte kast</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>of the upper boxes</comment>
        <translation>Sum</translation>
    </message>
    <message>
        <source>The upper boxes together.</source>
        <translation>De øverste felter tilsammen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{points} points for each further Yatzy.</source>
        <translation>{points} point for hver ny Yatzy.</translation>
    </message>
</context>
<context>
    <name>SheetFlipper</name>
    <message>
        <source>Next page</source>
        <translation>Næste side</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Side {page} af {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Forrige side</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>A column with the &amp;most points</source>
        <translation>En kolonne med &amp;maksimumpoint</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the card</source>
        <translation>Pointblokkens &amp;sprog</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggende</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Pointblokkens sprog</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papir</translation>
    </message>
    <message>
        <source>P&amp;ictures of dice</source>
        <translation>&amp;Billeder af terninger</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Stående</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Gennemgå…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>{rules}, {day}</source>
        <comment>heading of a game that was played</comment>
        <translation>{rules}, {day}</translation>
    </message>
</context>
<context>
    <name>SoundSection</name>
    <message>
        <source>&amp;Play sounds (M)</source>
        <translation>&amp;Afspil lyde (M)</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Lyd</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Lydstyrke i procent</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>the volume</comment>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StartingThrowDialog</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>A tie: they throw again</source>
        <translation>Lige: de kaster igen</translation>
    </message>
    <message>
        <source>One die each, the highest starts</source>
        <translation>En terning hver, den højeste begynder</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Hvem begynder?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} begynder</translation>
    </message>
    <message>
        <source>{name} throws a {face}</source>
        <comment>one player&apos;s starting throw</comment>
        <translation>{name} slår en {face}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>&amp;Player</source>
        <translation>Spi&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Snit</translation>
    </message>
    <message>
        <source>Averages of the boxes</source>
        <translation>Felternes snit</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bedste spil</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Most possible</source>
        <translation>Højest mulige</translation>
    </message>
    <message>
        <source>No finished game of this player fits what is chosen above.</source>
        <translation>Intet afsluttet spil af denne spiller passer til det valgte ovenfor.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>&amp;Next mark</source>
        <translation>&amp;Næste mærke</translation>
    </message>
    <message>
        <source>Judging the game: {percent}%</source>
        <translation>Spillet vurderes: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>On ▶</source>
        <translation>Frem ▶</translation>
    </message>
    <message>
        <source>Show ch&amp;ances to win</source>
        <translation>Vis vinder&amp;chancer</translation>
    </message>
    <message>
        <source>Show p&amp;oints</source>
        <translation>Vis p&amp;oint</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Der er ingen tip til disse regler.</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>where in the game one is</comment>
        <translation>{step} af {count}</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Tilbage</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>{player} · round {round} · roll {roll}</source>
        <translation>{player} · runde {round} · kast {roll}</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>Some of the remembered players are damaged and left out. The old settings are kept as {kept}.</source>
        <translation>Nogle af de gemte spillere er beskadigede og er udeladt. De gamle indstillinger er bevaret som {kept}.</translation>
    </message>
    <message>
        <source>The copy cannot be saved to {file}. Try another place.</source>
        <translation>Kopien kan ikke gemmes i {file}. Prøv et andet sted.</translation>
    </message>
    <message>
        <source>The copy cannot be saved: there is no folder {folder}. Try another place.</source>
        <translation>Kopien kan ikke gemmes: Mappen {folder} findes ikke. Prøv et andet sted.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. You can play on; the game is saved as soon as possible.</source>
        <translation>Spillet kan ikke gemmes, fordi der ikke kan skrives i mappen til Yatzy Desktop. Måske er disken fuld. Du kan spille videre; spillet gemmes, så snart det er muligt.</translation>
    </message>
    <message>
        <source>The game that ended cannot be put into the records now. It is kept and put there as soon as possible.</source>
        <translation>Spillet, der sluttede, kan ikke lægges i historikken lige nu. Det er gemt og lægges der, så snart det kan lade sig gøre.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version of Yatzy Desktop. Its file is kept as {kept}.</source>
        <translation>Spillet, der var i gang, kommer fra en nyere version af Yatzy Desktop. Filen er bevaret som {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Spillet, der var i gang, kommer fra en nyere version, og filen kan ikke flyttes. Den bliver liggende, så dette spil gemmes ikke.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged and cannot be continued. Its file is kept as {kept}.</source>
        <translation>Spillet, der var i gang, er beskadiget og kan ikke fortsættes. Filen er bevaret som {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Spillet, der var i gang, er beskadiget, og filen kan ikke flyttes. Den bliver liggende, så dette spil gemmes ikke.</translation>
    </message>
    <message>
        <source>The records come from a newer version of Yatzy Desktop. They stay as they are, and games that end now are kept until that version puts them there.</source>
        <translation>Historikken kommer fra en nyere version af Yatzy Desktop. Den bliver, som den er, og spil, der slutter nu, gemmes, indtil den version lægger dem der.</translation>
    </message>
    <message>
        <source>The settings are damaged, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Indstillingerne er beskadiget, og filen kan ikke flyttes. Den bliver liggende, så ændringer gemmes ikke.</translation>
    </message>
    <message>
        <source>The settings are damaged, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Indstillingerne er beskadiget, så de sædvanlige bruges. Den gamle fil er bevaret som {kept}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. They hold for now and are saved as soon as possible.</source>
        <translation>Indstillingerne kan ikke gemmes, fordi der ikke kan skrives i mappen til Yatzy Desktop. Måske er disken fuld. De gælder indtil videre og gemmes, så snart det er muligt.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Yatzy Desktop, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Indstillingerne kommer fra en nyere version af Yatzy Desktop, så de sædvanlige bruges. Den gamle fil er bevaret som {kept}.</translation>
    </message>
    <message>
        <source>The settings come from a newer version, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Indstillingerne kommer fra en nyere version, og filen kan ikke flyttes. Den bliver liggende, så ændringer gemmes ikke.</translation>
    </message>
    <message>
        <source>Yatzy Desktop is already open, but does not answer. The game in this window is not saved.</source>
        <translation>Yatzy Desktop er allerede åbent, men svarer ikke. Spillet i dette vindue gemmes ikke.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} kan ikke åbnes.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} kommer fra en nyere version af Yatzy Desktop.</translation>
    </message>
    <message>
        <source>{file} is not a game of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} er ikke et spil til Yatzy Desktop, eller også er filen beskadiget.</translation>
    </message>
</context>
<context>
    <name>Strike</name>
    <message>
        <source>Strike out {box}?</source>
        <translation>Strege {box} ud?</translation>
    </message>
    <message>
        <source>Strike out {box}? There are rolls left.</source>
        <translation>Strege {box} ud? Der er kast tilbage.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}, and there are rolls left.</source>
        <translation>Strege {box} ud? {other} ville give {points}, og der er kast tilbage.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}.</source>
        <translation>Strege {box} ud? {other} ville give {points}.</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Look</source>
        <translation>Se</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>Øv dig på dem</translation>
    </message>
    <message>
        <source>Summary of the game</source>
        <translation>Sammendrag af spillet</translation>
    </message>
    <message>
        <source>The dearest choices</source>
        <translation>De dyreste valg</translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grøn</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Ingen farve</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Lyserød</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkis</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gul</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Guest</source>
        <translation>Gæst</translation>
    </message>
    <message>
        <source>{level} (computer)</source>
        <translation>{level} (computer)</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>percent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>TipsCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n felt</numerusform>
            <numerusform>%n felter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckon with %n minutes for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</source>
        <translation>
            <numerusform>Regn med %n minut pr. spiller, {all} for fire: en tur tager omkring 40 sekunder ved et bord, hvor man snakker.</numerusform>
            <numerusform>Regn med %n minutter pr. spiller, {all} for fire: en tur tager omkring 40 sekunder ved et bord, hvor man snakker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those who play here average {points} points: so say %n score sheets by these rules.</source>
        <translation>
            <numerusform>De, der spiller her, får i snit {points} point: det siger %n pointblok efter disse regler.</numerusform>
            <numerusform>De, der spiller her, får i snit {points} point: det siger %n pointblokke efter disse regler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TipsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>1 2 3 4 5, worth 15</source>
        <translation>1 2 3 4 5, giver 15</translation>
    </message>
    <message>
        <source>100 more each time</source>
        <translation>100 mere hver gang</translation>
    </message>
    <message>
        <source>2 3 4 5 6, worth 20</source>
        <translation>2 3 4 5 6, giver 20</translation>
    </message>
    <message>
        <source>A low entry in {ones} or {twos} is better than a struck box: it can be made good by four of another face.</source>
        <translation>En lav værdi i {ones} eller {twos} er bedre end et felt, der er streget ud: den kan opvejes af fire af et andet tal.</translation>
    </message>
    <message>
        <source>A pad that asks for 75 with six dice forgives nine points; one that asks for 63 makes the bonus easy.</source>
        <translation>En blok, der kræver 75 med seks terninger, eftergiver ni point; en, der kræver 63, gør bonussen let.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>By these rules a newcomer averages about {low} points, a practised player about {middle}; no way to play averages more than {high}.</source>
        <translation>Efter disse regler får en begynder i snit omkring {low} point, en øvet spiller omkring {middle}; ingen måde at spille på giver i snit mere end {high}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Five alike again</source>
        <translation>Fem ens igen</translation>
    </message>
    <message>
        <source>Five dice bring about three of each face, six dice about four: who is even with that gets the bonus.</source>
        <translation>Fem terninger giver omkring tre af hver, seks terninger omkring fire: den, der holder trit med det, får bonus.</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Højeste total</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Hus</translation>
    </message>
    <message>
        <source>How long a game takes</source>
        <translation>Hvor længe et spil varer</translation>
    </message>
    <message>
        <source>Hus, hytte, kåk and villa</source>
        <translation>Hus, hytte, kåk og villa</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Stor straight</translation>
    </message>
    <message>
        <source>Maxi Yatzy is the same game with a sixth die, five more boxes and a longer evening.</source>
        <translation>Maxi Yatzy er det samme spil med en sjette terning, fem felter mere og en længere aften.</translation>
    </message>
    <message>
        <source>One can play alone, two to six is best, and more only makes it longer.</source>
        <translation>Man kan spille alene, to til seks er bedst, og flere gør det kun længere.</translation>
    </message>
    <message>
        <source>Only in one of them</source>
        <translation>Kun i det ene</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Lille straight</translation>
    </message>
    <message>
        <source>The same word means other boxes on other pads: agree on it before the first roll.</source>
        <translation>Det samme ord betyder forskellige felter på forskellige blokke: bliv enige før det første kast.</translation>
    </message>
    <message>
        <source>Three and four alike</source>
        <translation>Tre og fire ens</translation>
    </message>
    <message>
        <source>Three and three alike, with six dice, are hus in Sweden and Norway, dobbelt hus in Denmark, and villa to others.</source>
        <translation>Tre og tre ens, med seks terninger, hedder hus i Sverige og Norge, dobbelt hus i Danmark og villa hos andre.</translation>
    </message>
    <message>
        <source>Three and two alike are kåk in Sweden, fuldt hus in Denmark and, in Norway, hus with five dice and hytte with six.</source>
        <translation>Tre og to ens hedder kåk i Sverige, fuldt hus i Danmark og i Norge hus med fem terninger og hytte med seks.</translation>
    </message>
    <message>
        <source>Three of each face from one to six give 3 × 21 = 63 points, four of each 4 × 21 = 84.</source>
        <translation>Tre af hver fra et til seks giver 3 × 21 = 63 point, fire af hver 4 × 21 = 84.</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Tips og forskelle</translation>
    </message>
    <message>
        <source>Two tips that are often heard are weak: to strike {ones} first costs {ones_points} points more than {cheapest}, to strike {yatzy} first {yatzy_points}.</source>
        <translation>To råd, som man ofte hører, er svage: at strege {ones} ud først koster {ones_points} point mere end {cheapest}, at strege {yatzy} ud først {yatzy_points}.</translation>
    </message>
    <message>
        <source>Unused rolls</source>
        <translation>Ubrugte kast</translation>
    </message>
    <message>
        <source>What a usual score is</source>
        <translation>Hvad der er en almindelig score</translation>
    </message>
    <message>
        <source>When nothing fits early in the game, striking {cheapest} costs least. By the coach&apos;s tables for {rules}, {sixes} costs {points} points more, {chance} {chance_points} more.</source>
        <translation>Når intet passer tidligt i spillet, koster det mindst at strege {cheapest} ud. Efter trænerens tabeller for {rules} koster {sixes} {points} point mere, {chance} {chance_points} mere.</translation>
    </message>
    <message>
        <source>When to strike what</source>
        <translation>Hvornår man streger hvad ud</translation>
    </message>
    <message>
        <source>Why 63, and why 84</source>
        <translation>Hvorfor 63, og hvorfor 84</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of its owner; this program calls its way to play American rules.</source>
        <translation>Yahtzee er et varemærke, der tilhører sin ejer; dette program kalder dets måde at spille på amerikanske regler.</translation>
    </message>
    <message>
        <source>Yatzy beside Maxi Yatzy</source>
        <translation>Yatzy og Maxi Yatzy</translation>
    </message>
    <message>
        <source>Yatzy beside Yahtzee</source>
        <translation>Yatzy og Yahtzee</translation>
    </message>
    <message>
        <source>Yatzy: five alike, 50</source>
        <translation>Yatzy: fem ens, 50</translation>
    </message>
    <message>
        <source>all dice count</source>
        <translation>alle terninger tæller</translation>
    </message>
    <message>
        <source>always 25</source>
        <translation>altid 25</translation>
    </message>
    <message>
        <source>any five in a row, worth 40</source>
        <translation>fem i træk, giver 40</translation>
    </message>
    <message>
        <source>any four in a row, worth 30</source>
        <translation>fire i træk, giver 30</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>går tabt</translation>
    </message>
    <message>
        <source>are lost, or saved by the modern Swedish pad</source>
        <translation>går tabt, eller gemmes på den moderne svenske blok</translation>
    </message>
    <message>
        <source>its dice count</source>
        <translation>terningerne tæller</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>ikke mere</translation>
    </message>
    <message>
        <source>one pair, two pairs</source>
        <translation>et par, to par</translation>
    </message>
    <message>
        <source>those dice count</source>
        <translation>de terninger tæller</translation>
    </message>
    <message>
        <source>three pairs, five alike, a straight of six, three and three, four and two; six alike, 100</source>
        <translation>tre par, fem ens, fuld straight, tre og tre, fire og to; seks ens, 100</translation>
    </message>
    <message>
        <source>{game}: {text}</source>
        <comment>Maxi Yatzy: six dice</comment>
        <translation>{game}: {text}</translation>
    </message>
    <message>
        <source>{points} from {threshold}</source>
        <comment>50 from 63</comment>
        <translation>{points} fra {threshold}</translation>
    </message>
</context>
<context>
    <name>TurnHeader</name>
    <message>
        <source>Choose a box on the score sheet for these dice.</source>
        <translation>Vælg et felt på pointblokken til terningerne.</translation>
    </message>
    <message>
        <source>Choose a box, or roll again and enter the dice.</source>
        <translation>Vælg et felt, eller kast igen og indtast terningerne.</translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation>Vælg et felt.</translation>
    </message>
    <message>
        <source>Click the dice to keep and roll again, or choose a box on the score sheet.</source>
        <translation>Klik på de terninger, du vil holde, og kast igen, eller vælg et felt på pointblokken.</translation>
    </message>
    <message>
        <source>Enter the dice.</source>
        <translation>Indtast terningerne.</translation>
    </message>
    <message>
        <source>Every box is filled.</source>
        <translation>Alle felter er udfyldt.</translation>
    </message>
    <message>
        <source>Hold a die, or choose a box.</source>
        <translation>Hold en terning, eller vælg et felt.</translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again, or choose a box.</source>
        <translation>Hold mindst én terning, før du kaster igen, eller vælg et felt.</translation>
    </message>
    <message>
        <source>Hold dice, or choose a box.</source>
        <translation>Hold terninger, eller vælg et felt.</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn.</source>
        <translation>Kast terningerne for at begynde turen.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Kast terningerne.</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Runde {number} af {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count} · {rules}</source>
        <translation>Runde {number} af {count} · {rules}</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Computeren spiller.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>Throw the dice on the table and enter what they show.</source>
        <translation>Kast terningerne på bordet og indtast, hvad de viser.</translation>
    </message>
    <message>
        <source>{number}/{count}</source>
        <comment>the round, and how many there are</comment>
        <translation>{number}/{count}</translation>
    </message>
</context>
<context>
    <name>TurnPresenter</name>
    <message>
        <source>Enter again: {box}. Or choose another box with the arrow keys.</source>
        <translation>Enter igen: {box}. Eller vælg et andet felt med piletasterne.</translation>
    </message>
    <message>
        <source>{rules} – nothing is saved</source>
        <translation>{rules} – intet gemmes</translation>
    </message>
</context>
<context>
    <name>WeakSpotTexts</name>
    <message numerus="yes">
        <source>{habit}: %n times, {points} points lost</source>
        <translation>
            <numerusform>{habit}: %n gang, {points} point tabt</numerusform>
            <numerusform>{habit}: %n gange, {points} point tabt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinBar</name>
    <message>
        <source>Chance to win: {players}</source>
        <translation>Chance for at vinde: {players}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{player} {percent}</source>
        <translation>{player} {percent}</translation>
    </message>
    <message>
        <source>{player}: {percent}%</source>
        <translation>{player}: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>WorkNote</name>
    <message>
        <source>Stop working out these rules</source>
        <translation>Stop beregningen af disse regler</translation>
    </message>
    <message>
        <source>Working out the rules: {percent}%</source>
        <translation>Beregner reglerne: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Working out these rules for exact hints: {percent}%</source>
        <translation>Beregner disse regler for at give nøjagtige tip: {percent}&#xa0;%</translation>
    </message>
</context>
</TS>
