<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Yatzy Desktop</source>
        <translation>Om Yatzy Desktop</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Alle lisenser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Copied: versions, system and settings, no names. Paste them into the report.</source>
        <translation>Kopiert: versjoner, system og innstillinger, ingen navn. Lim det inn i meldingen.</translation>
    </message>
    <message>
        <source>Copy details for a &amp;report</source>
        <translation>Kopier opplysninger til en &amp;melding</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisenser</translation>
    </message>
    <message>
        <source>Nordic Yatzy for the family table: Swedish, Danish and Norwegian rules.</source>
        <translation>Nordisk Yatzy rundt kjøkkenbordet: svenske, danske og norske regler.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Åpne ma&amp;ppen</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt_version}</source>
        <translation>Versjon {version} · Qt {qt_version}</translation>
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
        <translation>+{difference} mot å beholde {dice}</translation>
    </message>
    <message>
        <source>+{difference} over rolling all the dice again</source>
        <translation>+{difference} mot å kaste alle terningene på nytt</translation>
    </message>
    <message>
        <source>+{difference} over striking out {box}</source>
        <translation>+{difference} mot å stryke {box}</translation>
    </message>
    <message>
        <source>+{difference} over taking {box} for {points}</source>
        <translation>+{difference} mot å ta {box} for {points}</translation>
    </message>
    <message>
        <source>It earns the bonus.</source>
        <translation>Det gir bonusen.</translation>
    </message>
    <message>
        <source>It is the box you will miss least.</source>
        <translation>Det er ruten du vil savne minst.</translation>
    </message>
    <message>
        <source>It leaves you on course for the bonus.</source>
        <translation>Da er du på vei mot bonus.</translation>
    </message>
    <message>
        <source>It leaves you {points} ahead for the bonus.</source>
        <translation>Da ligger du {points} foran i jakten på bonus.</translation>
    </message>
    <message>
        <source>It leaves you {points} behind for the bonus.</source>
        <translation>Da ligger du {points} bak i jakten på bonus.</translation>
    </message>
    <message>
        <source>Judged by similar rules: these are not worked out.</source>
        <translation>Vurdert etter lignende regler: Disse er ikke regnet ut.</translation>
    </message>
    <message>
        <source>Just as good: {choice}</source>
        <translation>Like bra: {choice}</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <translation>Behold {dice}</translation>
    </message>
    <message>
        <source>Roll all the dice again</source>
        <translation>Kast alle terningene på nytt</translation>
    </message>
    <message>
        <source>Strike out {box}</source>
        <translation>Stryk {box}</translation>
    </message>
    <message>
        <source>Take {box}: {points}</source>
        <translation>Ta {box}: {points}</translation>
    </message>
    <message>
        <source>The best choice now.</source>
        <translation>Det beste valget akkurat nå.</translation>
    </message>
    <message>
        <source>The bonus will be out of reach.</source>
        <translation>Bonusen kommer utenfor rekkevidde.</translation>
    </message>
    <message>
        <source>You are on course for the bonus.</source>
        <translation>Du er på vei mot bonus.</translation>
    </message>
    <message>
        <source>You are {points} ahead for the bonus.</source>
        <translation>Du ligger {points} foran i jakten på bonus.</translation>
    </message>
    <message>
        <source>You are {points} behind for the bonus.</source>
        <translation>Du ligger {points} bak i jakten på bonus.</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a box on the score sheet</comment>
        <translation>best</translation>
    </message>
    <message>
        <source>{box}, {points} or more: {percent}%</source>
        <translation>{box}, minst {points}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{box}: {percent}%</source>
        <translation>{box}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{difference} points less than the best choice.</source>
        <translation>{difference} poeng mindre enn det beste valget.</translation>
    </message>
    <message>
        <source>“{choice}” gives about {difference} points less than “{best}”. Do it anyway?</source>
        <translation>«{choice}» gir omtrent {difference} poeng mindre enn «{best}». Vil du gjøre det likevel?</translation>
    </message>
</context>
<context>
    <name>AllDice</name>
    <message numerus="yes">
        <source>%n alike in a row, or more</source>
        <translation>
            <numerusform>%n like på rad eller flere</numerusform>
            <numerusform>%n like på rad eller flere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of real dice are not among them.</source>
        <translation>
            <numerusform>%n innskrevet kast med ekte terninger telles ikke med.</numerusform>
            <numerusform>%n innskrevne kast med ekte terninger telles ikke med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n spill kunne ikke leses.</numerusform>
            <numerusform>%n spill kunne ikke leses.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice ever rolled here</source>
        <translation>Alle terninger som er kastet her</translation>
    </message>
    <message>
        <source>Chance is lumpier than people expect. The 300 dice of an evening have about seven times three alike in a row, and mostly four alike somewhere. One remembers the streak that hurt and forgets the others; and whoever looks for just any pattern finds one. So the tests above were chosen before anything was counted.</source>
        <translation>Tilfeldigheten er mer ujevn enn man venter. Blant 300 terninger på en kveld kommer omtrent sju ganger tre like på rad, og som regel fire like et sted. Man husker rekken som sved, og glemmer de andre, og den som leter etter et hvilket som helst mønster, finner et. Derfor ble testene ovenfor valgt før noe ble telt.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Kontroller det selv</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Datamaskiner</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Kopier linjene</translation>
    </message>
    <message>
        <source>Faces, computers</source>
        <translation>Sider, datamaskiner</translation>
    </message>
    <message>
        <source>Faces, people</source>
        <translation>Sider, mennesker</translation>
    </message>
    <message numerus="yes">
        <source>In %n recorded games, the program has thrown {dice} dice.</source>
        <translation>
            <numerusform>I %n spill i historikken har programmet kastet {dice} terninger.</numerusform>
            <numerusform>I %n spill i historikken har programmet kastet {dice} terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is told when a recorded game can be reviewed.</source>
        <translation>Det fortelles når et spill i historikken kan gås gjennom.</translation>
    </message>
    <message>
        <source>Luck by player</source>
        <translation>Hell per spiller</translation>
    </message>
    <message>
        <source>Luck is what the dice gave more, or less, than they do on average, in points a game, as in a review. It is told and not tested: in a single game, 40 points either way are usual.</source>
        <translation>Hell er det terningene ga mer eller mindre enn i gjennomsnitt, i poeng per spill, som i en gjennomgang. Det fortelles og testes ikke: i et enkelt spill er 40 poeng til en av sidene vanlig.</translation>
    </message>
    <message>
        <source>No game is recorded yet. When one has ended, its dice are counted here.</source>
        <translation>Det er ingen spill i historikken ennå. Når et er ferdig, telles terningene her.</translation>
    </message>
    <message>
        <source>Nothing here speaks against the dice.</source>
        <translation>Ingenting her taler mot terningene.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mennesker</translation>
    </message>
    <message>
        <source>People&apos;s dice against those of computers</source>
        <translation>Menneskers terninger mot datamaskiners</translation>
    </message>
    <message>
        <source>Several tests find something by chance more often than one does, so they share one limit (Holm&apos;s correction): of 1,000 pages like this about fair dice, at most one finds any fault. Opening the page again is no second proof: the dice are the same. Real dice and deleted games do not count here.</source>
        <translation>Flere tester finner oftere noe tilfeldig enn én gjør, så de deler én grense (Holms korreksjon): av 1 000 slike sider om rettferdige terninger finner høyst én en feil. Å åpne siden på nytt er ikke noe nytt bevis: terningene er de samme. Ekte terninger og slettede spill teller ikke her.</translation>
    </message>
    <message>
        <source>Something here is too rare to be chance: see below what it is.</source>
        <translation>Noe her er for sjeldent til å være tilfeldig: se nedenfor hva det er.</translation>
    </message>
    <message>
        <source>Ten lines of Python</source>
        <translation>Ti linjer Python</translation>
    </message>
    <message>
        <source>The recorded games are being read…</source>
        <translation>Spillene i historikken leses&#xa0;…</translation>
    </message>
    <message>
        <source>The records cannot be read now.</source>
        <translation>Historikken kan ikke leses nå.</translation>
    </message>
    <message>
        <source>The same face again, computers</source>
        <translation>Samme side igjen, datamaskiner</translation>
    </message>
    <message>
        <source>The same face again, people</source>
        <translation>Samme side igjen, mennesker</translation>
    </message>
    <message>
        <source>These are too few dice to tell anything yet.</source>
        <translation>Terningene er for få til å si noe ennå.</translation>
    </message>
    <message>
        <source>These ten lines of Python throw the dice of a game again, from its seed and word as they are shown above after the end.</source>
        <translation>Disse ti linjene Python kaster terningene i et spill igjen, ut fra frøet og ordet slik de vises ovenfor etter slutten.</translation>
    </message>
    <message>
        <source>Which face follows which, computers</source>
        <translation>Hvilken side som følger etter hvilken, datamaskiner</translation>
    </message>
    <message>
        <source>Which face follows which, people</source>
        <translation>Hvilken side som følger etter hvilken, mennesker</translation>
    </message>
    <message>
        <source>Why streaks look wrong to us</source>
        <translation>Hvorfor rekker ser gale ut for oss</translation>
    </message>
    <message>
        <source>if fair</source>
        <translation>hvis rettferdige</translation>
    </message>
    <message>
        <source>less than {share}</source>
        <translation>mindre enn {share}</translation>
    </message>
    <message>
        <source>{done} of the newest {games} games are reviewed…</source>
        <translation>{done} av de nyeste {games} spillene er gått gjennom&#xa0;…</translation>
    </message>
    <message>
        <source>{done} of {games} recorded games are counted…</source>
        <translation>{done} av {games} spill i historikken er telt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} points a game, in %n games</source>
        <translation>
            <numerusform>{name}: {luck} poeng per spill, i %n spill</numerusform>
            <numerusform>{name}: {luck} poeng per spill, i %n spill</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: too few dice to tell yet.</source>
        <translation>{what}: for få terninger ennå.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look at least this uneven.</source>
        <translation>{what}: {share} av rettferdige terninger ser minst så ujevne ut.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look this uneven; that is no chance.</source>
        <translation>{what}: {share} av rettferdige terninger ser så ujevne ut; det er ikke tilfeldig.</translation>
    </message>
</context>
<context>
    <name>BoxCounts</name>
    <message>
        <source>All dice are added up.</source>
        <translation>Alle terningene legges sammen.</translation>
    </message>
    <message>
        <source>Those dice are added up.</source>
        <translation>De terningene legges sammen.</translation>
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
            <numerusform>krever %n terning</numerusform>
            <numerusform>krever %n terninger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxNeeds</name>
    <message>
        <source>Any dice.</source>
        <translation>Hvilke terninger som helst.</translation>
    </message>
    <message>
        <source>Any {count} faces in a row.</source>
        <translation>{count} vilkårlige tall i rekkefølge.</translation>
    </message>
    <message>
        <source>Dice that show a {face}.</source>
        <translation>Terninger som viser en {face}.</translation>
    </message>
    <message>
        <source>Five dice alike.</source>
        <translation>Fem like terninger.</translation>
    </message>
    <message>
        <source>Four alike and a different pair.</source>
        <translation>Fire like og et annet par.</translation>
    </message>
    <message>
        <source>Four alike and a pair; they may be alike.</source>
        <translation>Fire like og et par; alle kan være like.</translation>
    </message>
    <message>
        <source>Four dice alike.</source>
        <translation>Fire like terninger.</translation>
    </message>
    <message>
        <source>Groups of dice alike: {sizes}.</source>
        <translation>Grupper av like terninger: {sizes}.</translation>
    </message>
    <message>
        <source>Six dice alike.</source>
        <translation>Seks like terninger.</translation>
    </message>
    <message>
        <source>The faces {faces}.</source>
        <translation>Tallene {faces}.</translation>
    </message>
    <message>
        <source>Three alike and a different pair.</source>
        <translation>Tre like og et annet par.</translation>
    </message>
    <message>
        <source>Three alike and a pair; they may be alike.</source>
        <translation>Tre like og et par; alle kan være like.</translation>
    </message>
    <message>
        <source>Three alike twice; they may be alike.</source>
        <translation>To ganger tre like; alle kan være like.</translation>
    </message>
    <message>
        <source>Three alike, and three alike of another kind.</source>
        <translation>Tre like, og tre like av et annet slag.</translation>
    </message>
    <message>
        <source>Three dice alike.</source>
        <translation>Tre like terninger.</translation>
    </message>
    <message>
        <source>Three different pairs.</source>
        <translation>Tre forskjellige par.</translation>
    </message>
    <message>
        <source>Three pairs; they may be alike.</source>
        <translation>Tre par; de kan være like.</translation>
    </message>
    <message>
        <source>Two dice alike.</source>
        <translation>To like terninger.</translation>
    </message>
    <message>
        <source>Two different pairs.</source>
        <translation>To forskjellige par.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as two pairs.</source>
        <translation>To par; fire like teller som to par.</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>&amp;Columns for players</source>
        <translation>&amp;Kolonner for spillere</translation>
    </message>
    <message>
        <source>&amp;Names, with commas between them</source>
        <translation>&amp;Navn, med komma mellom</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>A card has room for {count} names; the others are left out.</source>
        <translation>En poengblokk har plass til {count} navn; de andre utelates.</translation>
    </message>
    <message>
        <source>Cards on a &amp;sheet</source>
        <translation>Poengblokker per &amp;ark</translation>
    </message>
    <message>
        <source>Columns for players</source>
        <translation>Kolonner for spillere</translation>
    </message>
    <message>
        <source>Left empty, to be written by hand</source>
        <translation>Tomt, til å skrive for hånd</translation>
    </message>
    <message>
        <source>Names of the last p&amp;layers</source>
        <translation>Navnene på de siste spi&amp;llerne</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>Navn, med komma mellom</translation>
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
        <translation>To, til å klippe fra hverandre</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Chance</source>
        <translation>Sjanse</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fem like</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Femmere</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Fire like</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Firere</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>six dice</comment>
        <translation>Hytte</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>five dice</comment>
        <translation>Hus</translation>
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
        <translation>Ett par</translation>
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
        <translation>Liten straight</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tre like</translation>
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
        <translation>Tårn</translation>
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
        <translation>Hus</translation>
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
            <numerusform>%n spill, fra {worst} til {best} poeng, {average} i snitt.</numerusform>
            <numerusform>%n spill, fra {worst} til {best} poeng, {average} i snitt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spill for spill</translation>
    </message>
    <message>
        <source>Game {number}: {margin} points for {name}</source>
        <translation>Spill {number}: {margin} poeng til {name}</translation>
    </message>
    <message>
        <source>Game {number}: {total} points, {mean} on average lately</source>
        <translation>Spill {number}: {total} poeng, i snitt {mean} i det siste</translation>
    </message>
    <message>
        <source>How often which total</source>
        <translation>Hvor ofte hvilken sum</translation>
    </message>
    <message numerus="yes">
        <source>The last %n game(s); the line is the mean of ten.</source>
        <translation>
            <numerusform>Det siste %n spillet; linjen er snittet av ti.</numerusform>
            <numerusform>De siste %n spillene; linjen er snittet av ti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up: {first} was ahead. Down, hatched: {second}.</source>
        <translation>Opp: {first} ledet. Ned, skravert: {second}.</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>snitt {points}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {wins} – {losses} {second}, %n draw(s)</source>
        <translation>
            <numerusform>{first} {wins} – {losses} {second}, %n uavgjort</numerusform>
            <numerusform>{first} {wins} – {losses} {second}, %n uavgjorte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} points: %n game(s)</source>
        <translation>
            <numerusform>{low} poeng: %n spill</numerusform>
            <numerusform>{low} poeng: %n spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} points: %n game(s)</source>
        <translation>
            <numerusform>{low} til {high} poeng: %n spill</numerusform>
            <numerusform>{low} til {high} poeng: %n spill</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>&amp;Close without saving</source>
        <translation>L&amp;ukk uten å lagre</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Spill videre</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>Lagre et &amp;annet sted&#xa0;…</translation>
    </message>
    <message>
        <source>Close without saving the game?</source>
        <translation>Lukke uten å lagre spillet?</translation>
    </message>
    <message>
        <source>The game cannot be saved where Yatzy Desktop keeps it. What was played since then will be lost, unless you save a copy in another place.</source>
        <translation>Spillet kan ikke lagres der Yatzy Desktop har det. Det som er spilt siden da, går tapt hvis du ikke lagrer en kopi et annet sted.</translation>
    </message>
</context>
<context>
    <name>CoachSection</name>
    <message>
        <source>&amp;Ask before a choice that gives less than another</source>
        <translation>Spø&amp;r før et valg som gir mindre enn et annet</translation>
    </message>
    <message>
        <source>&amp;Help while playing</source>
        <translation>Hjel&amp;p under spillet</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Ask before a bo&amp;x is struck out?</source>
        <translation>Spørre før en r&amp;ute strykes?</translation>
    </message>
    <message>
        <source>From how many points less on</source>
        <translation>Fra hvor mange poeng mindre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldri</translation>
    </message>
    <message>
        <source>Press H for a hint. Games with help are marked as such in their results.</source>
        <translation>Trykk på H for et tips. Spill med hjelp merkes i resultatene.</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>Vis ver&amp;dier på poengblokken</translation>
    </message>
    <message>
        <source>Show each player’s chance to win below the score sheet</source>
        <translation>Vis hver spillers vinnersjanse under poengblokken</translation>
    </message>
    <message>
        <source>When it can be avoided</source>
        <translation>Når det kan unngås</translation>
    </message>
    <message>
        <source>by more than {points} points</source>
        <translation>med mer enn {points} poeng</translation>
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
        <translation>Tastet inn: {dice}</translation>
    </message>
</context>
<context>
    <name>DiceSection</name>
    <message>
        <source>&amp;Mix in a word of your own…</source>
        <translation>Bland inn et &amp;eget ord&#xa0;…</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Et eget ord</translation>
    </message>
    <message>
        <source>A word that the program could not know before makes sure that it has not chosen the dice, nor who starts. Anything will do, and nothing as well.</source>
        <translation>Et ord som programmet ikke kunne vite på forhånd, sikrer at det ikke har valgt terningene, og heller ikke hvem som begynner. Hva som helst duger, og ingenting også.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Every die follows from a secret seed with this fingerprint, which the program has drawn already. It can be noted now and compared after the game.</source>
        <translation>Hver terning følger av et hemmelig frø med dette fingeravtrykket, som programmet allerede har trukket. Det kan noteres nå og sammenlignes etter spillet.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingeravtrykk</translation>
    </message>
    <message>
        <source>Real ones for {names}; the program throws for the others.</source>
        <translation>Ekte for {names}; programmet kaster for de andre.</translation>
    </message>
    <message>
        <source>Real ones on the table; the program keeps the sheet.</source>
        <translation>Ekte på bordet; programmet fører poengblokken.</translation>
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
        <translation>Terning {position}, ikke kastet ennå</translation>
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
        <translation>Terning {position}, {face}, beholdt</translation>
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
        <translation>Andre</translation>
    </message>
    <message>
        <source>These two have no game together that fits what is chosen.</source>
        <translation>Disse to har ingen felles spill som passer til det som er valgt.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>All dice were alike</source>
        <translation>Alle terninger var like</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Velg en rute</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Tast inn</translation>
    </message>
    <message>
        <source>How many rolls?</source>
        <translation>Hvor mange kast?</translation>
    </message>
    <message>
        <source>Possible: {least} to {most}, or 0 to strike it out</source>
        <translation>Mulig: {least} til {most}, eller 0 for å stryke</translation>
    </message>
    <message>
        <source>Possible: {points}</source>
        <translation>Mulig: {points}</translation>
    </message>
    <message>
        <source>Press Enter</source>
        <translation>Trykk Enter</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Ekte terninger</translation>
    </message>
    <message>
        <source>Rolls used</source>
        <translation>Brukte kast</translation>
    </message>
    <message>
        <source>Rolls used: ?</source>
        <translation>Brukte kast: ?</translation>
    </message>
    <message>
        <source>Rolls used: {number}</source>
        <translation>Brukte kast: {number}</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Siste kast</translation>
    </message>
    <message>
        <source>Type again to put the dice right.</source>
        <translation>Skriv igjen for å rette terningene.</translation>
    </message>
    <message>
        <source>Type the numbers or press the faces; or choose a box for its points.</source>
        <translation>Skriv tallene eller trykk på sidene; eller velg en rute for poengene.</translation>
    </message>
    <message>
        <source>What do the dice show?</source>
        <translation>Hva viser terningene?</translation>
    </message>
    <message>
        <source>no die yet</source>
        <translation>ingen terning ennå</translation>
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
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>Yatzy Desktop cannot start.</source>
        <translation>Yatzy Desktop kan ikke starte.</translation>
    </message>
    <message>
        <source>Yatzy Desktop met an error. Your game is safe, and you can play on.</source>
        <translation>Noe gikk galt i Yatzy Desktop. Spillet er i god behold, og du kan spille videre.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message numerus="yes">
        <source>{name}: %n win(s), {points} points</source>
        <translation>
            <numerusform>{name}: %n seier, {points} poeng</numerusform>
            <numerusform>{name}: %n seire, {points} poeng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExactCoach</name>
    <message>
        <source>These rules are worked out: the hints are exact now.</source>
        <translation>Disse reglene er regnet ut: Nå er tipsene nøyaktige.</translation>
    </message>
    <message>
        <source>These rules could not be worked out exactly. Hints follow similar rules.</source>
        <translation>Disse reglene kunne ikke regnes ut nøyaktig. Tipsene følger lignende regler.</translation>
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
            <numerusform>%n spill importert.</numerusform>
            <numerusform>%n spill importert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to {file}.</source>
        <translation>
            <numerusform>%n spill lagret i {file}.</numerusform>
            <numerusform>%n spill lagret i {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n nytt spill</numerusform>
            <numerusform>%n nye spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be read</source>
        <translation>
            <numerusform>%n kan ikke leses</numerusform>
            <numerusform>%n kan ikke leses</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import them</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;La være</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksporter spill</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation>Eksporterte spill (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer spill</translation>
    </message>
    <message>
        <source>Import these games?</source>
        <translation>Importere disse spillene?</translation>
    </message>
    <message>
        <source>New people: {names}</source>
        <translation>Nye personer: {names}</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Lagre spill</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Lagret som {file}.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabell for regneark (*.csv)</translation>
    </message>
    <message>
        <source>The games could not be imported.</source>
        <translation>Spillene kunne ikke importeres.</translation>
    </message>
    <message>
        <source>Whole games, to be imported elsewhere (*.json)</source>
        <translation>Hele spill, til import et annet sted (*.json)</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzyspill (*.yatzy)</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>{file} has no games that can be imported.</source>
        <translation>{file} har ingen spill som kan importeres.</translation>
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
        <translation>&amp;Fingeravtrykk</translation>
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
        <translation>Er terningene rettferdige?</translation>
    </message>
    <message>
        <source>Before the first roll the program draws a secret seed and shows its fingerprint. Every die of the game follows from the seed, whoever throws and however the game stands; computers never see it. When the game is over, the seed proves every roll.</source>
        <translation>Før det første kastet trekker programmet et hemmelig frø og viser fingeravtrykket. Hver terning i spillet følger av frøet, hvem som enn kaster og hvordan spillet enn står; datamaskiner ser det aldri. Når spillet er slutt, beviser frøet hvert kast.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Dice thrown by the program in this game: {count} ({faces}).</source>
        <translation>Terninger programmet har kastet i dette spillet: {count} ({faces}).</translation>
    </message>
    <message>
        <source>It is shown when the game is over.</source>
        <translation>Det vises når spillet er slutt.</translation>
    </message>
    <message>
        <source>Mix it in</source>
        <translation>Bland inn</translation>
    </message>
    <message>
        <source>Show the seed</source>
        <translation>Vis frøet</translation>
    </message>
    <message>
        <source>The file of a running game must contain the seed: give copies of it only to those whom you would let look into the cup.</source>
        <translation>Filen med et pågående spill må inneholde frøet: gi bare kopier til dem du ville la titte i begeret.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Average</source>
        <translation>Snitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Games with Yatzy</source>
        <translation>Spill med Yatzy</translation>
    </message>
    <message>
        <source>Games with bonus</source>
        <translation>Spill med bonus</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Flest seire på rad</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Seire på rad nå</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Dårligst</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <comment>games won</comment>
        <translation>{wins} av {games}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Begins as</source>
        <translation>Begynner som</translation>
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
        <translation>Siste dag</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Bare mennesker</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Uten tips</translation>
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
        <translation>på skjermen</translation>
    </message>
    <message>
        <source>real ones</source>
        <translation>ekte</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click the dice you want to keep: they go into the tray. Then roll the others.</source>
        <translation>Klikk på terningene du vil beholde: de legges i brettet. Kast så de andre.</translation>
    </message>
    <message>
        <source>No rolls are left. Click a box in your column: what it gives is there in pencil.</source>
        <translation>Ingen kast er igjen. Klikk på en rute i kolonnen din: hva den gir, står der med blyant.</translation>
    </message>
    <message>
        <source>Not sure what to do? This asks the coach.</source>
        <translation>Usikker på hva du skal gjøre? Her spør du treneren.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet</source>
        <translation>Se på poengblokken</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nytt spill&#xa0;…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revansj</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Gå gjennom spillet</translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <translation>Delt seier: {names}</translation>
    </message>
    <message>
        <source>The same players and rules</source>
        <translation>Samme spillere og regler</translation>
    </message>
    <message>
        <source>with hints</source>
        <comment>below the total of who played alone</comment>
        <translation>med tips</translation>
    </message>
    <message>
        <source>with hints: {names}</source>
        <translation>med tips: {names}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} vinner!</translation>
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
            <numerusform>{place}. {name}: %n poeng</numerusform>
            <numerusform>{place}. {name}: %n poeng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStarter</name>
    <message>
        <source>Open game</source>
        <translation>Åpne spill</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Lagre en kopi</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Lagret som {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}. It holds the dice to come: give it only to those whom you would let look into the cup.</source>
        <translation>Lagret som {file}. Filen inneholder terningene som kommer: gi den bare til dem du ville la titte i begeret.</translation>
    </message>
    <message>
        <source>So many games wait that the oldest one was given up: {names}.</source>
        <translation>Så mange spill venter at det eldste ble gitt opp: {names}.</translation>
    </message>
    <message>
        <source>The game before waits: go on with it from New game.</source>
        <translation>Det forrige spillet venter: fortsett det fra Nytt spill.</translation>
    </message>
    <message>
        <source>This game could not be opened.</source>
        <translation>Spillet kunne ikke åpnes.</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzyspill (*.yatzy)</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Best total</source>
        <translation>Høyeste sum</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Merknader</translation>
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
            <numerusform>gitt opp etter %n runde</numerusform>
            <numerusform>gitt opp etter %n runder</numerusform>
        </translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>ekte terninger</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>med tips</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>vunnet av {names}</translation>
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
            <numerusform>%n spill</numerusform>
            <numerusform>%n spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n spill slettet.</numerusform>
            <numerusform>%n spill slettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all shown…</source>
        <translation>&amp;Eksporter alle viste&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Å&amp;pne</translation>
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
        <translation>&amp;Lagre som spill&#xa0;…</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Sle&amp;tt</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mporter&#xa0;…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Skriv &amp;ut&#xa0;…</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Det kunne ikke endres.</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be shown.</source>
        <translation>Spillet er skadet og kan ikke vises.</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>You chase straights</source>
        <translation>Du jager straighter</translation>
    </message>
    <message>
        <source>You give away the bonus</source>
        <translation>Du gir bort bonusen</translation>
    </message>
    <message>
        <source>You keep the wrong dice</source>
        <translation>Du beholder feil terninger</translation>
    </message>
    <message>
        <source>You keep too few dice</source>
        <translation>Du beholder for få terninger</translation>
    </message>
    <message>
        <source>You keep too many dice</source>
        <translation>Du beholder for mange terninger</translation>
    </message>
    <message>
        <source>You roll on too long</source>
        <translation>Du kaster for lenge</translation>
    </message>
    <message>
        <source>You stop rolling too early</source>
        <translation>Du slutter å kaste for tidlig</translation>
    </message>
    <message>
        <source>You strike out boxes too early</source>
        <translation>Du stryker ruter for tidlig</translation>
    </message>
    <message>
        <source>You strike out the wrong box</source>
        <translation>Du stryker feil rute</translation>
    </message>
    <message>
        <source>You take Chance too early</source>
        <translation>Du tar Sjanse for tidlig</translation>
    </message>
    <message>
        <source>You take the wrong box</source>
        <translation>Du tar feil rute</translation>
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
            <numerusform>%n ener</numerusform>
            <numerusform>%n enere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left, and {saved} saved.</source>
        <translation>
            <numerusform>%n kast igjen, og {saved} spart.</numerusform>
            <numerusform>%n kast igjen, og {saved} spart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n kast igjen.</numerusform>
            <numerusform>%n kast igjen.</numerusform>
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
        <translation>Gjort igjen.</translation>
    </message>
    <message>
        <source>Holding nothing.</source>
        <translation>Ingenting beholdt.</translation>
    </message>
    <message>
        <source>Holding {dice}.</source>
        <translation>Beholder {dice}.</translation>
    </message>
    <message>
        <source>No rolls left.</source>
        <translation>Ingen kast igjen.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet.</source>
        <translation>Det er ikke kastet ennå.</translation>
    </message>
    <message>
        <source>One more Yatzy: {points}.</source>
        <translation>Én Yatzy til: {points}.</translation>
    </message>
    <message>
        <source>Open: {boxes}.</source>
        <translation>Åpne: {boxes}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Angret.</translation>
    </message>
    <message>
        <source>The dice are in the cup.</source>
        <translation>Terningene er i begeret.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>The hint is to hold nothing and fill {box}.</source>
        <translation>Tipset er ikke å beholde noe, men å fylle ut {box}.</translation>
    </message>
    <message>
        <source>Zero: {boxes}.</source>
        <translation>Null: {boxes}.</translation>
    </message>
    <message>
        <source>{box} struck out.</source>
        <translation>{box} strøket.</translation>
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
        <translation>{player} stryker {box}, med {dice}.</translation>
    </message>
    <message>
        <source>{player} takes {points} for {box}, with {dice}.</source>
        <translation>{player} tar {points} for {box}, med {dice}.</translation>
    </message>
    <message>
        <source>{player}: {points} points.</source>
        <translation>{player}: {points} poeng.</translation>
    </message>
    <message>
        <source>{player}’s turn.</source>
        <translation>Neste tur: {player}.</translation>
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
            <numerusform>En tur har %n kast med alle terningene.</numerusform>
            <numerusform>En tur har opptil %n kast. Det første er med alle terningene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piltaster</translation>
    </message>
    <message>
        <source>Click the dice you want to keep: they move to the tray, and only the others are rolled again. A click on a die in the tray takes it back.</source>
        <translation>Klikk på terningene du vil beholde: De flyttes til brettet, og bare de andre kastes på nytt. Et klikk på en terning på brettet tar den tilbake.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
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
            <numerusform>Behold minst %n terning før hvert nye kast.</numerusform>
            <numerusform>Behold minst %n terninger før hvert nye kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Slik spiller man</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bokstaver</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Rolls you do not use are saved, and you may use them in a later turn.</source>
        <translation>Kast du ikke bruker, blir spart, og du kan bruke dem i en senere tur.</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Skift+H</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Mellomrom eller Enter</translation>
    </message>
    <message>
        <source>The game ends when all boxes are filled. The highest total wins; a tie is a shared win.</source>
        <translation>Spillet er slutt når alle rutene er fylt ut. Høyest totalsum vinner; blir det uavgjort, deles seieren.</translation>
    </message>
    <message>
        <source>Then click a box of your column on the score sheet. What the dice are worth there is written in pencil; a box that gives nothing can be struck out.</source>
        <translation>Klikk så på en rute i kolonnen din på poengblokken. Hva terningene er verdt der, står med blyant; en rute som ikke gir noe, kan du stryke.</translation>
    </message>
    <message>
        <source>ask for a hint</source>
        <translation>be om et tips</translation>
    </message>
    <message>
        <source>fill the box you stand on</source>
        <translation>fyll ut ruten du står på</translation>
    </message>
    <message>
        <source>go to the box that begins so, on the score sheet</source>
        <translation>gå til ruten som begynner slik, på poengblokken</translation>
    </message>
    <message>
        <source>hear a score sheet, then the next player’s; Shift+F4 goes back</source>
        <translation>hør en poengblokk, så neste spillers; Skift+F4 går tilbake</translation>
    </message>
    <message>
        <source>hear the dice, those held, and the rolls left</source>
        <translation>hør terningene, de som beholdes, og kastene som er igjen</translation>
    </message>
    <message>
        <source>hear what each box would give</source>
        <translation>hør hva hver rute ville gi</translation>
    </message>
    <message>
        <source>hear who has how many points</source>
        <translation>hør hvem som har hvor mange poeng</translation>
    </message>
    <message>
        <source>hold the dice that the hint keeps</source>
        <translation>behold de terningene som tipset beholder</translation>
    </message>
    <message>
        <source>hold the die at that place, or take it back</source>
        <translation>behold terningen på den plassen, eller ta den tilbake</translation>
    </message>
    <message>
        <source>look at the records of all games</source>
        <translation>se historikken over alle spill</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>kast terningene</translation>
    </message>
    <message>
        <source>show the rules</source>
        <translation>vis reglene</translation>
    </message>
    <message>
        <source>switch sound off or on</source>
        <translation>slå lyden av eller på</translation>
    </message>
    <message>
        <source>take back the last box</source>
        <translation>angre den siste ruten</translation>
    </message>
    <message>
        <source>walk over the score sheet</source>
        <translation>gå rundt på poengblokken</translation>
    </message>
    <message>
        <source>{description}. The highest possible total is {total}.</source>
        <translation>{description}. Høyest mulige totalsum er {total}.</translation>
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
        <translation>Beste resultater</translation>
    </message>
    <message>
        <source>Computers, too</source>
        <translation>Også datamaskiner</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Merknader</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plass</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>med tips</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>&amp;Work out these rules exactly</source>
        <translation>&amp;Regn ut disse reglene nøyaktig</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Lukk tipset</translation>
    </message>
    <message>
        <source>Judged by similar rules until these are worked out: {percent}%</source>
        <translation>Vurdert etter lignende regler til disse er regnet ut: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop working out these rules</source>
        <translation>Slutt å regne ut disse reglene</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Det finnes ingen tips for disse reglene.</translation>
    </message>
</context>
<context>
    <name>HoldRefusal</name>
    <message numerus="yes">
        <source>Hold at least %n dice before you roll again.</source>
        <translation>
            <numerusform>Behold minst %n terning før du kaster igjen.</numerusform>
            <numerusform>Behold minst %n terninger før du kaster igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again.</source>
        <translation>Behold minst én terning før du kaster igjen.</translation>
    </message>
</context>
<context>
    <name>HolderQuestion</name>
    <message>
        <source>&amp;Play here</source>
        <translation>&amp;Spill her</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>It was left open on the computer {host}, or that one ended without closing it. If it is open nowhere else, play here: your game goes on and is saved.</source>
        <translation>Det står åpent på datamaskinen {host}, eller den ble slått av uten å lukke det. Hvis det ikke er åpent noe annet sted, kan du spille her: spillet fortsetter og lagres.</translation>
    </message>
    <message>
        <source>Perhaps it is still starting: then its window will come, and this question go. You can play without it, but nothing of that will be kept.</source>
        <translation>Kanskje det holder på å starte: da kommer vinduet, og spørsmålet forsvinner. Du kan spille likevel, men ingenting av det blir lagret.</translation>
    </message>
    <message>
        <source>Play without &amp;saving</source>
        <translation>Spill &amp;uten å lagre</translation>
    </message>
    <message>
        <source>Yatzy Desktop seems to be open already, but does not answer.</source>
        <translation>Yatzy Desktop ser ut til å være åpent allerede, men svarer ikke.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Computer</source>
        <translation>Datamaskin</translation>
    </message>
    <message>
        <source>Contender</source>
        <translation>Utfordrer</translation>
    </message>
    <message>
        <source>Easy-going</source>
        <translation>Avslappet</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nybegynner</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Skarp</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stødig</translation>
    </message>
    <message>
        <source>about {points} points</source>
        <translation>omtrent {points} poeng</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>A guest, of whom nothing is kept</source>
        <translation>En gjest som ingenting lagres om</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Et menneske</translation>
    </message>
    <message>
        <source>A person with real dice</source>
        <translation>Et menneske med ekte terninger</translation>
    </message>
    <message>
        <source>Press to choose a person or a computer</source>
        <translation>Trykk for å velge menneske eller datamaskin</translation>
    </message>
    <message>
        <source>a guest</source>
        <translation>en gjest</translation>
    </message>
    <message>
        <source>a guest with real dice</source>
        <translation>en gjest med ekte terninger</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>et menneske</translation>
    </message>
    <message>
        <source>a person with real dice</source>
        <translation>et menneske med ekte terninger</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gjest</translation>
    </message>
    <message>
        <source>guest, real dice</source>
        <translation>gjest, ekte terninger</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>ekte terninger</translation>
    </message>
    <message>
        <source>{name} is played by: {kind}</source>
        <translation>{name} spilles av: {kind}</translation>
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
        <translation>Far&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørke</translation>
    </message>
    <message>
        <source>&amp;Dice and rolls left</source>
        <translation>&amp;Terninger og kast igjen</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>Gjør o&amp;m</translation>
    </message>
    <message>
        <source>&amp;First throws…</source>
        <translation>&amp;Første kast&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Slik spiller man</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyse</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hånd&amp;bok</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Å&amp;pne spill&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Print this game…</source>
        <translation>Skriv &amp;ut dette spillet&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vansj</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Score sheet of the next player</source>
        <translation>Neste &amp;spillers poengblokk</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Innstillinger&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>An&amp;gre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>Are the &amp;dice fair?</source>
        <translation>Er &amp;terningene rettferdige?</translation>
    </message>
    <message>
        <source>Change the r&amp;ules…</source>
        <translation>Endre &amp;reglene&#xa0;…</translation>
    </message>
    <message>
        <source>Help with the first steps a&amp;gain</source>
        <translation>Hjelp med de første stegene i&amp;gjen</translation>
    </message>
    <message>
        <source>Hold the dice of the hint</source>
        <translation>Behold tipsets terninger</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>&amp;Større tekst</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Øv &amp;deg&#xa0;…</translation>
    </message>
    <message>
        <source>Print a &amp;blank card…</source>
        <translation>Skriv ut en t&amp;om poengblokk&#xa0;…</translation>
    </message>
    <message>
        <source>R&amp;ecords…</source>
        <translation>&amp;Historikk&#xa0;…</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Gå gj&amp;ennom spillet</translation>
    </message>
    <message>
        <source>Read al&amp;oud</source>
        <translation>&amp;Les opp</translation>
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
        <translation>Lagre en &amp;kopi&#xa0;…</translation>
    </message>
    <message>
        <source>Score sheet of the &amp;player before</source>
        <translation>&amp;Forrige spillers poengblokk</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>&amp;Vis verdier på poengblokken</translation>
    </message>
    <message>
        <source>Show the chance to &amp;win</source>
        <translation>Vis vin&amp;nersjansen</translation>
    </message>
    <message>
        <source>T&amp;ips and differences</source>
        <translation>T&amp;ips og forskjeller</translation>
    </message>
    <message>
        <source>The peop&amp;le at the table…</source>
        <translation>De ved &amp;bordet&#xa0;…</translation>
    </message>
    <message>
        <source>What each &amp;box would give</source>
        <translation>Hva hver &amp;rute ville gi</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Håndbok</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Avsnitt</translation>
    </message>
</context>
<context>
    <name>MissedRounds</name>
    <message numerus="yes">
        <source>%n rounds are past: zeros in as many boxes.</source>
        <translation>
            <numerusform>%n runde er gått: null i en rute.</numerusform>
            <numerusform>%n runder er gått: nuller i like mange ruter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rute</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Points as all &amp;agree…</source>
        <translation>Poeng som alle er &amp;enige om&#xa0;…</translation>
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
        <translation>Enda en Yatzy: +{points}</translation>
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
            <numerusform>%n å &amp;fortsette&#xa0;…</numerusform>
            <numerusform>%n å &amp;fortsette&#xa0;…</numerusform>
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
        <translation>&amp;Hvem begynner?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Den første på listen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Terningen avgjør</translation>
    </message>
    <message>
        <source>Two players have the same name; one is written as “{name}”.</source>
        <translation>To spillere har samme navn; den ene skrives «{name}».</translation>
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
        <translation>Lukk meldingen</translation>
    </message>
</context>
<context>
    <name>OpeningsModel</name>
    <message>
        <source>Best</source>
        <translation>Best</translation>
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
        <translation>Poeng mindre</translation>
    </message>
    <message>
        <source>Second best</source>
        <translation>Nest best</translation>
    </message>
</context>
<context>
    <name>OpeningsPage</name>
    <message numerus="yes">
        <source>%n first throws worked out…</source>
        <translation>
            <numerusform>%n første kast regnet ut&#xa0;…</numerusform>
            <numerusform>%n første kast regnet ut&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Skriv &amp;ut&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
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
        <translation>Det finnes ingen tips for disse reglene.</translation>
    </message>
    <message>
        <source>What is best with an empty score sheet.</source>
        <translation>Hva som er best med en tom poengblokk.</translation>
    </message>
</context>
<context>
    <name>OtherTexts</name>
    <message>
        <source>Different: {rule}</source>
        <translation>Annerledes: {rule}</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}.</source>
        <translation>Det som er annerledes i {rules}, er markert.</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}. Only there one also fills: {boxes}.</source>
        <translation>Det som er annerledes i {rules}, er markert. Bare der fyller man også: {boxes}.</translation>
    </message>
    <message>
        <source>{rules} has the same rules.</source>
        <translation>{rules} har de samme reglene.</translation>
    </message>
</context>
<context>
    <name>PaceChoice</name>
    <message>
        <source>At once</source>
        <translation>Med en gang</translation>
    </message>
    <message>
        <source>How &amp;fast do computers play?</source>
        <translation>Hvor fort spiller d&amp;atamaskiner?</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Sakte</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Rolig</translation>
    </message>
</context>
<context>
    <name>PadPicture</name>
    <message>
        <source>Picture of the pad</source>
        <translation>Bilde av poengblokken</translation>
    </message>
    <message>
        <source>at most</source>
        <comment>heads the column of the highest possible points</comment>
        <translation>maks</translation>
    </message>
    <message>
        <source>{rules}: {description}. Highest possible total: {points}.</source>
        <translation>{rules}: {description}. Høyest mulige totalsum: {points}.</translation>
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
        <translation>Hvilken side som kom etter hvilken, for alle: terningen før til venstre, den etter øverst. Hvis rettferdige, omtrent {count} hver.</translation>
    </message>
    <message>
        <source>{after} after {before}: {count}</source>
        <comment>faces of dice</comment>
        <translation>{after} etter {before}: {count}</translation>
    </message>
</context>
<context>
    <name>ParkedWindow</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsett</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Games to go on with</source>
        <translation>Spill å fortsette</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>&amp;Gi opp</translation>
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
        <translation>{round} av {rounds}</translation>
    </message>
</context>
<context>
    <name>PeopleDesk</name>
    <message>
        <source>&amp;Name, seat, leaving…</source>
        <translation>&amp;Navn, plass, gå&#xa0;…</translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation>Ferdig. Det kan angres.</translation>
    </message>
    <message>
        <source>Put this &amp;box right…</source>
        <translation>Rett denne &amp;ruten&#xa0;…</translation>
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
        <translation>&amp;Hvem spiller på denne plassen?</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Et menneske</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rute</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Endre navnet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Hand the seat over</source>
        <translation>Overlat plassen</translation>
    </message>
    <message>
        <source>Leaves; column crossed out</source>
        <translation>Går; strykes</translation>
    </message>
    <message>
        <source>Leaves; the points count</source>
        <translation>Går; poengene gjelder</translation>
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
        <translation>Navn på den som kommer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Put a &amp;box right, as all agree</source>
        <translation>Rett en &amp;rute, som alle er enige om</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Rett</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grunn</translation>
    </message>
    <message>
        <source>Sits down</source>
        <translation>Setter seg</translation>
    </message>
    <message>
        <source>Somebody &amp;joins</source>
        <translation>Noen &amp;kommer til</translation>
    </message>
    <message>
        <source>The people at the table</source>
        <translation>De ved bordet</translation>
    </message>
    <message>
        <source>Why? It is kept with the game.</source>
        <translation>Hvorfor? Det lagres med spillet.</translation>
    </message>
    <message>
        <source>With real dice</source>
        <translation>Med ekte terninger</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åpen</translation>
    </message>
    <message>
        <source>{name} (has left)</source>
        <translation>{name} (har gått)</translation>
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
        <translation>Slå s&amp;ammen&#xa0;…</translation>
    </message>
    <message>
        <source>All games of {gone} will be games of {kept}. This can be undone.</source>
        <translation>Alle spill fra {gone} hører deretter til {kept}. Det kan angres.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farge</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Sle&amp;tt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Hidden people are not offered in New game; their games stay. Deleting takes a person out of all games.</source>
        <translation>Skjulte personer foreslås ikke i Nytt spill; spillene deres blir. Sletting fjerner en person fra alle spill.</translation>
    </message>
    <message>
        <source>Is {gone} the same person as {kept}?</source>
        <translation>Er {gone} samme person som {kept}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Merknader</translation>
    </message>
    <message>
        <source>Offer &amp;again</source>
        <translation>&amp;Vis igjen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Gi nytt &amp;navn</translation>
    </message>
    <message>
        <source>Same person as</source>
        <translation>Samme person som</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Det kunne ikke endres.</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>foreslås ikke</translation>
    </message>
    <message>
        <source>{gone} and {kept} are one person now.</source>
        <translation>{gone} og {kept} er nå én person.</translation>
    </message>
    <message>
        <source>{name} has another colour now.</source>
        <translation>{name} har nå en annen farge.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} er slettet.</translation>
    </message>
    <message>
        <source>{name} is not offered any more.</source>
        <translation>{name} foreslås ikke lenger.</translation>
    </message>
    <message>
        <source>{name} is offered again.</source>
        <translation>{name} foreslås igjen.</translation>
    </message>
    <message>
        <source>{old} is called {new} now.</source>
        <translation>{old} heter nå {new}.</translation>
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
        <translation>Taperen</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Den neste</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Vinneren</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Kast om det</translation>
    </message>
    <message>
        <source>Who begins a rematch?</source>
        <translation>Hvem begynner en omkamp?</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Legg til spiller</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <translation>Legg til &amp;datamaskin</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>Bordet er fullt</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Drag, or press the up and down arrow keys</source>
        <translation>Dra, eller trykk på pil opp og pil ned</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Flytt {name}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navnet på spiller {number}</translation>
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
            <numerusform>%n poeng når de øvre rutene gir minst {threshold}.</numerusform>
            <numerusform>%n poeng når de øvre rutene gir minst {threshold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Always %n points.</source>
        <translation>
            <numerusform>Gir alltid %n poeng.</numerusform>
            <numerusform>Gir alltid %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Example: {dice} gives %n points.</source>
        <translation>
            <numerusform>Eksempel: {dice} gir %n poeng.</numerusform>
            <numerusform>Eksempel: {dice} gir %n poeng.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Best: {choice}</source>
        <translation>Best: {choice}</translation>
    </message>
    <message>
        <source>Every right choice counts one.</source>
        <translation>Hvert riktig valg teller én.</translation>
    </message>
    <message>
        <source>Good enough: {choice}. It gives {points} points less.</source>
        <translation>Godt nok: {choice}. Det gir {points} poeng mindre.</translation>
    </message>
    <message>
        <source>Not quite: {choice}. It gives {points} points less.</source>
        <translation>Ikke helt: {choice}. Det gir {points} poeng mindre.</translation>
    </message>
    <message>
        <source>Right: {choice}.</source>
        <translation>Riktig: {choice}.</translation>
    </message>
    <message>
        <source>Score {score} · {right} of {answered} right</source>
        <translation>Stilling {score} · {right} av {answered} riktige</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tillatt</translation>
    </message>
    <message>
        <source>any box</source>
        <translation>valgfri rute</translation>
    </message>
    <message>
        <source>any die may be rolled again</source>
        <translation>alle terninger kan kastes på nytt</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>beholdte terninger blir liggende</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>i rekkefølge</translation>
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
        <translation>ikke tillatt</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>spares ikke</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>spares</translation>
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
        <translation>&amp;Neste stilling</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Hold dice and roll, or fill a box.</source>
        <translation>Behold terninger og kast, eller fyll en rute.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Leter etter en stilling&#xa0;…</translation>
    </message>
    <message>
        <source>Practice: {rules}</source>
        <translation>Øving: {rules}</translation>
    </message>
    <message>
        <source>There is nothing to practise by these rules.</source>
        <translation>Det er ingenting å øve på etter disse reglene.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Hva ville du gjort?</translation>
    </message>
    <message>
        <source>You went wrong here once.</source>
        <translation>Her har du gjort feil en gang.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Colours</source>
        <translation>Far&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Terninger</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bevegelse</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;kststørrelse</translation>
    </message>
    <message>
        <source>&amp;Who starts a new game?</source>
        <translation>&amp;Hvem begynner et nytt spill?</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svarte</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>C&amp;elebrate a Yatzy and the bonus</source>
        <translation>&amp;Feir Yatzy og bonus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørke</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Alt beveger seg</translation>
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
        <translation>For venstrehendte: poengblokken til venstre</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyse</translation>
    </message>
    <message>
        <source>Little motion</source>
        <translation>Lite bevegelse</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eik</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Røde</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
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
        <translation>Tekststørrelse i prosent</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Terningen avgjør</translation>
    </message>
    <message>
        <source>With digits</source>
        <translation>Med tall</translation>
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
        <translation>Skriv ut en tom poengblokk</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <translation>Poengblokken slik den skrives ut</translation>
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
        <translation>Skriv &amp;ut&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Erstatt den</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Looking for printers. You can save a PDF file meanwhile.</source>
        <translation>Søker etter skrivere. Imens kan du lagre en PDF-fil.</translation>
    </message>
    <message>
        <source>No printer answers. You can save a PDF file and print it elsewhere.</source>
        <translation>Ingen skriver svarer. Du kan lagre en PDF-fil og skrive den ut et annet sted.</translation>
    </message>
    <message>
        <source>No printer is installed. You can save a PDF file and print it elsewhere.</source>
        <translation>Det er ikke installert noen skriver. Du kan lagre en PDF-fil og skrive den ut et annet sted.</translation>
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
        <translation>Lagre som P&amp;DF&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Lagre som PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Lagret som {file}.</translation>
    </message>
    <message>
        <source>Sent to the printer {printer}.</source>
        <translation>Sendt til skriveren {printer}.</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the card. Try another one.</source>
        <translation>Skriveren {printer} tar ikke imot poengblokken. Prøv en annen.</translation>
    </message>
    <message>
        <source>{file} cannot be saved. Perhaps it is open in another program, or the place is full or protected. Choose another name or folder.</source>
        <translation>{file} kan ikke lagres. Kanskje er filen åpen i et annet program, eller plassen er full eller beskyttet. Velg et annet navn eller en annen mappe.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kan ikke skrives.</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file} finnes fra før. Vil du erstatte den?</translation>
    </message>
</context>
<context>
    <name>PrintGameDialog</name>
    <message>
        <source>Print this game</source>
        <translation>Skriv ut dette spillet</translation>
    </message>
    <message>
        <source>The pad as it will be printed</source>
        <translation>Poengblokken slik den skrives ut</translation>
    </message>
</context>
<context>
    <name>PrintOpeningsDialog</name>
    <message>
        <source>Print the first throws</source>
        <translation>Skriv ut de første kastene</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the table. Try another one.</source>
        <translation>Skriveren {printer} tar ikke imot tabellen. Prøv en annen.</translation>
    </message>
    <message>
        <source>The table as it will be printed</source>
        <translation>Tabellen slik den blir skrevet ut</translation>
    </message>
</context>
<context>
    <name>PrintRulesDialog</name>
    <message>
        <source>Print the rules</source>
        <translation>Skriv ut reglene</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the rules. Try another one.</source>
        <translation>Skriveren {printer} tar ikke imot reglene. Prøv en annen.</translation>
    </message>
    <message>
        <source>The rules as they will be printed</source>
        <translation>Reglene slik de skrives ut</translation>
    </message>
</context>
<context>
    <name>PrintStatisticsDialog</name>
    <message>
        <source>Print the statistics</source>
        <translation>Skriv ut statistikken</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the statistics. Try another one.</source>
        <translation>Skriveren {printer} tar ikke imot statistikken. Prøv en annen.</translation>
    </message>
    <message>
        <source>The statistics as they will be printed</source>
        <translation>Statistikken slik den blir skrevet ut</translation>
    </message>
</context>
<context>
    <name>PrintTipsDialog</name>
    <message>
        <source>Print the tips</source>
        <translation>Skriv ut tipsene</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the tips. Try another one.</source>
        <translation>Skriveren {printer} tar ikke imot tipsene. Prøv en annen.</translation>
    </message>
    <message>
        <source>The tips as they will be printed</source>
        <translation>Tipsene slik de blir skrevet ut</translation>
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
        <translation>Hva man beholder av det første kastet: de tydelige terningene.</translation>
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
        <translation>Tips og forskjeller</translation>
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
        <translation>&amp;Gjør det likevel</translation>
    </message>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Tenk igjen</translation>
    </message>
</context>
<context>
    <name>RecordKeeper</name>
    <message>
        <source>&amp;Add them</source>
        <translation>&amp;Legg til</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>La &amp;være</translation>
    </message>
    <message>
        <source>Add the games of the copy?</source>
        <translation>Legge til spillene fra kopien?</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message numerus="yes">
        <source>%n win(s) in a row for {name}.</source>
        <translation>
            <numerusform>%n seier på rad for {name}.</numerusform>
            <numerusform>%n seirer på rad for {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game yet for {name}: {points} points, after {before}.</source>
        <translation>Beste spill hittil for {name}: {points} poeng, tidligere {before}.</translation>
    </message>
    <message numerus="yes">
        <source>The records were damaged. %n game(s) could be read and are kept, and so is the old file.</source>
        <translation>
            <numerusform>Historikken var skadet. %n spill kunne leses og er lagret, og det er den gamle filen også.</numerusform>
            <numerusform>Historikken var skadet. %n spill kunne leses og er lagret, og det er den gamle filen også.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a good copy of {day} with %n game(s). What it has beyond can be added.</source>
        <translation>
            <numerusform>Det finnes en hel kopi fra {day} med %n spill. Det som bare finnes der, kan legges til.</numerusform>
            <numerusform>Det finnes en hel kopi fra {day} med %n spill. Det som bare finnes der, kan legges til.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening, %n game(s)</source>
        <translation>
            <numerusform>I kveld, %n spill</numerusform>
            <numerusform>I kveld, %n spill</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {wins} – {second} {losses}</source>
        <translation>{first} {wins} – {second} {losses}</translation>
    </message>
    <message>
        <source>{name} has broken the record: {points} points, after {before}.</source>
        <translation>{name} har slått rekorden: {points} poeng, tidligere {before}.</translation>
    </message>
    <message>
        <source>{name} never had more in {box}: {points}.</source>
        <translation>{name} har aldri fått mer i {box}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{score}, %n draw(s)</source>
        <translation>
            <numerusform>{score}, %n uavgjort</numerusform>
            <numerusform>{score}, %n uavgjorte</numerusform>
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
        <translation>An&amp;gre</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Beste resultater</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Mann mot mann</translation>
    </message>
    <message>
        <source>Nothing is here yet. When a game has been played to its end, this window will tell everybody&apos;s averages, best results and wins, with the list of all games to look at again. Games from another computer can be imported on the page Games.</source>
        <translation>Her er det ingenting ennå. Når et spill er spilt til slutt, viser dette vinduet alles snitt, beste resultater og seire, og listen over alle spill som kan ses igjen. Spill fra en annen datamaskin kan importeres på siden Spill.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Ingenting å angre.</translation>
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
        <translation>Historikk</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
    <message>
        <source>That could not be undone.</source>
        <translation>Det kunne ikke angres.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Angret.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>All dice are held. Let go of at least one, or fill a box.</source>
        <translation>Du beholder alle terningene. Slipp minst én, eller fyll ut en rute.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 6 for each die.</source>
        <translation>Skriv et tall fra 1 til 6 for hver terning.</translation>
    </message>
    <message>
        <source>No dice give these points in this box.</source>
        <translation>Ingen terninger gir de poengene i denne ruten.</translation>
    </message>
    <message>
        <source>No rolls are left. Choose a box to fill.</source>
        <translation>Ingen kast igjen. Velg en rute å fylle ut.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Det ville ikke endre noe.</translation>
    </message>
    <message>
        <source>Roll the dice before you fill a box.</source>
        <translation>Kast terningene før du fyller ut en rute.</translation>
    </message>
    <message>
        <source>So many rolls are not possible now.</source>
        <translation>Så mange kast er ikke mulig nå.</translation>
    </message>
    <message>
        <source>Somebody has to stay at the table.</source>
        <translation>Noen må bli igjen ved bordet.</translation>
    </message>
    <message>
        <source>The first roll of a turn is made with all dice.</source>
        <translation>Det første kastet i en tur er med alle terningene.</translation>
    </message>
    <message>
        <source>The program throws the dice of this player.</source>
        <translation>Programmet kaster denne spillerens terninger.</translation>
    </message>
    <message>
        <source>The secret of the dice has been shown, so this game cannot go on.</source>
        <translation>Terningenes hemmelighet er vist, så dette spillet kan ikke fortsette.</translation>
    </message>
    <message>
        <source>There is no room for another player.</source>
        <translation>Det er ikke plass til en spiller til.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Den terningen finnes ikke.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Det finnes ingen slik spiller.</translation>
    </message>
    <message>
        <source>This box is already filled.</source>
        <translation>Ruten er allerede fylt ut.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>This pad has no such box.</source>
        <translation>Den ruten finnes ikke på poengblokken.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Denne spilleren har forlatt spillet.</translation>
    </message>
    <message>
        <source>This player throws real dice: enter what they show.</source>
        <translation>Denne spilleren kaster ekte terninger: skriv inn hva de viser.</translation>
    </message>
    <message>
        <source>With these rules, another box has to be filled first.</source>
        <translation>Med disse reglene må en annen rute fylles ut først.</translation>
    </message>
    <message>
        <source>With these rules, held dice stay held until the turn ends.</source>
        <translation>Med disse reglene blir beholdte terninger liggende til turen er over.</translation>
    </message>
    <message>
        <source>With these rules, the number of rolls used has to be entered.</source>
        <translation>Med disse reglene må antall brukte kast oppgis.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy {accuracy} of 100: nothing lost would be 100, {points} points lost per choice make it 37.</source>
        <translation>Treffsikkerhet {accuracy} av 100: Uten tap ville den være 100, {points} tapte poeng per valg gir 37.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Bedre: {choice}</translation>
    </message>
    <message>
        <source>Entered without dice</source>
        <translation>Ført inn uten terninger</translation>
    </message>
    <message>
        <source>Entered without dice: this cannot be judged.</source>
        <translation>Ført inn uten terninger: Det kan ikke vurderes.</translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation>Ventet fra start</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Ventet resultat</translation>
    </message>
    <message>
        <source>Judged by similar rules: only whole points count.</source>
        <translation>Vurdert etter lignende regler: Bare hele poeng holder.</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Tapt ved valg</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Flaks med terningene</translation>
    </message>
    <message>
        <source>Luck {points}</source>
        <translation>Flaks {points}</translation>
    </message>
    <message>
        <source>Luck {points}: a lucky roll</source>
        <translation>Flaks {points}: et heldig kast</translation>
    </message>
    <message>
        <source>Luck {points}: a very lucky roll</source>
        <translation>Flaks {points}: et svært heldig kast</translation>
    </message>
    <message>
        <source>Luck {points}: a very unlucky roll</source>
        <translation>Flaks {points}: et svært uheldig kast</translation>
    </message>
    <message>
        <source>Luck {points}: an unlucky roll</source>
        <translation>Flaks {points}: et uheldig kast</translation>
    </message>
    <message>
        <source>Played: {choice}. It cost {points} points.</source>
        <translation>Spilt: {choice}. Det kostet {points} poeng.</translation>
    </message>
    <message>
        <source>Played: {choice}. The best choice.</source>
        <translation>Spilt: {choice}. Det beste valget.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result with average luck</source>
        <translation>Resultat med gjennomsnittlig flaks</translation>
    </message>
    <message>
        <source>Rounding, and the table&apos;s own error</source>
        <translation>Avrunding og tabellens egen feil</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Det fantes ikke noe valg.</translation>
    </message>
    <message>
        <source>Values may be off by {points} points.</source>
        <translation>Verdiene kan være {points} poeng feil.</translation>
    </message>
    <message>
        <source>{player}: from {start} to {end} points</source>
        <translation>{player}: fra {start} til {end} poeng</translation>
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
            <numerusform>%n merke</numerusform>
            <numerusform>%n merker</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Sammendrag</translation>
    </message>
    <message>
        <source>&amp;Try it again</source>
        <translation>&amp;Prøv igjen</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Tilbake til gjennomgangen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spillets gang</translation>
    </message>
    <message>
        <source>Play on: the game itself stays as it was.</source>
        <translation>Spill videre: Selve spillet blir som det var.</translation>
    </message>
    <message>
        <source>Review: {rules}</source>
        <translation>Gjennomgang: {rules}</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Bordet</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>{points} points this time.</source>
        <translation>{points} poeng denne gangen.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>All dice are held</source>
        <translation>Du beholder alle terningene</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Velg en rute</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n dice before you roll</source>
        <translation>
            <numerusform>Behold %n terning før du kaster</numerusform>
            <numerusform>Behold %n terninger før du kaster</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Kast</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · {left} left</source>
        <translation>
            <numerusform>Kast %n terning · {left} igjen</numerusform>
            <numerusform>Kast %n terninger · {left} igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling…</source>
        <translation>Kaster&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Saved roll, %n dice · {saved} saved</source>
        <translation>
            <numerusform>Spart kast, %n terning · {saved} igjen</numerusform>
            <numerusform>Spart kast, %n terninger · {saved} igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the turn at once</source>
        <translation>Vis turen med en gang</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slutt</translation>
    </message>
</context>
<context>
    <name>RollsLeft</name>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>%n kast igjen</numerusform>
            <numerusform>%n kast igjen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved rolls</source>
        <translation>
            <numerusform>%n spart kast</numerusform>
            <numerusform>%n sparte kast</numerusform>
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
        <translation>Egne regler er skadet og kan ikke brukes. Filen er tatt vare på som {kept}.</translation>
    </message>
    <message>
        <source>The own rules in {file} cannot be read.</source>
        <translation>De egne reglene i {file} kan ikke leses.</translation>
    </message>
    <message>
        <source>The own rules in {file} come from a newer version of Yatzy Desktop and are left as they are.</source>
        <translation>De egne reglene i {file} kommer fra en nyere versjon av Yatzy Desktop og blir liggende som de er.</translation>
    </message>
    <message>
        <source>The rules cannot be saved to {file}.</source>
        <translation>Reglene kan ikke lagres i {file}.</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}. Try another place.</source>
        <translation>Reglene kan ikke skrives til {file}. Prøv et annet sted.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played. {reason}</source>
        <translation>Reglene i {file} går det ikke an å spille etter. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be deleted.</source>
        <translation>{file} kan ikke slettes.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} kan ikke åpnes.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} kommer fra en nyere versjon av Yatzy Desktop.</translation>
    </message>
    <message>
        <source>{file} holds a game, not rules. Open it from the Game menu.</source>
        <translation>{file} inneholder et spill, ikke regler. Åpne det fra menyen Spill.</translation>
    </message>
    <message>
        <source>{file} holds no rules of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} inneholder ingen regler for Yatzy Desktop eller er skadet.</translation>
    </message>
    <message>
        <source>{file} is far too large to hold rules.</source>
        <translation>{file} er altfor stor til å inneholde regler.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Skriv &amp;ut&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Tips and differences</source>
        <translation>&amp;Tips og forskjeller</translation>
    </message>
    <message>
        <source>A sixth die beside a straight of five</source>
        <translation>En sjette terning ved siden av en straight på fem</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message>
        <source>All boxes of the upper section are filled first, then the others, each in any order.</source>
        <translation>Først fylles alle rutene i øvre del ut, så de andre, hver del i valgfri rekkefølge.</translation>
    </message>
    <message>
        <source>All groups of a box show different faces; you can change that.</source>
        <translation>Alle gruppene i en rute viser forskjellige tall; det kan du endre.</translation>
    </message>
    <message>
        <source>All six dice are added up.</source>
        <translation>Alle seks terningene legges sammen.</translation>
    </message>
    <message>
        <source>Any open box may be struck out at any time.</source>
        <translation>En hvilken som helst åpen rute kan strykes når som helst.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Chance with six dice</source>
        <translation>Sjanse med seks terninger</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Dice laid aside before a reroll</source>
        <translation>Terninger som legges til side før et nytt kast</translation>
    </message>
    <message>
        <source>Each ruleset has its own; you can change it.</source>
        <translation>Hvert regelsett har sin egen; du kan endre den.</translation>
    </message>
    <message>
        <source>Filling a box</source>
        <translation>Å fylle ut en rute</translation>
    </message>
    <message>
        <source>Houses, towers and pairs of one face</source>
        <translation>Hus, hytte, tårn og par av ett enkelt tall</translation>
    </message>
    <message>
        <source>It gives 21 points; you can change that.</source>
        <translation>Den gir 21 poeng; det kan du endre.</translation>
    </message>
    <message>
        <source>It is computed from the boxes.</source>
        <translation>Den regnes ut fra rutene.</translation>
    </message>
    <message>
        <source>It is on the pads for five and for six dice.</source>
        <translation>Det er på poengblokkene for både fem og seks terninger.</translation>
    </message>
    <message>
        <source>It may show anything.</source>
        <translation>Den kan vise hva som helst.</translation>
    </message>
    <message>
        <source>Lower section</source>
        <translation>Nedre del</translation>
    </message>
    <message>
        <source>Maxi Yatzy in Norway</source>
        <translation>Maxi Yatzy i Norge</translation>
    </message>
    <message>
        <source>None of the printed rules says anything about them.</source>
        <translation>Ingen av de trykte reglene sier noe om det.</translation>
    </message>
    <message>
        <source>On for the modern Swedish pad, off elsewhere; you can change that.</source>
        <translation>På for den moderne svenske poengblokken, ellers av; det kan du endre.</translation>
    </message>
    <message>
        <source>Printed rules contradict each other here and there. This is what we do.</source>
        <translation>Trykte regler sier imot hverandre her og der. Slik gjør vi det.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Sparte kast</translation>
    </message>
    <message>
        <source>Six alike give the points of the other countries.</source>
        <translation>Seks like gir samme poeng som i de andre landene.</translation>
    </message>
    <message>
        <source>Striking out</source>
        <translation>Strykning</translation>
    </message>
    <message>
        <source>The Danish rules ask for one die aside, but do not say that it is locked.</source>
        <translation>De danske reglene krever at én terning legges til side, men sier ikke at den er låst.</translation>
    </message>
    <message>
        <source>The Danish rules print 625 for Maxi Yatzy, which no reading of those rules can give; 599 is right.</source>
        <translation>De danske reglene oppgir 625 for Maxi Yatzy, men så mye blir det ikke uansett hvordan man leser dem; 599 er riktig.</translation>
    </message>
    <message>
        <source>The Danish rules speak of five, but their own example, 3 3 3 5 5 5, gives 24: all six.</source>
        <translation>De danske reglene snakker om fem, men deres eget eksempel, 3 3 3 5 5 5, gir 24: alle seks.</translation>
    </message>
    <message>
        <source>The Swedish and Danish rules give 21; the Swedish ones say that some pads give 25. In the Norwegian rules the table is missing.</source>
        <translation>De svenske og danske reglene gir 21; de svenske sier at noen poengblokker gir 25. I de norske reglene mangler tabellen.</translation>
    </message>
    <message>
        <source>The Swedish and Norwegian rules allow it; the Danish ones only say when one has to.</source>
        <translation>De svenske og norske reglene tillater det; de danske sier bare når man må.</translation>
    </message>
    <message>
        <source>The Swedish rules name it among the boxes of Maxi Yatzy, but their own 15 boxes and their maximum of 374 need it.</source>
        <translation>De svenske reglene nevner det blant rutene i Maxi Yatzy, men deres egne 15 ruter og høyeste totalsum på 374 krever det.</translation>
    </message>
    <message>
        <source>The Swedish rules say that Maxi Yatzy is often played with them.</source>
        <translation>De svenske reglene sier at Maxi Yatzy ofte spilles med sparte kast.</translation>
    </message>
    <message>
        <source>The bonus of Maxi Yatzy</source>
        <translation>Bonusen i Maxi Yatzy</translation>
    </message>
    <message>
        <source>The box for three and two alike</source>
        <translation>Ruten for tre og to like</translation>
    </message>
    <message>
        <source>The boxes are filled from bottom to top; no other box may be chosen.</source>
        <translation>Rutene fylles ut nedenfra og opp; ingen annen rute kan velges.</translation>
    </message>
    <message>
        <source>The boxes are filled from top to bottom; no other box may be chosen.</source>
        <translation>Rutene fylles ut ovenfra og ned; ingen annen rute kan velges.</translation>
    </message>
    <message>
        <source>The boxes may be filled in any order.</source>
        <translation>Rutene kan fylles ut i valgfri rekkefølge.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message>
        <source>The full straight</source>
        <translation>Full straight</translation>
    </message>
    <message>
        <source>The highest possible total</source>
        <translation>Høyest mulige totalsum</translation>
    </message>
    <message>
        <source>The maxima that the printed rules give can only be got in this way.</source>
        <translation>Bare slik får man de høyeste summene som de trykte reglene oppgir.</translation>
    </message>
    <message>
        <source>The pads in use say so.</source>
        <translation>Det står på blokkene som er i bruk.</translation>
    </message>
    <message>
        <source>The tables of the Norwegian rules are missing; the Swedish and Danish ones say 100.</source>
        <translation>Tabellene i de norske reglene mangler; de svenske og danske sier 100.</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Seieren deles.</translation>
    </message>
    <message>
        <source>They may be taken back and rolled later.</source>
        <translation>De kan tas tilbake og kastes senere.</translation>
    </message>
    <message>
        <source>Three bonuses are printed, 63 → 50, 75 → 50 and 84 → 100, and each text is clear about its own pad.</source>
        <translation>Tre bonuser finnes på trykk, 63 → 50, 75 → 50 og 84 → 100, og hver tekst er klar om sin egen poengblokk.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Uavgjort</translation>
    </message>
    <message>
        <source>Upper section</source>
        <translation>Øvre del</translation>
    </message>
    <message>
        <source>Where the printed rules disagree</source>
        <translation>Der de trykte reglene er uenige</translation>
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
        <translation>Etter hvert kast kan du stoppe og fylle ut én åpen rute med det terningene er verdt der.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. A die once held stays held until the turn ends.</source>
        <translation>Mellom kastene velger du hvilke terninger du vil beholde. En terning du én gang har beholdt, blir liggende til turen er over.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. Held dice may be rolled again later in the same turn.</source>
        <translation>Mellom kastene velger du hvilke terninger du vil beholde. Beholdte terninger kan kastes igjen senere i samme tur.</translation>
    </message>
    <message>
        <source>Each further Yatzy gives {points} points more, once the Yatzy box holds points.</source>
        <translation>Hver nye Yatzy gir {points} poeng til, når det er poeng i Yatzyruten.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has one roll, made with all %n dice.</source>
        <translation>
            <numerusform>Hver tur har ett kast med %n terning.</numerusform>
            <numerusform>Hver tur har ett kast med alle %n terningene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each turn has up to %n rolls.</source>
        <translation>
            <numerusform>Hver tur har %n kast.</numerusform>
            <numerusform>Hver tur har opptil %n kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>If they are worth nothing there, or you choose so, the box is struck out with a 0. No box is filled twice.</source>
        <translation>Er de ikke verdt noe der, eller velger du det, strykes ruten med en 0. Ingen rute fylles ut to ganger.</translation>
    </message>
    <message>
        <source>It is given once.</source>
        <translation>Den gis én gang.</translation>
    </message>
    <message>
        <source>Play goes clockwise, from seat to seat.</source>
        <translation>Turen går med klokken rundt bordet.</translation>
    </message>
    <message>
        <source>Rolls that you do not use are saved for your later turns. The rolls of the turn itself are used before saved ones.</source>
        <translation>Kast du ikke bruker, spares til senere turer. Turens egne kast brukes før de sparte.</translation>
    </message>
    <message>
        <source>Saved rolls that are left at the end are worth nothing.</source>
        <translation>Sparte kast som er igjen til slutt, er ikke verdt noe.</translation>
    </message>
    <message>
        <source>Such a Yatzy also fills a house or a straight in full, if the upper box of its face is filled.</source>
        <translation>En slik Yatzy gir også full poengsum som hus eller straight, hvis den øvre ruten for tallet er fylt ut.</translation>
    </message>
    <message numerus="yes">
        <source>The first is made with all %n dice.</source>
        <translation>
            <numerusform>Det første er med %n terning.</numerusform>
            <numerusform>Det første er med alle %n terningene.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends when every player has filled every box. The highest total wins; if several have it, they share the win.</source>
        <translation>Spillet er slutt når alle spillerne har fylt ut alle rutene. Høyest totalsum vinner; har flere den, deler de seieren.</translation>
    </message>
    <message>
        <source>The highest possible total is {points} points.</source>
        <translation>Høyest mulige totalsum er {points} poeng.</translation>
    </message>
    <message>
        <source>These rules have no bonus.</source>
        <translation>Disse reglene har ingen bonus.</translation>
    </message>
    <message numerus="yes">
        <source>You can save %n rolls at most.</source>
        <translation>
            <numerusform>Du kan spare høyst %n kast.</numerusform>
            <numerusform>Du kan spare høyst %n kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can save one roll at most.</source>
        <translation>Du kan spare høyst ett kast.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Read and compare these rules…</source>
        <translation>Les og sammenlign reglene …</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>+{points} for each further Yatzy</source>
        <translation>+{points} for hver nye Yatzy</translation>
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
        <translation>fylles ut nedenfra og opp</translation>
    </message>
    <message>
        <source>filled from top to bottom</source>
        <translation>fylles ut ovenfra og ned</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>beholdte terninger blir liggende</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ingen bonus</translation>
    </message>
    <message>
        <source>upper section first</source>
        <translation>øvre del først</translation>
    </message>
</context>
<context>
    <name>RulesetButtons</name>
    <message>
        <source>&amp;Delete</source>
        <translation>Sle&amp;tt</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>&amp;Dupliser</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksporter&#xa0;…</translation>
    </message>
    <message>
        <source>Im&amp;port…</source>
        <translation>&amp;Importer&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RulesetCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n rute</numerusform>
            <numerusform>%n ruter</numerusform>
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
            <numerusform>%n kast per tur</numerusform>
            <numerusform>%n kast per tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice held before each reroll</source>
        <translation>
            <numerusform>minst %n terning beholdes før hvert nye kast</numerusform>
            <numerusform>minst %n terninger beholdes før hvert nye kast</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one die held before each reroll</source>
        <translation>minst én terning beholdes før hvert nye kast</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>én rute</translation>
    </message>
    <message>
        <source>one roll a turn</source>
        <translation>ett kast per tur</translation>
    </message>
    <message>
        <source>one unused roll is saved</source>
        <translation>ett ubrukt kast spares</translation>
    </message>
    <message>
        <source>unused rolls are saved</source>
        <translation>ubrukte kast spares</translation>
    </message>
    <message numerus="yes">
        <source>up to %n unused rolls are saved</source>
        <translation>
            <numerusform>opptil %n ubrukt kast spares</numerusform>
            <numerusform>opptil %n ubrukte kast spares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>Lu&amp;kk</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>&amp;Fortsett å endre</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>An&amp;gre</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Endre reglene</translation>
    </message>
    <message>
        <source>Close with&amp;out saving</source>
        <translation>Lukk &amp;uten å lagre</translation>
    </message>
    <message>
        <source>Highest possible total: {points}</source>
        <translation>Høyest mulige totalsum: {points}</translation>
    </message>
    <message>
        <source>Not saved yet: {rules}</source>
        <comment>names of rules with changes</comment>
        <translation>Ikke lagret ennå: {rules}</translation>
    </message>
    <message>
        <source>Play &amp;with these rules</source>
        <translation>&amp;Spill med disse reglene</translation>
    </message>
    <message>
        <source>Sa&amp;ve and close</source>
        <translation>Lagre &amp;og lukk</translation>
    </message>
    <message>
        <source>The game that is going on keeps its own rules; changes count from the next one.</source>
        <translation>Spillet som pågår, beholder sine egne regler; endringer gjelder fra det neste.</translation>
    </message>
    <message>
        <source>The rules are written to {file}.</source>
        <translation>Reglene er skrevet til {file}.</translation>
    </message>
    <message>
        <source>These rules stay as they are; any change makes rules of your own.</source>
        <translation>Disse reglene blir som de er; endrer du noe, blir det dine egne regler.</translation>
    </message>
    <message>
        <source>“{rules}” is deleted.</source>
        <translation>«{rules}» er slettet.</translation>
    </message>
    <message>
        <source>“{rules}” is now among your rules.</source>
        <translation>«{rules}» er nå blant reglene dine.</translation>
    </message>
</context>
<context>
    <name>RulesetDraft</name>
    <message>
        <source>Our {rules}</source>
        <comment>name of own rules</comment>
        <translation>Vår {rules}</translation>
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
        <translation>Regler for Yatzy Desktop (*.yatzy);;Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>RulesetForm</name>
    <message>
        <source>A die once held is not rolled again in that turn.</source>
        <translation>En terning du én gang har beholdt, kastes ikke igjen i den turen.</translation>
    </message>
    <message>
        <source>A further Yatzy is a joker</source>
        <translation>En ny Yatzy er joker</translation>
    </message>
    <message>
        <source>A well-known choice: from the top down, and two of each face earn the bonus.</source>
        <translation>Et velkjent valg: ovenfra og ned, og to av hvert tall gir bonus.</translation>
    </message>
    <message>
        <source>Any box</source>
        <translation>Valgfri rute</translation>
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
        <translation>Ruter på poengblokken</translation>
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
        <translation>Minst så mange beholdte terninger</translation>
    </message>
    <message>
        <source>Extra points for a good upper section.</source>
        <translation>Ekstra poeng for en god øvre del.</translation>
    </message>
    <message>
        <source>For each one after the Yatzy box; American rules give 100.</source>
        <translation>For hver nye etter Yatzyruten; amerikanske regler gir 100.</translation>
    </message>
    <message>
        <source>Forced order, &amp;bonus from 42</source>
        <translation>Tvungen &amp;yatzy med bonus fra 42</translation>
    </message>
    <message>
        <source>Four alike count as two pairs</source>
        <translation>Fire like teller som to par</translation>
    </message>
    <message>
        <source>From the bottom up</source>
        <translation>Nedenfra og opp</translation>
    </message>
    <message>
        <source>From the top down</source>
        <translation>Ovenfra og ned</translation>
    </message>
    <message>
        <source>Held dice stay held</source>
        <translation>Beholdte terninger blir liggende</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Behold terninger</translation>
    </message>
    <message>
        <source>How often the dice may be rolled before a box.</source>
        <translation>Hvor mange ganger terningene kan kastes før en rute.</translation>
    </message>
    <message>
        <source>It fills houses and straights in full if its own upper box is filled.</source>
        <translation>Den gir full poengsum som hus og straight hvis dens egen øvre rute er fylt ut.</translation>
    </message>
    <message>
        <source>More than these are lost.</source>
        <translation>Flere enn det går tapt.</translation>
    </message>
    <message>
        <source>Most saved rolls</source>
        <translation>Flest sparte kast</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Order and bonus</source>
        <translation>Rekkefølge og bonus</translation>
    </message>
    <message>
        <source>Order of the boxes</source>
        <translation>Rekkefølgen på rutene</translation>
    </message>
    <message>
        <source>Pairs in one box may show the same face.</source>
        <translation>Par i samme rute kan vise samme tall.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy</source>
        <translation>Poeng for en ny Yatzy</translation>
    </message>
    <message>
        <source>Points of the bonus</source>
        <translation>Bonuspoeng</translation>
    </message>
    <message>
        <source>Rolls in a turn</source>
        <translation>Kast per tur</translation>
    </message>
    <message>
        <source>Rolls not used may be used in a later turn.</source>
        <translation>Ubrukte kast kan brukes i en senere tur.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Sparte kast</translation>
    </message>
    <message>
        <source>So many must be held before each new roll.</source>
        <translation>Så mange må beholdes før hvert nye kast.</translation>
    </message>
    <message>
        <source>Space puts a box on the pad or leaves it out. Drag it, or press Alt with an arrow key, to move it. Click the chosen one again, or press F2, to call it something else.</source>
        <translation>Mellomrom tar med en rute på poengblokken eller utelater den. Dra den, eller trykk på Alt og en piltast, for å flytte den. Klikk på den valgte en gang til, eller trykk på F2, for å kalle den noe annet.</translation>
    </message>
    <message>
        <source>The groups of a house may show the same face.</source>
        <translation>Gruppene i hus og tårn kan vise samme tall.</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>Poengblokken</translation>
    </message>
    <message>
        <source>The sum of the upper boxes that earns it.</source>
        <translation>Summen av de øvre rutene som gir den.</translation>
    </message>
    <message>
        <source>Upper section first</source>
        <translation>Øvre del først</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Hva som teller</translation>
    </message>
    <message>
        <source>What it gives.</source>
        <translation>Hva den gir.</translation>
    </message>
    <message>
        <source>What the box always gives.</source>
        <translation>Hva ruten alltid gir.</translation>
    </message>
    <message>
        <source>What the box always gives: 21 on most pads, 25 on some.</source>
        <translation>Hva ruten alltid gir: 21 på de fleste poengblokker, 25 på noen.</translation>
    </message>
    <message>
        <source>What you call these rules.</source>
        <translation>Hva du kaller disse reglene.</translation>
    </message>
    <message>
        <source>Which open box may be filled next.</source>
        <translation>Hvilken åpen rute som kan fylles ut neste gang.</translation>
    </message>
    <message>
        <source>With six dice the pad has more boxes.</source>
        <translation>Med seks terninger har poengblokken flere ruter.</translation>
    </message>
    <message>
        <source>Yatzy counts as full house</source>
        <translation>Yatzy teller som hus</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of saved rolls</comment>
        <translation>ubegrenset</translation>
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
        <translation>{rules} – ikke lagret</translation>
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
        <translation>En bonus krever minst én rute i øvre del.</translation>
    </message>
    <message>
        <source>A further Yatzy can give up to {most} points.</source>
        <translation>En ny Yatzy kan gi opptil {most} poeng.</translation>
    </message>
    <message>
        <source>A player can save up 1 to {most} rolls.</source>
        <translation>En spiller kan spare 1 til {most} kast.</translation>
    </message>
    <message>
        <source>A turn has 1 to {most} rolls.</source>
        <translation>En tur har 1 til {most} kast.</translation>
    </message>
    <message>
        <source>At least one of the {dice} dice has to be free to roll.</source>
        <translation>Minst én av de {dice} terningene må være fri til å kastes.</translation>
    </message>
    <message>
        <source>Nobody can reach a bonus at {threshold}: the upper boxes give {reachable} at most.</source>
        <translation>Ingen kan nå en bonus ved {threshold}: De øvre rutene gir høyst {reachable}.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy need five dice and a Yatzy box.</source>
        <translation>Poeng for en ny Yatzy krever fem terninger og en Yatzyrute.</translation>
    </message>
    <message>
        <source>The bonus can give 1 to {most} points.</source>
        <translation>Bonusen kan gi 1 til {most} poeng.</translation>
    </message>
    <message>
        <source>The bonus has to begin at 1 point or more.</source>
        <translation>Bonusen må begynne ved minst 1 poeng.</translation>
    </message>
    <message>
        <source>The pad has room for {most} boxes.</source>
        <translation>Poengblokken har plass til {most} ruter.</translation>
    </message>
    <message>
        <source>The pad needs at least one box.</source>
        <translation>Poengblokken må ha minst én rute.</translation>
    </message>
    <message>
        <source>The program does not know the box “{box}”.</source>
        <translation>Programmet kjenner ikke ruten «{box}».</translation>
    </message>
    <message>
        <source>The rules need a name of at most {most} characters.</source>
        <translation>Reglene må ha et navn på høyst {most} tegn.</translation>
    </message>
    <message>
        <source>These rules are damaged and cannot be read.</source>
        <translation>Disse reglene er skadet og kan ikke leses.</translation>
    </message>
    <message>
        <source>Yatzy is played with five or six dice.</source>
        <translation>Yatzy spilles med fem eller seks terninger.</translation>
    </message>
    <message>
        <source>“{box}” belongs to the other section of the pad.</source>
        <translation>«{box}» hører til den andre delen av poengblokken.</translation>
    </message>
    <message>
        <source>“{box}” can give 1 to {most} points.</source>
        <translation>«{box}» kan gi 1 til {most} poeng.</translation>
    </message>
    <message>
        <source>“{box}” cannot be scored in this way.</source>
        <translation>«{box}» kan ikke telles på den måten.</translation>
    </message>
    <message>
        <source>“{box}” is on the pad twice.</source>
        <translation>«{box}» er to ganger på poengblokken.</translation>
    </message>
    <message>
        <source>“{box}” needs {needed} dice, but these rules have {dice}.</source>
        <translation>«{box}» krever {needed} terninger, men disse reglene har {dice}.</translation>
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
            <numerusform>Du sparer %n kast til senere turer.</numerusform>
            <numerusform>Du sparer %n kast til senere turer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save one roll for later turns.</source>
        <translation>Du sparer ett kast til senere turer.</translation>
    </message>
</context>
<context>
    <name>ScorecardCell</name>
    <message>
        <source>Press Enter or {letter} to fill this box.</source>
        <translation>Trykk Enter eller {letter} for å fylle ut ruten.</translation>
    </message>
    <message>
        <source>Press Enter to fill this box.</source>
        <translation>Trykk på Enter for å fylle ut ruten.</translation>
    </message>
    <message>
        <source>Put right; it was open before.</source>
        <translation>Rettet; den var åpen før.</translation>
    </message>
    <message>
        <source>Put right; it was {points} before.</source>
        <translation>Rettet; der sto {points} før.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poengblokk</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (datamaskin)</translation>
    </message>
    <message>
        <source>{player}, has left; the column is crossed out</source>
        <translation>{player}, har gått; kolonnen er strøket over</translation>
    </message>
    <message>
        <source>{player}, has left; the points count</source>
        <translation>{player}, har gått; poengene teller</translation>
    </message>
    <message>
        <source>{player}, playing now</source>
        <translation>{player}, spiller nå</translation>
    </message>
    <message>
        <source>{player}, winner</source>
        <translation>{player}, vinner</translation>
    </message>
    <message>
        <source>{row} of all boxes</source>
        <translation>{row} av alle ruter</translation>
    </message>
    <message>
        <source>{row} of the upper section</source>
        <translation>{row} av øvre del</translation>
    </message>
    <message>
        <source>{row}, {player}: earned, {points}</source>
        <translation>{row}, {player}: oppnådd, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: filled, {points}</source>
        <translation>{row}, {player}: utfylt, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just filled, {points}</source>
        <translation>{row}, {player}: nettopp fylt, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just struck out</source>
        <translation>{row}, {player}: nettopp strøket</translation>
    </message>
    <message>
        <source>{row}, {player}: not earned yet</source>
        <translation>{row}, {player}: ikke oppnådd ennå</translation>
    </message>
    <message>
        <source>{row}, {player}: nothing yet</source>
        <translation>{row}, {player}: ingenting ennå</translation>
    </message>
    <message>
        <source>{row}, {player}: open</source>
        <translation>{row}, {player}: åpen</translation>
    </message>
    <message>
        <source>{row}, {player}: out of reach</source>
        <translation>{row}, {player}: utenfor rekkevidde</translation>
    </message>
    <message>
        <source>{row}, {player}: struck out</source>
        <translation>{row}, {player}: strøket</translation>
    </message>
    <message>
        <source>{row}, {player}: would be struck out</source>
        <translation>{row}, {player}: ville bli strøket</translation>
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
        <translation>{row}, {player}: {points} mulige, det beste valget</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, on course for the bonus</source>
        <translation>{row}, {player}: {points}, på vei mot bonus</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, winner</source>
        <translation>{row}, {player}: {points}, vinner</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} ahead for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} foran i jakten på bonus</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} behind for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} bak i jakten på bonus</translation>
    </message>
</context>
<context>
    <name>ScorecardRow</name>
    <message>
        <source>All points together.</source>
        <translation>Alle poeng til sammen.</translation>
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
        <translation>Kast som ikke ble brukt, til senere turer.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Sparte kast</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>of the upper boxes</comment>
        <translation>Sum</translation>
    </message>
    <message>
        <source>The upper boxes together.</source>
        <translation>De øvre rutene til sammen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totalsum</translation>
    </message>
    <message>
        <source>{points} points for each further Yatzy.</source>
        <translation>{points} poeng for hver nye Yatzy.</translation>
    </message>
</context>
<context>
    <name>SheetFlipper</name>
    <message>
        <source>Next page</source>
        <translation>Neste side</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Side {page} av {count}</translation>
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
        <translation>Kolonne med &amp;makspoeng</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the card</source>
        <translation>&amp;Språket på poengblokken</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggende</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Språket på poengblokken</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papir</translation>
    </message>
    <message>
        <source>P&amp;ictures of dice</source>
        <translation>&amp;Bilder av terninger</translation>
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
        <translation>Skriv &amp;ut&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Gå gjennom&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
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
        <translation>Sp&amp;ill av lyder (M)</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Lyd</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Lydstyrke i prosent</translation>
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
        <translation>&amp;Fortsett</translation>
    </message>
    <message>
        <source>A tie: they throw again</source>
        <translation>Likt: de kaster igjen</translation>
    </message>
    <message>
        <source>One die each, the highest starts</source>
        <translation>Én terning hver, den høyeste begynner</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Hvem begynner?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} begynner</translation>
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
        <translation>Snitt</translation>
    </message>
    <message>
        <source>Averages of the boxes</source>
        <translation>Rutenes snitt</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Beste spill</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Rute</translation>
    </message>
    <message>
        <source>Most possible</source>
        <translation>Høyest mulige</translation>
    </message>
    <message>
        <source>No finished game of this player fits what is chosen above.</source>
        <translation>Ingen fullførte spill av denne spilleren passer til det som er valgt over.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Skriv &amp;ut&#xa0;…</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>&amp;Next mark</source>
        <translation>&amp;Neste merke</translation>
    </message>
    <message>
        <source>Judging the game: {percent}%</source>
        <translation>Spillet vurderes: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>On ▶</source>
        <translation>Fram ▶</translation>
    </message>
    <message>
        <source>Show ch&amp;ances to win</source>
        <translation>Vis vinner&amp;sjanser</translation>
    </message>
    <message>
        <source>Show p&amp;oints</source>
        <translation>Vis p&amp;oeng</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Det finnes ingen tips for disse reglene.</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>where in the game one is</comment>
        <translation>{step} av {count}</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Tilbake</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slutt</translation>
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
        <translation>Noen av de lagrede spillerne er skadet og utelatt. De gamle innstillingene er beholdt som {kept}.</translation>
    </message>
    <message>
        <source>The copy cannot be saved to {file}. Try another place.</source>
        <translation>Kopien kan ikke lagres i {file}. Prøv et annet sted.</translation>
    </message>
    <message>
        <source>The copy cannot be saved: there is no folder {folder}. Try another place.</source>
        <translation>Kopien kan ikke lagres: Mappen {folder} finnes ikke. Prøv et annet sted.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. You can play on; the game is saved as soon as possible.</source>
        <translation>Spillet kan ikke lagres, fordi det ikke går an å skrive i mappen til Yatzy Desktop. Kanskje er disken full. Du kan spille videre; spillet lagres så snart det går an.</translation>
    </message>
    <message>
        <source>The game that ended cannot be put into the records now. It is kept and put there as soon as possible.</source>
        <translation>Spillet som ble ferdig, kan ikke legges i historikken nå. Det er lagret og legges dit så snart det går.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version of Yatzy Desktop. Its file is kept as {kept}.</source>
        <translation>Spillet som pågikk, kommer fra en nyere versjon av Yatzy Desktop. Filen er tatt vare på som {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Spillet som pågikk, kommer fra en nyere versjon, og filen kan ikke flyttes. Den blir liggende som den er, så dette spillet lagres ikke.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged and cannot be continued. Its file is kept as {kept}.</source>
        <translation>Spillet som pågikk, er skadet og kan ikke fortsette. Filen er tatt vare på som {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Spillet som pågikk, er skadet, og filen kan ikke flyttes. Den blir liggende som den er, så dette spillet lagres ikke.</translation>
    </message>
    <message>
        <source>The records come from a newer version of Yatzy Desktop. They stay as they are, and games that end now are kept until that version puts them there.</source>
        <translation>Historikken kommer fra en nyere versjon av Yatzy Desktop. Den blir som den er, og spill som blir ferdige nå, lagres til den versjonen legger dem der.</translation>
    </message>
    <message>
        <source>The settings are damaged, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Innstillingene er skadet, og filen kan ikke flyttes. Den blir liggende som den er, så endringer lagres ikke.</translation>
    </message>
    <message>
        <source>The settings are damaged, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Innstillingene er skadet, så de vanlige brukes. Den gamle filen er tatt vare på som {kept}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. They hold for now and are saved as soon as possible.</source>
        <translation>Innstillingene kan ikke lagres, fordi det ikke går an å skrive i mappen til Yatzy Desktop. Kanskje er disken full. De gjelder inntil videre og lagres så snart det går an.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Yatzy Desktop, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Innstillingene kommer fra en nyere versjon av Yatzy Desktop, så de vanlige brukes. Den gamle filen er tatt vare på som {kept}.</translation>
    </message>
    <message>
        <source>The settings come from a newer version, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Innstillingene kommer fra en nyere versjon, og filen kan ikke flyttes. Den blir liggende som den er, så endringer lagres ikke.</translation>
    </message>
    <message>
        <source>Yatzy Desktop is already open, but does not answer. The game in this window is not saved.</source>
        <translation>Yatzy Desktop er allerede åpent, men svarer ikke. Spillet i dette vinduet lagres ikke.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} kan ikke åpnes.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} kommer fra en nyere versjon av Yatzy Desktop.</translation>
    </message>
    <message>
        <source>{file} is not a game of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} er ikke et spill for Yatzy Desktop, eller filen er skadet.</translation>
    </message>
</context>
<context>
    <name>Strike</name>
    <message>
        <source>Strike out {box}?</source>
        <translation>Stryke {box}?</translation>
    </message>
    <message>
        <source>Strike out {box}? There are rolls left.</source>
        <translation>Stryke {box}? Det er kast igjen.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}, and there are rolls left.</source>
        <translation>Stryke {box}? {other} ville gi {points}, og det er kast igjen.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}.</source>
        <translation>Stryke {box}? {other} ville gi {points}.</translation>
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
        <translation>Øv på disse</translation>
    </message>
    <message>
        <source>Summary of the game</source>
        <translation>Sammendrag av spillet</translation>
    </message>
    <message>
        <source>The dearest choices</source>
        <translation>De dyreste valgene</translation>
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
        <translation>Grønn</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Ingen farge</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oransje</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
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
        <translation>Fiolett</translation>
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
        <translation>Gjest</translation>
    </message>
    <message>
        <source>{level} (computer)</source>
        <translation>{level} (datamaskin)</translation>
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
            <numerusform>%n rute</numerusform>
            <numerusform>%n ruter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckon with %n minutes for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</source>
        <translation>
            <numerusform>Regn med %n minutt per spiller, {all} for fire: en tur tar rundt 40 sekunder ved et bord der man prater.</numerusform>
            <numerusform>Regn med %n minutter per spiller, {all} for fire: en tur tar rundt 40 sekunder ved et bord der man prater.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those who play here average {points} points: so say %n score sheets by these rules.</source>
        <translation>
            <numerusform>De som spiller her, får i snitt {points} poeng: det sier %n poengblokk etter disse reglene.</numerusform>
            <numerusform>De som spiller her, får i snitt {points} poeng: det sier %n poengblokker etter disse reglene.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TipsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Skriv ut&#xa0;…</translation>
    </message>
    <message>
        <source>1 2 3 4 5, worth 15</source>
        <translation>1 2 3 4 5, gir 15</translation>
    </message>
    <message>
        <source>100 more each time</source>
        <translation>100 til hver gang</translation>
    </message>
    <message>
        <source>2 3 4 5 6, worth 20</source>
        <translation>2 3 4 5 6, gir 20</translation>
    </message>
    <message>
        <source>A low entry in {ones} or {twos} is better than a struck box: it can be made good by four of another face.</source>
        <translation>En lav verdi i {ones} eller {twos} er bedre enn en strøket rute: den kan veies opp av fire av et annet tall.</translation>
    </message>
    <message>
        <source>A pad that asks for 75 with six dice forgives nine points; one that asks for 63 makes the bonus easy.</source>
        <translation>En blokk som krever 75 med seks terninger, gir avslag på ni poeng; en som krever 63, gjør bonusen lett.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>By these rules a newcomer averages about {low} points, a practised player about {middle}; no way to play averages more than {high}.</source>
        <translation>Etter disse reglene får en nybegynner i snitt omtrent {low} poeng, en øvd spiller omtrent {middle}; ingen måte å spille på gir i snitt mer enn {high}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Five alike again</source>
        <translation>Fem like igjen</translation>
    </message>
    <message>
        <source>Five dice bring about three of each face, six dice about four: who is even with that gets the bonus.</source>
        <translation>Fem terninger gir omtrent tre av hver, seks terninger omtrent fire: den som holder følge med det, får bonus.</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Høyeste totalsum</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Hus</translation>
    </message>
    <message>
        <source>How long a game takes</source>
        <translation>Hvor lenge et spill varer</translation>
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
        <translation>Maxi Yatzy er det samme spillet med en sjette terning, fem ruter til og en lengre kveld.</translation>
    </message>
    <message>
        <source>One can play alone, two to six is best, and more only makes it longer.</source>
        <translation>Man kan spille alene, to til seks er best, og flere gjør det bare lengre.</translation>
    </message>
    <message>
        <source>Only in one of them</source>
        <translation>Bare i det ene</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Blokk</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Liten straight</translation>
    </message>
    <message>
        <source>The same word means other boxes on other pads: agree on it before the first roll.</source>
        <translation>Det samme ordet betyr ulike ruter på ulike blokker: bli enige før det første kastet.</translation>
    </message>
    <message>
        <source>Three and four alike</source>
        <translation>Tre og fire like</translation>
    </message>
    <message>
        <source>Three and three alike, with six dice, are hus in Sweden and Norway, dobbelt hus in Denmark, and villa to others.</source>
        <translation>Tre og tre like, med seks terninger, heter hus i Sverige og Norge, dobbelt hus i Danmark og villa hos andre.</translation>
    </message>
    <message>
        <source>Three and two alike are kåk in Sweden, fuldt hus in Denmark and, in Norway, hus with five dice and hytte with six.</source>
        <translation>Tre og to like heter kåk i Sverige, fuldt hus i Danmark og i Norge hus med fem terninger og hytte med seks.</translation>
    </message>
    <message>
        <source>Three of each face from one to six give 3 × 21 = 63 points, four of each 4 × 21 = 84.</source>
        <translation>Tre av hver fra en til seks gir 3 × 21 = 63 poeng, fire av hver 4 × 21 = 84.</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Tips og forskjeller</translation>
    </message>
    <message>
        <source>Two tips that are often heard are weak: to strike {ones} first costs {ones_points} points more than {cheapest}, to strike {yatzy} first {yatzy_points}.</source>
        <translation>To råd som man ofte hører, er svake: å stryke {ones} først koster {ones_points} poeng mer enn {cheapest}, å stryke {yatzy} først {yatzy_points}.</translation>
    </message>
    <message>
        <source>Unused rolls</source>
        <translation>Ubrukte kast</translation>
    </message>
    <message>
        <source>What a usual score is</source>
        <translation>Hva som er en vanlig poengsum</translation>
    </message>
    <message>
        <source>When nothing fits early in the game, striking {cheapest} costs least. By the coach&apos;s tables for {rules}, {sixes} costs {points} points more, {chance} {chance_points} more.</source>
        <translation>Når ingenting passer tidlig i spillet, koster det minst å stryke {cheapest}. Etter trenerens tabeller for {rules} koster {sixes} {points} poeng mer, {chance} {chance_points} mer.</translation>
    </message>
    <message>
        <source>When to strike what</source>
        <translation>Når man stryker hva</translation>
    </message>
    <message>
        <source>Why 63, and why 84</source>
        <translation>Hvorfor 63, og hvorfor 84</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of its owner; this program calls its way to play American rules.</source>
        <translation>Yahtzee er et varemerke som tilhører sin eier; dette programmet kaller dets måte å spille på amerikanske regler.</translation>
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
        <translation>Yatzy: fem like, 50</translation>
    </message>
    <message>
        <source>all dice count</source>
        <translation>alle terningene teller</translation>
    </message>
    <message>
        <source>always 25</source>
        <translation>alltid 25</translation>
    </message>
    <message>
        <source>any five in a row, worth 40</source>
        <translation>fem på rad, gir 40</translation>
    </message>
    <message>
        <source>any four in a row, worth 30</source>
        <translation>fire på rad, gir 30</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>går tapt</translation>
    </message>
    <message>
        <source>are lost, or saved by the modern Swedish pad</source>
        <translation>går tapt, eller spares på den moderne svenske blokken</translation>
    </message>
    <message>
        <source>its dice count</source>
        <translation>terningene teller</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>ikke mer</translation>
    </message>
    <message>
        <source>one pair, two pairs</source>
        <translation>ett par, to par</translation>
    </message>
    <message>
        <source>those dice count</source>
        <translation>de terningene teller</translation>
    </message>
    <message>
        <source>three pairs, five alike, a straight of six, three and three, four and two; six alike, 100</source>
        <translation>tre par, fem like, full straight, tre og tre, fire og to; seks like, 100</translation>
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
        <translation>Velg en rute på poengblokken for terningene.</translation>
    </message>
    <message>
        <source>Choose a box, or roll again and enter the dice.</source>
        <translation>Velg en rute, eller kast igjen og tast inn terningene.</translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation>Velg en rute.</translation>
    </message>
    <message>
        <source>Click the dice to keep and roll again, or choose a box on the score sheet.</source>
        <translation>Klikk på terningene du vil beholde, og kast igjen, eller velg en rute på poengblokken.</translation>
    </message>
    <message>
        <source>Enter the dice.</source>
        <translation>Tast inn terningene.</translation>
    </message>
    <message>
        <source>Every box is filled.</source>
        <translation>Alle rutene er fylt ut.</translation>
    </message>
    <message>
        <source>Hold a die, or choose a box.</source>
        <translation>Behold en terning, eller velg en rute.</translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again, or choose a box.</source>
        <translation>Behold minst én terning før du kaster igjen, eller velg en rute.</translation>
    </message>
    <message>
        <source>Hold dice, or choose a box.</source>
        <translation>Behold terninger, eller velg en rute.</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn.</source>
        <translation>Kast terningene for å begynne turen.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Kast terningene.</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Runde {number} av {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count} · {rules}</source>
        <translation>Runde {number} av {count} · {rules}</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Datamaskinen spiller.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slutt</translation>
    </message>
    <message>
        <source>Throw the dice on the table and enter what they show.</source>
        <translation>Kast terningene på bordet og tast inn det de viser.</translation>
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
        <translation>Enter igjen: {box}. Eller velg en annen rute med piltastene.</translation>
    </message>
    <message>
        <source>{rules} – nothing is saved</source>
        <translation>{rules} – ingenting lagres</translation>
    </message>
</context>
<context>
    <name>WeakSpotTexts</name>
    <message numerus="yes">
        <source>{habit}: %n times, {points} points lost</source>
        <translation>
            <numerusform>{habit}: %n gang, {points} poeng tapt</numerusform>
            <numerusform>{habit}: %n ganger, {points} poeng tapt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinBar</name>
    <message>
        <source>Chance to win: {players}</source>
        <translation>Sjanse for å vinne: {players}</translation>
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
        <translation>Slutt å regne ut disse reglene</translation>
    </message>
    <message>
        <source>Working out the rules: {percent}%</source>
        <translation>Regner ut reglene: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Working out these rules for exact hints: {percent}%</source>
        <translation>Regner ut disse reglene for nøyaktige tips: {percent}&#xa0;%</translation>
    </message>
</context>
</TS>
