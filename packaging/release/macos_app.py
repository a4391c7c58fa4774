"""What the app says of itself on macOS."""

from __future__ import annotations

from typing import Any

from asset_files import LANGUAGES
from release import product

TYPE_ID = f"{product.APP_ID}.document"


def info_plist() -> dict[str, Any]:
    """Return the entries of Info.plist beside those that PyInstaller writes.

    There is none about dark mode: without it the app follows the system.
    """
    return {
        "CFBundleDisplayName": product.NAME,
        "CFBundleShortVersionString": product.version(),
        "CFBundleVersion": product.version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *LANGUAGES],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Yatzy game or rules",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [TYPE_ID],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": TYPE_ID,
                "UTTypeDescription": "Yatzy game or rules",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["yatzy"],
                    "public.mime-type": [product.MIME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        # The oldest that the wheel of Qt says it runs on.
        "LSMinimumSystemVersion": "14.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "© 2026 Yatzy Desktop contributors, MIT licence",
        "NSPrincipalClass": "NSApplication",
    }
