"""The manual as web pages, made of the text that the program shows."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

from release import product

SOURCES = product.ROOT / "resources" / "manual"

_PAGE = """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Yatzy Desktop: {title}</title>
<style>
body {{ font: 1.1em/1.55 sans-serif; max-width: 42em; margin: 2em auto; padding: 0 1em;
  color: #2b2620; background: #f6f1e7; }}
h1, h2 {{ line-height: 1.2; color: #1f5b4a; }}
nav a {{ display: inline-block; margin: 0 1em 0.3em 0; color: #8c2420; }}
code {{ padding: 0 0.3em; border: 1px solid #b8a98c; border-radius: 0.3em; }}
@media (prefers-color-scheme: dark) {{
  body {{ color: #ece4d6; background: #221e19; }} h1, h2 {{ color: #8ecfb8; }}
  nav a {{ color: #f0a59f; }}
}}
</style>
</head>
<body>
{body}
</body>
</html>
"""


def manual_pages() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of a page for each language."""
    for path in sorted(SOURCES.glob("*.md")):
        yield f"{path.stem}.html", page(path.stem, path.read_text(encoding="utf-8"))


def page(language: str, text: str) -> str:
    """Return a text of headings, paragraphs and lists in Markdown as a web page."""
    parts = [part for part in re.split(r"\n{2,}", text.strip()) if part]
    title = parts[0].removeprefix("# ")
    sections = [part.removeprefix("## ") for part in parts if part.startswith("## ")]
    links = (f'<a href="#s{number}">{_inline(name)}</a>' for number, name in enumerate(sections, 1))
    body = [f"<h1>{_inline(title)}</h1>", "<nav>", *links, "</nav>"]
    number = 0
    for part in parts[1:]:
        if part.startswith("## "):
            number += 1
            body.append(f'<h2 id="s{number}">{_inline(part.removeprefix("## "))}</h2>')
        elif part.startswith("- "):
            items = (line.removeprefix("- ") for line in part.splitlines())
            body += ["<ul>", *(f"<li>{_inline(item)}</li>" for item in items), "</ul>"]
        else:
            body.append(f"<p>{_inline(part)}</p>")
    return _PAGE.format(language=language, title=html.escape(title), body="\n".join(body))


def _inline(text: str) -> str:
    escaped = html.escape(text, quote=False)
    strong = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", escaped)
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", strong)


def put_manual(folder: Path) -> None:
    """Write the pages into a folder, which need not exist."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in manual_pages():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
