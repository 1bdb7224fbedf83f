"""Makes the fonts of the pictures to share from those of the shops' pages: the drawing library reads neither WOFF2 nor
variable fonts. One file for the titles and one for the rest of each style, with the Latin letters only. Their measures
are written for the layout, which decides sizes and lines before anything is drawn.

python3 -m pip install fonttools brotli && python3 scripts/make-picture-fonts.py
"""

import json
from pathlib import Path
from shutil import copyfile

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules"
TARGET = ROOT / "src/server/assets/picture-fonts"
MEASURES = ROOT / "src/domain/catalogue/share-picture/font-measures.json"
GEIST = ROOT / "src/server/adapters/pdfkit/fonts"
# the characters that are measured one by one; others count as an average letter
MEASURED = [chr(code) for code in [*range(32, 127), *range(160, 256)]] + list("–—‘’“”…−")
# the tables that the library does not use, or misreads
DROPPED = ["STAT", "GSUB", "GDEF", "MVAR", "HVAR", "avar", "gasp", "prep", "fpgm", "cvt "]

FONTS = [
    ("@fontsource-variable/geist-mono", 700),
    ("@fontsource-variable/jost", 400),
    ("@fontsource-variable/quicksand", 700),
    ("@fontsource-variable/nunito-sans", 700),
    ("@fontsource-variable/baloo-2", 800),
    ("@fontsource-variable/figtree", 600),
    ("@fontsource-variable/hanken-grotesk", 500),
    ("@fontsource-variable/archivo", 800),
    ("@fontsource-variable/bitter", 600),
    ("@fontsource/cormorant-garamond", 500),
    ("@fontsource/instrument-serif", 400),
    ("@fontsource/anton", 400),
    ("@fontsource/kalam", 700),
]

measures = {}


def measure(name, font):
    """In thousandths of the font's size."""
    em, letters, metrics = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    share = lambda units: round(1000 * units / em)
    measures[name] = {
        "ascent": share(font["hhea"].ascent),
        "descent": share(-font["hhea"].descent),
        "capHeight": share(font["OS/2"].sCapHeight),
        "advances": [share(metrics[letters[ord(c)]][0]) if ord(c) in letters else 0 for c in MEASURED],
    }


for package, weight in FONTS:
    name = package.split("/")[1]
    variable = "variable" in package
    kind = "wght" if variable else str(weight)
    font = TTFont(PACKAGES / package / f"files/{name}-latin-{kind}-normal.woff2", recalcTimestamp=False)
    font.flavor = None
    if variable:
        font = instantiateVariableFont(font, {"wght": weight})
    for table in DROPPED:
        if table in font:
            del font[table]
    font.save(TARGET / f"{name}-{weight}.ttf")
    copyfile(PACKAGES / package / "LICENSE", TARGET / f"{name}-LICENSE")
    measure(f"{name}-{weight}", font)

for name, file in [("geist-400", "Geist-Regular"), ("geist-700", "Geist-Bold")]:
    measure(name, TTFont(GEIST / f"{file}.ttf"))
MEASURES.write_text(json.dumps({"letters": "".join(MEASURED), "fonts": measures}, ensure_ascii=False, indent=2) + "\n")
