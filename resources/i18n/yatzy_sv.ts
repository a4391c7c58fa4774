<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Yatzy Desktop</source>
        <translation>Om Yatzy Desktop</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Alla licenser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Copied: versions, system and settings, no names. Paste them into the report.</source>
        <translation>Kopierat: versioner, system och inställningar, inga namn. Klistra in det i anmälan.</translation>
    </message>
    <message>
        <source>Copy details for a &amp;report</source>
        <translation>Kopiera uppgifter till en &amp;anmälan</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Nordic Yatzy for the family table: Swedish, Danish and Norwegian rules.</source>
        <translation>Nordisk Yatzy runt köksbordet: svenska, danska och norska regler.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Öppna &amp;mappen</translation>
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
        <translation>+{difference} mot att spara {dice}</translation>
    </message>
    <message>
        <source>+{difference} over rolling all the dice again</source>
        <translation>+{difference} mot att kasta om alla tärningar</translation>
    </message>
    <message>
        <source>+{difference} over striking out {box}</source>
        <translation>+{difference} mot att stryka {box}</translation>
    </message>
    <message>
        <source>+{difference} over taking {box} for {points}</source>
        <translation>+{difference} mot att ta {box} för {points}</translation>
    </message>
    <message>
        <source>It earns the bonus.</source>
        <translation>Den ger bonusen.</translation>
    </message>
    <message>
        <source>It is the box you will miss least.</source>
        <translation>Det är rutan du saknar minst.</translation>
    </message>
    <message>
        <source>It leaves you on course for the bonus.</source>
        <translation>Då är du på väg mot bonus.</translation>
    </message>
    <message>
        <source>It leaves you {points} ahead for the bonus.</source>
        <translation>Då ligger du {points} före i jakten på bonus.</translation>
    </message>
    <message>
        <source>It leaves you {points} behind for the bonus.</source>
        <translation>Då ligger du {points} efter i jakten på bonus.</translation>
    </message>
    <message>
        <source>Judged by similar rules: these are not worked out.</source>
        <translation>Bedömt efter liknande regler: de här är inte uträknade.</translation>
    </message>
    <message>
        <source>Just as good: {choice}</source>
        <translation>Lika bra: {choice}</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <translation>Spara {dice}</translation>
    </message>
    <message>
        <source>Roll all the dice again</source>
        <translation>Kasta om alla tärningar</translation>
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
        <translation>Det bästa valet just nu.</translation>
    </message>
    <message>
        <source>The bonus will be out of reach.</source>
        <translation>Bonusen blir utom räckhåll.</translation>
    </message>
    <message>
        <source>You are on course for the bonus.</source>
        <translation>Du är på väg mot bonus.</translation>
    </message>
    <message>
        <source>You are {points} ahead for the bonus.</source>
        <translation>Du ligger {points} före i jakten på bonus.</translation>
    </message>
    <message>
        <source>You are {points} behind for the bonus.</source>
        <translation>Du ligger {points} efter i jakten på bonus.</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a box on the score sheet</comment>
        <translation>bäst</translation>
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
        <translation>{difference} poäng mindre än det bästa valet.</translation>
    </message>
    <message>
        <source>“{choice}” gives about {difference} points less than “{best}”. Do it anyway?</source>
        <translation>”{choice}” ger ungefär {difference} poäng mindre än ”{best}”. Vill du göra det ändå?</translation>
    </message>
</context>
<context>
    <name>AllDice</name>
    <message numerus="yes">
        <source>%n alike in a row, or more</source>
        <translation>
            <numerusform>%n lika i rad eller fler</numerusform>
            <numerusform>%n lika i rad eller fler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of real dice are not among them.</source>
        <translation>
            <numerusform>%n inskrivet kast med riktiga tärningar räknas inte med.</numerusform>
            <numerusform>%n inskrivna kast med riktiga tärningar räknas inte med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n spel kunde inte läsas.</numerusform>
            <numerusform>%n spel kunde inte läsas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice ever rolled here</source>
        <translation>Alla tärningar som kastats här</translation>
    </message>
    <message>
        <source>Chance is lumpier than people expect. The 300 dice of an evening have about seven times three alike in a row, and mostly four alike somewhere. One remembers the streak that hurt and forgets the others; and whoever looks for just any pattern finds one. So the tests above were chosen before anything was counted.</source>
        <translation>Slumpen är ojämnare än man väntar sig. Bland en kvälls 300 tärningar kommer ungefär sju gånger tre lika i rad, och för det mesta någonstans fyra lika. Man minns sviten som sved och glömmer de andra, och den som letar efter vilket mönster som helst hittar ett. Därför valdes testerna ovan innan något räknades.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Kontrollera själv</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Datorer</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Kopiera raderna</translation>
    </message>
    <message>
        <source>Faces, computers</source>
        <translation>Sidor, datorer</translation>
    </message>
    <message>
        <source>Faces, people</source>
        <translation>Sidor, människor</translation>
    </message>
    <message numerus="yes">
        <source>In %n recorded games, the program has thrown {dice} dice.</source>
        <translation>
            <numerusform>I %n spel i historiken har programmet kastat {dice} tärningar.</numerusform>
            <numerusform>I %n spel i historiken har programmet kastat {dice} tärningar.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is told when a recorded game can be reviewed.</source>
        <translation>Den berättas när ett spel i historiken kan gås igenom.</translation>
    </message>
    <message>
        <source>Luck by player</source>
        <translation>Tur per spelare</translation>
    </message>
    <message>
        <source>Luck is what the dice gave more, or less, than they do on average, in points a game, as in a review. It is told and not tested: in a single game, 40 points either way are usual.</source>
        <translation>Tur är vad tärningarna gav mer, eller mindre, än i genomsnitt, i poäng per spel, som i en genomgång. Den berättas men testas inte: i ett enda spel är 40 poäng åt endera hållet vanligt.</translation>
    </message>
    <message>
        <source>No game is recorded yet. When one has ended, its dice are counted here.</source>
        <translation>Inget spel finns i historiken än. När ett har tagit slut räknas dess tärningar här.</translation>
    </message>
    <message>
        <source>Nothing here speaks against the dice.</source>
        <translation>Inget här talar emot tärningarna.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Människor</translation>
    </message>
    <message>
        <source>People&apos;s dice against those of computers</source>
        <translation>Människors tärningar mot datorers</translation>
    </message>
    <message>
        <source>Several tests find something by chance more often than one does, so they share one limit (Holm&apos;s correction): of 1,000 pages like this about fair dice, at most one finds any fault. Opening the page again is no second proof: the dice are the same. Real dice and deleted games do not count here.</source>
        <translation>Flera tester hittar oftare något av en slump än ett enda, så de delar på en gräns (Holms korrektion): av 1 000 sådana sidor om rättvisa tärningar hittar högst en något fel. Att öppna sidan igen är inget andra bevis: tärningarna är desamma. Riktiga tärningar och borttagna spel räknas inte här.</translation>
    </message>
    <message>
        <source>Something here is too rare to be chance: see below what it is.</source>
        <translation>Något här är för sällsynt för att vara slump: se nedan vad det är.</translation>
    </message>
    <message>
        <source>Ten lines of Python</source>
        <translation>Tio rader Python</translation>
    </message>
    <message>
        <source>The recorded games are being read…</source>
        <translation>Spelen i historiken läses…</translation>
    </message>
    <message>
        <source>The records cannot be read now.</source>
        <translation>Historiken kan inte läsas just nu.</translation>
    </message>
    <message>
        <source>The same face again, computers</source>
        <translation>Samma sida igen, datorer</translation>
    </message>
    <message>
        <source>The same face again, people</source>
        <translation>Samma sida igen, människor</translation>
    </message>
    <message>
        <source>These are too few dice to tell anything yet.</source>
        <translation>Tärningarna är för få för att säga något än.</translation>
    </message>
    <message>
        <source>These ten lines of Python throw the dice of a game again, from its seed and word as they are shown above after the end.</source>
        <translation>De här tio raderna Python kastar ett spels tärningar igen, ur dess frö och ord så som de visas ovan efter slutet.</translation>
    </message>
    <message>
        <source>Which face follows which, computers</source>
        <translation>Vilken sida som följer på vilken, datorer</translation>
    </message>
    <message>
        <source>Which face follows which, people</source>
        <translation>Vilken sida som följer på vilken, människor</translation>
    </message>
    <message>
        <source>Why streaks look wrong to us</source>
        <translation>Varför sviter ser fel ut för oss</translation>
    </message>
    <message>
        <source>if fair</source>
        <translation>om rättvisa</translation>
    </message>
    <message>
        <source>less than {share}</source>
        <translation>mindre än {share}</translation>
    </message>
    <message>
        <source>{done} of the newest {games} games are reviewed…</source>
        <translation>{done} av de senaste {games} spelen är genomgångna…</translation>
    </message>
    <message>
        <source>{done} of {games} recorded games are counted…</source>
        <translation>{done} av {games} spel i historiken är räknade…</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} points a game, in %n games</source>
        <translation>
            <numerusform>{name}: {luck} poäng per spel, i %n spel</numerusform>
            <numerusform>{name}: {luck} poäng per spel, i %n spel</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: too few dice to tell yet.</source>
        <translation>{what}: för få tärningar än.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look at least this uneven.</source>
        <translation>{what}: {share} av rättvisa tärningar ser minst så ojämna ut.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look this uneven; that is no chance.</source>
        <translation>{what}: {share} av rättvisa tärningar ser så ojämna ut; det är ingen slump.</translation>
    </message>
</context>
<context>
    <name>BoxCounts</name>
    <message>
        <source>All dice are added up.</source>
        <translation>Alla tärningar räknas ihop.</translation>
    </message>
    <message>
        <source>Those dice are added up.</source>
        <translation>De tärningarna räknas ihop.</translation>
    </message>
</context>
<context>
    <name>BoxListModel</name>
    <message>
        <source>left out</source>
        <comment>a box that is not on the pad</comment>
        <translation>inte med</translation>
    </message>
    <message numerus="yes">
        <source>needs %n dice</source>
        <translation>
            <numerusform>kräver %n tärning</numerusform>
            <numerusform>kräver %n tärningar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxNeeds</name>
    <message>
        <source>Any dice.</source>
        <translation>Vilka tärningar som helst.</translation>
    </message>
    <message>
        <source>Any {count} faces in a row.</source>
        <translation>Valfria {count} tal i följd.</translation>
    </message>
    <message>
        <source>Dice that show a {face}.</source>
        <translation>Tärningar som visar en {face}.</translation>
    </message>
    <message>
        <source>Five dice alike.</source>
        <translation>Fem lika tärningar.</translation>
    </message>
    <message>
        <source>Four alike and a different pair.</source>
        <translation>Fyra lika och ett annat par.</translation>
    </message>
    <message>
        <source>Four alike and a pair; they may be alike.</source>
        <translation>Fyra lika och ett par; alla får vara lika.</translation>
    </message>
    <message>
        <source>Four dice alike.</source>
        <translation>Fyra lika tärningar.</translation>
    </message>
    <message>
        <source>Groups of dice alike: {sizes}.</source>
        <translation>Grupper av lika tärningar: {sizes}.</translation>
    </message>
    <message>
        <source>Six dice alike.</source>
        <translation>Sex lika tärningar.</translation>
    </message>
    <message>
        <source>The faces {faces}.</source>
        <translation>Talen {faces}.</translation>
    </message>
    <message>
        <source>Three alike and a different pair.</source>
        <translation>Tre lika och ett annat par.</translation>
    </message>
    <message>
        <source>Three alike and a pair; they may be alike.</source>
        <translation>Tre lika och ett par; alla får vara lika.</translation>
    </message>
    <message>
        <source>Three alike twice; they may be alike.</source>
        <translation>Två gånger tre lika; alla får vara lika.</translation>
    </message>
    <message>
        <source>Three alike, and three alike of another kind.</source>
        <translation>Tre lika, och tre lika av ett annat slag.</translation>
    </message>
    <message>
        <source>Three dice alike.</source>
        <translation>Tre lika tärningar.</translation>
    </message>
    <message>
        <source>Three different pairs.</source>
        <translation>Tre olika par.</translation>
    </message>
    <message>
        <source>Three pairs; they may be alike.</source>
        <translation>Tre par; de får vara lika.</translation>
    </message>
    <message>
        <source>Two dice alike.</source>
        <translation>Två lika tärningar.</translation>
    </message>
    <message>
        <source>Two different pairs.</source>
        <translation>Två olika par.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as two pairs.</source>
        <translation>Två par; fyra lika räknas som två par.</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>&amp;Columns for players</source>
        <translation>&amp;Kolumner för spelare</translation>
    </message>
    <message>
        <source>&amp;Names, with commas between them</source>
        <translation>&amp;Namn, med kommatecken emellan</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>A card has room for {count} names; the others are left out.</source>
        <translation>Ett protokoll har plats för {count} namn; de andra utelämnas.</translation>
    </message>
    <message>
        <source>Cards on a &amp;sheet</source>
        <translation>Protokoll per &amp;ark</translation>
    </message>
    <message>
        <source>Columns for players</source>
        <translation>Kolumner för spelare</translation>
    </message>
    <message>
        <source>Left empty, to be written by hand</source>
        <translation>Tomt, att fylla i för hand</translation>
    </message>
    <message>
        <source>Names of the last p&amp;layers</source>
        <translation>Namnen på de senaste spe&amp;larna</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>Namn, med kommatecken emellan</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Ett</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Two, to cut apart</source>
        <translation>Två, att klippa isär</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Chance</source>
        <translation>Chans</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Femtal</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Femmor</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Fyrtal</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Fyror</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>six dice</comment>
        <translation>Kåk</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>five dice</comment>
        <translation>Kåk</translation>
    </message>
    <message>
        <source>Full straight</source>
        <translation>Full stege</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Stor stege</translation>
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
        <translation>Ettor</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sexor</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Liten stege</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tretal</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Tre par</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Treor</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torn</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Två par</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Tvåor</translation>
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
            <numerusform>%n spel, från {worst} till {best} poäng, {average} i snitt.</numerusform>
            <numerusform>%n spel, från {worst} till {best} poäng, {average} i snitt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Spel för spel</translation>
    </message>
    <message>
        <source>Game {number}: {margin} points for {name}</source>
        <translation>Spel {number}: {margin} poäng för {name}</translation>
    </message>
    <message>
        <source>Game {number}: {total} points, {mean} on average lately</source>
        <translation>Spel {number}: {total} poäng, i snitt {mean} på sistone</translation>
    </message>
    <message>
        <source>How often which total</source>
        <translation>Hur ofta vilken summa</translation>
    </message>
    <message numerus="yes">
        <source>The last %n game(s); the line is the mean of ten.</source>
        <translation>
            <numerusform>Det senaste %n spelet; linjen är medelvärdet av tio.</numerusform>
            <numerusform>De senaste %n spelen; linjen är medelvärdet av tio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up: {first} was ahead. Down, hatched: {second}.</source>
        <translation>Uppåt: {first} ledde. Nedåt, streckat: {second}.</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>snitt {points}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {wins} – {losses} {second}, %n draw(s)</source>
        <translation>
            <numerusform>{first} {wins} – {losses} {second}, %n oavgjort</numerusform>
            <numerusform>{first} {wins} – {losses} {second}, %n oavgjorda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} points: %n game(s)</source>
        <translation>
            <numerusform>{low} poäng: %n spel</numerusform>
            <numerusform>{low} poäng: %n spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} points: %n game(s)</source>
        <translation>
            <numerusform>{low} till {high} poäng: %n spel</numerusform>
            <numerusform>{low} till {high} poäng: %n spel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>&amp;Close without saving</source>
        <translation>S&amp;täng utan att spara</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Spela vidare</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>Spara på &amp;annan plats…</translation>
    </message>
    <message>
        <source>Close without saving the game?</source>
        <translation>Stänga utan att spara spelet?</translation>
    </message>
    <message>
        <source>The game cannot be saved where Yatzy Desktop keeps it. What was played since then will be lost, unless you save a copy in another place.</source>
        <translation>Spelet kan inte sparas där Yatzy Desktop har det. Det som spelats sedan dess går förlorat, om du inte sparar en kopia på en annan plats.</translation>
    </message>
</context>
<context>
    <name>CoachSection</name>
    <message>
        <source>&amp;Ask before a choice that gives less than another</source>
        <translation>Fråg&amp;a före ett val som ger mindre än ett annat</translation>
    </message>
    <message>
        <source>&amp;Help while playing</source>
        <translation>&amp;Hjälp under spelet</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Ask before a bo&amp;x is struck out?</source>
        <translation>Fråga innan en r&amp;uta stryks?</translation>
    </message>
    <message>
        <source>From how many points less on</source>
        <translation>Från hur många poäng mindre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Press H for a hint. Games with help are marked as such in their results.</source>
        <translation>Tryck på H för ett tips. Spel med hjälp märks ut i resultaten.</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>Visa vär&amp;den i protokollet</translation>
    </message>
    <message>
        <source>Show each player’s chance to win below the score sheet</source>
        <translation>Visa varje spelares vinstchans under protokollet</translation>
    </message>
    <message>
        <source>When it can be avoided</source>
        <translation>När det kan undvikas</translation>
    </message>
    <message>
        <source>by more than {points} points</source>
        <translation>med mer än {points} poäng</translation>
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
        <translation>Inmatat: {dice}</translation>
    </message>
</context>
<context>
    <name>DiceSection</name>
    <message>
        <source>&amp;Mix in a word of your own…</source>
        <translation>Blanda i ett &amp;eget ord…</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Ett eget ord</translation>
    </message>
    <message>
        <source>A word that the program could not know before makes sure that it has not chosen the dice, nor who starts. Anything will do, and nothing as well.</source>
        <translation>Ett ord som programmet inte kunde veta i förväg ser till att det inte har valt tärningarna, och inte heller vem som börjar. Vad som helst duger, och inget alls också.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Every die follows from a secret seed with this fingerprint, which the program has drawn already. It can be noted now and compared after the game.</source>
        <translation>Varje tärning följer av ett hemligt frö med det här fingeravtrycket, som programmet redan har dragit. Det kan antecknas nu och jämföras efter spelet.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingeravtryck</translation>
    </message>
    <message>
        <source>Real ones for {names}; the program throws for the others.</source>
        <translation>Riktiga för {names}; programmet kastar för de andra.</translation>
    </message>
    <message>
        <source>Real ones on the table; the program keeps the sheet.</source>
        <translation>Riktiga på bordet; programmet för protokollet.</translation>
    </message>
    <message>
        <source>The program throws them.</source>
        <translation>Programmet kastar dem.</translation>
    </message>
</context>
<context>
    <name>DiceTable</name>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
</context>
<context>
    <name>DieButton</name>
    <message>
        <source>Die {position}, not rolled yet</source>
        <translation>Tärning {position}, inte kastad än</translation>
    </message>
    <message>
        <source>Die {position}, rolling</source>
        <translation>Tärning {position}, rullar</translation>
    </message>
    <message>
        <source>Die {position}, {face}</source>
        <translation>Tärning {position}, {face}</translation>
    </message>
    <message>
        <source>Die {position}, {face}, held</source>
        <translation>Tärning {position}, {face}, sparad</translation>
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
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Första</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Andra</translation>
    </message>
    <message>
        <source>These two have no game together that fits what is chosen.</source>
        <translation>De här två har inget gemensamt spel som passar det valda.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>All dice were alike</source>
        <translation>Alla tärningar var lika</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Välj en ruta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Mata in</translation>
    </message>
    <message>
        <source>How many rolls?</source>
        <translation>Hur många kast?</translation>
    </message>
    <message>
        <source>Possible: {least} to {most}, or 0 to strike it out</source>
        <translation>Möjligt: {least} till {most}, eller 0 för att stryka</translation>
    </message>
    <message>
        <source>Possible: {points}</source>
        <translation>Möjligt: {points}</translation>
    </message>
    <message>
        <source>Press Enter</source>
        <translation>Tryck på Enter</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Riktiga tärningar</translation>
    </message>
    <message>
        <source>Rolls used</source>
        <translation>Använda kast</translation>
    </message>
    <message>
        <source>Rolls used: ?</source>
        <translation>Använda kast: ?</translation>
    </message>
    <message>
        <source>Rolls used: {number}</source>
        <translation>Använda kast: {number}</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Sista kastet</translation>
    </message>
    <message>
        <source>Type again to put the dice right.</source>
        <translation>Skriv igen för att rätta tärningarna.</translation>
    </message>
    <message>
        <source>Type the numbers or press the faces; or choose a box for its points.</source>
        <translation>Skriv siffrorna eller tryck på sidorna; eller välj en ruta för dess poäng.</translation>
    </message>
    <message>
        <source>What do the dice show?</source>
        <translation>Vad visar tärningarna?</translation>
    </message>
    <message>
        <source>no die yet</source>
        <translation>ingen tärning än</translation>
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
        <translation>Detaljer finns i filen {file}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>Yatzy Desktop cannot start.</source>
        <translation>Yatzy Desktop kan inte starta.</translation>
    </message>
    <message>
        <source>Yatzy Desktop met an error. Your game is safe, and you can play on.</source>
        <translation>Något gick fel i Yatzy Desktop. Spelet är i tryggt förvar och du kan spela vidare.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message numerus="yes">
        <source>{name}: %n win(s), {points} points</source>
        <translation>
            <numerusform>{name}: %n vinst, {points} poäng</numerusform>
            <numerusform>{name}: %n vinster, {points} poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExactCoach</name>
    <message>
        <source>These rules are worked out: the hints are exact now.</source>
        <translation>De här reglerna är uträknade: nu är tipsen exakta.</translation>
    </message>
    <message>
        <source>These rules could not be worked out exactly. Hints follow similar rules.</source>
        <translation>De här reglerna kunde inte räknas ut exakt. Tipsen följer liknande regler.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n finns redan här</numerusform>
            <numerusform>%n finns redan här</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n spel importerat.</numerusform>
            <numerusform>%n spel importerade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to {file}.</source>
        <translation>
            <numerusform>%n spel sparat i {file}.</numerusform>
            <numerusform>%n spel sparade i {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n nytt spel</numerusform>
            <numerusform>%n nya spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be read</source>
        <translation>
            <numerusform>%n går inte att läsa</numerusform>
            <numerusform>%n går inte att läsa</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import them</source>
        <translation>&amp;Importera</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Låt bli</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportera spel</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation>Exporterade spel (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importera spel</translation>
    </message>
    <message>
        <source>Import these games?</source>
        <translation>Importera de här spelen?</translation>
    </message>
    <message>
        <source>New people: {names}</source>
        <translation>Nya personer: {names}</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spara spel</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Sparat som {file}.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabell för kalkylprogram (*.csv)</translation>
    </message>
    <message>
        <source>The games could not be imported.</source>
        <translation>Spelen kunde inte importeras.</translation>
    </message>
    <message>
        <source>Whole games, to be imported elsewhere (*.json)</source>
        <translation>Hela spel, att importera någon annanstans (*.json)</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzyspel (*.yatzy)</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} kunde inte skrivas.</translation>
    </message>
    <message>
        <source>{file} has no games that can be imported.</source>
        <translation>{file} har inga spel som kan importeras.</translation>
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
        <translation>femma</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>one</source>
        <translation>etta</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sexa</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trea</translation>
    </message>
    <message>
        <source>two</source>
        <translation>tvåa</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>&amp;Fingerprint</source>
        <translation>&amp;Fingeravtryck</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>F&amp;rö</translation>
    </message>
    <message>
        <source>A &amp;word of your own</source>
        <translation>Ett eget &amp;ord</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Är tärningarna rättvisa?</translation>
    </message>
    <message>
        <source>Before the first roll the program draws a secret seed and shows its fingerprint. Every die of the game follows from the seed, whoever throws and however the game stands; computers never see it. When the game is over, the seed proves every roll.</source>
        <translation>Före första kastet drar programmet ett hemligt frö och visar dess fingeravtryck. Varje tärning i spelet följer av fröet, vem som än kastar och hur spelet än står; datorer ser det aldrig. När spelet är slut bevisar fröet varje kast.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Dice thrown by the program in this game: {count} ({faces}).</source>
        <translation>Tärningar som programmet har kastat i det här spelet: {count} ({faces}).</translation>
    </message>
    <message>
        <source>It is shown when the game is over.</source>
        <translation>Det visas när spelet är slut.</translation>
    </message>
    <message>
        <source>Mix it in</source>
        <translation>Blanda i</translation>
    </message>
    <message>
        <source>Show the seed</source>
        <translation>Visa fröet</translation>
    </message>
    <message>
        <source>The file of a running game must contain the seed: give copies of it only to those whom you would let look into the cup.</source>
        <translation>Filen med ett pågående spel måste innehålla fröet: ge kopior bara till dem som du skulle låta titta i bägaren.</translation>
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
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games with Yatzy</source>
        <translation>Spel med Yatzy</translation>
    </message>
    <message>
        <source>Games with bonus</source>
        <translation>Spel med bonus</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Flest vinster i rad</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Vinster i rad nu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Sämst</translation>
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
        <translation>Börjar som</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Första dagen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Från</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Sista dagen</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Bara människor</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Till</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Utan tips</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>any</source>
        <translation>vilken som helst</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>på skärmen</translation>
    </message>
    <message>
        <source>real ones</source>
        <translation>riktiga</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click the dice you want to keep: they go into the tray. Then roll the others.</source>
        <translation>Klicka på de tärningar du vill behålla: de läggs i brickan. Kasta sedan de andra.</translation>
    </message>
    <message>
        <source>No rolls are left. Click a box in your column: what it gives is there in pencil.</source>
        <translation>Inga kast är kvar. Klicka på en ruta i din kolumn: vad den ger står där med blyerts.</translation>
    </message>
    <message>
        <source>Not sure what to do? This asks the coach.</source>
        <translation>Osäker på vad du ska göra? Här frågar du tränaren.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet</source>
        <translation>Titta på protokollet</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nytt spel…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revansch</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Gå igenom spelet</translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <translation>Delad seger: {names}</translation>
    </message>
    <message>
        <source>The same players and rules</source>
        <translation>Samma spelare och regler</translation>
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
            <numerusform>{place}. {name}: %n poäng</numerusform>
            <numerusform>{place}. {name}: %n poäng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStarter</name>
    <message>
        <source>Open game</source>
        <translation>Öppna spel</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Sparat som {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}. It holds the dice to come: give it only to those whom you would let look into the cup.</source>
        <translation>Sparat som {file}. Filen innehåller de tärningar som kommer: ge den bara till dem som du skulle låta titta i bägaren.</translation>
    </message>
    <message>
        <source>So many games wait that the oldest one was given up: {names}.</source>
        <translation>Så många spel väntar att det äldsta gavs upp: {names}.</translation>
    </message>
    <message>
        <source>The game before waits: go on with it from New game.</source>
        <translation>Det förra spelet väntar: fortsätt det från Nytt spel.</translation>
    </message>
    <message>
        <source>This game could not be opened.</source>
        <translation>Spelet kunde inte öppnas.</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzyspel (*.yatzy)</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Best total</source>
        <translation>Högsta summa</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message numerus="yes">
        <source>given up after %n round(s)</source>
        <translation>
            <numerusform>avbrutet efter %n omgång</numerusform>
            <numerusform>avbrutet efter %n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>riktiga tärningar</translation>
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
            <numerusform>%n spel</numerusform>
            <numerusform>%n spel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n spel borttaget.</numerusform>
            <numerusform>%n spel borttagna.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all shown…</source>
        <translation>&amp;Exportera alla som visas…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ppna</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Spe&amp;lare</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Save as game…</source>
        <translation>&amp;Spara som spel…</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportera…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Skriv &amp;ut…</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Det gick inte att ändra.</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be shown.</source>
        <translation>Spelet är skadat och kan inte visas.</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>You chase straights</source>
        <translation>Du jagar stegar</translation>
    </message>
    <message>
        <source>You give away the bonus</source>
        <translation>Du ger bort bonusen</translation>
    </message>
    <message>
        <source>You keep the wrong dice</source>
        <translation>Du sparar fel tärningar</translation>
    </message>
    <message>
        <source>You keep too few dice</source>
        <translation>Du sparar för få tärningar</translation>
    </message>
    <message>
        <source>You keep too many dice</source>
        <translation>Du sparar för många tärningar</translation>
    </message>
    <message>
        <source>You roll on too long</source>
        <translation>Du kastar för länge</translation>
    </message>
    <message>
        <source>You stop rolling too early</source>
        <translation>Du slutar kasta för tidigt</translation>
    </message>
    <message>
        <source>You strike out boxes too early</source>
        <translation>Du stryker rutor för tidigt</translation>
    </message>
    <message>
        <source>You strike out the wrong box</source>
        <translation>Du stryker fel ruta</translation>
    </message>
    <message>
        <source>You take Chance too early</source>
        <translation>Du tar Chans för tidigt</translation>
    </message>
    <message>
        <source>You take the wrong box</source>
        <translation>Du tar fel ruta</translation>
    </message>
</context>
<context>
    <name>HeardTexts</name>
    <message numerus="yes">
        <source>%n fives</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n femma</numerusform>
            <numerusform>%n femmor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n fyra</numerusform>
            <numerusform>%n fyror</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ones</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n etta</numerusform>
            <numerusform>%n ettor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left, and {saved} saved.</source>
        <translation>
            <numerusform>%n kast kvar, och {saved} sparade.</numerusform>
            <numerusform>%n kast kvar, och {saved} sparade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n kast kvar.</numerusform>
            <numerusform>%n kast kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n sexa</numerusform>
            <numerusform>%n sexor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n trea</numerusform>
            <numerusform>%n treor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n tvåa</numerusform>
            <numerusform>%n tvåor</numerusform>
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
        <translation>Inget sparat.</translation>
    </message>
    <message>
        <source>Holding {dice}.</source>
        <translation>Sparar {dice}.</translation>
    </message>
    <message>
        <source>No rolls left.</source>
        <translation>Inga kast kvar.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet.</source>
        <translation>Inget är kastat än.</translation>
    </message>
    <message>
        <source>One more Yatzy: {points}.</source>
        <translation>En Yatzy till: {points}.</translation>
    </message>
    <message>
        <source>Open: {boxes}.</source>
        <translation>Öppna: {boxes}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ångrat.</translation>
    </message>
    <message>
        <source>The dice are in the cup.</source>
        <translation>Tärningarna är i bägaren.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>The hint is to hold nothing and fill {box}.</source>
        <translation>Tipset är att inte spara något utan fylla {box}.</translation>
    </message>
    <message>
        <source>Zero: {boxes}.</source>
        <translation>Noll: {boxes}.</translation>
    </message>
    <message>
        <source>{box} struck out.</source>
        <translation>{box} struken.</translation>
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
        <translation>{player} tar {points} för {box}, med {dice}.</translation>
    </message>
    <message>
        <source>{player}: {points} points.</source>
        <translation>{player}: {points} poäng.</translation>
    </message>
    <message>
        <source>{player}’s turn.</source>
        <translation>Nästa tur: {player}.</translation>
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
        <translation>1 till 6</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message numerus="yes">
        <source>A turn has up to %n rolls. The first one takes all dice.</source>
        <translation>
            <numerusform>En tur har %n kast, med alla tärningar.</numerusform>
            <numerusform>En tur har upp till %n kast. Det första görs med alla tärningar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Piltangenter</translation>
    </message>
    <message>
        <source>Click the dice you want to keep: they move to the tray, and only the others are rolled again. A click on a die in the tray takes it back.</source>
        <translation>Klicka på tärningarna du vill spara: de flyttas till brickan och bara de andra kastas om. Ett klick på en tärning på brickan tar tillbaka den.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
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
            <numerusform>Spara minst %n tärning före varje nytt kast.</numerusform>
            <numerusform>Spara minst %n tärningar före varje nytt kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Så spelar man</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Bokstäver</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Rolls you do not use are saved, and you may use them in a later turn.</source>
        <translation>Kast som du inte använder sparas, och du får använda dem i en senare tur.</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Skift+H</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Mellanslag eller Enter</translation>
    </message>
    <message>
        <source>The game ends when all boxes are filled. The highest total wins; a tie is a shared win.</source>
        <translation>Spelet är slut när alla rutor är fyllda. Högst summa vinner; blir det oavgjort delas segern.</translation>
    </message>
    <message>
        <source>Then click a box of your column on the score sheet. What the dice are worth there is written in pencil; a box that gives nothing can be struck out.</source>
        <translation>Klicka sedan på en ruta i din kolumn i protokollet. Vad tärningarna är värda där står med blyerts; en ruta som inte ger något kan du stryka.</translation>
    </message>
    <message>
        <source>ask for a hint</source>
        <translation>be om ett tips</translation>
    </message>
    <message>
        <source>fill the box you stand on</source>
        <translation>fyll rutan du står på</translation>
    </message>
    <message>
        <source>go to the box that begins so, on the score sheet</source>
        <translation>gå till rutan som börjar så, på protokollet</translation>
    </message>
    <message>
        <source>hear a score sheet, then the next player’s; Shift+F4 goes back</source>
        <translation>hör ett protokoll, sedan nästa spelares; Skift+F4 går tillbaka</translation>
    </message>
    <message>
        <source>hear the dice, those held, and the rolls left</source>
        <translation>hör tärningarna, de sparade och kasten som är kvar</translation>
    </message>
    <message>
        <source>hear what each box would give</source>
        <translation>hör vad varje ruta skulle ge</translation>
    </message>
    <message>
        <source>hear who has how many points</source>
        <translation>hör vem som har hur många poäng</translation>
    </message>
    <message>
        <source>hold the dice that the hint keeps</source>
        <translation>spara de tärningar som tipset behåller</translation>
    </message>
    <message>
        <source>hold the die at that place, or take it back</source>
        <translation>spara tärningen på den platsen, eller ta tillbaka den</translation>
    </message>
    <message>
        <source>look at the records of all games</source>
        <translation>se historiken över alla spel</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>kasta tärningarna</translation>
    </message>
    <message>
        <source>show the rules</source>
        <translation>visa reglerna</translation>
    </message>
    <message>
        <source>switch sound off or on</source>
        <translation>slå av eller på ljudet</translation>
    </message>
    <message>
        <source>take back the last box</source>
        <translation>ångra den senaste rutan</translation>
    </message>
    <message>
        <source>walk over the score sheet</source>
        <translation>gå runt i protokollet</translation>
    </message>
    <message>
        <source>{description}. The highest possible total is {total}.</source>
        <translation>{description}. Högsta möjliga summa är {total}.</translation>
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
        <translation>Bästa resultat</translation>
    </message>
    <message>
        <source>Computers, too</source>
        <translation>Även datorer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
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
        <translation>&amp;Räkna ut de här reglerna exakt</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Stäng tipset</translation>
    </message>
    <message>
        <source>Judged by similar rules until these are worked out: {percent}%</source>
        <translation>Bedömt efter liknande regler tills de här är uträknade: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop working out these rules</source>
        <translation>Sluta räkna ut de här reglerna</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Det finns inga tips för de här reglerna.</translation>
    </message>
</context>
<context>
    <name>HoldRefusal</name>
    <message numerus="yes">
        <source>Hold at least %n dice before you roll again.</source>
        <translation>
            <numerusform>Spara minst %n tärning innan du kastar igen.</numerusform>
            <numerusform>Spara minst %n tärningar innan du kastar igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again.</source>
        <translation>Spara minst en tärning innan du kastar igen.</translation>
    </message>
</context>
<context>
    <name>HolderQuestion</name>
    <message>
        <source>&amp;Play here</source>
        <translation>&amp;Spela här</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>It was left open on the computer {host}, or that one ended without closing it. If it is open nowhere else, play here: your game goes on and is saved.</source>
        <translation>Det lämnades öppet på datorn {host}, eller så stängdes den av utan att avsluta det. Om det inte är öppet någon annanstans kan du spela här: spelet fortsätter och sparas.</translation>
    </message>
    <message>
        <source>Perhaps it is still starting: then its window will come, and this question go. You can play without it, but nothing of that will be kept.</source>
        <translation>Det kanske håller på att starta: då kommer dess fönster, och frågan försvinner. Du kan spela ändå, men inget av det sparas.</translation>
    </message>
    <message>
        <source>Play without &amp;saving</source>
        <translation>Spela &amp;utan att spara</translation>
    </message>
    <message>
        <source>Yatzy Desktop seems to be open already, but does not answer.</source>
        <translation>Yatzy Desktop verkar redan vara öppet men svarar inte.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Contender</source>
        <translation>Utmanare</translation>
    </message>
    <message>
        <source>Easy-going</source>
        <translation>Avslappnad</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Vass</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Stadig</translation>
    </message>
    <message>
        <source>about {points} points</source>
        <translation>cirka {points} poäng</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>A guest, of whom nothing is kept</source>
        <translation>En gäst som inget sparas om</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>En människa</translation>
    </message>
    <message>
        <source>A person with real dice</source>
        <translation>En människa med riktiga tärningar</translation>
    </message>
    <message>
        <source>Press to choose a person or a computer</source>
        <translation>Tryck för att välja människa eller dator</translation>
    </message>
    <message>
        <source>a guest</source>
        <translation>en gäst</translation>
    </message>
    <message>
        <source>a guest with real dice</source>
        <translation>en gäst med riktiga tärningar</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>en människa</translation>
    </message>
    <message>
        <source>a person with real dice</source>
        <translation>en människa med riktiga tärningar</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gäst</translation>
    </message>
    <message>
        <source>guest, real dice</source>
        <translation>gäst, riktiga tärningar</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>riktiga tärningar</translation>
    </message>
    <message>
        <source>{name} is played by: {kind}</source>
        <translation>{name} spelas av: {kind}</translation>
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
        <translation>Fär&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mörka</translation>
    </message>
    <message>
        <source>&amp;Dice and rolls left</source>
        <translation>&amp;Tärningar och kast kvar</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>Gör o&amp;m</translation>
    </message>
    <message>
        <source>&amp;First throws…</source>
        <translation>&amp;Första kasten…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Så spelar man</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ljusa</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Hand&amp;bok</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spel…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Ö&amp;ppna spel…</translation>
    </message>
    <message>
        <source>&amp;Print this game…</source>
        <translation>Skriv &amp;ut det här spelet…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vansch</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Score sheet of the next player</source>
        <translation>Nästa &amp;spelares protokoll</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>Are the &amp;dice fair?</source>
        <translation>Är &amp;tärningarna rättvisa?</translation>
    </message>
    <message>
        <source>Change the r&amp;ules…</source>
        <translation>Ändra &amp;reglerna…</translation>
    </message>
    <message>
        <source>Help with the first steps a&amp;gain</source>
        <translation>Hjälp med de första stegen i&amp;gen</translation>
    </message>
    <message>
        <source>Hold the dice of the hint</source>
        <translation>Spara tipsets tärningar</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>Stö&amp;rre text</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Öva på &amp;spellägen…</translation>
    </message>
    <message>
        <source>Print a &amp;blank card…</source>
        <translation>Skriv ut ett t&amp;omt protokoll…</translation>
    </message>
    <message>
        <source>R&amp;ecords…</source>
        <translation>&amp;Historik…</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Gå &amp;igenom spelet</translation>
    </message>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Läs &amp;upp</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Mindre text</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>Ställnin&amp;g</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Spara en &amp;kopia…</translation>
    </message>
    <message>
        <source>Score sheet of the &amp;player before</source>
        <translation>&amp;Föregående spelares protokoll</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>&amp;Visa värden i protokollet</translation>
    </message>
    <message>
        <source>Show the chance to &amp;win</source>
        <translation>Visa vinst&amp;chansen</translation>
    </message>
    <message>
        <source>T&amp;ips and differences</source>
        <translation>T&amp;ips och skillnader</translation>
    </message>
    <message>
        <source>The peop&amp;le at the table…</source>
        <translation>De vid &amp;bordet…</translation>
    </message>
    <message>
        <source>What each &amp;box would give</source>
        <translation>Vad varje &amp;ruta skulle ge</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbok</translation>
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
            <numerusform>%n omgång har gått: nolla i en ruta.</numerusform>
            <numerusform>%n omgångar har gått: nollor i lika många rutor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Points as all &amp;agree…</source>
        <translation>Poäng som alla ä&amp;r överens om…</translation>
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
        <translation>En Yatzy till: +{points}</translation>
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
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to &amp;go on with…</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n att &amp;fortsätta…</numerusform>
            <numerusform>%n att &amp;fortsätta…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelare</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Starta spelet</translation>
    </message>
    <message>
        <source>&amp;Who starts?</source>
        <translation>&amp;Vem börjar?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Den första i listan</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spel</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Tärningen avgör</translation>
    </message>
    <message>
        <source>Two players have the same name; one is written as “{name}”.</source>
        <translation>Två spelare har samma namn; den ena skrivs ”{name}”.</translation>
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
        <translation>Stäng meddelandet</translation>
    </message>
</context>
<context>
    <name>OpeningsModel</name>
    <message>
        <source>Best</source>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Väntat resultat</translation>
    </message>
    <message>
        <source>First throw</source>
        <translation>Första kastet</translation>
    </message>
    <message>
        <source>Points less</source>
        <translation>Poäng mindre</translation>
    </message>
    <message>
        <source>Second best</source>
        <translation>Näst bäst</translation>
    </message>
</context>
<context>
    <name>OpeningsPage</name>
    <message numerus="yes">
        <source>%n first throws worked out…</source>
        <translation>
            <numerusform>%n första kast uträknat…</numerusform>
            <numerusform>%n första kast uträknade…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Skriv &amp;ut…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>First throws</source>
        <translation>Första kasten</translation>
    </message>
    <message>
        <source>First throws: {rules}</source>
        <translation>Första kasten: {rules}</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Det finns inga tips för de här reglerna.</translation>
    </message>
    <message>
        <source>What is best with an empty score sheet.</source>
        <translation>Vad som är bäst med ett tomt protokoll.</translation>
    </message>
</context>
<context>
    <name>OtherTexts</name>
    <message>
        <source>Different: {rule}</source>
        <translation>Annorlunda: {rule}</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}.</source>
        <translation>Det som är annorlunda i {rules} är markerat.</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}. Only there one also fills: {boxes}.</source>
        <translation>Det som är annorlunda i {rules} är markerat. Bara där fyller man också: {boxes}.</translation>
    </message>
    <message>
        <source>{rules} has the same rules.</source>
        <translation>{rules} har samma regler.</translation>
    </message>
</context>
<context>
    <name>PaceChoice</name>
    <message>
        <source>At once</source>
        <translation>Genast</translation>
    </message>
    <message>
        <source>How &amp;fast do computers play?</source>
        <translation>Hur f&amp;ort spelar datorer?</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Lagom</translation>
    </message>
</context>
<context>
    <name>PadPicture</name>
    <message>
        <source>Picture of the pad</source>
        <translation>Bild av protokollet</translation>
    </message>
    <message>
        <source>at most</source>
        <comment>heads the column of the highest possible points</comment>
        <translation>högst</translation>
    </message>
    <message>
        <source>{rules}: {description}. Highest possible total: {points}.</source>
        <translation>{rules}: {description}. Högsta möjliga summa: {points}.</translation>
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
        <translation>Vilken sida som kom efter vilken, för alla: tärningen före till vänster, den efter överst. Om rättvisa ungefär {count} var.</translation>
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
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Games to go on with</source>
        <translation>Spel att fortsätta</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>&amp;Ge upp</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
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
        <translation>&amp;Namn, plats, gå…</translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation>Klart. Det kan ångras.</translation>
    </message>
    <message>
        <source>Put this &amp;box right…</source>
        <translation>Rätta den här &amp;rutan…</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Spelare</translation>
    </message>
    <message>
        <source>&amp;Who plays at this seat?</source>
        <translation>&amp;Vem spelar på den här platsen?</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>En människa</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Ändra namnet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Hand the seat over</source>
        <translation>Lämna över platsen</translation>
    </message>
    <message>
        <source>Leaves; column crossed out</source>
        <translation>Går; stryks</translation>
    </message>
    <message>
        <source>Leaves; the points count</source>
        <translation>Går; poängen gäller</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Gå</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Name of who joins</source>
        <translation>Namn på den som kommer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Put a &amp;box right, as all agree</source>
        <translation>Rätta en &amp;ruta, som alla är överens om</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Rätta</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
    <message>
        <source>Sits down</source>
        <translation>Sätter sig</translation>
    </message>
    <message>
        <source>Somebody &amp;joins</source>
        <translation>Någon &amp;kommer till</translation>
    </message>
    <message>
        <source>The people at the table</source>
        <translation>De vid bordet</translation>
    </message>
    <message>
        <source>Why? It is kept with the game.</source>
        <translation>Varför? Det sparas med spelet.</translation>
    </message>
    <message>
        <source>With real dice</source>
        <translation>Med riktiga tärningar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öppen</translation>
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
        <translation>&amp;Dölj</translation>
    </message>
    <message>
        <source>&amp;Keep both</source>
        <translation>&amp;Behåll båda</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Slå ihop dem</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Slå ihop…</translation>
    </message>
    <message>
        <source>All games of {gone} will be games of {kept}. This can be undone.</source>
        <translation>Alla spel som hör till {gone} hör sedan till {kept}. Det går att ångra.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Färg</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Hidden people are not offered in New game; their games stay. Deleting takes a person out of all games.</source>
        <translation>Dolda personer föreslås inte i Nytt spel; deras spel finns kvar. Att ta bort någon tar bort personen ur alla spel.</translation>
    </message>
    <message>
        <source>Is {gone} the same person as {kept}?</source>
        <translation>Är {gone} samma person som {kept}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>Offer &amp;again</source>
        <translation>&amp;Visa igen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Byt &amp;namn</translation>
    </message>
    <message>
        <source>Same person as</source>
        <translation>Samma person som</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Det gick inte att ändra.</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>föreslås inte</translation>
    </message>
    <message>
        <source>{gone} and {kept} are one person now.</source>
        <translation>{gone} och {kept} är samma person nu.</translation>
    </message>
    <message>
        <source>{name} has another colour now.</source>
        <translation>{name} har en annan färg nu.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} är borttagen.</translation>
    </message>
    <message>
        <source>{name} is not offered any more.</source>
        <translation>{name} föreslås inte längre.</translation>
    </message>
    <message>
        <source>{name} is offered again.</source>
        <translation>{name} föreslås igen.</translation>
    </message>
    <message>
        <source>{old} is called {new} now.</source>
        <translation>{old} heter {new} nu.</translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>As before</source>
        <translation>Som förut</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Förloraren</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Vinnaren</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Kasta om det</translation>
    </message>
    <message>
        <source>Who begins a rematch?</source>
        <translation>Vem börjar en revansch?</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Lägg till spelare</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <translation>Lägg till &amp;dator</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>Bordet är fullt</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Drag, or press the up and down arrow keys</source>
        <translation>Dra, eller tryck på uppåt- och nedåtpilen</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Flytta {name}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Namn på spelare {number}</translation>
    </message>
    <message>
        <source>Take {name} off the list</source>
        <translation>Ta bort {name} från listan</translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n points when the upper boxes give {threshold} or more.</source>
        <translation>
            <numerusform>%n poäng när de övre rutorna ger minst {threshold}.</numerusform>
            <numerusform>%n poäng när de övre rutorna ger minst {threshold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Always %n points.</source>
        <translation>
            <numerusform>Ger alltid %n poäng.</numerusform>
            <numerusform>Ger alltid %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Example: {dice} gives %n points.</source>
        <translation>
            <numerusform>Exempel: {dice} ger %n poäng.</numerusform>
            <numerusform>Exempel: {dice} ger %n poäng.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Best: {choice}</source>
        <translation>Bäst: {choice}</translation>
    </message>
    <message>
        <source>Every right choice counts one.</source>
        <translation>Varje rätt val räknas som ett.</translation>
    </message>
    <message>
        <source>Good enough: {choice}. It gives {points} points less.</source>
        <translation>Bra nog: {choice}. Det ger {points} poäng mindre.</translation>
    </message>
    <message>
        <source>Not quite: {choice}. It gives {points} points less.</source>
        <translation>Inte riktigt: {choice}. Det ger {points} poäng mindre.</translation>
    </message>
    <message>
        <source>Right: {choice}.</source>
        <translation>Rätt: {choice}.</translation>
    </message>
    <message>
        <source>Score {score} · {right} of {answered} right</source>
        <translation>Ställning {score} · {right} av {answered} rätt</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tillåtet</translation>
    </message>
    <message>
        <source>any box</source>
        <translation>valfri ruta</translation>
    </message>
    <message>
        <source>any die may be rolled again</source>
        <translation>alla tärningar får kastas om</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>sparade tärningar ligger kvar</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>i ordning</translation>
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
        <translation>inga</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>inte tillåtet</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sparas inte</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>sparas</translation>
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
        <translation>&amp;Nästa läge</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Hold dice and roll, or fill a box.</source>
        <translation>Spara tärningar och kasta, eller fyll en ruta.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Letar efter ett läge…</translation>
    </message>
    <message>
        <source>Practice: {rules}</source>
        <translation>Övning: {rules}</translation>
    </message>
    <message>
        <source>There is nothing to practise by these rules.</source>
        <translation>Det finns inget att öva på efter de här reglerna.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Vad skulle du göra?</translation>
    </message>
    <message>
        <source>You went wrong here once.</source>
        <translation>Här har du gjort fel en gång.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Colours</source>
        <translation>Fär&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Tärningar</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Rörelse</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtstorlek</translation>
    </message>
    <message>
        <source>&amp;Who starts a new game?</source>
        <translation>&amp;Vem börjar ett nytt spel?</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Svarta</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>C&amp;elebrate a Yatzy and the bonus</source>
        <translation>&amp;Fira Yatzy och bonus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörka</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Allt rör sig</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Den första i listan</translation>
    </message>
    <message>
        <source>For left hands: the score sheet at the left</source>
        <translation>För vänsterhänta: protokollet till vänster</translation>
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
        <translation>Ljusa</translation>
    </message>
    <message>
        <source>Little motion</source>
        <translation>Lite rörelse</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Ek</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röda</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skiffer</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Textstorlek i procent</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Tärningen avgör</translation>
    </message>
    <message>
        <source>With digits</source>
        <translation>Med siffror</translation>
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
        <translation>Skriv ut ett tomt protokoll</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <translation>Protokollet som det skrivs ut</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behåll den</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Skriv &amp;ut…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersätt den</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Looking for printers. You can save a PDF file meanwhile.</source>
        <translation>Söker efter skrivare. Under tiden kan du spara en PDF-fil.</translation>
    </message>
    <message>
        <source>No printer answers. You can save a PDF file and print it elsewhere.</source>
        <translation>Ingen skrivare svarar. Du kan spara en PDF-fil och skriva ut den någon annanstans.</translation>
    </message>
    <message>
        <source>No printer is installed. You can save a PDF file and print it elsewhere.</source>
        <translation>Ingen skrivare är installerad. Du kan spara en PDF-fil och skriva ut den någon annanstans.</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Förhandsgranskning</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Spara som P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Spara som PDF</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Sparat som {file}.</translation>
    </message>
    <message>
        <source>Sent to the printer {printer}.</source>
        <translation>Skickat till skrivaren {printer}.</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the card. Try another one.</source>
        <translation>Skrivaren {printer} tar inte emot protokollet. Prova en annan.</translation>
    </message>
    <message>
        <source>{file} cannot be saved. Perhaps it is open in another program, or the place is full or protected. Choose another name or folder.</source>
        <translation>{file} kan inte sparas. Kanske är filen öppen i ett annat program, eller så är platsen full eller skyddad. Välj ett annat namn eller en annan mapp.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>{file} kan inte skrivas.</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file} finns redan. Vill du ersätta den?</translation>
    </message>
</context>
<context>
    <name>PrintGameDialog</name>
    <message>
        <source>Print this game</source>
        <translation>Skriv ut det här spelet</translation>
    </message>
    <message>
        <source>The pad as it will be printed</source>
        <translation>Protokollet som det skrivs ut</translation>
    </message>
</context>
<context>
    <name>PrintOpeningsDialog</name>
    <message>
        <source>Print the first throws</source>
        <translation>Skriv ut de första kasten</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the table. Try another one.</source>
        <translation>Skrivaren {printer} tar inte emot tabellen. Prova en annan.</translation>
    </message>
    <message>
        <source>The table as it will be printed</source>
        <translation>Tabellen så som den skrivs ut</translation>
    </message>
</context>
<context>
    <name>PrintRulesDialog</name>
    <message>
        <source>Print the rules</source>
        <translation>Skriv ut reglerna</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the rules. Try another one.</source>
        <translation>Skrivaren {printer} tar inte emot reglerna. Prova en annan.</translation>
    </message>
    <message>
        <source>The rules as they will be printed</source>
        <translation>Reglerna som de skrivs ut</translation>
    </message>
</context>
<context>
    <name>PrintStatisticsDialog</name>
    <message>
        <source>Print the statistics</source>
        <translation>Skriv ut statistiken</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the statistics. Try another one.</source>
        <translation>Skrivaren {printer} tar inte emot statistiken. Försök med en annan.</translation>
    </message>
    <message>
        <source>The statistics as they will be printed</source>
        <translation>Statistiken så som den skrivs ut</translation>
    </message>
</context>
<context>
    <name>PrintTipsDialog</name>
    <message>
        <source>Print the tips</source>
        <translation>Skriv ut tipsen</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the tips. Try another one.</source>
        <translation>Skrivaren {printer} tar inte emot tipsen. Försök med en annan.</translation>
    </message>
    <message>
        <source>The tips as they will be printed</source>
        <translation>Tipsen så som de skrivs ut</translation>
    </message>
</context>
<context>
    <name>PrintedCard</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Max</source>
        <comment>the most a box can give</comment>
        <translation>Max</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>full straight {points}</source>
        <translation>full stege {points}</translation>
    </message>
</context>
<context>
    <name>PrintedOpenings</name>
    <message>
        <source>What to keep from the first throw: the bold dice.</source>
        <translation>Vad man sparar av första kastet: de tydliga tärningarna.</translation>
    </message>
    <message>
        <source>{ruleset}, first throws</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, första kasten</translation>
    </message>
</context>
<context>
    <name>PrintedRules</name>
    <message>
        <source>Example</source>
        <translation>Exempel</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Tips och skillnader</translation>
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
        <translation>&amp;Gör det ändå</translation>
    </message>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Tänk om</translation>
    </message>
</context>
<context>
    <name>RecordKeeper</name>
    <message>
        <source>&amp;Add them</source>
        <translation>&amp;Lägg till</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>Låt &amp;vara</translation>
    </message>
    <message>
        <source>Add the games of the copy?</source>
        <translation>Lägga till spelen från kopian?</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message numerus="yes">
        <source>%n win(s) in a row for {name}.</source>
        <translation>
            <numerusform>%n seger i rad för {name}.</numerusform>
            <numerusform>%n segrar i rad för {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game yet for {name}: {points} points, after {before}.</source>
        <translation>Bästa spelet hittills för {name}: {points} poäng, tidigare {before}.</translation>
    </message>
    <message numerus="yes">
        <source>The records were damaged. %n game(s) could be read and are kept, and so is the old file.</source>
        <translation>
            <numerusform>Historiken var skadad. %n spel gick att läsa och är sparat, liksom den gamla filen.</numerusform>
            <numerusform>Historiken var skadad. %n spel gick att läsa och är sparade, liksom den gamla filen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a good copy of {day} with %n game(s). What it has beyond can be added.</source>
        <translation>
            <numerusform>Det finns en hel kopia från {day} med %n spel. Det som bara finns där kan läggas till.</numerusform>
            <numerusform>Det finns en hel kopia från {day} med %n spel. Det som bara finns där kan läggas till.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening, %n game(s)</source>
        <translation>
            <numerusform>I kväll, %n spel</numerusform>
            <numerusform>I kväll, %n spel</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {wins} – {second} {losses}</source>
        <translation>{first} {wins} – {second} {losses}</translation>
    </message>
    <message>
        <source>{name} has broken the record: {points} points, after {before}.</source>
        <translation>{name} har slagit rekordet: {points} poäng, tidigare {before}.</translation>
    </message>
    <message>
        <source>{name} never had more in {box}: {points}.</source>
        <translation>{name} har aldrig fått mer i {box}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{score}, %n draw(s)</source>
        <translation>
            <numerusform>{score}, %n oavgjort</numerusform>
            <numerusform>{score}, %n oavgjorda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filter</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters: %n</source>
        <translation>
            <numerusform>&amp;Filter: %n</numerusform>
            <numerusform>&amp;Filter: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Bästa resultat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Man mot man</translation>
    </message>
    <message>
        <source>Nothing is here yet. When a game has been played to its end, this window will tell everybody&apos;s averages, best results and wins, with the list of all games to look at again. Games from another computer can be imported on the page Games.</source>
        <translation>Här finns inget än. När ett spel har spelats till slut visar det här fönstret allas snitt, bästa resultat och vinster, och listan med alla spel att titta på igen. Spel från en annan dator kan importeras på sidan Spel.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Inget att ångra.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sidor</translation>
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
        <translation>Det gick inte att ångra.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Ångrat.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>All dice are held. Let go of at least one, or fill a box.</source>
        <translation>Alla tärningar är sparade. Släpp minst en, eller fyll en ruta.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 6 for each die.</source>
        <translation>Skriv ett tal från 1 till 6 för varje tärning.</translation>
    </message>
    <message>
        <source>No dice give these points in this box.</source>
        <translation>Inga tärningar ger de poängen i den här rutan.</translation>
    </message>
    <message>
        <source>No rolls are left. Choose a box to fill.</source>
        <translation>Inga kast kvar. Välj en ruta att fylla.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Det skulle inte ändra något.</translation>
    </message>
    <message>
        <source>Roll the dice before you fill a box.</source>
        <translation>Kasta tärningarna innan du fyller en ruta.</translation>
    </message>
    <message>
        <source>So many rolls are not possible now.</source>
        <translation>Så många kast går inte nu.</translation>
    </message>
    <message>
        <source>Somebody has to stay at the table.</source>
        <translation>Någon måste stanna kvar vid bordet.</translation>
    </message>
    <message>
        <source>The first roll of a turn is made with all dice.</source>
        <translation>Det första kastet i en tur görs med alla tärningar.</translation>
    </message>
    <message>
        <source>The program throws the dice of this player.</source>
        <translation>Programmet kastar den här spelarens tärningar.</translation>
    </message>
    <message>
        <source>The secret of the dice has been shown, so this game cannot go on.</source>
        <translation>Tärningarnas hemlighet har visats, så det här spelet kan inte fortsätta.</translation>
    </message>
    <message>
        <source>There is no room for another player.</source>
        <translation>Det finns ingen plats för en spelare till.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Den tärningen finns inte.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Det finns ingen sådan spelare.</translation>
    </message>
    <message>
        <source>This box is already filled.</source>
        <translation>Rutan är redan fylld.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Spelet är slut.</translation>
    </message>
    <message>
        <source>This pad has no such box.</source>
        <translation>Den rutan finns inte i protokollet.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Den här spelaren har lämnat spelet.</translation>
    </message>
    <message>
        <source>This player throws real dice: enter what they show.</source>
        <translation>Den här spelaren kastar riktiga tärningar: skriv in vad de visar.</translation>
    </message>
    <message>
        <source>With these rules, another box has to be filled first.</source>
        <translation>Med de här reglerna måste en annan ruta fyllas först.</translation>
    </message>
    <message>
        <source>With these rules, held dice stay held until the turn ends.</source>
        <translation>Med de här reglerna ligger sparade tärningar kvar tills turen är slut.</translation>
    </message>
    <message>
        <source>With these rules, the number of rolls used has to be entered.</source>
        <translation>Med de här reglerna måste antalet använda kast anges.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy {accuracy} of 100: nothing lost would be 100, {points} points lost per choice make it 37.</source>
        <translation>Träffsäkerhet {accuracy} av 100: utan förluster vore den 100, {points} förlorade poäng per val ger 37.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Bättre: {choice}</translation>
    </message>
    <message>
        <source>Entered without dice</source>
        <translation>Infört utan tärningar</translation>
    </message>
    <message>
        <source>Entered without dice: this cannot be judged.</source>
        <translation>Infört utan tärningar: det går inte att bedöma.</translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation>Väntat från början</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Väntat resultat</translation>
    </message>
    <message>
        <source>Judged by similar rules: only whole points count.</source>
        <translation>Bedömt efter liknande regler: bara hela poäng gäller.</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Förlorat genom val</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Tur med tärningarna</translation>
    </message>
    <message>
        <source>Luck {points}</source>
        <translation>Tur {points}</translation>
    </message>
    <message>
        <source>Luck {points}: a lucky roll</source>
        <translation>Tur {points}: ett lyckokast</translation>
    </message>
    <message>
        <source>Luck {points}: a very lucky roll</source>
        <translation>Tur {points}: ett riktigt lyckokast</translation>
    </message>
    <message>
        <source>Luck {points}: a very unlucky roll</source>
        <translation>Tur {points}: ett riktigt otursamt kast</translation>
    </message>
    <message>
        <source>Luck {points}: an unlucky roll</source>
        <translation>Tur {points}: ett otursamt kast</translation>
    </message>
    <message>
        <source>Played: {choice}. It cost {points} points.</source>
        <translation>Spelat: {choice}. Det kostade {points} poäng.</translation>
    </message>
    <message>
        <source>Played: {choice}. The best choice.</source>
        <translation>Spelat: {choice}. Det bästa valet.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result with average luck</source>
        <translation>Resultat med genomsnittlig tur</translation>
    </message>
    <message>
        <source>Rounding, and the table&apos;s own error</source>
        <translation>Avrundning och tabellens eget fel</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Det fanns inget val.</translation>
    </message>
    <message>
        <source>Values may be off by {points} points.</source>
        <translation>Värdena kan vara {points} poäng fel.</translation>
    </message>
    <message>
        <source>{player}: from {start} to {end} points</source>
        <translation>{player}: från {start} till {end} poäng</translation>
    </message>
    <message>
        <source>{points} in round {round}: {chosen}. Better: {best}</source>
        <translation>{points} i omgång {round}: {chosen}. Bättre: {best}</translation>
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
            <numerusform>%n märke</numerusform>
            <numerusform>%n märken</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Sammanfattning</translation>
    </message>
    <message>
        <source>&amp;Try it again</source>
        <translation>&amp;Försök igen</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Tillbaka till genomgången</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spelets gång</translation>
    </message>
    <message>
        <source>Play on: the game itself stays as it was.</source>
        <translation>Spela vidare: själva spelet förblir som det var.</translation>
    </message>
    <message>
        <source>Review: {rules}</source>
        <translation>Genomgång: {rules}</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Bordet</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>{points} points this time.</source>
        <translation>{points} poäng den här gången.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>All dice are held</source>
        <translation>Alla tärningar är sparade</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Välj en ruta</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n dice before you roll</source>
        <translation>
            <numerusform>Spara %n tärning innan du kastar</numerusform>
            <numerusform>Spara %n tärningar innan du kastar</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Kasta</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · {left} left</source>
        <translation>
            <numerusform>Kasta %n tärning · {left} kvar</numerusform>
            <numerusform>Kasta %n tärningar · {left} kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling…</source>
        <translation>Kastar…</translation>
    </message>
    <message numerus="yes">
        <source>Saved roll, %n dice · {saved} saved</source>
        <translation>
            <numerusform>Sparat kast, %n tärning · {saved} kvar</numerusform>
            <numerusform>Sparat kast, %n tärningar · {saved} kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the turn at once</source>
        <translation>Visa turen direkt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spelet är slut</translation>
    </message>
</context>
<context>
    <name>RollsLeft</name>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>%n kast kvar</numerusform>
            <numerusform>%n kast kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved rolls</source>
        <translation>
            <numerusform>%n sparat kast</numerusform>
            <numerusform>%n sparade kast</numerusform>
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
        <translation>Egna regler är skadade och kan inte användas. Filen finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The own rules in {file} cannot be read.</source>
        <translation>De egna reglerna i {file} kan inte läsas.</translation>
    </message>
    <message>
        <source>The own rules in {file} come from a newer version of Yatzy Desktop and are left as they are.</source>
        <translation>De egna reglerna i {file} kommer från en nyare version av Yatzy Desktop och lämnas som de är.</translation>
    </message>
    <message>
        <source>The rules cannot be saved to {file}.</source>
        <translation>Reglerna kan inte sparas i {file}.</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}. Try another place.</source>
        <translation>Reglerna kan inte skrivas till {file}. Prova en annan plats.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played. {reason}</source>
        <translation>Reglerna i {file} går inte att spela efter. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be deleted.</source>
        <translation>{file} kan inte tas bort.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} kan inte öppnas.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} kommer från en nyare version av Yatzy Desktop.</translation>
    </message>
    <message>
        <source>{file} holds a game, not rules. Open it from the Game menu.</source>
        <translation>{file} innehåller ett spel, inte regler. Öppna det från menyn Spel.</translation>
    </message>
    <message>
        <source>{file} holds no rules of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} innehåller inga regler för Yatzy Desktop, eller är skadad.</translation>
    </message>
    <message>
        <source>{file} is far too large to hold rules.</source>
        <translation>{file} är alldeles för stor för att innehålla regler.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Skriv &amp;ut…</translation>
    </message>
    <message>
        <source>&amp;Tips and differences</source>
        <translation>&amp;Tips och skillnader</translation>
    </message>
    <message>
        <source>A sixth die beside a straight of five</source>
        <translation>En sjätte tärning vid sidan av en stege på fem</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message>
        <source>All boxes of the upper section are filled first, then the others, each in any order.</source>
        <translation>Först fylls alla rutor i den övre delen, sedan de andra, i valfri ordning inom varje del.</translation>
    </message>
    <message>
        <source>All groups of a box show different faces; you can change that.</source>
        <translation>Alla grupper i en ruta visar olika tal; det kan du ändra.</translation>
    </message>
    <message>
        <source>All six dice are added up.</source>
        <translation>Alla sex tärningar räknas ihop.</translation>
    </message>
    <message>
        <source>Any open box may be struck out at any time.</source>
        <translation>Vilken öppen ruta som helst får strykas när som helst.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Chance with six dice</source>
        <translation>Chans med sex tärningar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Dice laid aside before a reroll</source>
        <translation>Tärningar som läggs åt sidan före ett omkast</translation>
    </message>
    <message>
        <source>Each ruleset has its own; you can change it.</source>
        <translation>Alla regler har sin egen; du kan ändra den.</translation>
    </message>
    <message>
        <source>Filling a box</source>
        <translation>Att fylla en ruta</translation>
    </message>
    <message>
        <source>Houses, towers and pairs of one face</source>
        <translation>Kåk, hus, torn och par av ett enda tal</translation>
    </message>
    <message>
        <source>It gives 21 points; you can change that.</source>
        <translation>Den ger 21 poäng; det kan du ändra.</translation>
    </message>
    <message>
        <source>It is computed from the boxes.</source>
        <translation>Den räknas ut från rutorna.</translation>
    </message>
    <message>
        <source>It is on the pads for five and for six dice.</source>
        <translation>Den finns i protokollen för både fem och sex tärningar.</translation>
    </message>
    <message>
        <source>It may show anything.</source>
        <translation>Den får visa vad som helst.</translation>
    </message>
    <message>
        <source>Lower section</source>
        <translation>Nedre delen</translation>
    </message>
    <message>
        <source>Maxi Yatzy in Norway</source>
        <translation>Maxi Yatzy i Norge</translation>
    </message>
    <message>
        <source>None of the printed rules says anything about them.</source>
        <translation>Inga av de tryckta reglerna säger något om det.</translation>
    </message>
    <message>
        <source>On for the modern Swedish pad, off elsewhere; you can change that.</source>
        <translation>På i det moderna svenska protokollet, annars av; det kan du ändra.</translation>
    </message>
    <message>
        <source>Printed rules contradict each other here and there. This is what we do.</source>
        <translation>Tryckta regler säger emot varandra här och där. Så här gör vi.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Sparade kast</translation>
    </message>
    <message>
        <source>Six alike give the points of the other countries.</source>
        <translation>Sex lika ger samma poäng som i de andra länderna.</translation>
    </message>
    <message>
        <source>Striking out</source>
        <translation>Strykning</translation>
    </message>
    <message>
        <source>The Danish rules ask for one die aside, but do not say that it is locked.</source>
        <translation>De danska reglerna kräver att en tärning läggs åt sidan, men säger inte att den är låst.</translation>
    </message>
    <message>
        <source>The Danish rules print 625 for Maxi Yatzy, which no reading of those rules can give; 599 is right.</source>
        <translation>De danska reglerna anger 625 för Maxi Yatzy, men så mycket blir det inte hur man än läser dem; 599 är rätt.</translation>
    </message>
    <message>
        <source>The Danish rules speak of five, but their own example, 3 3 3 5 5 5, gives 24: all six.</source>
        <translation>De danska reglerna talar om fem, men deras eget exempel, 3 3 3 5 5 5, ger 24: alla sex.</translation>
    </message>
    <message>
        <source>The Swedish and Danish rules give 21; the Swedish ones say that some pads give 25. In the Norwegian rules the table is missing.</source>
        <translation>De svenska och danska reglerna ger 21; de svenska säger att vissa protokoll ger 25. I de norska reglerna saknas tabellen.</translation>
    </message>
    <message>
        <source>The Swedish and Norwegian rules allow it; the Danish ones only say when one has to.</source>
        <translation>De svenska och norska reglerna tillåter det; de danska säger bara när man måste.</translation>
    </message>
    <message>
        <source>The Swedish rules name it among the boxes of Maxi Yatzy, but their own 15 boxes and their maximum of 374 need it.</source>
        <translation>De svenska reglerna nämner den bland rutorna i Maxi Yatzy, men deras egna 15 rutor och högsta summa på 374 kräver den.</translation>
    </message>
    <message>
        <source>The Swedish rules say that Maxi Yatzy is often played with them.</source>
        <translation>De svenska reglerna säger att Maxi Yatzy ofta spelas med sparade kast.</translation>
    </message>
    <message>
        <source>The bonus of Maxi Yatzy</source>
        <translation>Bonusen i Maxi Yatzy</translation>
    </message>
    <message>
        <source>The box for three and two alike</source>
        <translation>Rutan för tre och två lika</translation>
    </message>
    <message>
        <source>The boxes are filled from bottom to top; no other box may be chosen.</source>
        <translation>Rutorna fylls nerifrån och upp; ingen annan ruta får väljas.</translation>
    </message>
    <message>
        <source>The boxes are filled from top to bottom; no other box may be chosen.</source>
        <translation>Rutorna fylls uppifrån och ner; ingen annan ruta får väljas.</translation>
    </message>
    <message>
        <source>The boxes may be filled in any order.</source>
        <translation>Rutorna får fyllas i valfri ordning.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutet</translation>
    </message>
    <message>
        <source>The full straight</source>
        <translation>Full stege</translation>
    </message>
    <message>
        <source>The highest possible total</source>
        <translation>Högsta möjliga summa</translation>
    </message>
    <message>
        <source>The maxima that the printed rules give can only be got in this way.</source>
        <translation>Bara så får man de högsta summor som de tryckta reglerna anger.</translation>
    </message>
    <message>
        <source>The pads in use say so.</source>
        <translation>Så står det på de block som används.</translation>
    </message>
    <message>
        <source>The tables of the Norwegian rules are missing; the Swedish and Danish ones say 100.</source>
        <translation>Tabellerna i de norska reglerna saknas; de svenska och danska säger 100.</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Segern delas.</translation>
    </message>
    <message>
        <source>They may be taken back and rolled later.</source>
        <translation>De får tas tillbaka och kastas senare.</translation>
    </message>
    <message>
        <source>Three bonuses are printed, 63 → 50, 75 → 50 and 84 → 100, and each text is clear about its own pad.</source>
        <translation>Tre bonusar finns i tryck, 63 → 50, 75 → 50 och 84 → 100, och varje text är tydlig om sitt eget protokoll.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Upper section</source>
        <translation>Övre delen</translation>
    </message>
    <message>
        <source>Where the printed rules disagree</source>
        <translation>Där de tryckta reglerna är oense</translation>
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
        <translation>Efter varje kast får du stanna och fylla en öppen ruta med det som tärningarna är värda där.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. A die once held stays held until the turn ends.</source>
        <translation>Mellan kasten väljer du vilka tärningar du sparar. En tärning som en gång sparats ligger kvar tills turen är slut.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. Held dice may be rolled again later in the same turn.</source>
        <translation>Mellan kasten väljer du vilka tärningar du sparar. Sparade tärningar får kastas igen senare i samma tur.</translation>
    </message>
    <message>
        <source>Each further Yatzy gives {points} points more, once the Yatzy box holds points.</source>
        <translation>Varje ny Yatzy ger {points} poäng till, när Yatzyrutan har poäng.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has one roll, made with all %n dice.</source>
        <translation>
            <numerusform>Varje tur har ett enda kast, med %n tärning.</numerusform>
            <numerusform>Varje tur har ett enda kast, med alla %n tärningar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each turn has up to %n rolls.</source>
        <translation>
            <numerusform>Varje tur har %n kast.</numerusform>
            <numerusform>Varje tur har upp till %n kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>If they are worth nothing there, or you choose so, the box is struck out with a 0. No box is filled twice.</source>
        <translation>Är de inte värda något där, eller om du väljer det, stryks rutan med en 0. Ingen ruta fylls två gånger.</translation>
    </message>
    <message>
        <source>It is given once.</source>
        <translation>Den ges en gång.</translation>
    </message>
    <message>
        <source>Play goes clockwise, from seat to seat.</source>
        <translation>Turen går medurs runt bordet.</translation>
    </message>
    <message>
        <source>Rolls that you do not use are saved for your later turns. The rolls of the turn itself are used before saved ones.</source>
        <translation>Kast som du inte använder sparas till dina senare turer. Turens egna kast används före de sparade.</translation>
    </message>
    <message>
        <source>Saved rolls that are left at the end are worth nothing.</source>
        <translation>Sparade kast som är kvar vid slutet är inte värda något.</translation>
    </message>
    <message>
        <source>Such a Yatzy also fills a house or a straight in full, if the upper box of its face is filled.</source>
        <translation>En sådan Yatzy ger också full poäng som kåk eller stege, om den övre rutan för dess tal är fylld.</translation>
    </message>
    <message numerus="yes">
        <source>The first is made with all %n dice.</source>
        <translation>
            <numerusform>Det första görs med %n tärning.</numerusform>
            <numerusform>Det första görs med alla %n tärningar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends when every player has filled every box. The highest total wins; if several have it, they share the win.</source>
        <translation>Spelet är slut när alla spelare har fyllt alla rutor. Högst summa vinner; om flera har den delar de på segern.</translation>
    </message>
    <message>
        <source>The highest possible total is {points} points.</source>
        <translation>Högsta möjliga summa är {points} poäng.</translation>
    </message>
    <message>
        <source>These rules have no bonus.</source>
        <translation>De här reglerna har ingen bonus.</translation>
    </message>
    <message numerus="yes">
        <source>You can save %n rolls at most.</source>
        <translation>
            <numerusform>Du kan spara högst %n kast.</numerusform>
            <numerusform>Du kan spara högst %n kast.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can save one roll at most.</source>
        <translation>Du kan spara högst ett kast.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Read and compare these rules…</source>
        <translation>Läs och jämför reglerna…</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>+{points} for each further Yatzy</source>
        <translation>+{points} för varje ny Yatzy</translation>
    </message>
    <message>
        <source>American rules</source>
        <translation>Amerikanska regler</translation>
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
        <translation>Maxi Yatzy, modern (Sverige)</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Egna regler</translation>
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
        <translation>fylls nerifrån och upp</translation>
    </message>
    <message>
        <source>filled from top to bottom</source>
        <translation>fylls uppifrån och ner</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>sparade tärningar ligger kvar</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ingen bonus</translation>
    </message>
    <message>
        <source>upper section first</source>
        <translation>övre delen först</translation>
    </message>
</context>
<context>
    <name>RulesetButtons</name>
    <message>
        <source>&amp;Delete</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>Dup&amp;licera</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>Im&amp;port…</source>
        <translation>&amp;Importera…</translation>
    </message>
</context>
<context>
    <name>RulesetCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n ruta</numerusform>
            <numerusform>%n rutor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n tärning</numerusform>
            <numerusform>%n tärningar</numerusform>
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
            <numerusform>minst %n tärning sparas före varje omkast</numerusform>
            <numerusform>minst %n tärningar sparas före varje omkast</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one die held before each reroll</source>
        <translation>minst en tärning sparas före varje omkast</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>en ruta</translation>
    </message>
    <message>
        <source>one roll a turn</source>
        <translation>ett kast per tur</translation>
    </message>
    <message>
        <source>one unused roll is saved</source>
        <translation>ett oanvänt kast sparas</translation>
    </message>
    <message>
        <source>unused rolls are saved</source>
        <translation>oanvända kast sparas</translation>
    </message>
    <message numerus="yes">
        <source>up to %n unused rolls are saved</source>
        <translation>
            <numerusform>upp till %n oanvänt kast sparas</numerusform>
            <numerusform>upp till %n oanvända kast sparas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;täng</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>&amp;Fortsätt ändra</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Alla regler</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Ändra reglerna</translation>
    </message>
    <message>
        <source>Close with&amp;out saving</source>
        <translation>Stäng &amp;utan att spara</translation>
    </message>
    <message>
        <source>Highest possible total: {points}</source>
        <translation>Högsta möjliga summa: {points}</translation>
    </message>
    <message>
        <source>Not saved yet: {rules}</source>
        <comment>names of rules with changes</comment>
        <translation>Inte sparat än: {rules}</translation>
    </message>
    <message>
        <source>Play &amp;with these rules</source>
        <translation>S&amp;pela med de här reglerna</translation>
    </message>
    <message>
        <source>Sa&amp;ve and close</source>
        <translation>Spara &amp;och stäng</translation>
    </message>
    <message>
        <source>The game that is going on keeps its own rules; changes count from the next one.</source>
        <translation>Spelet som pågår behåller sina regler; ändringar gäller från nästa.</translation>
    </message>
    <message>
        <source>The rules are written to {file}.</source>
        <translation>Reglerna är skrivna till {file}.</translation>
    </message>
    <message>
        <source>These rules stay as they are; any change makes rules of your own.</source>
        <translation>De här reglerna förblir som de är; ändrar du något blir det egna regler.</translation>
    </message>
    <message>
        <source>“{rules}” is deleted.</source>
        <translation>”{rules}” är borttagen.</translation>
    </message>
    <message>
        <source>“{rules}” is now among your rules.</source>
        <translation>”{rules}” finns nu bland dina regler.</translation>
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
        <translation>Exportera regler</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importera regler</translation>
    </message>
    <message>
        <source>Rules of Yatzy Desktop (*.yatzy);;All files (*)</source>
        <translation>Regler för Yatzy Desktop (*.yatzy);;Alla filer (*)</translation>
    </message>
</context>
<context>
    <name>RulesetForm</name>
    <message>
        <source>A die once held is not rolled again in that turn.</source>
        <translation>En tärning som en gång sparats kastas inte igen i den turen.</translation>
    </message>
    <message>
        <source>A further Yatzy is a joker</source>
        <translation>En ny Yatzy är joker</translation>
    </message>
    <message>
        <source>A well-known choice: from the top down, and two of each face earn the bonus.</source>
        <translation>Ett välkänt sätt: uppifrån och ner, och två av varje tal ger bonus.</translation>
    </message>
    <message>
        <source>Any box</source>
        <translation>Valfri ruta</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus from</source>
        <translation>Bonus från</translation>
    </message>
    <message>
        <source>Boxes on the pad</source>
        <translation>Rutor i protokollet</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Tärningar</translation>
    </message>
    <message>
        <source>Dice and rolls</source>
        <translation>Tärningar och kast</translation>
    </message>
    <message>
        <source>Dice held at least</source>
        <translation>Minst antal sparade tärningar</translation>
    </message>
    <message>
        <source>Extra points for a good upper section.</source>
        <translation>Extra poäng för en bra övre del.</translation>
    </message>
    <message>
        <source>For each one after the Yatzy box; American rules give 100.</source>
        <translation>För varje ny efter Yatzyrutan; amerikanska regler ger 100.</translation>
    </message>
    <message>
        <source>Forced order, &amp;bonus from 42</source>
        <translation>Tvångs&amp;yatzy med bonus från 42</translation>
    </message>
    <message>
        <source>Four alike count as two pairs</source>
        <translation>Fyra lika räknas som två par</translation>
    </message>
    <message>
        <source>From the bottom up</source>
        <translation>Nerifrån och upp</translation>
    </message>
    <message>
        <source>From the top down</source>
        <translation>Uppifrån och ner</translation>
    </message>
    <message>
        <source>Held dice stay held</source>
        <translation>Sparade tärningar ligger kvar</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Spara tärningar</translation>
    </message>
    <message>
        <source>How often the dice may be rolled before a box.</source>
        <translation>Hur många gånger tärningarna får kastas före en ruta.</translation>
    </message>
    <message>
        <source>It fills houses and straights in full if its own upper box is filled.</source>
        <translation>Den ger full poäng som kåk och stege om dess egen övre ruta är fylld.</translation>
    </message>
    <message>
        <source>More than these are lost.</source>
        <translation>Fler än så går förlorade.</translation>
    </message>
    <message>
        <source>Most saved rolls</source>
        <translation>Flest sparade kast</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Order and bonus</source>
        <translation>Ordning och bonus</translation>
    </message>
    <message>
        <source>Order of the boxes</source>
        <translation>Rutornas ordning</translation>
    </message>
    <message>
        <source>Pairs in one box may show the same face.</source>
        <translation>Par i samma ruta får visa samma tal.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy</source>
        <translation>Poäng för en ny Yatzy</translation>
    </message>
    <message>
        <source>Points of the bonus</source>
        <translation>Bonuspoäng</translation>
    </message>
    <message>
        <source>Rolls in a turn</source>
        <translation>Kast per tur</translation>
    </message>
    <message>
        <source>Rolls not used may be used in a later turn.</source>
        <translation>Oanvända kast får användas i en senare tur.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Sparade kast</translation>
    </message>
    <message>
        <source>So many must be held before each new roll.</source>
        <translation>Så många måste sparas före varje nytt kast.</translation>
    </message>
    <message>
        <source>Space puts a box on the pad or leaves it out. Drag it, or press Alt with an arrow key, to move it. Click the chosen one again, or press F2, to call it something else.</source>
        <translation>Mellanslag tar med en ruta i protokollet eller utelämnar den. Dra den, eller tryck på Alt och en piltangent, för att flytta den. Klicka på den valda en gång till, eller tryck på F2, för att kalla den något annat.</translation>
    </message>
    <message>
        <source>The groups of a house may show the same face.</source>
        <translation>Grupperna i kåk, hus och torn får visa samma tal.</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>Protokollet</translation>
    </message>
    <message>
        <source>The sum of the upper boxes that earns it.</source>
        <translation>Den summa av de övre rutorna som ger den.</translation>
    </message>
    <message>
        <source>Upper section first</source>
        <translation>Övre delen först</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Vad som räknas</translation>
    </message>
    <message>
        <source>What it gives.</source>
        <translation>Vad den ger.</translation>
    </message>
    <message>
        <source>What the box always gives.</source>
        <translation>Vad rutan alltid ger.</translation>
    </message>
    <message>
        <source>What the box always gives: 21 on most pads, 25 on some.</source>
        <translation>Vad rutan alltid ger: 21 i de flesta protokoll, 25 i några.</translation>
    </message>
    <message>
        <source>What you call these rules.</source>
        <translation>Vad du kallar de här reglerna.</translation>
    </message>
    <message>
        <source>Which open box may be filled next.</source>
        <translation>Vilken öppen ruta som får fyllas härnäst.</translation>
    </message>
    <message>
        <source>With six dice the pad has more boxes.</source>
        <translation>Med sex tärningar har protokollet fler rutor.</translation>
    </message>
    <message>
        <source>Yatzy counts as full house</source>
        <translation>Yatzy räknas som kåk</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of saved rolls</comment>
        <translation>obegränsat</translation>
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
        <translation>Mina regler</translation>
    </message>
    <message>
        <source>{rules} – not saved</source>
        <translation>{rules} – inte sparat</translation>
    </message>
</context>
<context>
    <name>RulesetPicker</name>
    <message>
        <source>Own rules</source>
        <translation>Egna regler</translation>
    </message>
</context>
<context>
    <name>RulesetProblem</name>
    <message>
        <source>A bonus needs at least one box in the upper section.</source>
        <translation>En bonus kräver minst en ruta i den övre delen.</translation>
    </message>
    <message>
        <source>A further Yatzy can give up to {most} points.</source>
        <translation>En ny Yatzy kan ge upp till {most} poäng.</translation>
    </message>
    <message>
        <source>A player can save up 1 to {most} rolls.</source>
        <translation>En spelare kan spara 1 till {most} kast.</translation>
    </message>
    <message>
        <source>A turn has 1 to {most} rolls.</source>
        <translation>En tur har 1 till {most} kast.</translation>
    </message>
    <message>
        <source>At least one of the {dice} dice has to be free to roll.</source>
        <translation>Minst en av de {dice} tärningarna måste vara fri att kasta.</translation>
    </message>
    <message>
        <source>Nobody can reach a bonus at {threshold}: the upper boxes give {reachable} at most.</source>
        <translation>Ingen kan nå en bonus vid {threshold}: de övre rutorna ger högst {reachable}.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy need five dice and a Yatzy box.</source>
        <translation>Poäng för en ny Yatzy kräver fem tärningar och en Yatzyruta.</translation>
    </message>
    <message>
        <source>The bonus can give 1 to {most} points.</source>
        <translation>Bonusen kan ge 1 till {most} poäng.</translation>
    </message>
    <message>
        <source>The bonus has to begin at 1 point or more.</source>
        <translation>Bonusen måste börja vid minst 1 poäng.</translation>
    </message>
    <message>
        <source>The pad has room for {most} boxes.</source>
        <translation>Protokollet har plats för {most} rutor.</translation>
    </message>
    <message>
        <source>The pad needs at least one box.</source>
        <translation>Protokollet behöver minst en ruta.</translation>
    </message>
    <message>
        <source>The program does not know the box “{box}”.</source>
        <translation>Programmet känner inte till rutan ”{box}”.</translation>
    </message>
    <message>
        <source>The rules need a name of at most {most} characters.</source>
        <translation>Reglerna måste ha ett namn på högst {most} tecken.</translation>
    </message>
    <message>
        <source>These rules are damaged and cannot be read.</source>
        <translation>De här reglerna är skadade och kan inte läsas.</translation>
    </message>
    <message>
        <source>Yatzy is played with five or six dice.</source>
        <translation>Yatzy spelas med fem eller sex tärningar.</translation>
    </message>
    <message>
        <source>“{box}” belongs to the other section of the pad.</source>
        <translation>”{box}” hör till den andra delen av protokollet.</translation>
    </message>
    <message>
        <source>“{box}” can give 1 to {most} points.</source>
        <translation>”{box}” kan ge 1 till {most} poäng.</translation>
    </message>
    <message>
        <source>“{box}” cannot be scored in this way.</source>
        <translation>”{box}” kan inte räknas på det sättet.</translation>
    </message>
    <message>
        <source>“{box}” is on the pad twice.</source>
        <translation>”{box}” finns två gånger i protokollet.</translation>
    </message>
    <message>
        <source>“{box}” needs {needed} dice, but these rules have {dice}.</source>
        <translation>”{box}” kräver {needed} tärningar, men de här reglerna har {dice}.</translation>
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
        <translation>Maxi Yatzy, modern</translation>
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
            <numerusform>Du sparar %n kast till senare turer.</numerusform>
            <numerusform>Du sparar %n kast till senare turer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save one roll for later turns.</source>
        <translation>Du sparar ett kast till senare turer.</translation>
    </message>
</context>
<context>
    <name>ScorecardCell</name>
    <message>
        <source>Press Enter or {letter} to fill this box.</source>
        <translation>Tryck på Enter eller {letter} för att fylla i rutan.</translation>
    </message>
    <message>
        <source>Press Enter to fill this box.</source>
        <translation>Tryck på Enter för att fylla rutan.</translation>
    </message>
    <message>
        <source>Put right; it was open before.</source>
        <translation>Rättad; den var öppen förut.</translation>
    </message>
    <message>
        <source>Put right; it was {points} before.</source>
        <translation>Rättad; där stod {points} förut.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (dator)</translation>
    </message>
    <message>
        <source>{player}, has left; the column is crossed out</source>
        <translation>{player}, har gått; kolumnen är överstruken</translation>
    </message>
    <message>
        <source>{player}, has left; the points count</source>
        <translation>{player}, har gått; poängen räknas</translation>
    </message>
    <message>
        <source>{player}, playing now</source>
        <translation>{player}, spelar nu</translation>
    </message>
    <message>
        <source>{player}, winner</source>
        <translation>{player}, vinnare</translation>
    </message>
    <message>
        <source>{row} of all boxes</source>
        <translation>{row} av alla rutor</translation>
    </message>
    <message>
        <source>{row} of the upper section</source>
        <translation>{row} av övre delen</translation>
    </message>
    <message>
        <source>{row}, {player}: earned, {points}</source>
        <translation>{row}, {player}: vunnen, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: filled, {points}</source>
        <translation>{row}, {player}: ifylld, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just filled, {points}</source>
        <translation>{row}, {player}: nyss ifylld, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just struck out</source>
        <translation>{row}, {player}: nyss struken</translation>
    </message>
    <message>
        <source>{row}, {player}: not earned yet</source>
        <translation>{row}, {player}: inte vunnen än</translation>
    </message>
    <message>
        <source>{row}, {player}: nothing yet</source>
        <translation>{row}, {player}: inget än</translation>
    </message>
    <message>
        <source>{row}, {player}: open</source>
        <translation>{row}, {player}: öppen</translation>
    </message>
    <message>
        <source>{row}, {player}: out of reach</source>
        <translation>{row}, {player}: utom räckhåll</translation>
    </message>
    <message>
        <source>{row}, {player}: struck out</source>
        <translation>{row}, {player}: struken</translation>
    </message>
    <message>
        <source>{row}, {player}: would be struck out</source>
        <translation>{row}, {player}: skulle strykas</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}</source>
        <translation>{row}, {player}: {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: {points} possible</source>
        <translation>{row}, {player}: {points} möjliga</translation>
    </message>
    <message>
        <source>{row}, {player}: {points} possible, the best choice</source>
        <translation>{row}, {player}: {points} möjliga, det bästa valet</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, on course for the bonus</source>
        <translation>{row}, {player}: {points}, på väg mot bonus</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, winner</source>
        <translation>{row}, {player}: {points}, vinnare</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} ahead for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} före i jakten på bonus</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} behind for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} efter i jakten på bonus</translation>
    </message>
</context>
<context>
    <name>ScorecardRow</name>
    <message>
        <source>All points together.</source>
        <translation>Alla poäng tillsammans.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Extra Yatzy</source>
        <translation>Extra Yatzy</translation>
    </message>
    <message>
        <source>Rolls that were not used, for later turns.</source>
        <translation>Kast som inte användes, för senare turer.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Sparade kast</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>of the upper boxes</comment>
        <translation>Summa</translation>
    </message>
    <message>
        <source>The upper boxes together.</source>
        <translation>De övre rutorna tillsammans.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>{points} points for each further Yatzy.</source>
        <translation>{points} poäng för varje ny Yatzy.</translation>
    </message>
</context>
<context>
    <name>SheetFlipper</name>
    <message>
        <source>Next page</source>
        <translation>Nästa sida</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Sida {page} av {count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Föregående sida</translation>
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
        <translation>En kolumn med &amp;högsta poäng</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the card</source>
        <translation>Protokollets &amp;språk</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggande</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Protokollets språk</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papper</translation>
    </message>
    <message>
        <source>P&amp;ictures of dice</source>
        <translation>&amp;Bilder av tärningar</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
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
        <translation>Skriv &amp;ut…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Gå igenom…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
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
        <translation>S&amp;pela upp ljud (M)</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Ljudstyrka i procent</translation>
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
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>A tie: they throw again</source>
        <translation>Lika: de kastar igen</translation>
    </message>
    <message>
        <source>One die each, the highest starts</source>
        <translation>En tärning var, den högsta börjar</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Vem börjar?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} börjar</translation>
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
        <translation>Spe&amp;lare</translation>
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
        <translation>Rutornas snitt</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bästa spel</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Most possible</source>
        <translation>Högst möjliga</translation>
    </message>
    <message>
        <source>No finished game of this player fits what is chosen above.</source>
        <translation>Inget avslutat spel av den här spelaren passar det valda ovan.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Skriv &amp;ut…</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>&amp;Next mark</source>
        <translation>&amp;Nästa märke</translation>
    </message>
    <message>
        <source>Judging the game: {percent}%</source>
        <translation>Spelet bedöms: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>On ▶</source>
        <translation>Framåt ▶</translation>
    </message>
    <message>
        <source>Show ch&amp;ances to win</source>
        <translation>Visa vinst&amp;chanser</translation>
    </message>
    <message>
        <source>Show p&amp;oints</source>
        <translation>Visa p&amp;oäng</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Det finns inga tips för de här reglerna.</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>where in the game one is</comment>
        <translation>{step} av {count}</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Bakåt</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>The game is over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>{player} · round {round} · roll {roll}</source>
        <translation>{player} · omgång {round} · kast {roll}</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>Some of the remembered players are damaged and left out. The old settings are kept as {kept}.</source>
        <translation>Några av de sparade spelarna är skadade och har utelämnats. De gamla inställningarna finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The copy cannot be saved to {file}. Try another place.</source>
        <translation>Kopian kan inte sparas i {file}. Prova en annan plats.</translation>
    </message>
    <message>
        <source>The copy cannot be saved: there is no folder {folder}. Try another place.</source>
        <translation>Kopian kan inte sparas: mappen {folder} finns inte. Prova en annan plats.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. You can play on; the game is saved as soon as possible.</source>
        <translation>Spelet kan inte sparas, eftersom det inte går att skriva i Yatzy Desktops mapp. Disken kanske är full. Du kan spela vidare; spelet sparas så fort det går.</translation>
    </message>
    <message>
        <source>The game that ended cannot be put into the records now. It is kept and put there as soon as possible.</source>
        <translation>Spelet som tog slut kan inte läggas till i historiken just nu. Det är sparat och läggs dit så snart det går.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version of Yatzy Desktop. Its file is kept as {kept}.</source>
        <translation>Spelet som pågick kommer från en nyare version av Yatzy Desktop. Filen finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Spelet som pågick kommer från en nyare version och filen kan inte flyttas. Den får ligga kvar som den är, så det här spelet sparas inte.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged and cannot be continued. Its file is kept as {kept}.</source>
        <translation>Spelet som pågick är skadat och kan inte fortsätta. Filen finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Spelet som pågick är skadat och filen kan inte flyttas. Den får ligga kvar som den är, så det här spelet sparas inte.</translation>
    </message>
    <message>
        <source>The records come from a newer version of Yatzy Desktop. They stay as they are, and games that end now are kept until that version puts them there.</source>
        <translation>Historiken kommer från en nyare version av Yatzy Desktop. Den lämnas som den är, och spel som tar slut nu sparas tills den versionen lägger dit dem.</translation>
    </message>
    <message>
        <source>The settings are damaged, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Inställningarna är skadade och filen kan inte flyttas. Den får ligga kvar som den är, så ändringar sparas inte.</translation>
    </message>
    <message>
        <source>The settings are damaged, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Inställningarna är skadade, så de vanliga används. Den gamla filen finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. They hold for now and are saved as soon as possible.</source>
        <translation>Inställningarna kan inte sparas, eftersom det inte går att skriva i Yatzy Desktops mapp. Disken kanske är full. De gäller så länge och sparas så fort det går.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Yatzy Desktop, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Inställningarna kommer från en nyare version av Yatzy Desktop, så de vanliga används. Den gamla filen finns kvar som {kept}.</translation>
    </message>
    <message>
        <source>The settings come from a newer version, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Inställningarna kommer från en nyare version och filen kan inte flyttas. Den får ligga kvar som den är, så ändringar sparas inte.</translation>
    </message>
    <message>
        <source>Yatzy Desktop is already open, but does not answer. The game in this window is not saved.</source>
        <translation>Yatzy Desktop är redan öppet men svarar inte. Spelet i det här fönstret sparas inte.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file} kan inte öppnas.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} kommer från en nyare version av Yatzy Desktop.</translation>
    </message>
    <message>
        <source>{file} is not a game of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} är inget spel för Yatzy Desktop, eller är skadad.</translation>
    </message>
</context>
<context>
    <name>Strike</name>
    <message>
        <source>Strike out {box}?</source>
        <translation>Stryka {box}?</translation>
    </message>
    <message>
        <source>Strike out {box}? There are rolls left.</source>
        <translation>Stryka {box}? Det finns kast kvar.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}, and there are rolls left.</source>
        <translation>Stryka {box}? {other} skulle ge {points}, och det finns kast kvar.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}.</source>
        <translation>Stryka {box}? {other} skulle ge {points}.</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Look</source>
        <translation>Titta</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>Öva på de här</translation>
    </message>
    <message>
        <source>Summary of the game</source>
        <translation>Sammanfattning av spelet</translation>
    </message>
    <message>
        <source>The dearest choices</source>
        <translation>De dyraste valen</translation>
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
        <translation>Grön</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Ingen färg</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Röd</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkos</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Lila</translation>
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
        <translation>Gäst</translation>
    </message>
    <message>
        <source>{level} (computer)</source>
        <translation>{level} (dator)</translation>
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
            <numerusform>%n ruta</numerusform>
            <numerusform>%n rutor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckon with %n minutes for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</source>
        <translation>
            <numerusform>Räkna med %n minut per spelare, {all} för fyra: en tur tar runt 40 sekunder vid ett bord där man pratar.</numerusform>
            <numerusform>Räkna med %n minuter per spelare, {all} för fyra: en tur tar runt 40 sekunder vid ett bord där man pratar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those who play here average {points} points: so say %n score sheets by these rules.</source>
        <translation>
            <numerusform>De som spelar här får i snitt {points} poäng: det säger %n protokoll med de här reglerna.</numerusform>
            <numerusform>De som spelar här får i snitt {points} poäng: det säger %n protokoll med de här reglerna.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TipsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Skriv ut…</translation>
    </message>
    <message>
        <source>1 2 3 4 5, worth 15</source>
        <translation>1 2 3 4 5, ger 15</translation>
    </message>
    <message>
        <source>100 more each time</source>
        <translation>100 till varje gång</translation>
    </message>
    <message>
        <source>2 3 4 5 6, worth 20</source>
        <translation>2 3 4 5 6, ger 20</translation>
    </message>
    <message>
        <source>A low entry in {ones} or {twos} is better than a struck box: it can be made good by four of another face.</source>
        <translation>Ett lågt värde i {ones} eller {twos} är bättre än en struken ruta: det kan vägas upp av fyra av en annan valör.</translation>
    </message>
    <message>
        <source>A pad that asks for 75 with six dice forgives nine points; one that asks for 63 makes the bonus easy.</source>
        <translation>Ett protokoll som kräver 75 med sex tärningar skänker nio poäng; ett som kräver 63 gör bonusen lätt.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>By these rules a newcomer averages about {low} points, a practised player about {middle}; no way to play averages more than {high}.</source>
        <translation>Med de här reglerna får en nybörjare i snitt omkring {low} poäng, en van spelare omkring {middle}; inget sätt att spela ger i snitt mer än {high}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Five alike again</source>
        <translation>Fem lika en gång till</translation>
    </message>
    <message>
        <source>Five dice bring about three of each face, six dice about four: who is even with that gets the bonus.</source>
        <translation>Fem tärningar ger ungefär tre av varje valör, sex tärningar ungefär fyra: den som håller jämna steg med det får bonus.</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Högsta summa</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Kåk</translation>
    </message>
    <message>
        <source>How long a game takes</source>
        <translation>Hur länge ett spel varar</translation>
    </message>
    <message>
        <source>Hus, hytte, kåk and villa</source>
        <translation>Hus, hytte, kåk och villa</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Stor stege</translation>
    </message>
    <message>
        <source>Maxi Yatzy is the same game with a sixth die, five more boxes and a longer evening.</source>
        <translation>Maxi Yatzy är samma spel med en sjätte tärning, fem rutor till och en längre kväll.</translation>
    </message>
    <message>
        <source>One can play alone, two to six is best, and more only makes it longer.</source>
        <translation>Man kan spela ensam, två till sex är bäst, och fler gör bara spelet längre.</translation>
    </message>
    <message>
        <source>Only in one of them</source>
        <translation>Finns bara i det ena</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Liten stege</translation>
    </message>
    <message>
        <source>The same word means other boxes on other pads: agree on it before the first roll.</source>
        <translation>Samma ord betyder olika rutor på olika protokoll: kom överens före första kastet.</translation>
    </message>
    <message>
        <source>Three and four alike</source>
        <translation>Tretal och fyrtal</translation>
    </message>
    <message>
        <source>Three and three alike, with six dice, are hus in Sweden and Norway, dobbelt hus in Denmark, and villa to others.</source>
        <translation>Tre och tre lika, med sex tärningar, heter hus i Sverige och Norge, dobbelt hus i Danmark och villa hos andra.</translation>
    </message>
    <message>
        <source>Three and two alike are kåk in Sweden, fuldt hus in Denmark and, in Norway, hus with five dice and hytte with six.</source>
        <translation>Tre och två lika heter kåk i Sverige, fuldt hus i Danmark och i Norge hus med fem tärningar och hytte med sex.</translation>
    </message>
    <message>
        <source>Three of each face from one to six give 3 × 21 = 63 points, four of each 4 × 21 = 84.</source>
        <translation>Tre av varje valör från ett till sex ger 3 × 21 = 63 poäng, fyra av varje 4 × 21 = 84.</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Tips och skillnader</translation>
    </message>
    <message>
        <source>Two tips that are often heard are weak: to strike {ones} first costs {ones_points} points more than {cheapest}, to strike {yatzy} first {yatzy_points}.</source>
        <translation>Två råd som man ofta hör är svaga: att stryka {ones} först kostar {ones_points} poäng mer än {cheapest}, att stryka {yatzy} först {yatzy_points}.</translation>
    </message>
    <message>
        <source>Unused rolls</source>
        <translation>Oanvända kast</translation>
    </message>
    <message>
        <source>What a usual score is</source>
        <translation>Vad som är vanliga poäng</translation>
    </message>
    <message>
        <source>When nothing fits early in the game, striking {cheapest} costs least. By the coach&apos;s tables for {rules}, {sixes} costs {points} points more, {chance} {chance_points} more.</source>
        <translation>När inget passar tidigt i spelet kostar det minst att stryka {cheapest}. Enligt tränarens tabeller för {rules} kostar {sixes} {points} poäng mer, {chance} {chance_points} mer.</translation>
    </message>
    <message>
        <source>When to strike what</source>
        <translation>När man stryker vad</translation>
    </message>
    <message>
        <source>Why 63, and why 84</source>
        <translation>Varför 63, och varför 84</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of its owner; this program calls its way to play American rules.</source>
        <translation>Yahtzee är ett varumärke som tillhör sin ägare; det här programmet kallar dess sätt att spela amerikanska regler.</translation>
    </message>
    <message>
        <source>Yatzy beside Maxi Yatzy</source>
        <translation>Yatzy och Maxi Yatzy</translation>
    </message>
    <message>
        <source>Yatzy beside Yahtzee</source>
        <translation>Yatzy och Yahtzee</translation>
    </message>
    <message>
        <source>Yatzy: five alike, 50</source>
        <translation>Yatzy: fem lika, 50</translation>
    </message>
    <message>
        <source>all dice count</source>
        <translation>alla tärningar räknas</translation>
    </message>
    <message>
        <source>always 25</source>
        <translation>alltid 25</translation>
    </message>
    <message>
        <source>any five in a row, worth 40</source>
        <translation>fem i rad, ger 40</translation>
    </message>
    <message>
        <source>any four in a row, worth 30</source>
        <translation>fyra i rad, ger 30</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>går förlorade</translation>
    </message>
    <message>
        <source>are lost, or saved by the modern Swedish pad</source>
        <translation>går förlorade, eller sparas på det moderna svenska protokollet</translation>
    </message>
    <message>
        <source>its dice count</source>
        <translation>tärningarna räknas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inga</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>inget mer</translation>
    </message>
    <message>
        <source>one pair, two pairs</source>
        <translation>ett par, två par</translation>
    </message>
    <message>
        <source>those dice count</source>
        <translation>de tärningarna räknas</translation>
    </message>
    <message>
        <source>three pairs, five alike, a straight of six, three and three, four and two; six alike, 100</source>
        <translation>tre par, fem lika, full stege, tre och tre, fyra och två; sex lika, 100</translation>
    </message>
    <message>
        <source>{game}: {text}</source>
        <comment>Maxi Yatzy: six dice</comment>
        <translation>{game}: {text}</translation>
    </message>
    <message>
        <source>{points} from {threshold}</source>
        <comment>50 from 63</comment>
        <translation>{points} från {threshold}</translation>
    </message>
</context>
<context>
    <name>TurnHeader</name>
    <message>
        <source>Choose a box on the score sheet for these dice.</source>
        <translation>Välj en ruta i protokollet för tärningarna.</translation>
    </message>
    <message>
        <source>Choose a box, or roll again and enter the dice.</source>
        <translation>Välj en ruta, eller kasta igen och mata in tärningarna.</translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation>Välj en ruta.</translation>
    </message>
    <message>
        <source>Click the dice to keep and roll again, or choose a box on the score sheet.</source>
        <translation>Klicka på tärningarna du vill spara och kasta igen, eller välj en ruta i protokollet.</translation>
    </message>
    <message>
        <source>Enter the dice.</source>
        <translation>Mata in tärningarna.</translation>
    </message>
    <message>
        <source>Every box is filled.</source>
        <translation>Alla rutor är fyllda.</translation>
    </message>
    <message>
        <source>Hold a die, or choose a box.</source>
        <translation>Spara en tärning, eller välj en ruta.</translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again, or choose a box.</source>
        <translation>Spara minst en tärning innan du kastar igen, eller välj en ruta.</translation>
    </message>
    <message>
        <source>Hold dice, or choose a box.</source>
        <translation>Spara tärningar, eller välj en ruta.</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn.</source>
        <translation>Kasta tärningarna för att börja turen.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Kasta tärningarna.</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Omgång {number} av {count}</translation>
    </message>
    <message>
        <source>Round {number} of {count} · {rules}</source>
        <translation>Omgång {number} av {count} · {rules}</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Datorn spelar.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spelet är slut</translation>
    </message>
    <message>
        <source>Throw the dice on the table and enter what they show.</source>
        <translation>Kasta tärningarna på bordet och mata in vad de visar.</translation>
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
        <translation>Enter igen: {box}. Eller välj en annan ruta med piltangenterna.</translation>
    </message>
    <message>
        <source>{rules} – nothing is saved</source>
        <translation>{rules} – inget sparas</translation>
    </message>
</context>
<context>
    <name>WeakSpotTexts</name>
    <message numerus="yes">
        <source>{habit}: %n times, {points} points lost</source>
        <translation>
            <numerusform>{habit}: %n gång, {points} poäng förlorade</numerusform>
            <numerusform>{habit}: %n gånger, {points} poäng förlorade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinBar</name>
    <message>
        <source>Chance to win: {players}</source>
        <translation>Chans att vinna: {players}</translation>
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
        <translation>Sluta räkna ut de här reglerna</translation>
    </message>
    <message>
        <source>Working out the rules: {percent}%</source>
        <translation>Räknar ut reglerna: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Working out these rules for exact hints: {percent}%</source>
        <translation>Räknar ut de här reglerna för exakta tips: {percent}&#xa0;%</translation>
    </message>
</context>
</TS>
