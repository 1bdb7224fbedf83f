"""Makes the fonts that a PDF can hold from the packages that the pages load: one file per family and weight.

python3 -m pip install fonttools brotli && npm install --no-save @fontsource/noto-sans@5.3.0 &&
python3 scripts/make-print-fonts.py
"""

import json
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules"
TARGET = ROOT / "src/server/adapters/pdfkit/fonts"
# Geist stands in for the letters that a style's own fonts lack, Noto Sans for those that Geist lacks.
ALL = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "vietnamese"]
LATIN = ["latin", "latin-ext"]
# All of a Greek word is in one face: some of the other fonts have a few such letters.
GREEK = ["greek"]
GREEK_LETTERS = set(range(0x370, 0x400))
# what a PDF does not use, and what cannot be merged
DROPPED = ["STAT", "GSUB", "GDEF", "MVAR", "HVAR", "fpgm", "prep", "cvt ", "gasp", "avar", "VDMX", "hdmx", "DSIG"]

# package, family, name of the weight, weight, style, parts
FONTS = [
    ("geist", "Geist", "Regular", 400, "normal", ALL),
    ("geist", "Geist", "Bold", 700, "normal", ALL),
    ("noto-sans", "NotoSans", "Regular", 400, "normal", GREEK),
    ("noto-sans", "NotoSans", "Bold", 700, "normal", GREEK),
    ("geist-mono", "GeistMono", "SemiBold", 600, "normal", LATIN),
    ("cormorant-garamond", "CormorantGaramond", "Medium", 500, "normal", LATIN),
    ("jost", "Jost", "Regular", 400, "normal", LATIN),
    ("jost", "Jost", "Medium", 500, "normal", LATIN),
    ("quicksand", "Quicksand", "Bold", 700, "normal", LATIN),
    ("nunito-sans", "NunitoSans", "Regular", 400, "normal", LATIN),
    ("nunito-sans", "NunitoSans", "Bold", 700, "normal", LATIN),
    ("baloo-2", "Baloo2", "Bold", 700, "normal", LATIN),
    ("figtree", "Figtree", "Regular", 400, "normal", LATIN),
    ("figtree", "Figtree", "SemiBold", 600, "normal", LATIN),
    ("instrument-serif", "InstrumentSerif", "Regular", 400, "normal", LATIN),
    ("hanken-grotesk", "HankenGrotesk", "Regular", 400, "normal", LATIN),
    ("hanken-grotesk", "HankenGrotesk", "SemiBold", 600, "normal", LATIN),
    ("anton", "Anton", "Regular", 400, "normal", LATIN),
    ("archivo", "Archivo", "Regular", 400, "normal", LATIN),
    ("archivo", "Archivo", "SemiBold", 600, "normal", LATIN),
    ("kalam", "Kalam", "Bold", 700, "normal", LATIN),
    ("bitter", "Bitter", "Regular", 400, "normal", LATIN),
    ("bitter", "Bitter", "Italic", 400, "italic", LATIN),
    ("bitter", "Bitter", "SemiBold", 650, "normal", LATIN),
]


def letters_of_pdfs():
    """The letters that texts of a PDF are made of: the ranges of IN_FONTS in pdf-text.ts."""
    source = (ROOT / "src/domain/catalogue/pdf/pdf-text.ts").read_text("utf-8")
    inside = re.search(r"/\^\[(.+)\]\$/u", source).group(1)
    ranges = re.findall(r"(.)-(.)|(.)", inside)
    return {
        code
        for first, last, single in ranges
        for code in range(ord(first or single), ord(last or single) + 1)
    }


def read_part(package, part, weight, style):
    variable = PACKAGES / f"@fontsource-variable/{package}/files/{package}-{part}-wght-{style}.woff2"
    fixed = PACKAGES / f"@fontsource/{package}/files/{package}-{part}-{weight}-{style}.woff2"
    font = TTFont(variable if variable.exists() else fixed, recalcTimestamp=False)
    font.flavor = None
    if "fvar" in font:
        at = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes} | {"wght": weight}
        font = instantiateVariableFont(font, at)
    options = Options(hinting=False, layout_features=["kern", "mark"], notdef_outline=True)
    letters = Subsetter(options)
    letters.populate(unicodes=letters_of_pdfs() - (set() if part == "greek" else GREEK_LETTERS))
    letters.subset(font)
    for table in DROPPED:
        if table in font:
            del font[table]
    return font


def as_ranges(codes):
    """The letters as the inside of a character class, such as "a-cñ"."""
    runs = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return "".join(chr(first) if first == last else f"{chr(first)}-{chr(last)}" for first, last in runs)


missing = {}
for package, family, name, weight, style, parts in FONTS:
    with TemporaryDirectory() as folder:
        paths = []
        for part in parts:
            font = read_part(package, part, weight, style)
            paths.append(f"{folder}/{part}.ttf")
            font.save(paths[-1])
        whole = Merger().merge(paths)
        head = whole["head"]
        head.modified, whole.recalcTimestamp = head.created, False
        # Two weights must not have one name: the PDF library tells its fonts apart by it.
        for record in whole["name"].names:
            if record.nameID in (4, 6):
                record.string = f"{family} {name}" if record.nameID == 4 else f"{family}-{name}"
        whole.save(TARGET / f"{family}-{name}.ttf")
    missing[f"{family}-{name}"] = as_ranges(letters_of_pdfs() - whole.getBestCmap().keys())
    licences = [PACKAGES / scope / package / "LICENSE" for scope in ("@fontsource-variable", "@fontsource")]
    shutil.copyfile(next(path for path in licences if path.exists()), TARGET / f"LICENSE-{family}")
(TARGET / "missing-letters.json").write_text(json.dumps(missing, ensure_ascii=False, indent=2) + "\n", "utf-8")
