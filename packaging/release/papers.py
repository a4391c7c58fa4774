"""What lies beside the packages of a release: what is in them, and their checksums."""

from __future__ import annotations

import hashlib
import json
import re
import time
import uuid
from typing import Any

from environment import RUNTIME
from release import product
from release.source_date import build_time

_QT = "LGPL-3.0-only"
_LICENCES = {"miniaudio": "MIT", "cffi": "MIT-0"}
"""Of the locked packages that are not Qt's."""
_NOT_SHIPPED = ("pycparser",)
"""Needed where others are built, not where they run."""
_OTHER_PARTS = (
    # What comes along beside the locked packages: name, licence.
    ("Qt", _QT),
    ("ICU", "Unicode-3.0"),
    ("Python", "PSF-2.0"),
    ("Lato", "OFL-1.1"),
    ("PyInstaller bootloader", "GPL-2.0-or-later WITH Bootloader-exception"),
)


def make_papers() -> None:
    """Write the SBOM, in CycloneDX's format, and SHA256SUMS for all that lies in dist."""
    product.DIST.mkdir(exist_ok=True)
    sbom = json.dumps(bill_of_materials(), indent=2, ensure_ascii=False) + "\n"
    (product.DIST / f"{product.PROGRAM}-{product.version()}.cdx.json").write_text(sbom, "utf-8")
    files = [path for path in sorted(product.DIST.iterdir()) if path.name != "SHA256SUMS"]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (product.DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="", flush=True)


def bill_of_materials() -> dict[str, Any]:
    """Return what packages consist of, by the lock file."""
    text = RUNTIME.read_text(encoding="utf-8")
    locked = re.findall(r"^([a-z0-9-]+)==([^\s;]+)", text, re.MULTILINE)
    address = f"pkg:generic/{product.PROGRAM}@{product.version()}"
    components = [
        {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "licenses": [_licence(_LICENCES.get(name, _QT))],
        }
        for name, version in locked
        if name not in _NOT_SHIPPED
    ]
    components += [
        {"type": "library", "name": name, "licenses": [_licence(licence)]}
        for name, licence in _OTHER_PARTS
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, address)}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(build_time())),
            "component": {
                "type": "application",
                "name": product.NAME,
                "version": product.version(),
                "purl": address,
                "licenses": [{"license": {"id": product.LICENSE}}],
            },
        },
        "components": components,
    }


def _licence(name: str) -> dict[str, Any]:
    return {"expression": name} if " " in name else {"license": {"id": name}}
