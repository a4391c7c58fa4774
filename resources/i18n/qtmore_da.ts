<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en_US">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Drev</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Filmappe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Genvej</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Ukendt</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Faktureringsoplysninger:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Slut:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>S&amp;tart:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>Job&amp;prioritet:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Planlagt udskrivning:</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>An error occurred</source>
        <translation>Der opstod en fejl</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Kan ikke åbne til skrivning: %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>Søg &amp;i:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Filer af &amp;typen:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Side&amp;rækkefølge:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Sider &amp;pr. ark:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Double Sided Printing</source>
        <translation>Tosidet udskrivning</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Indbinding på den lange side</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Side&amp;udvalg:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Indbinding på den korte side</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Downloads</source>
        <translation>Overførsler</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Offentlig</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Skabeloner</translation>
    </message>
</context>
</TS>
