<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en_US">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Asema</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tiedosto</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Tiedostokansio</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Kansio</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Pikakuvake</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Tuntematon</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Laskutustiedot:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>Lo&amp;ppu:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>A&amp;lku:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>Työn p&amp;rioriteetti:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>A&amp;jastettu tulostus:</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication Needed</source>
        <translation>Todennus vaaditaan</translation>
    </message>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Palvelimen %2 tulostimen %1 käyttö vaatii todennuksen.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Tulostimen %1 käyttö vaatii todennuksen.</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Salasana:</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Käyttäjätunnus:</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>An error occurred</source>
        <translation>Tapahtui virhe</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Ei voi avata kirjoitettavaksi: %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Etsi kohteesta:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Tiedosto&amp;tyyppi:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Sivu&amp;järjestys:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Sivuja ar&amp;killa:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Ristiriitaiset kaksipuolisuuden asetukset</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Kaksipuolisen tulostuksen asetukset ovat ristiriidassa. Haluatko korjata ne?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Ristiriitaiset sivun asetukset</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Sivun asetukset ovat ristiriidassa. Haluatko korjata ne?</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Kaksipuolinen tulostus</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Sidonta pitkältä sivulta</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ei käytössä</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Sivu&amp;joukko:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Sidonta lyhyeltä sivulta</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Downloads</source>
        <translation>Lataukset</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Julkinen</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Mallit</translation>
    </message>
</context>
</TS>
