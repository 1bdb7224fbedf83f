"""Puts the parts of Geist that the pages load one by one into two fonts that a PDF can hold: one regular, one bold.

python3 -m pip install fonttools brotli && python3 scripts/make-print-fonts.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
FILES = ROOT / "node_modules/@fontsource-variable/geist/files"
TARGET = ROOT / "src/server/adapters/pdfkit/fonts"
PARTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"]
# what a PDF does not use, and what cannot be merged
DROPPED = ["STAT", "GSUB", "GDEF", "MVAR", "HVAR"]

for name, weight in [("Regular", 400), ("Bold", 700)]:
    with TemporaryDirectory() as folder:
        paths = []
        for part in PARTS:
            font = TTFont(FILES / f"geist-{part}-wght-normal.woff2", recalcTimestamp=False)
            font.flavor = None
            font = instantiateVariableFont(font, {"wght": weight})
            for table in DROPPED:
                if table in font:
                    del font[table]
            paths.append(f"{folder}/{part}.ttf")
            font.save(paths[-1])
        whole = Merger().merge(paths)
        # a line begins at its capitals and is as high as one of Helvetica, for which the book's distances are made
        head, lines = whole["head"], whole["hhea"]
        lines.ascent, lines.descent, lines.lineGap = (round(share * head.unitsPerEm) for share in (0.72, -0.21, 0.23))
        head.modified, whole.recalcTimestamp = head.created, False
        for record in whole["name"].names:
            if record.nameID in (4, 6):
                record.string = f"Geist {name}" if record.nameID == 4 else f"Geist-{name}"
        whole.save(TARGET / f"Geist-{name}.ttf")
