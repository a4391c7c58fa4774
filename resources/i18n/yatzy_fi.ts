<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi_FI" sourcelanguage="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Yatzy Desktop</source>
        <translation>Tietoja Yatzy Desktopista</translation>
    </message>
    <message>
        <source>All licences</source>
        <translation>Kaikki lisenssit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Copied: versions, system and settings, no names. Paste them into the report.</source>
        <translation>Kopioitu: versiot, järjestelmä ja asetukset, ei nimiä. Liitä ne ilmoitukseen.</translation>
    </message>
    <message>
        <source>Copy details for a &amp;report</source>
        <translation>Kopioi tiedot &amp;ilmoitusta varten</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisenssit</translation>
    </message>
    <message>
        <source>Nordic Yatzy for the family table: Swedish, Danish and Norwegian rules.</source>
        <translation>Pohjoismaista Yatzya keittiönpöydän ääreen: Ruotsin, Tanskan ja Norjan säännöt.</translation>
    </message>
    <message>
        <source>Open &amp;folder</source>
        <translation>Avaa &amp;kansio</translation>
    </message>
    <message>
        <source>Version {version} · Qt {qt_version}</source>
        <translation>Versio {version} · Qt {qt_version}</translation>
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
        <translation>{difference} parempi kuin {dice}</translation>
    </message>
    <message>
        <source>+{difference} over rolling all the dice again</source>
        <translation>{difference} parempi kuin kaikki nopat uudelleen</translation>
    </message>
    <message>
        <source>+{difference} over striking out {box}</source>
        <translation>{difference} parempi kuin nolla ruutuun {box}</translation>
    </message>
    <message>
        <source>+{difference} over taking {box} for {points}</source>
        <translation>{difference} parempi kuin {box}, {points}</translation>
    </message>
    <message>
        <source>It earns the bonus.</source>
        <translation>Sillä saat bonuksen.</translation>
    </message>
    <message>
        <source>It is the box you will miss least.</source>
        <translation>Sitä ruutua kaipaat vähiten.</translation>
    </message>
    <message>
        <source>It leaves you on course for the bonus.</source>
        <translation>Sen jälkeen olet bonustahdissa.</translation>
    </message>
    <message>
        <source>It leaves you {points} ahead for the bonus.</source>
        <translation>Sen jälkeen olet {points} edellä bonustahdista.</translation>
    </message>
    <message>
        <source>It leaves you {points} behind for the bonus.</source>
        <translation>Sen jälkeen olet {points} jäljessä bonustahdista.</translation>
    </message>
    <message>
        <source>Judged by similar rules: these are not worked out.</source>
        <translation>Arvioitu samanlaisten sääntöjen mukaan: näitä ei ole laskettu.</translation>
    </message>
    <message>
        <source>Just as good: {choice}</source>
        <translation>Yhtä hyvä: {choice}</translation>
    </message>
    <message>
        <source>Keep {dice}</source>
        <translation>Lukitse {dice}</translation>
    </message>
    <message>
        <source>Roll all the dice again</source>
        <translation>Heitä kaikki nopat uudelleen</translation>
    </message>
    <message>
        <source>Strike out {box}</source>
        <translation>Merkitse nolla: {box}</translation>
    </message>
    <message>
        <source>Take {box}: {points}</source>
        <translation>Täytä {box}: {points}</translation>
    </message>
    <message>
        <source>The best choice now.</source>
        <translation>Paras valinta nyt.</translation>
    </message>
    <message>
        <source>The bonus will be out of reach.</source>
        <translation>Bonusta ei enää voi saavuttaa.</translation>
    </message>
    <message>
        <source>You are on course for the bonus.</source>
        <translation>Olet bonustahdissa.</translation>
    </message>
    <message>
        <source>You are {points} ahead for the bonus.</source>
        <translation>Olet {points} edellä bonustahdista.</translation>
    </message>
    <message>
        <source>You are {points} behind for the bonus.</source>
        <translation>Olet {points} jäljessä bonustahdista.</translation>
    </message>
    <message>
        <source>best</source>
        <comment>beside a box on the score sheet</comment>
        <translation>paras</translation>
    </message>
    <message>
        <source>{box}, {points} or more: {percent}%</source>
        <translation>{box}, vähintään {points}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{box}: {percent}%</source>
        <translation>{box}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{difference} points less than the best choice.</source>
        <translation>{difference} pistettä vähemmän kuin paras valinta.</translation>
    </message>
    <message>
        <source>“{choice}” gives about {difference} points less than “{best}”. Do it anyway?</source>
        <translation>”{choice}” antaa noin {difference} pistettä vähemmän kuin ”{best}”. Teetkö sen silti?</translation>
    </message>
</context>
<context>
    <name>AllDice</name>
    <message numerus="yes">
        <source>%n alike in a row, or more</source>
        <translation>
            <numerusform>%n samaa peräkkäin tai enemmän</numerusform>
            <numerusform>%n samaa peräkkäin tai enemmän</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries of real dice are not among them.</source>
        <translation>
            <numerusform>%n oikeilla nopilla tehty merkintä ei ole mukana.</numerusform>
            <numerusform>%n oikeilla nopilla tehtyä merkintää ei ole mukana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n peliä ei voitu lukea.</numerusform>
            <numerusform>%n peliä ei voitu lukea.</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice ever rolled here</source>
        <translation>Kaikki täällä heitetyt nopat</translation>
    </message>
    <message>
        <source>Chance is lumpier than people expect. The 300 dice of an evening have about seven times three alike in a row, and mostly four alike somewhere. One remembers the streak that hurt and forgets the others; and whoever looks for just any pattern finds one. So the tests above were chosen before anything was counted.</source>
        <translation>Sattuma on kasautuvampaa kuin luullaan. Illan 300 nopassa on noin seitsemän kertaa kolme samaa peräkkäin ja useimmiten jossakin neljä samaa. Putken, joka kirveli, muistaa, muut unohtaa, ja joka etsii mitä tahansa kuviota, löytää sellaisen. Siksi yllä olevat testit valittiin ennen kuin mitään laskettiin.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Tarkista itse</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Tietokoneet</translation>
    </message>
    <message>
        <source>Copy the lines</source>
        <translation>Kopioi rivit</translation>
    </message>
    <message>
        <source>Faces, computers</source>
        <translation>Silmäluvut, tietokoneet</translation>
    </message>
    <message>
        <source>Faces, people</source>
        <translation>Silmäluvut, ihmiset</translation>
    </message>
    <message numerus="yes">
        <source>In %n recorded games, the program has thrown {dice} dice.</source>
        <translation>
            <numerusform>Historian %n pelissä ohjelma on heittänyt {dice} noppaa.</numerusform>
            <numerusform>Historian %n pelissä ohjelma on heittänyt {dice} noppaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is told when a recorded game can be reviewed.</source>
        <translation>Se kerrotaan, kun jokin historian peli voidaan käydä läpi.</translation>
    </message>
    <message>
        <source>Luck by player</source>
        <translation>Tuuri pelaajittain</translation>
    </message>
    <message>
        <source>Luck is what the dice gave more, or less, than they do on average, in points a game, as in a review. It is told and not tested: in a single game, 40 points either way are usual.</source>
        <translation>Tuuri on se, mitä nopat antoivat keskimääräistä enemmän tai vähemmän, pisteinä peliä kohti, kuten pelin läpikäynnissä. Se kerrotaan, mutta sitä ei testata: yhdessä pelissä 40 pistettä suuntaan tai toiseen on tavallista.</translation>
    </message>
    <message>
        <source>No game is recorded yet. When one has ended, its dice are counted here.</source>
        <translation>Historiassa ei ole vielä pelejä. Kun peli on päättynyt, sen nopat lasketaan täällä.</translation>
    </message>
    <message>
        <source>Nothing here speaks against the dice.</source>
        <translation>Mikään tässä ei puhu noppia vastaan.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ihmiset</translation>
    </message>
    <message>
        <source>People&apos;s dice against those of computers</source>
        <translation>Ihmisten nopat tietokoneiden noppia vastaan</translation>
    </message>
    <message>
        <source>Several tests find something by chance more often than one does, so they share one limit (Holm&apos;s correction): of 1,000 pages like this about fair dice, at most one finds any fault. Opening the page again is no second proof: the dice are the same. Real dice and deleted games do not count here.</source>
        <translation>Useat testit löytävät jotakin sattumalta useammin kuin yksi, joten niillä on yhteinen raja (Holmin korjaus): tuhannesta tällaisesta sivusta reiluista nopista enintään yksi löytää vian. Sivun avaaminen uudelleen ei ole uusi todiste: nopat ovat samat. Oikeita noppia ja poistettuja pelejä ei lasketa tähän.</translation>
    </message>
    <message>
        <source>Something here is too rare to be chance: see below what it is.</source>
        <translation>Jokin tässä on liian harvinaista ollakseen sattumaa: katso alta, mikä.</translation>
    </message>
    <message>
        <source>Ten lines of Python</source>
        <translation>Kymmenen riviä Pythonia</translation>
    </message>
    <message>
        <source>The recorded games are being read…</source>
        <translation>Historian pelejä luetaan…</translation>
    </message>
    <message>
        <source>The records cannot be read now.</source>
        <translation>Historiaa ei voi juuri nyt lukea.</translation>
    </message>
    <message>
        <source>The same face again, computers</source>
        <translation>Sama silmäluku uudelleen, tietokoneet</translation>
    </message>
    <message>
        <source>The same face again, people</source>
        <translation>Sama silmäluku uudelleen, ihmiset</translation>
    </message>
    <message>
        <source>These are too few dice to tell anything yet.</source>
        <translation>Noppia on vielä liian vähän, jotta niistä voisi sanoa mitään.</translation>
    </message>
    <message>
        <source>These ten lines of Python throw the dice of a game again, from its seed and word as they are shown above after the end.</source>
        <translation>Nämä kymmenen riviä Pythonia heittävät pelin nopat uudelleen sen siemenestä ja sanasta, jotka näytetään yllä pelin päätyttyä.</translation>
    </message>
    <message>
        <source>Which face follows which, computers</source>
        <translation>Mikä silmäluku seuraa mitäkin, tietokoneet</translation>
    </message>
    <message>
        <source>Which face follows which, people</source>
        <translation>Mikä silmäluku seuraa mitäkin, ihmiset</translation>
    </message>
    <message>
        <source>Why streaks look wrong to us</source>
        <translation>Miksi putket näyttävät meistä vääriltä</translation>
    </message>
    <message>
        <source>if fair</source>
        <translation>jos reiluja</translation>
    </message>
    <message>
        <source>less than {share}</source>
        <translation>alle {share}</translation>
    </message>
    <message>
        <source>{done} of the newest {games} games are reviewed…</source>
        <translation>Uusimmista peleistä on käyty läpi {done}/{games}…</translation>
    </message>
    <message>
        <source>{done} of {games} recorded games are counted…</source>
        <translation>Historian peleistä on laskettu {done}/{games}…</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} points a game, in %n games</source>
        <translation>
            <numerusform>{name}: {luck} pistettä peliä kohti, %n peli</numerusform>
            <numerusform>{name}: {luck} pistettä peliä kohti, %n peliä</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: too few dice to tell yet.</source>
        <translation>{what}: noppia on vielä liian vähän.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look at least this uneven.</source>
        <translation>{what}: {share} reiluista nopista näyttää vähintään näin epätasaisilta.</translation>
    </message>
    <message>
        <source>{what}: {share} of fair dice look this uneven; that is no chance.</source>
        <translation>{what}: {share} reiluista nopista näyttää näin epätasaisilta; se ei ole sattumaa.</translation>
    </message>
</context>
<context>
    <name>BoxCounts</name>
    <message>
        <source>All dice are added up.</source>
        <translation>Kaikki nopat lasketaan yhteen.</translation>
    </message>
    <message>
        <source>Those dice are added up.</source>
        <translation>Nämä nopat lasketaan yhteen.</translation>
    </message>
</context>
<context>
    <name>BoxListModel</name>
    <message>
        <source>left out</source>
        <comment>a box that is not on the pad</comment>
        <translation>ei mukana</translation>
    </message>
    <message numerus="yes">
        <source>needs %n dice</source>
        <translation>
            <numerusform>vaatii %n nopan</numerusform>
            <numerusform>vaatii %n noppaa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxNeeds</name>
    <message>
        <source>Any dice.</source>
        <translation>Mitkä nopat tahansa.</translation>
    </message>
    <message>
        <source>Any {count} faces in a row.</source>
        <translation>Mitkä tahansa {count} peräkkäistä silmälukua.</translation>
    </message>
    <message>
        <source>Dice that show a {face}.</source>
        <translation>Nopat, joissa on {face}.</translation>
    </message>
    <message>
        <source>Five dice alike.</source>
        <translation>Viisi samaa silmälukua.</translation>
    </message>
    <message>
        <source>Four alike and a different pair.</source>
        <translation>Neljä samaa ja pari eri silmälukua.</translation>
    </message>
    <message>
        <source>Four alike and a pair; they may be alike.</source>
        <translation>Neljä samaa ja pari; kaikki saavat olla samaa.</translation>
    </message>
    <message>
        <source>Four dice alike.</source>
        <translation>Neljä samaa silmälukua.</translation>
    </message>
    <message>
        <source>Groups of dice alike: {sizes}.</source>
        <translation>Samojen silmälukujen ryhmät: {sizes}.</translation>
    </message>
    <message>
        <source>Six dice alike.</source>
        <translation>Kuusi samaa silmälukua.</translation>
    </message>
    <message>
        <source>The faces {faces}.</source>
        <translation>Silmäluvut {faces}.</translation>
    </message>
    <message>
        <source>Three alike and a different pair.</source>
        <translation>Kolme samaa ja pari eri silmälukua.</translation>
    </message>
    <message>
        <source>Three alike and a pair; they may be alike.</source>
        <translation>Kolme samaa ja pari; kaikki saavat olla samaa.</translation>
    </message>
    <message>
        <source>Three alike twice; they may be alike.</source>
        <translation>Kahdesti kolme samaa; kaikki saavat olla samaa.</translation>
    </message>
    <message>
        <source>Three alike, and three alike of another kind.</source>
        <translation>Kolme samaa ja kolme samaa toista silmälukua.</translation>
    </message>
    <message>
        <source>Three dice alike.</source>
        <translation>Kolme samaa silmälukua.</translation>
    </message>
    <message>
        <source>Three different pairs.</source>
        <translation>Kolme eri paria.</translation>
    </message>
    <message>
        <source>Three pairs; they may be alike.</source>
        <translation>Kolme paria; ne saavat olla samaa.</translation>
    </message>
    <message>
        <source>Two dice alike.</source>
        <translation>Kaksi samaa silmälukua.</translation>
    </message>
    <message>
        <source>Two different pairs.</source>
        <translation>Kaksi eri paria.</translation>
    </message>
    <message>
        <source>Two pairs; four alike count as two pairs.</source>
        <translation>Kaksi paria; neljä samaa käy kahdesta parista.</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>&amp;Columns for players</source>
        <translation>Sa&amp;rakkeita pelaajille</translation>
    </message>
    <message>
        <source>&amp;Names, with commas between them</source>
        <translation>N&amp;imet pilkuin erotettuina</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Sää&amp;nnöt</translation>
    </message>
    <message>
        <source>A card has room for {count} names; the others are left out.</source>
        <translation>Pöytäkirjaan mahtuu {count} nimeä; muut jätetään pois.</translation>
    </message>
    <message>
        <source>Cards on a &amp;sheet</source>
        <translation>Pöytäkirjoja arki&amp;lla</translation>
    </message>
    <message>
        <source>Columns for players</source>
        <translation>Sarakkeita pelaajille</translation>
    </message>
    <message>
        <source>Left empty, to be written by hand</source>
        <translation>Tyhjäksi, käsin kirjoitettavaksi</translation>
    </message>
    <message>
        <source>Names of the last p&amp;layers</source>
        <translation>Viime pelaa&amp;jien nimet</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>Nimet pilkuin erotettuina</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Yksi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Two, to cut apart</source>
        <translation>Kaksi, erilleen leikattaviksi</translation>
    </message>
</context>
<context>
    <name>Category</name>
    <message>
        <source>Chance</source>
        <translation>Sattuma</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Viisi samaa</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Viitoset</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Neljä samaa</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Neloset</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>six dice</comment>
        <translation>Täyskäsi</translation>
    </message>
    <message>
        <source>Full house</source>
        <comment>five dice</comment>
        <translation>Täyskäsi</translation>
    </message>
    <message>
        <source>Full straight</source>
        <translation>Täyssuora</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Iso suora</translation>
    </message>
    <message>
        <source>Maxi Yatzy</source>
        <translation>Maxi Yatzy</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Ykköset</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Kuutoset</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Pieni suora</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Kolme samaa</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Kolme paria</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Kolmoset</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torni</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Kaksi paria</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Kakkoset</translation>
    </message>
    <message>
        <source>Villa (3+3)</source>
        <translation>Huvila</translation>
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
            <numerusform>%n peli, {worst}–{best} pistettä, keskimäärin {average}.</numerusform>
            <numerusform>%n peliä, {worst}–{best} pistettä, keskimäärin {average}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game by game</source>
        <translation>Peli peliltä</translation>
    </message>
    <message>
        <source>Game {number}: {margin} points for {name}</source>
        <translation>Peli {number}: {margin} pistettä, {name}</translation>
    </message>
    <message>
        <source>Game {number}: {total} points, {mean} on average lately</source>
        <translation>Peli {number}: {total} pistettä, viime aikoina keskimäärin {mean}</translation>
    </message>
    <message>
        <source>How often which total</source>
        <translation>Kuinka usein mikäkin loppusumma</translation>
    </message>
    <message numerus="yes">
        <source>The last %n game(s); the line is the mean of ten.</source>
        <translation>
            <numerusform>Viimeisin %n peli; viiva on kymmenen pelin keskiarvo.</numerusform>
            <numerusform>Viimeiset %n peliä; viiva on kymmenen pelin keskiarvo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Up: {first} was ahead. Down, hatched: {second}.</source>
        <translation>Ylös: {first} oli edellä. Alas, viivoitettu: {second}.</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>keskiarvo {points}</translation>
    </message>
    <message numerus="yes">
        <source>{first} {wins} – {losses} {second}, %n draw(s)</source>
        <translation>
            <numerusform>{first} {wins} – {losses} {second}, %n tasapeli</numerusform>
            <numerusform>{first} {wins} – {losses} {second}, %n tasapeliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} points: %n game(s)</source>
        <translation>
            <numerusform>{low} pistettä: %n peli</numerusform>
            <numerusform>{low} pistettä: %n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to {high} points: %n game(s)</source>
        <translation>
            <numerusform>{low}–{high} pistettä: %n peli</numerusform>
            <numerusform>{low}–{high} pistettä: %n peliä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>&amp;Close without saving</source>
        <translation>&amp;Sulje tallentamatta</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Jatka peliä</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>Tallenna &amp;muualle…</translation>
    </message>
    <message>
        <source>Close without saving the game?</source>
        <translation>Suljetaanko tallentamatta peliä?</translation>
    </message>
    <message>
        <source>The game cannot be saved where Yatzy Desktop keeps it. What was played since then will be lost, unless you save a copy in another place.</source>
        <translation>Peliä ei voi tallentaa sinne, missä Yatzy Desktop sitä säilyttää. Sen jälkeen pelattu menetetään, ellet tallenna kopiota muualle.</translation>
    </message>
</context>
<context>
    <name>CoachSection</name>
    <message>
        <source>&amp;Ask before a choice that gives less than another</source>
        <translation>Kys&amp;y ennen valintaa, joka antaa toista vähemmän</translation>
    </message>
    <message>
        <source>&amp;Help while playing</source>
        <translation>&amp;Apua pelin aikana</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Ask before a bo&amp;x is struck out?</source>
        <translation>Kysytäänkö &amp;ennen kuin ruutuun merkitään nolla?</translation>
    </message>
    <message>
        <source>From how many points less on</source>
        <translation>Montako pistettä vähemmän</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ei koskaan</translation>
    </message>
    <message>
        <source>Press H for a hint. Games with help are marked as such in their results.</source>
        <translation>Saat vihjeen painamalla H. Avustetut pelit merkitään tuloksiin.</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>Näytä a&amp;rvot pöytäkirjassa</translation>
    </message>
    <message>
        <source>Show each player’s chance to win below the score sheet</source>
        <translation>Näytä kunkin pelaajan voittomahdollisuus pöytäkirjan alla</translation>
    </message>
    <message>
        <source>When it can be avoided</source>
        <translation>Kun sen voi välttää</translation>
    </message>
    <message>
        <source>by more than {points} points</source>
        <translation>yli {points} pistettä</translation>
    </message>
</context>
<context>
    <name>Country</name>
    <message>
        <source>Denmark</source>
        <translation>Tanska</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Norja</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Ruotsi</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Yhdysvallat</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Entered: {dice}</source>
        <translation>Syötetty: {dice}</translation>
    </message>
</context>
<context>
    <name>DiceSection</name>
    <message>
        <source>&amp;Mix in a word of your own…</source>
        <translation>Sekoita mukaan oma sa&amp;na…</translation>
    </message>
    <message>
        <source>A word of your own</source>
        <translation>Oma sana</translation>
    </message>
    <message>
        <source>A word that the program could not know before makes sure that it has not chosen the dice, nor who starts. Anything will do, and nothing as well.</source>
        <translation>Sana, jota ohjelma ei voinut tietää etukäteen, varmistaa, ettei se ole valinnut noppia eikä aloittajaa. Mikä tahansa kelpaa, eikä mitään ole pakko kirjoittaa.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Every die follows from a secret seed with this fingerprint, which the program has drawn already. It can be noted now and compared after the game.</source>
        <translation>Jokainen noppa seuraa salaisesta siemenestä, jonka ohjelma on jo arponut ja jonka sormenjälki tämä on. Sen voi merkitä muistiin nyt ja verrata pelin jälkeen.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Sormenjälki</translation>
    </message>
    <message>
        <source>Real ones for {names}; the program throws for the others.</source>
        <translation>Oikeat: {names}; ohjelma heittää muiden puolesta.</translation>
    </message>
    <message>
        <source>Real ones on the table; the program keeps the sheet.</source>
        <translation>Oikeat pöydällä; ohjelma pitää pöytäkirjaa.</translation>
    </message>
    <message>
        <source>The program throws them.</source>
        <translation>Ohjelma heittää ne.</translation>
    </message>
</context>
<context>
    <name>DiceTable</name>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
</context>
<context>
    <name>DieButton</name>
    <message>
        <source>Die {position}, not rolled yet</source>
        <translation>Noppa {position}, ei vielä heitetty</translation>
    </message>
    <message>
        <source>Die {position}, rolling</source>
        <translation>Noppa {position}, vierii</translation>
    </message>
    <message>
        <source>Die {position}, {face}</source>
        <translation>Noppa {position}, {face}</translation>
    </message>
    <message>
        <source>Die {position}, {face}, held</source>
        <translation>Noppa {position}, {face}, lukittu</translation>
    </message>
</context>
<context>
    <name>DuelPage</name>
    <message>
        <source>&amp;Rules</source>
        <translation>Sää&amp;nnöt</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kaikki säännöt</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Ensimmäinen</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Toinen</translation>
    </message>
    <message>
        <source>These two have no game together that fits what is chosen.</source>
        <translation>Näillä kahdella ei ole yhteistä peliä, joka vastaisi valintoja.</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>All dice were alike</source>
        <translation>Kaikki nopat olivat samoja</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Valitse ruutu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Syötä</translation>
    </message>
    <message>
        <source>How many rolls?</source>
        <translation>Montako heittoa?</translation>
    </message>
    <message>
        <source>Possible: {least} to {most}, or 0 to strike it out</source>
        <translation>Mahdolliset: {least}–{most}, tai 0 nollaksi</translation>
    </message>
    <message>
        <source>Possible: {points}</source>
        <translation>Mahdolliset: {points}</translation>
    </message>
    <message>
        <source>Press Enter</source>
        <translation>Paina Enter</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Oikeat nopat</translation>
    </message>
    <message>
        <source>Rolls used</source>
        <translation>Käytetyt heitot</translation>
    </message>
    <message>
        <source>Rolls used: ?</source>
        <translation>Heittoja: ?</translation>
    </message>
    <message>
        <source>Rolls used: {number}</source>
        <translation>Heittoja: {number}</translation>
    </message>
    <message>
        <source>The last roll</source>
        <translation>Viimeinen heitto</translation>
    </message>
    <message>
        <source>Type again to put the dice right.</source>
        <translation>Korjaa nopat kirjoittamalla ne uudelleen.</translation>
    </message>
    <message>
        <source>Type the numbers or press the faces; or choose a box for its points.</source>
        <translation>Kirjoita numerot tai paina silmälukuja; tai valitse ruutu pisteitä varten.</translation>
    </message>
    <message>
        <source>What do the dice show?</source>
        <translation>Mitä nopat näyttävät?</translation>
    </message>
    <message>
        <source>no die yet</source>
        <translation>ei vielä noppaa</translation>
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
        <translation>Lisätietoja on tiedostossa {file}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Jokin meni vikaan</translation>
    </message>
    <message>
        <source>Yatzy Desktop cannot start.</source>
        <translation>Yatzy Desktop ei käynnisty.</translation>
    </message>
    <message>
        <source>Yatzy Desktop met an error. Your game is safe, and you can play on.</source>
        <translation>Yatzy Desktopissa tapahtui virhe. Peli on tallessa, ja voit jatkaa pelaamista.</translation>
    </message>
</context>
<context>
    <name>EveningTexts</name>
    <message numerus="yes">
        <source>{name}: %n win(s), {points} points</source>
        <translation>
            <numerusform>{name}: %n voitto, {points} pistettä</numerusform>
            <numerusform>{name}: %n voittoa, {points} pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExactCoach</name>
    <message>
        <source>These rules are worked out: the hints are exact now.</source>
        <translation>Nämä säännöt on laskettu: vihjeet ovat nyt tarkkoja.</translation>
    </message>
    <message>
        <source>These rules could not be worked out exactly. Hints follow similar rules.</source>
        <translation>Näitä sääntöjä ei voitu laskea tarkasti. Vihjeet noudattavat samanlaisia sääntöjä.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n already here</source>
        <translation>
            <numerusform>%n on jo täällä</numerusform>
            <numerusform>%n on jo täällä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n peli tuotu.</numerusform>
            <numerusform>%n peliä tuotu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) written to {file}.</source>
        <translation>
            <numerusform>%n peli tallennettu tiedostoon {file}.</numerusform>
            <numerusform>%n peliä tallennettu tiedostoon {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s)</source>
        <translation>
            <numerusform>%n uusi peli</numerusform>
            <numerusform>%n uutta peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be read</source>
        <translation>
            <numerusform>%n ei ole luettavissa</numerusform>
            <numerusform>%n ei ole luettavissa</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import them</source>
        <translation>&amp;Tuo ne</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>Älä t&amp;uo</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Vie pelejä</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <translation>Viedyt pelit (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Tuo pelejä</translation>
    </message>
    <message>
        <source>Import these games?</source>
        <translation>Tuodaanko nämä pelit?</translation>
    </message>
    <message>
        <source>New people: {names}</source>
        <translation>Uudet henkilöt: {names}</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Tallenna peli</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Tallennettu nimellä {file}.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Taulukko taulukkolaskentaan (*.csv)</translation>
    </message>
    <message>
        <source>The games could not be imported.</source>
        <translation>Pelejä ei voitu tuoda.</translation>
    </message>
    <message>
        <source>Whole games, to be imported elsewhere (*.json)</source>
        <translation>Kokonaiset pelit muualle tuotaviksi (*.json)</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzy-pelit (*.yatzy)</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>Tiedostoa {file} ei voitu kirjoittaa.</translation>
    </message>
    <message>
        <source>{file} has no games that can be imported.</source>
        <translation>Tiedostossa {file} ei ole tuotavia pelejä.</translation>
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
        <translation>viitonen</translation>
    </message>
    <message>
        <source>four</source>
        <translation>nelonen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ykkönen</translation>
    </message>
    <message>
        <source>six</source>
        <translation>kuutonen</translation>
    </message>
    <message>
        <source>three</source>
        <translation>kolmonen</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kakkonen</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>&amp;Fingerprint</source>
        <translation>&amp;Sormenjälki</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>S&amp;iemen</translation>
    </message>
    <message>
        <source>A &amp;word of your own</source>
        <translation>&amp;Oma sana</translation>
    </message>
    <message>
        <source>Are the dice fair?</source>
        <translation>Ovatko nopat reiluja?</translation>
    </message>
    <message>
        <source>Before the first roll the program draws a secret seed and shows its fingerprint. Every die of the game follows from the seed, whoever throws and however the game stands; computers never see it. When the game is over, the seed proves every roll.</source>
        <translation>Ennen ensimmäistä heittoa ohjelma arpoo salaisen siemenen ja näyttää sen sormenjäljen. Pelin jokainen noppa seuraa siemenestä, heittipä kuka tahansa ja olipa peli missä vaiheessa tahansa; tietokoneet eivät näe sitä koskaan. Kun peli on ohi, siemen todistaa joka heiton.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Dice thrown by the program in this game: {count} ({faces}).</source>
        <translation>Ohjelman tässä pelissä heittämät nopat: {count} ({faces}).</translation>
    </message>
    <message>
        <source>It is shown when the game is over.</source>
        <translation>Se näytetään, kun peli on ohi.</translation>
    </message>
    <message>
        <source>Mix it in</source>
        <translation>Sekoita</translation>
    </message>
    <message>
        <source>Show the seed</source>
        <translation>Näytä siemen</translation>
    </message>
    <message>
        <source>The file of a running game must contain the seed: give copies of it only to those whom you would let look into the cup.</source>
        <translation>Kesken olevan pelin tiedostossa on oltava siemen: anna kopioita vain niille, joiden antaisit kurkistaa kuppiin.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Average</source>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Games with Yatzy</source>
        <translation>Pelit, joissa Yatzy</translation>
    </message>
    <message>
        <source>Games with bonus</source>
        <translation>Pelit, joissa bonus</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediaani</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Eniten voittoja peräkkäin</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Voittoja peräkkäin nyt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitettu</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Huonoin</translation>
    </message>
    <message>
        <source>{wins} of {games}</source>
        <comment>games won</comment>
        <translation>{wins}/{games}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Begins as</source>
        <translation>Aloittaa</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Ensimmäinen päivä</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Alkaen</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Viimeinen päivä</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Vain ihmiset</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Päättyen</translation>
    </message>
    <message>
        <source>Without hints</source>
        <translation>Ilman vihjeitä</translation>
    </message>
    <message>
        <source>all</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>any</source>
        <translation>mikä tahansa</translation>
    </message>
    <message>
        <source>on the screen</source>
        <translation>näytöllä</translation>
    </message>
    <message>
        <source>real ones</source>
        <translation>oikeat</translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Click the dice you want to keep: they go into the tray. Then roll the others.</source>
        <translation>Napsauta noppia, jotka haluat pitää: ne siirtyvät tarjottimelle. Heitä sitten muut.</translation>
    </message>
    <message>
        <source>No rolls are left. Click a box in your column: what it gives is there in pencil.</source>
        <translation>Heittoja ei ole jäljellä. Napsauta ruutua sarakkeessasi: sen pisteet on merkitty siihen lyijykynällä.</translation>
    </message>
    <message>
        <source>Not sure what to do? This asks the coach.</source>
        <translation>Etkö tiedä, mitä tehdä? Tästä voit kysyä valmentajalta.</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n piste</numerusform>
            <numerusform>%n pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet</source>
        <translation>Katso pöytäkirjaa</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Uusi peli…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Uusintapeli</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Käy peli läpi</translation>
    </message>
    <message>
        <source>Shared win: {names}</source>
        <translation>Jaettu voitto: {names}</translation>
    </message>
    <message>
        <source>The same players and rules</source>
        <translation>Samat pelaajat ja säännöt</translation>
    </message>
    <message>
        <source>with hints</source>
        <comment>below the total of who played alone</comment>
        <translation>vihjeiden avulla</translation>
    </message>
    <message>
        <source>with hints: {names}</source>
        <translation>vihjeiden avulla: {names}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} voittaa!</translation>
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
            <numerusform>{place}. {name}: %n piste</numerusform>
            <numerusform>{place}. {name}: %n pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStarter</name>
    <message>
        <source>Open game</source>
        <translation>Avaa peli</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Tallenna kopio</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Tallennettu nimellä {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}. It holds the dice to come: give it only to those whom you would let look into the cup.</source>
        <translation>Tallennettu nimellä {file}. Tiedostossa ovat tulevat nopat: anna se vain niille, joiden antaisit kurkistaa kuppiin.</translation>
    </message>
    <message>
        <source>So many games wait that the oldest one was given up: {names}.</source>
        <translation>Odottavia pelejä on niin monta, että vanhin keskeytettiin: {names}.</translation>
    </message>
    <message>
        <source>The game before waits: go on with it from New game.</source>
        <translation>Edellinen peli odottaa: jatka sitä Uudesta pelistä.</translation>
    </message>
    <message>
        <source>This game could not be opened.</source>
        <translation>Peliä ei voitu avata.</translation>
    </message>
    <message>
        <source>Yatzy games (*.yatzy)</source>
        <translation>Yatzy-pelit (*.yatzy)</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Best total</source>
        <translation>Paras tulos</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Huomautukset</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message numerus="yes">
        <source>given up after %n round(s)</source>
        <translation>
            <numerusform>kesken, kierros %n</numerusform>
            <numerusform>kesken, kierros %n</numerusform>
        </translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>oikeat nopat</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>vihjeiden kanssa</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>voittaja: {names}</translation>
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
            <numerusform>%n peli</numerusform>
            <numerusform>%n peliä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n peli poistettu.</numerusform>
            <numerusform>%n peliä poistettu.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Export all shown…</source>
        <translation>&amp;Vie kaikki näkyvät…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Avaa</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Pelaaja</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Sää&amp;nnöt</translation>
    </message>
    <message>
        <source>&amp;Save as game…</source>
        <translation>&amp;Tallenna pelinä…</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kaikki säännöt</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>P&amp;oista</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>T&amp;uo…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Tul&amp;osta…</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Sitä ei voitu muuttaa.</translation>
    </message>
    <message>
        <source>This game is damaged and cannot be shown.</source>
        <translation>Peli on vaurioitunut, eikä sitä voi näyttää.</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>You chase straights</source>
        <translation>Jahtaat suoria</translation>
    </message>
    <message>
        <source>You give away the bonus</source>
        <translation>Annat bonuksen mennä</translation>
    </message>
    <message>
        <source>You keep the wrong dice</source>
        <translation>Lukitset vääriä noppia</translation>
    </message>
    <message>
        <source>You keep too few dice</source>
        <translation>Lukitset liian vähän noppia</translation>
    </message>
    <message>
        <source>You keep too many dice</source>
        <translation>Lukitset liikaa noppia</translation>
    </message>
    <message>
        <source>You roll on too long</source>
        <translation>Jatkat heittämistä liian pitkään</translation>
    </message>
    <message>
        <source>You stop rolling too early</source>
        <translation>Lopetat heittämisen liian aikaisin</translation>
    </message>
    <message>
        <source>You strike out boxes too early</source>
        <translation>Nollaat ruutuja liian aikaisin</translation>
    </message>
    <message>
        <source>You strike out the wrong box</source>
        <translation>Nollaat väärän ruudun</translation>
    </message>
    <message>
        <source>You take Chance too early</source>
        <translation>Otat Sattuman liian aikaisin</translation>
    </message>
    <message>
        <source>You take the wrong box</source>
        <translation>Otat väärän ruudun</translation>
    </message>
</context>
<context>
    <name>HeardTexts</name>
    <message numerus="yes">
        <source>%n fives</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n viitonen</numerusform>
            <numerusform>%n viitosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n nelonen</numerusform>
            <numerusform>%n nelosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ones</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n ykkönen</numerusform>
            <numerusform>%n ykköstä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left, and {saved} saved.</source>
        <translation>
            <numerusform>%n heitto jäljellä, ja säästössä {saved}.</numerusform>
            <numerusform>%n heittoa jäljellä, ja säästössä {saved}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left.</source>
        <translation>
            <numerusform>%n heitto jäljellä.</numerusform>
            <numerusform>%n heittoa jäljellä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sixes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n kuutonen</numerusform>
            <numerusform>%n kuutosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threes</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n kolmonen</numerusform>
            <numerusform>%n kolmosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twos</source>
        <comment>dice</comment>
        <translation>
            <numerusform>%n kakkonen</numerusform>
            <numerusform>%n kakkosta</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus: {points}.</source>
        <translation>Bonus: {points}.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Tehty uudelleen.</translation>
    </message>
    <message>
        <source>Holding nothing.</source>
        <translation>Mitään ei ole lukittu.</translation>
    </message>
    <message>
        <source>Holding {dice}.</source>
        <translation>Lukittu {dice}.</translation>
    </message>
    <message>
        <source>No rolls left.</source>
        <translation>Ei heittoja jäljellä.</translation>
    </message>
    <message>
        <source>Nothing is rolled yet.</source>
        <translation>Vielä ei ole heitetty.</translation>
    </message>
    <message>
        <source>One more Yatzy: {points}.</source>
        <translation>Vielä yksi Yatzy: {points}.</translation>
    </message>
    <message>
        <source>Open: {boxes}.</source>
        <translation>Avoinna: {boxes}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Peruttu.</translation>
    </message>
    <message>
        <source>The dice are in the cup.</source>
        <translation>Nopat ovat kupissa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Peli on päättynyt.</translation>
    </message>
    <message>
        <source>The hint is to hold nothing and fill {box}.</source>
        <translation>Vihje: älä lukitse mitään vaan täytä {box}.</translation>
    </message>
    <message>
        <source>Zero: {boxes}.</source>
        <translation>Nolla: {boxes}.</translation>
    </message>
    <message>
        <source>{box} struck out.</source>
        <translation>{box}: nolla.</translation>
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
        <translation>{player} merkitsee nollan: {box}, nopat {dice}.</translation>
    </message>
    <message>
        <source>{player} takes {points} for {box}, with {dice}.</source>
        <translation>{player} saa {points}: {box}, nopat {dice}.</translation>
    </message>
    <message>
        <source>{player}: {points} points.</source>
        <translation>{player}: {points} pistettä.</translation>
    </message>
    <message>
        <source>{player}’s turn.</source>
        <translation>Vuorossa {player}.</translation>
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
        <translation>1–6</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Vuoro</translation>
    </message>
    <message numerus="yes">
        <source>A turn has up to %n rolls. The first one takes all dice.</source>
        <translation>
            <numerusform>Vuorossa on %n heitto kaikilla nopilla.</numerusform>
            <numerusform>Vuorossa on enintään %n heittoa. Ensimmäisellä heitetään kaikki nopat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Nuolinäppäimet</translation>
    </message>
    <message>
        <source>Click the dice you want to keep: they move to the tray, and only the others are rolled again. A click on a die in the tray takes it back.</source>
        <translation>Napsauta noppia, jotka haluat lukita: ne siirtyvät alustalle, ja vain muut heitetään uudelleen. Alustalla olevan nopan saat takaisin napsauttamalla sitä.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
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
            <numerusform>Lukitse vähintään %n noppa ennen jokaista uutta heittoa.</numerusform>
            <numerusform>Lukitse vähintään %n noppaa ennen jokaista uutta heittoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Näin pelataan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Kirjaimet</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Rolls you do not use are saved, and you may use them in a later turn.</source>
        <translation>Käyttämättä jääneet heitot säästyvät, ja saat käyttää ne myöhemmällä vuorolla.</translation>
    </message>
    <message>
        <source>Shift+H</source>
        <translation>Vaihto+H</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Välilyönti tai Enter</translation>
    </message>
    <message>
        <source>The game ends when all boxes are filled. The highest total wins; a tie is a shared win.</source>
        <translation>Peli päättyy, kun kaikki ruudut on täytetty. Suurin pistemäärä voittaa; tasapelissä voitto jaetaan.</translation>
    </message>
    <message>
        <source>Then click a box of your column on the score sheet. What the dice are worth there is written in pencil; a box that gives nothing can be struck out.</source>
        <translation>Napsauta sitten ruutua omassa sarakkeessasi pöytäkirjassa. Noppien arvo on merkitty ruutuihin lyijykynällä; ruutuun, josta ei saa pisteitä, voit merkitä nollan.</translation>
    </message>
    <message>
        <source>ask for a hint</source>
        <translation>pyydä vihje</translation>
    </message>
    <message>
        <source>fill the box you stand on</source>
        <translation>täytä valittu ruutu</translation>
    </message>
    <message>
        <source>go to the box that begins so, on the score sheet</source>
        <translation>siirry pöytäkirjassa ruutuun, jonka nimi alkaa niin</translation>
    </message>
    <message>
        <source>hear a score sheet, then the next player’s; Shift+F4 goes back</source>
        <translation>kuule pöytäkirja, sitten seuraavan pelaajan; Vaihto+F4 palaa</translation>
    </message>
    <message>
        <source>hear the dice, those held, and the rolls left</source>
        <translation>kuule nopat, lukitut nopat ja jäljellä olevat heitot</translation>
    </message>
    <message>
        <source>hear what each box would give</source>
        <translation>kuule, mitä kukin ruutu antaisi</translation>
    </message>
    <message>
        <source>hear who has how many points</source>
        <translation>kuule, kenellä on montako pistettä</translation>
    </message>
    <message>
        <source>hold the dice that the hint keeps</source>
        <translation>lukitse vihjeen mukaiset nopat</translation>
    </message>
    <message>
        <source>hold the die at that place, or take it back</source>
        <translation>lukitse noppa sillä paikalla tai vapauta se</translation>
    </message>
    <message>
        <source>look at the records of all games</source>
        <translation>katsele kaikkien pelien tilastoja</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>heitä nopat</translation>
    </message>
    <message>
        <source>show the rules</source>
        <translation>näytä säännöt</translation>
    </message>
    <message>
        <source>switch sound off or on</source>
        <translation>ota äänet pois tai päälle</translation>
    </message>
    <message>
        <source>take back the last box</source>
        <translation>kumoa viimeisin ruutu</translation>
    </message>
    <message>
        <source>walk over the score sheet</source>
        <translation>liiku pöytäkirjassa</translation>
    </message>
    <message>
        <source>{description}. The highest possible total is {total}.</source>
        <translation>{description}. Suurin mahdollinen pistemäärä on {total}.</translation>
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
        <translation>Sää&amp;nnöt</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Parhaat tulokset</translation>
    </message>
    <message>
        <source>Computers, too</source>
        <translation>Myös tietokoneet</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Huomautukset</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sija</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>vihjeiden kanssa</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>&amp;Work out these rules exactly</source>
        <translation>&amp;Laske nämä säännöt tarkasti</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Sulje vihje</translation>
    </message>
    <message>
        <source>Judged by similar rules until these are worked out: {percent}%</source>
        <translation>Arvioitu samanlaisten sääntöjen mukaan, kunnes nämä on laskettu: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Stop working out these rules</source>
        <translation>Lopeta näiden sääntöjen laskeminen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Näille säännöille ei ole vihjeitä.</translation>
    </message>
</context>
<context>
    <name>HoldRefusal</name>
    <message numerus="yes">
        <source>Hold at least %n dice before you roll again.</source>
        <translation>
            <numerusform>Lukitse vähintään %n noppa, ennen kuin heität uudelleen.</numerusform>
            <numerusform>Lukitse vähintään %n noppaa, ennen kuin heität uudelleen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again.</source>
        <translation>Lukitse vähintään yksi noppa, ennen kuin heität uudelleen.</translation>
    </message>
</context>
<context>
    <name>HolderQuestion</name>
    <message>
        <source>&amp;Play here</source>
        <translation>&amp;Pelaa tässä</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>It was left open on the computer {host}, or that one ended without closing it. If it is open nowhere else, play here: your game goes on and is saved.</source>
        <translation>Se jäi auki tietokoneelle {host}, tai kone sammui sulkematta sitä. Jos se ei ole auki muualla, pelaa tässä: peli jatkuu ja tallennetaan.</translation>
    </message>
    <message>
        <source>Perhaps it is still starting: then its window will come, and this question go. You can play without it, but nothing of that will be kept.</source>
        <translation>Ehkä se on vasta käynnistymässä: silloin sen ikkuna avautuu ja tämä kysymys poistuu. Voit pelata silti, mutta mitään siitä ei tallenneta.</translation>
    </message>
    <message>
        <source>Play without &amp;saving</source>
        <translation>Pelaa &amp;tallentamatta</translation>
    </message>
    <message>
        <source>Yatzy Desktop seems to be open already, but does not answer.</source>
        <translation>Yatzy Desktop näyttää olevan jo auki, mutta se ei vastaa.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Computer</source>
        <translation>Tietokone</translation>
    </message>
    <message>
        <source>Contender</source>
        <translation>Haastaja</translation>
    </message>
    <message>
        <source>Easy-going</source>
        <translation>Rento</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Terävä</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Vakaa</translation>
    </message>
    <message>
        <source>about {points} points</source>
        <translation>noin {points} pistettä</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>A guest, of whom nothing is kept</source>
        <translation>Vieras, josta ei tallenneta mitään</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ihminen</translation>
    </message>
    <message>
        <source>A person with real dice</source>
        <translation>Ihminen oikeilla nopilla</translation>
    </message>
    <message>
        <source>Press to choose a person or a computer</source>
        <translation>Valitse painamalla ihminen tai tietokone</translation>
    </message>
    <message>
        <source>a guest</source>
        <translation>vieras</translation>
    </message>
    <message>
        <source>a guest with real dice</source>
        <translation>vieras oikeilla nopilla</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ihminen</translation>
    </message>
    <message>
        <source>a person with real dice</source>
        <translation>ihminen oikeilla nopilla</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>vieras</translation>
    </message>
    <message>
        <source>guest, real dice</source>
        <translation>vieras, oikeat nopat</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>oikeat nopat</translation>
    </message>
    <message>
        <source>{name} is played by: {kind}</source>
        <translation>{name}, pelaajana: {kind}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;About Yatzy Desktop</source>
        <translation>&amp;Tietoja Yatzy Desktopista</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Kuten järjestelmässä</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Värit</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tummat</translation>
    </message>
    <message>
        <source>&amp;Dice and rolls left</source>
        <translation>&amp;Nopat ja jäljellä olevat heitot</translation>
    </message>
    <message>
        <source>&amp;Do again</source>
        <translation>T&amp;ee uudelleen</translation>
    </message>
    <message>
        <source>&amp;First throws…</source>
        <translation>&amp;Ensimmäiset heitot…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Koko &amp;näyttö</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Näin pelataan</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Vaaleat</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>Käs&amp;ikirja</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Uusi peli…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Avaa peli…</translation>
    </message>
    <message>
        <source>&amp;Print this game…</source>
        <translation>Tul&amp;osta tämä peli…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Uusi&amp;ntapeli</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>&amp;Score sheet of the next player</source>
        <translation>&amp;Seuraavan pelaajan pöytäkirja</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Asetukset…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>Are the &amp;dice fair?</source>
        <translation>Ovatko no&amp;pat reiluja?</translation>
    </message>
    <message>
        <source>Change the r&amp;ules…</source>
        <translation>&amp;Muuta sääntöjä…</translation>
    </message>
    <message>
        <source>Help with the first steps a&amp;gain</source>
        <translation>Ohjeet ensias&amp;keliin uudelleen</translation>
    </message>
    <message>
        <source>Hold the dice of the hint</source>
        <translation>Lukitse vihjeen nopat</translation>
    </message>
    <message>
        <source>L&amp;arger text</source>
        <translation>&amp;Suurempi teksti</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Ha&amp;rjoittele…</translation>
    </message>
    <message>
        <source>Print a &amp;blank card…</source>
        <translation>Tulosta tyhjä &amp;pöytäkirja…</translation>
    </message>
    <message>
        <source>R&amp;ecords…</source>
        <translation>Tila&amp;stot…</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Kä&amp;y peli läpi</translation>
    </message>
    <message>
        <source>Read al&amp;oud</source>
        <translation>&amp;Lue ääneen</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Pienempi teksti</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>Ään&amp;et</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Tilanne</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Tallenna kopio…</translation>
    </message>
    <message>
        <source>Score sheet of the &amp;player before</source>
        <translation>&amp;Edellisen pelaajan pöytäkirja</translation>
    </message>
    <message>
        <source>Show &amp;values on the pad</source>
        <translation>Näytä a&amp;rvot pöytäkirjassa</translation>
    </message>
    <message>
        <source>Show the chance to &amp;win</source>
        <translation>Näytä voi&amp;ttomahdollisuus</translation>
    </message>
    <message>
        <source>T&amp;ips and differences</source>
        <translation>&amp;Vinkkejä ja eroja</translation>
    </message>
    <message>
        <source>The peop&amp;le at the table…</source>
        <translation>Pöydän väk&amp;i…</translation>
    </message>
    <message>
        <source>What each &amp;box would give</source>
        <translation>Mitä kukin &amp;ruutu antaisi</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Käsikirja</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Osiot</translation>
    </message>
</context>
<context>
    <name>MissedRounds</name>
    <message numerus="yes">
        <source>%n rounds are past: zeros in as many boxes.</source>
        <translation>
            <numerusform>%n kierros on takana: nolla yhteen ruutuun.</numerusform>
            <numerusform>%n kierrosta on takana: nollat yhtä moneen ruutuun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ruutu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Points as all &amp;agree…</source>
        <translation>Pisteet, joista &amp;ollaan yhtä mieltä…</translation>
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
        <translation>Vielä yksi Yatzy: +{points}</translation>
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
            <numerusform>%n pelaaja</numerusform>
            <numerusform>%n pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to &amp;go on with…</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n &amp;jatkettavaksi…</numerusform>
            <numerusform>%n &amp;jatkettavaksi…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Pelaajat</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Säännöt</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Aloita peli</translation>
    </message>
    <message>
        <source>&amp;Who starts?</source>
        <translation>&amp;Kuka aloittaa?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Listan ensimmäinen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Noppa ratkaisee</translation>
    </message>
    <message>
        <source>Two players have the same name; one is written as “{name}”.</source>
        <translation>Kahdella pelaajalla on sama nimi; toisesta käytetään nimeä ”{name}”.</translation>
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
        <translation>Sulje ilmoitus</translation>
    </message>
</context>
<context>
    <name>OpeningsModel</name>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Odotettu tulos</translation>
    </message>
    <message>
        <source>First throw</source>
        <translation>Ensimmäinen heitto</translation>
    </message>
    <message>
        <source>Points less</source>
        <translation>Pisteitä vähemmän</translation>
    </message>
    <message>
        <source>Second best</source>
        <translation>Toiseksi paras</translation>
    </message>
</context>
<context>
    <name>OpeningsPage</name>
    <message numerus="yes">
        <source>%n first throws worked out…</source>
        <translation>
            <numerusform>%n ensimmäinen heitto laskettu…</numerusform>
            <numerusform>%n ensimmäistä heittoa laskettu…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tulosta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>First throws</source>
        <translation>Ensimmäiset heitot</translation>
    </message>
    <message>
        <source>First throws: {rules}</source>
        <translation>Ensimmäiset heitot: {rules}</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Näille säännöille ei ole vihjeitä.</translation>
    </message>
    <message>
        <source>What is best with an empty score sheet.</source>
        <translation>Mikä on parasta, kun pöytäkirja on tyhjä.</translation>
    </message>
</context>
<context>
    <name>OtherTexts</name>
    <message>
        <source>Different: {rule}</source>
        <translation>Eri lailla: {rule}</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}.</source>
        <translation>Merkittynä on se, mikä on eri lailla säännöissä {rules}.</translation>
    </message>
    <message>
        <source>Marked is what is different in {rules}. Only there one also fills: {boxes}.</source>
        <translation>Merkittynä on se, mikä on eri lailla säännöissä {rules}. Vain siellä täytetään myös: {boxes}.</translation>
    </message>
    <message>
        <source>{rules} has the same rules.</source>
        <translation>{rules}: samat säännöt.</translation>
    </message>
</context>
<context>
    <name>PaceChoice</name>
    <message>
        <source>At once</source>
        <translation>Heti</translation>
    </message>
    <message>
        <source>How &amp;fast do computers play?</source>
        <translation>&amp;Miten nopeasti tietokoneet pelaavat?</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Hitaasti</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Rauhallisesti</translation>
    </message>
</context>
<context>
    <name>PadPicture</name>
    <message>
        <source>Picture of the pad</source>
        <translation>Pöytäkirjan kuva</translation>
    </message>
    <message>
        <source>at most</source>
        <comment>heads the column of the highest possible points</comment>
        <translation>enintään</translation>
    </message>
    <message>
        <source>{rules}: {description}. Highest possible total: {points}.</source>
        <translation>{rules}: {description}. Suurin mahdollinen pistemäärä: {points}.</translation>
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
        <translation>Mikä silmäluku tuli minkäkin jälkeen, kaikilla: edellinen noppa vasemmalla, seuraava ylhäällä. Jos reiluja, noin {count} kutakin.</translation>
    </message>
    <message>
        <source>{after} after {before}: {count}</source>
        <comment>faces of dice</comment>
        <translation>{before}, sitten {after}: {count}</translation>
    </message>
</context>
<context>
    <name>ParkedWindow</name>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Games to go on with</source>
        <translation>Jatkettavat pelit</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>&amp;Luovuta</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>{round} of {rounds}</source>
        <comment>how far a game is</comment>
        <translation>{round}/{rounds}</translation>
    </message>
</context>
<context>
    <name>PeopleDesk</name>
    <message>
        <source>&amp;Name, seat, leaving…</source>
        <translation>&amp;Nimi, paikka, lähtö…</translation>
    </message>
    <message>
        <source>Done. It can be taken back.</source>
        <translation>Valmis. Sen voi kumota.</translation>
    </message>
    <message>
        <source>Put this &amp;box right…</source>
        <translation>&amp;Korjaa tämä ruutu…</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nimi</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Pelaaja</translation>
    </message>
    <message>
        <source>&amp;Who plays at this seat?</source>
        <translation>K&amp;uka pelaa tällä paikalla?</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ihminen</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ruutu</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Muuta nimi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Hand the seat over</source>
        <translation>Luovuta paikka</translation>
    </message>
    <message>
        <source>Leaves; column crossed out</source>
        <translation>Lähtee; poistetaan</translation>
    </message>
    <message>
        <source>Leaves; the points count</source>
        <translation>Lähtee; pisteet jäävät</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Lähtö</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Name of who joins</source>
        <translation>Tulijan nimi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Put a &amp;box right, as all agree</source>
        <translation>&amp;Korjaa ruutu, kun kaikki suostuvat</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Korjaa</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Syy</translation>
    </message>
    <message>
        <source>Sits down</source>
        <translation>Istuu pöytään</translation>
    </message>
    <message>
        <source>Somebody &amp;joins</source>
        <translation>&amp;Joku tulee mukaan</translation>
    </message>
    <message>
        <source>The people at the table</source>
        <translation>Pöydän väki</translation>
    </message>
    <message>
        <source>Why? It is kept with the game.</source>
        <translation>Miksi? Se tallennetaan peliin.</translation>
    </message>
    <message>
        <source>With real dice</source>
        <translation>Oikeilla nopilla</translation>
    </message>
    <message>
        <source>open</source>
        <translation>avoin</translation>
    </message>
    <message>
        <source>{name} (has left)</source>
        <translation>{name} (lähtenyt)</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Piilota</translation>
    </message>
    <message>
        <source>&amp;Keep both</source>
        <translation>&amp;Säilytä molemmat</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Yhdistä</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Yhdistä…</translation>
    </message>
    <message>
        <source>All games of {gone} will be games of {kept}. This can be undone.</source>
        <translation>Kaikki pelit, joissa pelasi {gone}, kuuluvat sitten pelaajalle {kept}. Tämän voi perua.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Väri</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>P&amp;oista</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Hidden people are not offered in New game; their games stay. Deleting takes a person out of all games.</source>
        <translation>Piilotettuja henkilöitä ei ehdoteta Uudessa pelissä; heidän pelinsä säilyvät. Poistaminen poistaa henkilön kaikista peleistä.</translation>
    </message>
    <message>
        <source>Is {gone} the same person as {kept}?</source>
        <translation>Onko {gone} sama henkilö kuin {kept}?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Huomautukset</translation>
    </message>
    <message>
        <source>Offer &amp;again</source>
        <translation>&amp;Näytä taas</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Henkilöt</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Nimeä uudelleen</translation>
    </message>
    <message>
        <source>Same person as</source>
        <translation>Sama henkilö kuin</translation>
    </message>
    <message>
        <source>That could not be changed.</source>
        <translation>Sitä ei voitu muuttaa.</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>ei ehdoteta</translation>
    </message>
    <message>
        <source>{gone} and {kept} are one person now.</source>
        <translation>{gone} ja {kept} ovat nyt yksi henkilö.</translation>
    </message>
    <message>
        <source>{name} has another colour now.</source>
        <translation>Pelaajan {name} väri on nyt toinen.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} on poistettu.</translation>
    </message>
    <message>
        <source>{name} is not offered any more.</source>
        <translation>Nimeä {name} ei enää ehdoteta.</translation>
    </message>
    <message>
        <source>{name} is offered again.</source>
        <translation>Nimeä {name} ehdotetaan taas.</translation>
    </message>
    <message>
        <source>{old} is called {new} now.</source>
        <translation>{old} on nyt nimeltään {new}.</translation>
    </message>
</context>
<context>
    <name>PlaySection</name>
    <message>
        <source>As before</source>
        <translation>Kuten ennen</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Häviäjä</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Voittaja</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Heittämällä</translation>
    </message>
    <message>
        <source>Who begins a rematch?</source>
        <translation>Kuka aloittaa uusinnan?</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Lisää pelaaja</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <translation>Lisää &amp;tietokone</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>The table is full</source>
        <translation>Pöytä on täynnä</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Drag, or press the up and down arrow keys</source>
        <translation>Vedä tai paina ylä- ja alanuolta</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Siirrä: {name}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Pelaajan {number} nimi</translation>
    </message>
    <message>
        <source>Take {name} off the list</source>
        <translation>Poista listalta: {name}</translation>
    </message>
</context>
<context>
    <name>PointTexts</name>
    <message numerus="yes">
        <source>%n points when the upper boxes give {threshold} or more.</source>
        <translation>
            <numerusform>%n piste, kun yläosan ruuduista saa vähintään {threshold}.</numerusform>
            <numerusform>%n pistettä, kun yläosan ruuduista saa vähintään {threshold}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Always %n points.</source>
        <translation>
            <numerusform>Aina %n piste.</numerusform>
            <numerusform>Aina %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Example: {dice} gives %n points.</source>
        <translation>
            <numerusform>Esimerkki: {dice} antaa %n pisteen.</numerusform>
            <numerusform>Esimerkki: {dice} antaa %n pistettä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Best: {choice}</source>
        <translation>Paras: {choice}</translation>
    </message>
    <message>
        <source>Every right choice counts one.</source>
        <translation>Jokainen oikea valinta on yhden arvoinen.</translation>
    </message>
    <message>
        <source>Good enough: {choice}. It gives {points} points less.</source>
        <translation>Kelpaa: {choice}. Se antaa {points} pistettä vähemmän.</translation>
    </message>
    <message>
        <source>Not quite: {choice}. It gives {points} points less.</source>
        <translation>Ei aivan: {choice}. Se antaa {points} pistettä vähemmän.</translation>
    </message>
    <message>
        <source>Right: {choice}.</source>
        <translation>Oikein: {choice}.</translation>
    </message>
    <message>
        <source>Score {score} · {right} of {answered} right</source>
        <translation>Tilanne {score} · oikein {right}/{answered}</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>sallittu</translation>
    </message>
    <message>
        <source>any box</source>
        <translation>mikä tahansa ruutu</translation>
    </message>
    <message>
        <source>any die may be rolled again</source>
        <translation>kaikki nopat saa heittää uudelleen</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>lukitut nopat pysyvät lukittuina</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>järjestyksessä</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ei bonusta</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no die has to be held</comment>
        <translation>ei yhtään</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points for a further Yatzy</comment>
        <translation>ei pisteitä</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>ei sallittu</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>ei säästetä</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>säästetään</translation>
    </message>
    <message>
        <source>{countries}: {value}</source>
        <translation>{countries}: {value}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} tai {second}</translation>
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
        <translation>&amp;Seuraava tilanne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Hold dice and roll, or fill a box.</source>
        <translation>Lukitse noppia ja heitä, tai täytä ruutu.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Etsitään tilannetta…</translation>
    </message>
    <message>
        <source>Practice: {rules}</source>
        <translation>Harjoitus: {rules}</translation>
    </message>
    <message>
        <source>There is nothing to practise by these rules.</source>
        <translation>Näillä säännöillä ei ole harjoiteltavaa.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Mitä tekisit?</translation>
    </message>
    <message>
        <source>You went wrong here once.</source>
        <translation>Tässä olet kerran erehtynyt.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Värit</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Nopat</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Liike</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tekstin koko</translation>
    </message>
    <message>
        <source>&amp;Who starts a new game?</source>
        <translation>K&amp;uka aloittaa uuden pelin?</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kuten järjestelmässä</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Mustat</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Siniset</translation>
    </message>
    <message>
        <source>C&amp;elebrate a Yatzy and the bonus</source>
        <translation>&amp;Juhli Yatzya ja bonusta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tummat</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Kaikki liikkuu</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Huopa</translation>
    </message>
    <message>
        <source>First in the list</source>
        <translation>Listan ensimmäinen</translation>
    </message>
    <message>
        <source>For left hands: the score sheet at the left</source>
        <translation>Vasenkätisille: pöytäkirja vasemmalle</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Norsunluu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaaleat</translation>
    </message>
    <message>
        <source>Little motion</source>
        <translation>Vähän liikettä</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Tammi</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Punaiset</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Liuskekivi</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Pöytä</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Tekstin koko prosentteina</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Noppa ratkaisee</translation>
    </message>
    <message>
        <source>With digits</source>
        <translation>Numeroilla</translation>
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
        <translation>Tulosta tyhjä pöytäkirja</translation>
    </message>
    <message>
        <source>The card as it will be printed</source>
        <translation>Pöytäkirja sellaisena kuin se tulostuu</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Säilytä</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tulosta…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Korvaa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Looking for printers. You can save a PDF file meanwhile.</source>
        <translation>Etsitään tulostimia. Sillä välin voit tallentaa PDF-tiedoston.</translation>
    </message>
    <message>
        <source>No printer answers. You can save a PDF file and print it elsewhere.</source>
        <translation>Yksikään tulostin ei vastaa. Voit tallentaa PDF-tiedoston ja tulostaa sen muualla.</translation>
    </message>
    <message>
        <source>No printer is installed. You can save a PDF file and print it elsewhere.</source>
        <translation>Tulostinta ei ole asennettu. Voit tallentaa PDF-tiedoston ja tulostaa sen muualla.</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-tiedostot (*.pdf)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Tallenna P&amp;DF-tiedostona…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Tallenna PDF-tiedostona</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Tallennettu nimellä {file}.</translation>
    </message>
    <message>
        <source>Sent to the printer {printer}.</source>
        <translation>Lähetetty tulostimelle {printer}.</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the card. Try another one.</source>
        <translation>Tulostin {printer} ei ota pöytäkirjaa vastaan. Kokeile toista.</translation>
    </message>
    <message>
        <source>{file} cannot be saved. Perhaps it is open in another program, or the place is full or protected. Choose another name or folder.</source>
        <translation>Tiedostoa {file} ei voi tallentaa. Ehkä se on auki toisessa ohjelmassa, tai paikka on täynnä tai suojattu. Valitse toinen nimi tai kansio.</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Tiedostoa {file} ei voi kirjoittaa.</translation>
    </message>
    <message>
        <source>{file} exists. Replace it?</source>
        <translation>{file} on jo olemassa. Korvataanko se?</translation>
    </message>
</context>
<context>
    <name>PrintGameDialog</name>
    <message>
        <source>Print this game</source>
        <translation>Tulosta tämä peli</translation>
    </message>
    <message>
        <source>The pad as it will be printed</source>
        <translation>Pöytäkirja sellaisena kuin se tulostuu</translation>
    </message>
</context>
<context>
    <name>PrintOpeningsDialog</name>
    <message>
        <source>Print the first throws</source>
        <translation>Tulosta ensimmäiset heitot</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the table. Try another one.</source>
        <translation>Tulostin {printer} ei ota taulukkoa vastaan. Kokeile toista.</translation>
    </message>
    <message>
        <source>The table as it will be printed</source>
        <translation>Taulukko sellaisena kuin se tulostuu</translation>
    </message>
</context>
<context>
    <name>PrintRulesDialog</name>
    <message>
        <source>Print the rules</source>
        <translation>Tulosta säännöt</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the rules. Try another one.</source>
        <translation>Tulostin {printer} ei ota sääntöjä vastaan. Kokeile toista.</translation>
    </message>
    <message>
        <source>The rules as they will be printed</source>
        <translation>Säännöt sellaisina kuin ne tulostuvat</translation>
    </message>
</context>
<context>
    <name>PrintStatisticsDialog</name>
    <message>
        <source>Print the statistics</source>
        <translation>Tulosta tilastot</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the statistics. Try another one.</source>
        <translation>Tulostin {printer} ei ota tilastoja vastaan. Kokeile toista.</translation>
    </message>
    <message>
        <source>The statistics as they will be printed</source>
        <translation>Tilastot sellaisina kuin ne tulostetaan</translation>
    </message>
</context>
<context>
    <name>PrintTipsDialog</name>
    <message>
        <source>Print the tips</source>
        <translation>Tulosta vinkit</translation>
    </message>
    <message>
        <source>The printer {printer} does not take the tips. Try another one.</source>
        <translation>Tulostin {printer} ei ota vinkkejä vastaan. Kokeile toista.</translation>
    </message>
    <message>
        <source>The tips as they will be printed</source>
        <translation>Vinkit sellaisina kuin ne tulostetaan</translation>
    </message>
</context>
<context>
    <name>PrintedCard</name>
    <message>
        <source>Date</source>
        <translation>Päiväys</translation>
    </message>
    <message>
        <source>Max</source>
        <comment>the most a box can give</comment>
        <translation>Maks</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>full straight {points}</source>
        <translation>täyssuora {points}</translation>
    </message>
</context>
<context>
    <name>PrintedOpenings</name>
    <message>
        <source>What to keep from the first throw: the bold dice.</source>
        <translation>Mitä ensimmäisestä heitosta lukitaan: vahvat nopat.</translation>
    </message>
    <message>
        <source>{ruleset}, first throws</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, ensimmäiset heitot</translation>
    </message>
</context>
<context>
    <name>PrintedRules</name>
    <message>
        <source>Example</source>
        <translation>Esimerkki</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Vinkkejä ja eroja</translation>
    </message>
    <message>
        <source>{page} ({count})</source>
        <comment>page 1 of 2: 1 (2)</comment>
        <translation>{page} ({count})</translation>
    </message>
    <message>
        <source>{ruleset}, rules</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, säännöt</translation>
    </message>
    <message>
        <source>{ruleset}, tips</source>
        <comment>name of a file</comment>
        <translation>{ruleset}, vinkit</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>&amp;Do it anyway</source>
        <translation>&amp;Tee silti niin</translation>
    </message>
    <message>
        <source>&amp;Think again</source>
        <translation>&amp;Mieti vielä</translation>
    </message>
</context>
<context>
    <name>RecordKeeper</name>
    <message>
        <source>&amp;Add them</source>
        <translation>&amp;Lisää ne</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Jätä</translation>
    </message>
    <message>
        <source>Add the games of the copy?</source>
        <translation>Lisätäänkö kopion pelit?</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message numerus="yes">
        <source>%n win(s) in a row for {name}.</source>
        <translation>
            <numerusform>%n perättäinen voitto: {name}.</numerusform>
            <numerusform>%n perättäistä voittoa: {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best game yet for {name}: {points} points, after {before}.</source>
        <translation>Tähän asti paras peli ({name}): {points} pistettä, aiemmin {before}.</translation>
    </message>
    <message numerus="yes">
        <source>The records were damaged. %n game(s) could be read and are kept, and so is the old file.</source>
        <translation>
            <numerusform>Historia oli vioittunut. %n peli saatiin luettua ja on tallessa, samoin vanha tiedosto.</numerusform>
            <numerusform>Historia oli vioittunut. %n peliä saatiin luettua ja on tallessa, samoin vanha tiedosto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is a good copy of {day} with %n game(s). What it has beyond can be added.</source>
        <translation>
            <numerusform>Ehjä kopio päivältä {day} sisältää %n pelin. Sen, mikä on vain siinä, voi lisätä.</numerusform>
            <numerusform>Ehjä kopio päivältä {day} sisältää %n peliä. Sen, mikä on vain siinä, voi lisätä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening, %n game(s)</source>
        <translation>
            <numerusform>Tänä iltana, %n peli</numerusform>
            <numerusform>Tänä iltana, %n peliä</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {wins} – {second} {losses}</source>
        <translation>{first} {wins} – {second} {losses}</translation>
    </message>
    <message>
        <source>{name} has broken the record: {points} points, after {before}.</source>
        <translation>{name} rikkoi ennätyksen: {points} pistettä, aiemmin {before}.</translation>
    </message>
    <message>
        <source>{name} never had more in {box}: {points}.</source>
        <translation>{name} ei ole koskaan saanut enempää ruutuun {box}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{score}, %n draw(s)</source>
        <translation>
            <numerusform>{score}, %n tasapeli</numerusform>
            <numerusform>{score}, %n tasapeliä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsWindow</name>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Suodattimet</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Filters: %n</source>
        <translation>
            <numerusform>&amp;Suodattimet: %n</numerusform>
            <numerusform>&amp;Suodattimet: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Peru</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Parhaat tulokset</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Pelit</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Vastakkain</translation>
    </message>
    <message>
        <source>Nothing is here yet. When a game has been played to its end, this window will tell everybody&apos;s averages, best results and wins, with the list of all games to look at again. Games from another computer can be imported on the page Games.</source>
        <translation>Täällä ei ole vielä mitään. Kun peli on pelattu loppuun, tässä ikkunassa näkyvät kaikkien keskiarvot, parhaat tulokset ja voitot sekä luettelo kaikista peleistä. Toisella tietokoneella pelatut pelit voi tuoda sivulla Pelit.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Ei mitään peruttavaa.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sivut</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Henkilöt</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Yhteenveto</translation>
    </message>
    <message>
        <source>That could not be undone.</source>
        <translation>Sitä ei voitu perua.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Peruttu.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>All dice are held. Let go of at least one, or fill a box.</source>
        <translation>Kaikki nopat on lukittu. Vapauta vähintään yksi tai täytä ruutu.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to 6 for each die.</source>
        <translation>Syötä jokaiselle nopalle luku 1–6.</translation>
    </message>
    <message>
        <source>No dice give these points in this box.</source>
        <translation>Millään nopilla ei saa tähän ruutuun näitä pisteitä.</translation>
    </message>
    <message>
        <source>No rolls are left. Choose a box to fill.</source>
        <translation>Heitot on käytetty. Valitse täytettävä ruutu.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Mikään ei muuttuisi.</translation>
    </message>
    <message>
        <source>Roll the dice before you fill a box.</source>
        <translation>Heitä nopat, ennen kuin täytät ruudun.</translation>
    </message>
    <message>
        <source>So many rolls are not possible now.</source>
        <translation>Näin monta heittoa ei ole nyt mahdollista.</translation>
    </message>
    <message>
        <source>Somebody has to stay at the table.</source>
        <translation>Jonkun on jäätävä pöytään.</translation>
    </message>
    <message>
        <source>The first roll of a turn is made with all dice.</source>
        <translation>Vuoron ensimmäisellä heitolla heitetään kaikki nopat.</translation>
    </message>
    <message>
        <source>The program throws the dice of this player.</source>
        <translation>Ohjelma heittää tämän pelaajan nopat.</translation>
    </message>
    <message>
        <source>The secret of the dice has been shown, so this game cannot go on.</source>
        <translation>Noppien salaisuus on näytetty, joten tätä peliä ei voi jatkaa.</translation>
    </message>
    <message>
        <source>There is no room for another player.</source>
        <translation>Pöytään ei mahdu enempää pelaajia.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Sellaista noppaa ei ole.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Tällaista pelaajaa ei ole.</translation>
    </message>
    <message>
        <source>This box is already filled.</source>
        <translation>Tämä ruutu on jo täytetty.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Tämä peli on päättynyt.</translation>
    </message>
    <message>
        <source>This pad has no such box.</source>
        <translation>Tässä pöytäkirjassa ei ole sellaista ruutua.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Tämä pelaaja on poistunut pelistä.</translation>
    </message>
    <message>
        <source>This player throws real dice: enter what they show.</source>
        <translation>Tämä pelaaja heittää oikeita noppia: syötä niiden silmäluvut.</translation>
    </message>
    <message>
        <source>With these rules, another box has to be filled first.</source>
        <translation>Näillä säännöillä on ensin täytettävä toinen ruutu.</translation>
    </message>
    <message>
        <source>With these rules, held dice stay held until the turn ends.</source>
        <translation>Näillä säännöillä lukitut nopat pysyvät lukittuina vuoron loppuun.</translation>
    </message>
    <message>
        <source>With these rules, the number of rolls used has to be entered.</source>
        <translation>Näillä säännöillä käytettyjen heittojen määrä on ilmoitettava.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Accuracy {accuracy} of 100: nothing lost would be 100, {points} points lost per choice make it 37.</source>
        <translation>Tarkkuus {accuracy}/100: ilman menetyksiä se olisi 100, ja {points} menetettyä pistettä valintaa kohti tekee siitä 37.</translation>
    </message>
    <message>
        <source>Better: {choice}</source>
        <translation>Parempi: {choice}</translation>
    </message>
    <message>
        <source>Entered without dice</source>
        <translation>Kirjattu ilman noppia</translation>
    </message>
    <message>
        <source>Entered without dice: this cannot be judged.</source>
        <translation>Kirjattu ilman noppia: tätä ei voi arvioida.</translation>
    </message>
    <message>
        <source>Expected at the start</source>
        <translation>Odotus alussa</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Odotettu tulos</translation>
    </message>
    <message>
        <source>Judged by similar rules: only whole points count.</source>
        <translation>Arvioitu samanlaisten sääntöjen mukaan: vain kokonaiset pisteet pitävät.</translation>
    </message>
    <message>
        <source>Lost by choices</source>
        <translation>Valinnoissa menetetty</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Noppaonni</translation>
    </message>
    <message>
        <source>Luck {points}</source>
        <translation>Onni {points}</translation>
    </message>
    <message>
        <source>Luck {points}: a lucky roll</source>
        <translation>Onni {points}: onnekas heitto</translation>
    </message>
    <message>
        <source>Luck {points}: a very lucky roll</source>
        <translation>Onni {points}: hyvin onnekas heitto</translation>
    </message>
    <message>
        <source>Luck {points}: a very unlucky roll</source>
        <translation>Onni {points}: hyvin epäonninen heitto</translation>
    </message>
    <message>
        <source>Luck {points}: an unlucky roll</source>
        <translation>Onni {points}: epäonninen heitto</translation>
    </message>
    <message>
        <source>Played: {choice}. It cost {points} points.</source>
        <translation>Pelattu: {choice}. Se maksoi {points} pistettä.</translation>
    </message>
    <message>
        <source>Played: {choice}. The best choice.</source>
        <translation>Pelattu: {choice}. Paras valinta.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Result with average luck</source>
        <translation>Tulos keskimääräisellä onnella</translation>
    </message>
    <message>
        <source>Rounding, and the table&apos;s own error</source>
        <translation>Pyöristys ja taulukon oma virhe</translation>
    </message>
    <message>
        <source>There was no choice.</source>
        <translation>Valinnanvaraa ei ollut.</translation>
    </message>
    <message>
        <source>Values may be off by {points} points.</source>
        <translation>Arvot voivat heittää {points} pistettä.</translation>
    </message>
    <message>
        <source>{player}: from {start} to {end} points</source>
        <translation>{player}: alussa {start}, lopussa {end} pistettä</translation>
    </message>
    <message>
        <source>{points} in round {round}: {chosen}. Better: {best}</source>
        <translation>{points}, kierros {round}: {chosen}. Parempi: {best}</translation>
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
            <numerusform>%n merkintä</numerusform>
            <numerusform>%n merkintää</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Yhteenveto</translation>
    </message>
    <message>
        <source>&amp;Try it again</source>
        <translation>&amp;Kokeile uudelleen</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Takaisin läpikäyntiin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Pelin kulku</translation>
    </message>
    <message>
        <source>Play on: the game itself stays as it was.</source>
        <translation>Pelaa eteenpäin: itse peli säilyy ennallaan.</translation>
    </message>
    <message>
        <source>Review: {rules}</source>
        <translation>Läpikäynti: {rules}</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>&amp;Pöytä</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Kokeile uudelleen</translation>
    </message>
    <message>
        <source>{points} points this time.</source>
        <translation>Tällä kertaa {points} pistettä.</translation>
    </message>
</context>
<context>
    <name>RollPanel</name>
    <message>
        <source>All dice are held</source>
        <translation>Kaikki nopat on lukittu</translation>
    </message>
    <message>
        <source>Choose a box</source>
        <translation>Valitse ruutu</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n dice before you roll</source>
        <translation>
            <numerusform>Lukitse %n noppa ennen heittoa</numerusform>
            <numerusform>Lukitse %n noppaa ennen heittoa</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Heitä</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice · {left} left</source>
        <translation>
            <numerusform>Heitä %n noppa · {left} jäljellä</numerusform>
            <numerusform>Heitä %n noppaa · {left} jäljellä</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling…</source>
        <translation>Heitetään…</translation>
    </message>
    <message numerus="yes">
        <source>Saved roll, %n dice · {saved} saved</source>
        <translation>
            <numerusform>Säästöheitto, %n noppa · {saved} jäljellä</numerusform>
            <numerusform>Säästöheitto, %n noppaa · {saved} jäljellä</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the turn at once</source>
        <translation>Näytä vuoro heti</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Peli on päättynyt</translation>
    </message>
</context>
<context>
    <name>RollsLeft</name>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>%n heitto jäljellä</numerusform>
            <numerusform>%n heittoa jäljellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved rolls</source>
        <translation>
            <numerusform>%n säästetty heitto</numerusform>
            <numerusform>%n säästettyä heittoa</numerusform>
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
        <translation>Omat säännöt ovat vioittuneet, eikä niitä voi käyttää. Tiedosto on tallessa nimellä {kept}.</translation>
    </message>
    <message>
        <source>The own rules in {file} cannot be read.</source>
        <translation>Tiedoston {file} omia sääntöjä ei voi lukea.</translation>
    </message>
    <message>
        <source>The own rules in {file} come from a newer version of Yatzy Desktop and are left as they are.</source>
        <translation>Tiedoston {file} omat säännöt ovat peräisin uudemmasta Yatzy Desktopin versiosta, ja ne jätetään ennalleen.</translation>
    </message>
    <message>
        <source>The rules cannot be saved to {file}.</source>
        <translation>Sääntöjä ei voi tallentaa tiedostoon {file}.</translation>
    </message>
    <message>
        <source>The rules cannot be written to {file}. Try another place.</source>
        <translation>Sääntöjä ei voi kirjoittaa tiedostoon {file}. Kokeile toista paikkaa.</translation>
    </message>
    <message>
        <source>The rules in {file} cannot be played. {reason}</source>
        <translation>Tiedoston {file} säännöillä ei voi pelata. {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be deleted.</source>
        <translation>Tiedostoa {file} ei voi poistaa.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>Tiedostoa {file} ei voi avata.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} on peräisin uudemmasta Yatzy Desktopin versiosta.</translation>
    </message>
    <message>
        <source>{file} holds a game, not rules. Open it from the Game menu.</source>
        <translation>Tiedostossa {file} on peli eikä sääntöjä. Avaa se Peli-valikosta.</translation>
    </message>
    <message>
        <source>{file} holds no rules of Yatzy Desktop, or it is damaged.</source>
        <translation>Tiedostossa {file} ei ole Yatzy Desktopin sääntöjä, tai se on vioittunut.</translation>
    </message>
    <message>
        <source>{file} is far too large to hold rules.</source>
        <translation>{file} on aivan liian suuri sääntötiedostoksi.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tulosta…</translation>
    </message>
    <message>
        <source>&amp;Tips and differences</source>
        <translation>&amp;Vinkkejä ja eroja</translation>
    </message>
    <message>
        <source>A sixth die beside a straight of five</source>
        <translation>Kuudes noppa viiden suoran vieressä</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Vuoro</translation>
    </message>
    <message>
        <source>All boxes of the upper section are filled first, then the others, each in any order.</source>
        <translation>Ensin täytetään kaikki yläosan ruudut, sitten muut, kummatkin vapaassa järjestyksessä.</translation>
    </message>
    <message>
        <source>All groups of a box show different faces; you can change that.</source>
        <translation>Ruudun kaikki ryhmät ovat eri silmälukuja; voit muuttaa tätä.</translation>
    </message>
    <message>
        <source>All six dice are added up.</source>
        <translation>Kaikki kuusi noppaa lasketaan yhteen.</translation>
    </message>
    <message>
        <source>Any open box may be struck out at any time.</source>
        <translation>Mihin tahansa avoimeen ruutuun saa merkitä nollan milloin tahansa.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Chance with six dice</source>
        <translation>Sattuma kuudella nopalla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Dice laid aside before a reroll</source>
        <translation>Ennen uutta heittoa syrjään pannut nopat</translation>
    </message>
    <message>
        <source>Each ruleset has its own; you can change it.</source>
        <translation>Kullakin sääntövaihtoehdolla on omansa; voit muuttaa sitä.</translation>
    </message>
    <message>
        <source>Filling a box</source>
        <translation>Ruudun täyttäminen</translation>
    </message>
    <message>
        <source>Houses, towers and pairs of one face</source>
        <translation>Täyskädet, huvilat, tornit ja parit samaa silmälukua</translation>
    </message>
    <message>
        <source>It gives 21 points; you can change that.</source>
        <translation>Siitä saa 21 pistettä; voit muuttaa tätä.</translation>
    </message>
    <message>
        <source>It is computed from the boxes.</source>
        <translation>Se lasketaan ruuduista.</translation>
    </message>
    <message>
        <source>It is on the pads for five and for six dice.</source>
        <translation>Se on sekä viiden että kuuden nopan pöytäkirjassa.</translation>
    </message>
    <message>
        <source>It may show anything.</source>
        <translation>Se saa olla mitä tahansa.</translation>
    </message>
    <message>
        <source>Lower section</source>
        <translation>Alaosa</translation>
    </message>
    <message>
        <source>Maxi Yatzy in Norway</source>
        <translation>Maxi Yatzy Norjassa</translation>
    </message>
    <message>
        <source>None of the printed rules says anything about them.</source>
        <translation>Missään painetuissa säännöissä ei sanota siitä mitään.</translation>
    </message>
    <message>
        <source>On for the modern Swedish pad, off elsewhere; you can change that.</source>
        <translation>Käytössä Ruotsin modernissa pöytäkirjassa, muualla ei; voit muuttaa tätä.</translation>
    </message>
    <message>
        <source>Printed rules contradict each other here and there. This is what we do.</source>
        <translation>Painetut säännöt ovat siellä täällä ristiriidassa keskenään. Me teemme näin.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Säästetyt heitot</translation>
    </message>
    <message>
        <source>Six alike give the points of the other countries.</source>
        <translation>Kuudesta samasta saa samat pisteet kuin muissa maissa.</translation>
    </message>
    <message>
        <source>Striking out</source>
        <translation>Nollan merkitseminen</translation>
    </message>
    <message>
        <source>The Danish rules ask for one die aside, but do not say that it is locked.</source>
        <translation>Tanskan säännöissä yksi noppa on pantava syrjään, mutta sen ei sanota jäävän lukkoon.</translation>
    </message>
    <message>
        <source>The Danish rules print 625 for Maxi Yatzy, which no reading of those rules can give; 599 is right.</source>
        <translation>Tanskan säännöissä Maxi Yatzyn enimmäismäärä on 625, mutta siihen ei päästä, luki niitä miten tahansa; 599 on oikein.</translation>
    </message>
    <message>
        <source>The Danish rules speak of five, but their own example, 3 3 3 5 5 5, gives 24: all six.</source>
        <translation>Tanskan säännöissä puhutaan viidestä, mutta niiden oma esimerkki 3 3 3 5 5 5 antaa 24: kaikki kuusi.</translation>
    </message>
    <message>
        <source>The Swedish and Danish rules give 21; the Swedish ones say that some pads give 25. In the Norwegian rules the table is missing.</source>
        <translation>Ruotsin ja Tanskan säännöissä siitä saa 21; Ruotsin sääntöjen mukaan joissakin pöytäkirjoissa 25. Norjan säännöistä taulukko puuttuu.</translation>
    </message>
    <message>
        <source>The Swedish and Norwegian rules allow it; the Danish ones only say when one has to.</source>
        <translation>Ruotsin ja Norjan säännöt sallivat sen; Tanskan säännöissä kerrotaan vain, milloin on pakko.</translation>
    </message>
    <message>
        <source>The Swedish rules name it among the boxes of Maxi Yatzy, but their own 15 boxes and their maximum of 374 need it.</source>
        <translation>Ruotsin säännöissä se mainitaan Maxi Yatzyn ruutuna, mutta niiden omat 15 ruutua ja enimmäismäärä 374 vaativat sen.</translation>
    </message>
    <message>
        <source>The Swedish rules say that Maxi Yatzy is often played with them.</source>
        <translation>Ruotsin sääntöjen mukaan Maxi Yatzya pelataan usein säästetyin heitoin.</translation>
    </message>
    <message>
        <source>The bonus of Maxi Yatzy</source>
        <translation>Maxi Yatzyn bonus</translation>
    </message>
    <message>
        <source>The box for three and two alike</source>
        <translation>Kolmen ja kahden saman ruutu</translation>
    </message>
    <message>
        <source>The boxes are filled from bottom to top; no other box may be chosen.</source>
        <translation>Ruudut täytetään alhaalta ylös; muuta ruutua ei saa valita.</translation>
    </message>
    <message>
        <source>The boxes are filled from top to bottom; no other box may be chosen.</source>
        <translation>Ruudut täytetään ylhäältä alas; muuta ruutua ei saa valita.</translation>
    </message>
    <message>
        <source>The boxes may be filled in any order.</source>
        <translation>Ruudut saa täyttää vapaassa järjestyksessä.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Pelin loppu</translation>
    </message>
    <message>
        <source>The full straight</source>
        <translation>Täyssuora</translation>
    </message>
    <message>
        <source>The highest possible total</source>
        <translation>Suurin mahdollinen pistemäärä</translation>
    </message>
    <message>
        <source>The maxima that the printed rules give can only be got in this way.</source>
        <translation>Vain näin saadaan painettujen sääntöjen ilmoittamat enimmäismäärät.</translation>
    </message>
    <message>
        <source>The pads in use say so.</source>
        <translation>Niin lukee käytössä olevissa pöytäkirjoissa.</translation>
    </message>
    <message>
        <source>The tables of the Norwegian rules are missing; the Swedish and Danish ones say 100.</source>
        <translation>Norjan sääntöjen taulukot puuttuvat; Ruotsin ja Tanskan säännöissä luku on 100.</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Voitto jaetaan.</translation>
    </message>
    <message>
        <source>They may be taken back and rolled later.</source>
        <translation>Ne saa ottaa takaisin ja heittää myöhemmin.</translation>
    </message>
    <message>
        <source>Three bonuses are printed, 63 → 50, 75 → 50 and 84 → 100, and each text is clear about its own pad.</source>
        <translation>Painettuja bonuksia on kolme, 63 → 50, 75 → 50 ja 84 → 100, ja kukin teksti on selvä omasta pöytäkirjastaan.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Tasapeli</translation>
    </message>
    <message>
        <source>Upper section</source>
        <translation>Yläosa</translation>
    </message>
    <message>
        <source>Where the printed rules disagree</source>
        <translation>Missä painetut säännöt eroavat</translation>
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
        <translation>Minkä tahansa heiton jälkeen saat lopettaa ja täyttää yhden avoimen ruudun sillä, mitä nopat ovat siinä arvoltaan.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. A die once held stays held until the turn ends.</source>
        <translation>Heittojen välillä valitset, mitkä nopat lukitset. Kerran lukittu noppa pysyy lukittuna vuoron loppuun.</translation>
    </message>
    <message>
        <source>Between rolls you choose which dice to hold. Held dice may be rolled again later in the same turn.</source>
        <translation>Heittojen välillä valitset, mitkä nopat lukitset. Lukitut nopat saa heittää uudelleen myöhemmin samalla vuorolla.</translation>
    </message>
    <message>
        <source>Each further Yatzy gives {points} points more, once the Yatzy box holds points.</source>
        <translation>Jokaisesta uudesta Yatzysta saa {points} lisäpistettä, kun Yatzy-ruudussa on pisteitä.</translation>
    </message>
    <message numerus="yes">
        <source>Each turn has one roll, made with all %n dice.</source>
        <translation>
            <numerusform>Jokaisessa vuorossa on yksi heitto %n nopalla.</numerusform>
            <numerusform>Jokaisessa vuorossa on yksi heitto kaikilla %n nopalla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each turn has up to %n rolls.</source>
        <translation>
            <numerusform>Jokaisessa vuorossa on %n heitto.</numerusform>
            <numerusform>Jokaisessa vuorossa on enintään %n heittoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>If they are worth nothing there, or you choose so, the box is struck out with a 0. No box is filled twice.</source>
        <translation>Jos niillä ei ole siinä arvoa tai niin haluat, ruutuun merkitään 0. Mitään ruutua ei täytetä kahdesti.</translation>
    </message>
    <message>
        <source>It is given once.</source>
        <translation>Sen saa kerran.</translation>
    </message>
    <message>
        <source>Play goes clockwise, from seat to seat.</source>
        <translation>Vuoro kiertää pöydän ympäri myötäpäivään.</translation>
    </message>
    <message>
        <source>Rolls that you do not use are saved for your later turns. The rolls of the turn itself are used before saved ones.</source>
        <translation>Käyttämättä jääneet heitot säästyvät myöhemmille vuoroillesi. Vuoron omat heitot käytetään ennen säästettyjä.</translation>
    </message>
    <message>
        <source>Saved rolls that are left at the end are worth nothing.</source>
        <translation>Lopussa jäljellä olevista säästetyistä heitoista ei saa mitään.</translation>
    </message>
    <message>
        <source>Such a Yatzy also fills a house or a straight in full, if the upper box of its face is filled.</source>
        <translation>Tällaisella Yatzylla saa täydet pisteet myös täyskädestä tai suorasta, jos silmäluvun oma yläosan ruutu on täytetty.</translation>
    </message>
    <message numerus="yes">
        <source>The first is made with all %n dice.</source>
        <translation>
            <numerusform>Ensimmäinen heitetään %n nopalla.</numerusform>
            <numerusform>Ensimmäinen heitetään kaikilla %n nopalla.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends when every player has filled every box. The highest total wins; if several have it, they share the win.</source>
        <translation>Peli päättyy, kun kaikki pelaajat ovat täyttäneet kaikki ruudut. Suurin pistemäärä voittaa; jos se on usealla, he jakavat voiton.</translation>
    </message>
    <message>
        <source>The highest possible total is {points} points.</source>
        <translation>Suurin mahdollinen pistemäärä on {points} pistettä.</translation>
    </message>
    <message>
        <source>These rules have no bonus.</source>
        <translation>Näissä säännöissä ei ole bonusta.</translation>
    </message>
    <message numerus="yes">
        <source>You can save %n rolls at most.</source>
        <translation>
            <numerusform>Voit säästää enintään %n heiton.</numerusform>
            <numerusform>Voit säästää enintään %n heittoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can save one roll at most.</source>
        <translation>Voit säästää enintään yhden heiton.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Read and compare these rules…</source>
        <translation>Lue ja vertaa sääntöjä…</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>+{points} for each further Yatzy</source>
        <translation>+{points} jokaisesta uudesta Yatzysta</translation>
    </message>
    <message>
        <source>American rules</source>
        <translation>Amerikkalaiset säännöt</translation>
    </message>
    <message>
        <source>Maxi Yatzy (Denmark)</source>
        <translation>Maxi Yatzy (Tanska)</translation>
    </message>
    <message>
        <source>Maxi Yatzy (Norway)</source>
        <translation>Maxi Yatzy (Norja)</translation>
    </message>
    <message>
        <source>Maxi Yatzy, classic pad (Sweden)</source>
        <translation>Maxi Yatzy, perinteinen (Ruotsi)</translation>
    </message>
    <message>
        <source>Maxi Yatzy, modern pad (Sweden)</source>
        <translation>Maxi Yatzy, moderni (Ruotsi)</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>Yatzy (Denmark)</source>
        <translation>Yatzy (Tanska)</translation>
    </message>
    <message>
        <source>Yatzy (Norway)</source>
        <translation>Yatzy (Norja)</translation>
    </message>
    <message>
        <source>Yatzy (Sweden)</source>
        <translation>Yatzy (Ruotsi)</translation>
    </message>
    <message>
        <source>bonus {threshold} → {points}</source>
        <translation>bonus {threshold} → {points}</translation>
    </message>
    <message>
        <source>filled from bottom to top</source>
        <translation>täytetään alhaalta ylös</translation>
    </message>
    <message>
        <source>filled from top to bottom</source>
        <translation>täytetään ylhäältä alas</translation>
    </message>
    <message>
        <source>held dice stay held</source>
        <translation>lukitut nopat pysyvät lukittuina</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ei bonusta</translation>
    </message>
    <message>
        <source>upper section first</source>
        <translation>yläosa ensin</translation>
    </message>
</context>
<context>
    <name>RulesetButtons</name>
    <message>
        <source>&amp;Delete</source>
        <translation>P&amp;oista</translation>
    </message>
    <message>
        <source>Dupl&amp;icate</source>
        <translation>Mo&amp;nista</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>Im&amp;port…</source>
        <translation>T&amp;uo…</translation>
    </message>
</context>
<context>
    <name>RulesetCounts</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <translation>
            <numerusform>%n ruutu</numerusform>
            <numerusform>%n ruutua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n noppa</numerusform>
            <numerusform>%n noppaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls a turn</source>
        <translation>
            <numerusform>%n heitto vuorossa</numerusform>
            <numerusform>%n heittoa vuorossa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n dice held before each reroll</source>
        <translation>
            <numerusform>vähintään %n noppa lukittava ennen uutta heittoa</numerusform>
            <numerusform>vähintään %n noppaa lukittava ennen uutta heittoa</numerusform>
        </translation>
    </message>
    <message>
        <source>at least one die held before each reroll</source>
        <translation>vähintään yksi noppa lukittava ennen uutta heittoa</translation>
    </message>
    <message>
        <source>one box</source>
        <translation>yksi ruutu</translation>
    </message>
    <message>
        <source>one roll a turn</source>
        <translation>yksi heitto vuorossa</translation>
    </message>
    <message>
        <source>one unused roll is saved</source>
        <translation>yksi käyttämätön heitto säästyy</translation>
    </message>
    <message>
        <source>unused rolls are saved</source>
        <translation>käyttämättömät heitot säästyvät</translation>
    </message>
    <message numerus="yes">
        <source>up to %n unused rolls are saved</source>
        <translation>
            <numerusform>enintään %n käyttämätön heitto säästyy</numerusform>
            <numerusform>enintään %n käyttämätöntä heittoa säästyy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesetDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sulje</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>&amp;Jatka muokkausta</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Tallenna</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Kaikki säännöt</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Muuta sääntöjä</translation>
    </message>
    <message>
        <source>Close with&amp;out saving</source>
        <translation>Sulje ta&amp;llentamatta</translation>
    </message>
    <message>
        <source>Highest possible total: {points}</source>
        <translation>Suurin mahdollinen pistemäärä: {points}</translation>
    </message>
    <message>
        <source>Not saved yet: {rules}</source>
        <comment>names of rules with changes</comment>
        <translation>Ei vielä tallennettu: {rules}</translation>
    </message>
    <message>
        <source>Play &amp;with these rules</source>
        <translation>&amp;Pelaa näillä säännöillä</translation>
    </message>
    <message>
        <source>Sa&amp;ve and close</source>
        <translation>Tallenna j&amp;a sulje</translation>
    </message>
    <message>
        <source>The game that is going on keeps its own rules; changes count from the next one.</source>
        <translation>Käynnissä oleva peli pitää omat sääntönsä; muutokset koskevat seuraavaa.</translation>
    </message>
    <message>
        <source>The rules are written to {file}.</source>
        <translation>Säännöt on kirjoitettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>These rules stay as they are; any change makes rules of your own.</source>
        <translation>Nämä säännöt pysyvät ennallaan; jos muutat jotakin, syntyy omat sääntösi.</translation>
    </message>
    <message>
        <source>“{rules}” is deleted.</source>
        <translation>”{rules}” on poistettu.</translation>
    </message>
    <message>
        <source>“{rules}” is now among your rules.</source>
        <translation>”{rules}” on nyt omissa säännöissäsi.</translation>
    </message>
</context>
<context>
    <name>RulesetDraft</name>
    <message>
        <source>Our {rules}</source>
        <comment>name of own rules</comment>
        <translation>Meidän {rules}</translation>
    </message>
</context>
<context>
    <name>RulesetFiles</name>
    <message>
        <source>Export rules</source>
        <translation>Vie säännöt</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Tuo säännöt</translation>
    </message>
    <message>
        <source>Rules of Yatzy Desktop (*.yatzy);;All files (*)</source>
        <translation>Yatzy Desktopin säännöt (*.yatzy);;Kaikki tiedostot (*)</translation>
    </message>
</context>
<context>
    <name>RulesetForm</name>
    <message>
        <source>A die once held is not rolled again in that turn.</source>
        <translation>Kerran lukittua noppaa ei heitetä uudelleen samalla vuorolla.</translation>
    </message>
    <message>
        <source>A further Yatzy is a joker</source>
        <translation>Uusi Yatzy on jokeri</translation>
    </message>
    <message>
        <source>A well-known choice: from the top down, and two of each face earn the bonus.</source>
        <translation>Tuttu tapa: ylhäältä alas, ja kaksi kutakin silmälukua riittää bonukseen.</translation>
    </message>
    <message>
        <source>Any box</source>
        <translation>Mikä tahansa ruutu</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus from</source>
        <translation>Bonuksen raja</translation>
    </message>
    <message>
        <source>Boxes on the pad</source>
        <translation>Pöytäkirjan ruudut</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Nopat</translation>
    </message>
    <message>
        <source>Dice and rolls</source>
        <translation>Nopat ja heitot</translation>
    </message>
    <message>
        <source>Dice held at least</source>
        <translation>Lukittavia noppia vähintään</translation>
    </message>
    <message>
        <source>Extra points for a good upper section.</source>
        <translation>Lisäpisteitä hyvästä yläosasta.</translation>
    </message>
    <message>
        <source>For each one after the Yatzy box; American rules give 100.</source>
        <translation>Jokaisesta Yatzy-ruudun jälkeen; amerikkalaisissa säännöissä 100.</translation>
    </message>
    <message>
        <source>Forced order, &amp;bonus from 42</source>
        <translation>Pakko&amp;yatzy, bonus 42:sta</translation>
    </message>
    <message>
        <source>Four alike count as two pairs</source>
        <translation>Neljä samaa käy kahdesta parista</translation>
    </message>
    <message>
        <source>From the bottom up</source>
        <translation>Alhaalta ylös</translation>
    </message>
    <message>
        <source>From the top down</source>
        <translation>Ylhäältä alas</translation>
    </message>
    <message>
        <source>Held dice stay held</source>
        <translation>Lukitut nopat pysyvät lukittuina</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Lukitseminen</translation>
    </message>
    <message>
        <source>How often the dice may be rolled before a box.</source>
        <translation>Montako kertaa noppia saa heittää ennen ruutua.</translation>
    </message>
    <message>
        <source>It fills houses and straights in full if its own upper box is filled.</source>
        <translation>Siitä saa täydet pisteet täyskädestä ja suorista, jos sen oma yläosan ruutu on täytetty.</translation>
    </message>
    <message>
        <source>More than these are lost.</source>
        <translation>Sitä useammat menetetään.</translation>
    </message>
    <message>
        <source>Most saved rolls</source>
        <translation>Säästettyjä heittoja enintään</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Order and bonus</source>
        <translation>Järjestys ja bonus</translation>
    </message>
    <message>
        <source>Order of the boxes</source>
        <translation>Ruutujen järjestys</translation>
    </message>
    <message>
        <source>Pairs in one box may show the same face.</source>
        <translation>Saman ruudun parit saavat olla samaa silmälukua.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy</source>
        <translation>Pisteet uudesta Yatzysta</translation>
    </message>
    <message>
        <source>Points of the bonus</source>
        <translation>Bonuspisteet</translation>
    </message>
    <message>
        <source>Rolls in a turn</source>
        <translation>Heittoja vuorossa</translation>
    </message>
    <message>
        <source>Rolls not used may be used in a later turn.</source>
        <translation>Käyttämättömät heitot saa käyttää myöhemmällä vuorolla.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Säästetyt heitot</translation>
    </message>
    <message>
        <source>So many must be held before each new roll.</source>
        <translation>Näin monta on lukittava ennen jokaista uutta heittoa.</translation>
    </message>
    <message>
        <source>Space puts a box on the pad or leaves it out. Drag it, or press Alt with an arrow key, to move it. Click the chosen one again, or press F2, to call it something else.</source>
        <translation>Välilyönti ottaa ruudun pöytäkirjaan tai jättää sen pois. Siirrä ruutua vetämällä tai painamalla Alt ja nuolinäppäin. Napsauta valittua uudelleen tai paina F2, niin voit antaa sille toisen nimen.</translation>
    </message>
    <message>
        <source>The groups of a house may show the same face.</source>
        <translation>Täyskäden, huvilan ja tornin ryhmät saavat olla samaa silmälukua.</translation>
    </message>
    <message>
        <source>The pad</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>The sum of the upper boxes that earns it.</source>
        <translation>Yläosan ruutujen summa, jolla sen saa.</translation>
    </message>
    <message>
        <source>Upper section first</source>
        <translation>Yläosa ensin</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Mikä lasketaan</translation>
    </message>
    <message>
        <source>What it gives.</source>
        <translation>Mitä siitä saa.</translation>
    </message>
    <message>
        <source>What the box always gives.</source>
        <translation>Mitä ruudusta aina saa.</translation>
    </message>
    <message>
        <source>What the box always gives: 21 on most pads, 25 on some.</source>
        <translation>Mitä ruudusta aina saa: useimmissa pöytäkirjoissa 21, joissakin 25.</translation>
    </message>
    <message>
        <source>What you call these rules.</source>
        <translation>Miksi kutsut näitä sääntöjä.</translation>
    </message>
    <message>
        <source>Which open box may be filled next.</source>
        <translation>Minkä avoimen ruudun saa täyttää seuraavaksi.</translation>
    </message>
    <message>
        <source>With six dice the pad has more boxes.</source>
        <translation>Kuudella nopalla pöytäkirjassa on enemmän ruutuja.</translation>
    </message>
    <message>
        <source>Yatzy counts as full house</source>
        <translation>Yatzy käy täyskädestä</translation>
    </message>
    <message>
        <source>any number</source>
        <comment>of saved rolls</comment>
        <translation>rajaton</translation>
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
        <translation>Omat säännöt</translation>
    </message>
    <message>
        <source>{rules} – not saved</source>
        <translation>{rules} – ei tallennettu</translation>
    </message>
</context>
<context>
    <name>RulesetPicker</name>
    <message>
        <source>Own rules</source>
        <translation>Omat säännöt</translation>
    </message>
</context>
<context>
    <name>RulesetProblem</name>
    <message>
        <source>A bonus needs at least one box in the upper section.</source>
        <translation>Bonusta varten yläosassa on oltava vähintään yksi ruutu.</translation>
    </message>
    <message>
        <source>A further Yatzy can give up to {most} points.</source>
        <translation>Uudesta Yatzysta voi saada enintään {most} pistettä.</translation>
    </message>
    <message>
        <source>A player can save up 1 to {most} rolls.</source>
        <translation>Pelaaja voi säästää 1–{most} heittoa.</translation>
    </message>
    <message>
        <source>A turn has 1 to {most} rolls.</source>
        <translation>Vuorossa on 1–{most} heittoa.</translation>
    </message>
    <message>
        <source>At least one of the {dice} dice has to be free to roll.</source>
        <translation>Vähintään yhden {dice} nopasta on oltava vapaana heitettäväksi.</translation>
    </message>
    <message>
        <source>Nobody can reach a bonus at {threshold}: the upper boxes give {reachable} at most.</source>
        <translation>Kukaan ei yllä bonukseen, jonka raja on {threshold}: yläosan ruuduista saa enintään {reachable}.</translation>
    </message>
    <message>
        <source>Points for a further Yatzy need five dice and a Yatzy box.</source>
        <translation>Pisteet uudesta Yatzysta vaativat viisi noppaa ja Yatzy-ruudun.</translation>
    </message>
    <message>
        <source>The bonus can give 1 to {most} points.</source>
        <translation>Bonuksesta voi saada 1–{most} pistettä.</translation>
    </message>
    <message>
        <source>The bonus has to begin at 1 point or more.</source>
        <translation>Bonuksen rajan on oltava vähintään 1 piste.</translation>
    </message>
    <message>
        <source>The pad has room for {most} boxes.</source>
        <translation>Pöytäkirjaan mahtuu {most} ruutua.</translation>
    </message>
    <message>
        <source>The pad needs at least one box.</source>
        <translation>Pöytäkirjassa on oltava vähintään yksi ruutu.</translation>
    </message>
    <message>
        <source>The program does not know the box “{box}”.</source>
        <translation>Ohjelma ei tunne ruutua ”{box}”.</translation>
    </message>
    <message>
        <source>The rules need a name of at most {most} characters.</source>
        <translation>Säännöillä on oltava nimi, jossa on enintään {most} merkkiä.</translation>
    </message>
    <message>
        <source>These rules are damaged and cannot be read.</source>
        <translation>Nämä säännöt ovat vioittuneet, eikä niitä voi lukea.</translation>
    </message>
    <message>
        <source>Yatzy is played with five or six dice.</source>
        <translation>Yatzya pelataan viidellä tai kuudella nopalla.</translation>
    </message>
    <message>
        <source>“{box}” belongs to the other section of the pad.</source>
        <translation>”{box}” kuuluu pöytäkirjan toiseen osaan.</translation>
    </message>
    <message>
        <source>“{box}” can give 1 to {most} points.</source>
        <translation>Ruudusta ”{box}” voi saada 1–{most} pistettä.</translation>
    </message>
    <message>
        <source>“{box}” cannot be scored in this way.</source>
        <translation>Ruutua ”{box}” ei voi laskea näin.</translation>
    </message>
    <message>
        <source>“{box}” is on the pad twice.</source>
        <translation>”{box}” on pöytäkirjassa kahdesti.</translation>
    </message>
    <message>
        <source>“{box}” needs {needed} dice, but these rules have {dice}.</source>
        <translation>”{box}” vaatii {needed} noppaa, mutta näissä säännöissä niitä on {dice}.</translation>
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
        <translation>Maxi Yatzy, perinteinen</translation>
    </message>
    <message>
        <source>Maxi Yatzy, modern pad</source>
        <translation>Maxi Yatzy, moderni</translation>
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
            <numerusform>Säästät %n heiton myöhempiin vuoroihin.</numerusform>
            <numerusform>Säästät %n heittoa myöhempiin vuoroihin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You save one roll for later turns.</source>
        <translation>Säästät yhden heiton myöhempiin vuoroihin.</translation>
    </message>
</context>
<context>
    <name>ScorecardCell</name>
    <message>
        <source>Press Enter or {letter} to fill this box.</source>
        <translation>Täytä ruutu painamalla Enter tai {letter}.</translation>
    </message>
    <message>
        <source>Press Enter to fill this box.</source>
        <translation>Täytä tämä ruutu painamalla Enter.</translation>
    </message>
    <message>
        <source>Put right; it was open before.</source>
        <translation>Korjattu; se oli aiemmin avoin.</translation>
    </message>
    <message>
        <source>Put right; it was {points} before.</source>
        <translation>Korjattu; siinä oli aiemmin {points}.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (tietokone)</translation>
    </message>
    <message>
        <source>{player}, has left; the column is crossed out</source>
        <translation>{player}, lähtenyt; sarake on vedetty yli</translation>
    </message>
    <message>
        <source>{player}, has left; the points count</source>
        <translation>{player}, lähtenyt; pisteet lasketaan</translation>
    </message>
    <message>
        <source>{player}, playing now</source>
        <translation>{player}, pelaa nyt</translation>
    </message>
    <message>
        <source>{player}, winner</source>
        <translation>{player}, voittaja</translation>
    </message>
    <message>
        <source>{row} of all boxes</source>
        <translation>{row}, kaikki ruudut</translation>
    </message>
    <message>
        <source>{row} of the upper section</source>
        <translation>{row}, yläosa</translation>
    </message>
    <message>
        <source>{row}, {player}: earned, {points}</source>
        <translation>{row}, {player}: saavutettu, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: filled, {points}</source>
        <translation>{row}, {player}: täytetty, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just filled, {points}</source>
        <translation>{row}, {player}: juuri täytetty, {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: just struck out</source>
        <translation>{row}, {player}: juuri merkitty nollaksi</translation>
    </message>
    <message>
        <source>{row}, {player}: not earned yet</source>
        <translation>{row}, {player}: ei vielä saavutettu</translation>
    </message>
    <message>
        <source>{row}, {player}: nothing yet</source>
        <translation>{row}, {player}: ei vielä mitään</translation>
    </message>
    <message>
        <source>{row}, {player}: open</source>
        <translation>{row}, {player}: avoin</translation>
    </message>
    <message>
        <source>{row}, {player}: out of reach</source>
        <translation>{row}, {player}: ei enää saavutettavissa</translation>
    </message>
    <message>
        <source>{row}, {player}: struck out</source>
        <translation>{row}, {player}: merkitty nolla</translation>
    </message>
    <message>
        <source>{row}, {player}: would be struck out</source>
        <translation>{row}, {player}: merkittäisiin nolla</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}</source>
        <translation>{row}, {player}: {points}</translation>
    </message>
    <message>
        <source>{row}, {player}: {points} possible</source>
        <translation>{row}, {player}: {points} mahdollista</translation>
    </message>
    <message>
        <source>{row}, {player}: {points} possible, the best choice</source>
        <translation>{row}, {player}: {points} mahdollista, paras valinta</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, on course for the bonus</source>
        <translation>{row}, {player}: {points}, bonustahdissa</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, winner</source>
        <translation>{row}, {player}: {points}, voittaja</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} ahead for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} edellä bonustahdista</translation>
    </message>
    <message>
        <source>{row}, {player}: {points}, {difference} behind for the bonus</source>
        <translation>{row}, {player}: {points}, {difference} jäljessä bonustahdista</translation>
    </message>
</context>
<context>
    <name>ScorecardRow</name>
    <message>
        <source>All points together.</source>
        <translation>Kaikki pisteet yhteensä.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Extra Yatzy</source>
        <translation>Lisä-Yatzy</translation>
    </message>
    <message>
        <source>Rolls that were not used, for later turns.</source>
        <translation>Käyttämättömät heitot myöhempiä vuoroja varten.</translation>
    </message>
    <message>
        <source>Saved rolls</source>
        <translation>Säästetyt heitot</translation>
    </message>
    <message>
        <source>Sum</source>
        <comment>of the upper boxes</comment>
        <translation>Välisumma</translation>
    </message>
    <message>
        <source>The upper boxes together.</source>
        <translation>Yläosan ruudut yhteensä.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>{points} points for each further Yatzy.</source>
        <translation>{points} pistettä jokaisesta uudesta Yatzysta.</translation>
    </message>
</context>
<context>
    <name>SheetFlipper</name>
    <message>
        <source>Next page</source>
        <translation>Seuraava sivu</translation>
    </message>
    <message>
        <source>Page {page} of {count}</source>
        <translation>Sivu {page}/{count}</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Edellinen sivu</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Suunta</translation>
    </message>
    <message>
        <source>A column with the &amp;most points</source>
        <translation>Sarake enimmäis&amp;pisteille</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>Lan&amp;guage of the card</source>
        <translation>Pöytäkirjan &amp;kieli</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Vaaka</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Language of the card</source>
        <translation>Pöytäkirjan kieli</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;aperi</translation>
    </message>
    <message>
        <source>P&amp;ictures of dice</source>
        <translation>Noppien ku&amp;vat</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paperi</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pysty</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tulosta…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Käy läpi…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
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
        <translation>T&amp;oista äänet (M)</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>Ään&amp;i</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Äänenvoimakkuus prosentteina</translation>
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
        <translation>&amp;Jatka</translation>
    </message>
    <message>
        <source>A tie: they throw again</source>
        <translation>Tasan: he heittävät uudelleen</translation>
    </message>
    <message>
        <source>One die each, the highest starts</source>
        <translation>Kullekin yksi noppa, suurin aloittaa</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Kuka aloittaa?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} aloittaa</translation>
    </message>
    <message>
        <source>{name} throws a {face}</source>
        <comment>one player&apos;s starting throw</comment>
        <translation>{name} heittää: {face}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Pelaaja</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Sää&amp;nnöt</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Averages of the boxes</source>
        <translation>Ruutujen keskiarvot</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Paras peli</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Ruutu</translation>
    </message>
    <message>
        <source>Most possible</source>
        <translation>Suurin mahdollinen</translation>
    </message>
    <message>
        <source>No finished game of this player fits what is chosen above.</source>
        <translation>Yksikään tämän pelaajan loppuun pelattu peli ei vastaa yllä olevia valintoja.</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Tul&amp;osta…</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>&amp;Next mark</source>
        <translation>&amp;Seuraava merkintä</translation>
    </message>
    <message>
        <source>Judging the game: {percent}%</source>
        <translation>Peliä arvioidaan: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>On ▶</source>
        <translation>Eteen ▶</translation>
    </message>
    <message>
        <source>Show ch&amp;ances to win</source>
        <translation>Näytä &amp;voittomahdollisuudet</translation>
    </message>
    <message>
        <source>Show p&amp;oints</source>
        <translation>Näytä p&amp;isteet</translation>
    </message>
    <message>
        <source>There is no advice for these rules.</source>
        <translation>Näille säännöille ei ole vihjeitä.</translation>
    </message>
    <message>
        <source>{step} of {count}</source>
        <comment>where in the game one is</comment>
        <translation>{step}/{count}</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Taakse</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>The game is over</source>
        <translation>Peli on päättynyt</translation>
    </message>
    <message>
        <source>{player} · round {round} · roll {roll}</source>
        <translation>{player} · kierros {round} · heitto {roll}</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>Some of the remembered players are damaged and left out. The old settings are kept as {kept}.</source>
        <translation>Osa muistetuista pelaajista on vioittunut ja jätetty pois. Vanhat asetukset säilyvät nimellä {kept}.</translation>
    </message>
    <message>
        <source>The copy cannot be saved to {file}. Try another place.</source>
        <translation>Kopiota ei voi tallentaa tiedostoon {file}. Kokeile toista paikkaa.</translation>
    </message>
    <message>
        <source>The copy cannot be saved: there is no folder {folder}. Try another place.</source>
        <translation>Kopiota ei voi tallentaa: kansiota {folder} ei ole. Kokeile toista paikkaa.</translation>
    </message>
    <message>
        <source>The game cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. You can play on; the game is saved as soon as possible.</source>
        <translation>Peliä ei voi tallentaa, koska Yatzy Desktopin kansioon ei voi kirjoittaa. Ehkä levy on täynnä. Voit jatkaa pelaamista; peli tallennetaan heti, kun se onnistuu.</translation>
    </message>
    <message>
        <source>The game that ended cannot be put into the records now. It is kept and put there as soon as possible.</source>
        <translation>Päättynyttä peliä ei voi juuri nyt lisätä historiaan. Se on tallessa ja lisätään heti, kun se on mahdollista.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version of Yatzy Desktop. Its file is kept as {kept}.</source>
        <translation>Kesken ollut peli on peräisin uudemmasta Yatzy Desktopin versiosta. Tiedosto on tallessa nimellä {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on comes from a newer version, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Kesken ollut peli on peräisin uudemmasta versiosta, eikä sen tiedostoa voi siirtää. Se jätetään ennalleen, joten tätä peliä ei tallenneta.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged and cannot be continued. Its file is kept as {kept}.</source>
        <translation>Kesken ollut peli on vioittunut, eikä sitä voi jatkaa. Tiedosto on tallessa nimellä {kept}.</translation>
    </message>
    <message>
        <source>The game that was going on is damaged, and its file cannot be moved. It stays as it is, so this game is not saved.</source>
        <translation>Kesken ollut peli on vioittunut, eikä sen tiedostoa voi siirtää. Se jätetään ennalleen, joten tätä peliä ei tallenneta.</translation>
    </message>
    <message>
        <source>The records come from a newer version of Yatzy Desktop. They stay as they are, and games that end now are kept until that version puts them there.</source>
        <translation>Historia on peräisin Yatzy Desktopin uudemmasta versiosta. Se jätetään ennalleen, ja nyt päättyvät pelit säilytetään, kunnes se versio lisää ne sinne.</translation>
    </message>
    <message>
        <source>The settings are damaged, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Asetukset ovat vioittuneet, eikä niiden tiedostoa voi siirtää. Se jätetään ennalleen, joten muutoksia ei tallenneta.</translation>
    </message>
    <message>
        <source>The settings are damaged, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Asetukset ovat vioittuneet, joten käytetään tavallisia. Vanha tiedosto on tallessa nimellä {kept}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved, because the folder of Yatzy Desktop cannot be written. Perhaps the disk is full. They hold for now and are saved as soon as possible.</source>
        <translation>Asetuksia ei voi tallentaa, koska Yatzy Desktopin kansioon ei voi kirjoittaa. Ehkä levy on täynnä. Ne ovat voimassa toistaiseksi ja tallennetaan heti, kun se onnistuu.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of Yatzy Desktop, so the usual ones are used. The old file is kept as {kept}.</source>
        <translation>Asetukset ovat peräisin uudemmasta Yatzy Desktopin versiosta, joten käytetään tavallisia. Vanha tiedosto on tallessa nimellä {kept}.</translation>
    </message>
    <message>
        <source>The settings come from a newer version, and their file cannot be moved. It stays as it is, so changes are not saved.</source>
        <translation>Asetukset ovat peräisin uudemmasta versiosta, eikä niiden tiedostoa voi siirtää. Se jätetään ennalleen, joten muutoksia ei tallenneta.</translation>
    </message>
    <message>
        <source>Yatzy Desktop is already open, but does not answer. The game in this window is not saved.</source>
        <translation>Yatzy Desktop on jo auki, mutta se ei vastaa. Tämän ikkunan peliä ei tallenneta.</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>Tiedostoa {file} ei voi avata.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Yatzy Desktop.</source>
        <translation>{file} on peräisin uudemmasta Yatzy Desktopin versiosta.</translation>
    </message>
    <message>
        <source>{file} is not a game of Yatzy Desktop, or it is damaged.</source>
        <translation>{file} ei ole Yatzy Desktopin peli, tai se on vioittunut.</translation>
    </message>
</context>
<context>
    <name>Strike</name>
    <message>
        <source>Strike out {box}?</source>
        <translation>Merkitäänkö nolla: {box}?</translation>
    </message>
    <message>
        <source>Strike out {box}? There are rolls left.</source>
        <translation>Merkitäänkö nolla: {box}? Heittoja on jäljellä.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}, and there are rolls left.</source>
        <translation>Merkitäänkö nolla: {box}? {other} antaisi {points}, ja heittoja on jäljellä.</translation>
    </message>
    <message>
        <source>Strike out {box}? {other} would give {points}.</source>
        <translation>Merkitäänkö nolla: {box}? {other} antaisi {points}.</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Look</source>
        <translation>Katso</translation>
    </message>
    <message>
        <source>Practise these</source>
        <translation>Harjoittele näitä</translation>
    </message>
    <message>
        <source>Summary of the game</source>
        <translation>Pelin yhteenveto</translation>
    </message>
    <message>
        <source>The dearest choices</source>
        <translation>Kalleimmat valinnat</translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>Blue</source>
        <translation>Sininen</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Ei väriä</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranssi</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Vaaleanpunainen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Punainen</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkoosi</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violetti</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Keltainen</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Guest</source>
        <translation>Vieras</translation>
    </message>
    <message>
        <source>{level} (computer)</source>
        <translation>{level} (tietokone)</translation>
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
            <numerusform>%n ruutu</numerusform>
            <numerusform>%n ruutua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reckon with %n minutes for each player, {all} for four: a turn takes some 40 seconds at a table where people talk.</source>
        <translation>
            <numerusform>Varaa %n minuutti pelaajaa kohti, neljälle {all}: vuoroon menee noin 40 sekuntia pöydässä, jossa jutellaan.</numerusform>
            <numerusform>Varaa %n minuuttia pelaajaa kohti, neljälle {all}: vuoroon menee noin 40 sekuntia pöydässä, jossa jutellaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Those who play here average {points} points: so say %n score sheets by these rules.</source>
        <translation>
            <numerusform>Täällä pelaavien keskiarvo on {points} pistettä: niin kertoo %n pöytäkirja näillä säännöillä.</numerusform>
            <numerusform>Täällä pelaavien keskiarvo on {points} pistettä: niin kertoo %n pöytäkirjaa näillä säännöillä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TipsPage</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tulosta…</translation>
    </message>
    <message>
        <source>1 2 3 4 5, worth 15</source>
        <translation>1 2 3 4 5, antaa 15</translation>
    </message>
    <message>
        <source>100 more each time</source>
        <translation>100 lisää joka kerta</translation>
    </message>
    <message>
        <source>2 3 4 5 6, worth 20</source>
        <translation>2 3 4 5 6, antaa 20</translation>
    </message>
    <message>
        <source>A low entry in {ones} or {twos} is better than a struck box: it can be made good by four of another face.</source>
        <translation>Pieni tulos ruudussa {ones} tai {twos} on parempi kuin nolla: sen voi korvata neljällä muulla samalla silmäluvulla.</translation>
    </message>
    <message>
        <source>A pad that asks for 75 with six dice forgives nine points; one that asks for 63 makes the bonus easy.</source>
        <translation>Pöytäkirja, joka vaatii kuudella nopalla 75, antaa yhdeksän pistettä anteeksi; 63 tekee bonuksesta helpon.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>By these rules a newcomer averages about {low} points, a practised player about {middle}; no way to play averages more than {high}.</source>
        <translation>Näillä säännöillä aloittelija saa keskimäärin noin {low} pistettä, tottunut pelaaja noin {middle}; mikään pelitapa ei anna keskimäärin yli {high}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Five alike again</source>
        <translation>Viisi samaa uudelleen</translation>
    </message>
    <message>
        <source>Five dice bring about three of each face, six dice about four: who is even with that gets the bonus.</source>
        <translation>Viisi noppaa tuo noin kolme kutakin silmälukua, kuusi noppaa noin neljä: siinä pysyvä saa bonuksen.</translation>
    </message>
    <message>
        <source>Highest total</source>
        <translation>Suurin pistemäärä</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Täyskäsi</translation>
    </message>
    <message>
        <source>How long a game takes</source>
        <translation>Kuinka kauan peli kestää</translation>
    </message>
    <message>
        <source>Hus, hytte, kåk and villa</source>
        <translation>Hus, hytte, kåk ja huvila</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Iso suora</translation>
    </message>
    <message>
        <source>Maxi Yatzy is the same game with a sixth die, five more boxes and a longer evening.</source>
        <translation>Maxi Yatzy on sama peli, jossa on kuudes noppa, viisi ruutua lisää ja pidempi ilta.</translation>
    </message>
    <message>
        <source>One can play alone, two to six is best, and more only makes it longer.</source>
        <translation>Yksinkin voi pelata, kahdesta kuuteen on parasta, ja useampi vain pidentää peliä.</translation>
    </message>
    <message>
        <source>Only in one of them</source>
        <translation>Vain toisessa</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parit</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Pieni suora</translation>
    </message>
    <message>
        <source>The same word means other boxes on other pads: agree on it before the first roll.</source>
        <translation>Sama sana tarkoittaa eri ruutua eri pöytäkirjoissa: sopikaa siitä ennen ensimmäistä heittoa.</translation>
    </message>
    <message>
        <source>Three and four alike</source>
        <translation>Kolme ja neljä samaa</translation>
    </message>
    <message>
        <source>Three and three alike, with six dice, are hus in Sweden and Norway, dobbelt hus in Denmark, and villa to others.</source>
        <translation>Kolme ja kolme samaa on kuudella nopalla Ruotsissa ja Norjassa hus, Tanskassa dobbelt hus ja muualla huvila.</translation>
    </message>
    <message>
        <source>Three and two alike are kåk in Sweden, fuldt hus in Denmark and, in Norway, hus with five dice and hytte with six.</source>
        <translation>Kolme ja kaksi samaa on Ruotsissa kåk, Tanskassa fuldt hus ja Norjassa viidellä nopalla hus, kuudella hytte.</translation>
    </message>
    <message>
        <source>Three of each face from one to six give 3 × 21 = 63 points, four of each 4 × 21 = 84.</source>
        <translation>Kolme kutakin silmälukua yhdestä kuuteen antaa 3 × 21 = 63 pistettä, neljä kutakin 4 × 21 = 84.</translation>
    </message>
    <message>
        <source>Tips and differences</source>
        <translation>Vinkkejä ja eroja</translation>
    </message>
    <message>
        <source>Two tips that are often heard are weak: to strike {ones} first costs {ones_points} points more than {cheapest}, to strike {yatzy} first {yatzy_points}.</source>
        <translation>Kaksi usein kuultua neuvoa on heikkoja: ruudun {ones} merkitseminen ensin nollaksi maksaa {ones_points} pistettä enemmän kuin {cheapest}, ruudun {yatzy} {yatzy_points}.</translation>
    </message>
    <message>
        <source>Unused rolls</source>
        <translation>Käyttämättömät heitot</translation>
    </message>
    <message>
        <source>What a usual score is</source>
        <translation>Mikä on tavallinen tulos</translation>
    </message>
    <message>
        <source>When nothing fits early in the game, striking {cheapest} costs least. By the coach&apos;s tables for {rules}, {sixes} costs {points} points more, {chance} {chance_points} more.</source>
        <translation>Kun mikään ei sovi pelin alussa, ruudun {cheapest} merkitseminen nollaksi maksaa vähiten. Valmentajan taulukoiden ({rules}) mukaan {sixes} maksaa {points} pistettä enemmän, {chance} {chance_points} enemmän.</translation>
    </message>
    <message>
        <source>When to strike what</source>
        <translation>Milloin mikä merkitään nollaksi</translation>
    </message>
    <message>
        <source>Why 63, and why 84</source>
        <translation>Miksi 63, ja miksi 84</translation>
    </message>
    <message>
        <source>Yahtzee is a trademark of its owner; this program calls its way to play American rules.</source>
        <translation>Yahtzee on omistajansa tavaramerkki; tässä ohjelmassa sen pelitapaa kutsutaan amerikkalaisiksi säännöiksi.</translation>
    </message>
    <message>
        <source>Yatzy beside Maxi Yatzy</source>
        <translation>Yatzy ja Maxi Yatzy</translation>
    </message>
    <message>
        <source>Yatzy beside Yahtzee</source>
        <translation>Yatzy ja Yahtzee</translation>
    </message>
    <message>
        <source>Yatzy: five alike, 50</source>
        <translation>Yatzy: viisi samaa, 50</translation>
    </message>
    <message>
        <source>all dice count</source>
        <translation>kaikki nopat lasketaan</translation>
    </message>
    <message>
        <source>always 25</source>
        <translation>aina 25</translation>
    </message>
    <message>
        <source>any five in a row, worth 40</source>
        <translation>viisi peräkkäistä, antaa 40</translation>
    </message>
    <message>
        <source>any four in a row, worth 30</source>
        <translation>neljä peräkkäistä, antaa 30</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>menetetään</translation>
    </message>
    <message>
        <source>are lost, or saved by the modern Swedish pad</source>
        <translation>menetetään, tai säästetään ruotsalaisessa modernissa pöytäkirjassa</translation>
    </message>
    <message>
        <source>its dice count</source>
        <translation>nopat lasketaan</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei ole</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>ei lisää</translation>
    </message>
    <message>
        <source>one pair, two pairs</source>
        <translation>pari, kaksi paria</translation>
    </message>
    <message>
        <source>those dice count</source>
        <translation>ne nopat lasketaan</translation>
    </message>
    <message>
        <source>three pairs, five alike, a straight of six, three and three, four and two; six alike, 100</source>
        <translation>kolme paria, viisi samaa, täyssuora, kolme ja kolme, neljä ja kaksi; kuusi samaa, 100</translation>
    </message>
    <message>
        <source>{game}: {text}</source>
        <comment>Maxi Yatzy: six dice</comment>
        <translation>{game}: {text}</translation>
    </message>
    <message>
        <source>{points} from {threshold}</source>
        <comment>50 from 63</comment>
        <translation>{points} alkaen {threshold}</translation>
    </message>
</context>
<context>
    <name>TurnHeader</name>
    <message>
        <source>Choose a box on the score sheet for these dice.</source>
        <translation>Valitse nopille ruutu pöytäkirjasta.</translation>
    </message>
    <message>
        <source>Choose a box, or roll again and enter the dice.</source>
        <translation>Valitse ruutu, tai heitä uudelleen ja syötä nopat.</translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation>Valitse ruutu.</translation>
    </message>
    <message>
        <source>Click the dice to keep and roll again, or choose a box on the score sheet.</source>
        <translation>Lukitse haluamasi nopat napsauttamalla ja heitä uudelleen, tai valitse ruutu pöytäkirjasta.</translation>
    </message>
    <message>
        <source>Enter the dice.</source>
        <translation>Syötä nopat.</translation>
    </message>
    <message>
        <source>Every box is filled.</source>
        <translation>Kaikki ruudut on täytetty.</translation>
    </message>
    <message>
        <source>Hold a die, or choose a box.</source>
        <translation>Lukitse noppa tai valitse ruutu.</translation>
    </message>
    <message>
        <source>Hold at least one die before you roll again, or choose a box.</source>
        <translation>Lukitse vähintään yksi noppa ennen uutta heittoa tai valitse ruutu.</translation>
    </message>
    <message>
        <source>Hold dice, or choose a box.</source>
        <translation>Lukitse noppia tai valitse ruutu.</translation>
    </message>
    <message>
        <source>Roll the dice to begin the turn.</source>
        <translation>Aloita vuoro heittämällä nopat.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Heitä nopat.</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>Kierros {number}/{count}</translation>
    </message>
    <message>
        <source>Round {number} of {count} · {rules}</source>
        <translation>Kierros {number}/{count} · {rules}</translation>
    </message>
    <message>
        <source>The computer is playing.</source>
        <translation>Tietokone pelaa.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Peli on päättynyt</translation>
    </message>
    <message>
        <source>Throw the dice on the table and enter what they show.</source>
        <translation>Heitä nopat pöydälle ja syötä, mitä ne näyttävät.</translation>
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
        <translation>Enter uudelleen: {box}. Tai valitse toinen ruutu nuolinäppäimillä.</translation>
    </message>
    <message>
        <source>{rules} – nothing is saved</source>
        <translation>{rules} – mitään ei tallenneta</translation>
    </message>
</context>
<context>
    <name>WeakSpotTexts</name>
    <message numerus="yes">
        <source>{habit}: %n times, {points} points lost</source>
        <translation>
            <numerusform>{habit}: %n kerran, {points} pistettä menetetty</numerusform>
            <numerusform>{habit}: %n kertaa, {points} pistettä menetetty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WinBar</name>
    <message>
        <source>Chance to win: {players}</source>
        <translation>Voittomahdollisuus: {players}</translation>
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
        <translation>Lopeta näiden sääntöjen laskeminen</translation>
    </message>
    <message>
        <source>Working out the rules: {percent}%</source>
        <translation>Lasketaan sääntöjä: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Working out these rules for exact hints: {percent}%</source>
        <translation>Lasketaan näitä sääntöjä tarkkoja vihjeitä varten: {percent}&#xa0;%</translation>
    </message>
</context>
</TS>
