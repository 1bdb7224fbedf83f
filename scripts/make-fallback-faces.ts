// Writes src/features/catalogue/styles/faces: for each font of a style, what phones and desks have in its place until it has loaded, or
// instead of it on a slow connection. Each has the width and the lines of the real one, and a bold of its own: a face that says it is
// right for all weights is never made bold.
//
// npx tsx scripts/make-fallback-faces.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { StyleKey } from "../src/domain/theme/presets.ts";
import { type FallbackKind, STYLE_FONTS, type StyleFont } from "../src/domain/theme/style-fonts.ts";
import { fontPlace } from "../src/server/assets/style-parts.ts";
import { root } from "./bootstrap.mjs";
import { measureFont } from "./font-measures.ts";

/** What the average width of a letter is taken from. */
const SAMPLE =
  "Hola, buen día. Tenemos mates de calabaza y de madera, termos, yerba orgánica y más para tu casa: elegí, pedí por WhatsApp y te " +
  "lo llevamos. Precio: $ 18.900 con envío gratis desde $ 45.000 en Rosario, Córdoba y Mendoza. ¿Querés 3x2 en velas? Tazas, " +
  "bombillas, canastos, macetas, mantas y regalos hechos a mano";

interface LocalFace {
  names: readonly string[];
  /** Widths of a letter of the sample and of its capitals, measured in the real font or one made to its measures. */
  width: number;
  capital: number;
}

interface LocalFont {
  regular?: LocalFace;
  bold: LocalFace;
  /** A variable font that has its condensed letters under the same name. */
  stretch?: string;
}

// Android has one variable Roboto since version 12, whose weight follows the face's; before, a file for each weight.
const ROBOTO: LocalFont = {
  regular: { names: ["Roboto", "Roboto-Regular"], width: 0.4575, capital: 0.5382 },
  bold: { names: ["Roboto Bold", "Roboto-Bold", "Roboto"], width: 0.4639, capital: 0.5478 },
};
const ARIAL: LocalFont = {
  regular: { names: ["Arial", "ArialMT", "Liberation Sans"], width: 0.4649, capital: 0.5819 },
  bold: { names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], width: 0.4916, capital: 0.5918 },
};
const NOTO_SERIF: LocalFont = {
  regular: { names: ["Noto Serif", "NotoSerif"], width: 0.4838, capital: 0.5696 },
  bold: { names: ["Noto Serif Bold", "NotoSerif-Bold"], width: 0.5126, capital: 0.6009 },
};
const TIMES: LocalFont = {
  regular: { names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"], width: 0.4129, capital: 0.5635 },
  bold: {
    names: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
    width: 0.4361,
    capital: 0.5874,
  },
};
const DROID_MONO: LocalFont = {
  // it has no bold: browsers thicken it
  bold: { names: ["Droid Sans Mono", "DroidSansMono"], width: 0.6001, capital: 0.6001 },
};
// these are as wide as one another, and Courier is thin
const MONO: LocalFont = {
  regular: {
    names: ["Menlo-Regular", "DejaVu Sans Mono", "Courier New", "Liberation Mono"],
    width: 0.6001,
    capital: 0.6001,
  },
  bold: {
    names: ["Menlo-Bold", "DejaVu Sans Mono Bold", "Courier New Bold", "Liberation Mono Bold"],
    width: 0.6001,
    capital: 0.6001,
  },
};
const ROBOTO_CONDENSED: LocalFont = {
  bold: { names: ["Roboto Condensed Bold", "RobotoCondensed-Bold", "Roboto"], width: 0.4134, capital: 0.484 },
  stretch: "75%",
};
const ARIAL_NARROW: LocalFont = {
  bold: {
    names: ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"],
    width: 0.4032,
    capital: 0.4852,
  },
};

const LOCAL_FONTS: Record<FallbackKind, readonly LocalFont[]> = {
  sans: [ROBOTO, ARIAL],
  serif: [NOTO_SERIF, TIMES],
  mono: [DROID_MONO, MONO],
  narrow: [ROBOTO_CONDENSED, ARIAL_NARROW, ARIAL],
};

const REGULAR = 400;
const BOLD = 700;
/** From this weight on, text is in the bold face. */
const BOLD_FROM = 600;

async function measuresAt(font: StyleFont, weight: number) {
  const whole = readFileSync(join(root, "node_modules", fontPlace(font)));
  const isVariable = font.package === "@fontsource-variable";
  const letters = SAMPLE + SAMPLE.toUpperCase();
  const options = { targetFormat: "sfnt", ...(isVariable ? { variationAxes: { wght: weight } } : {}) } as const;
  const sfnt = await subsetFont(whole, letters, options);
  return { normal: measureFont(sfnt, SAMPLE), capitals: measureFont(sfnt, SAMPLE.toUpperCase()) };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

interface Wanted {
  family: string;
  weights: string;
  local: LocalFace;
  measures: Awaited<ReturnType<typeof measuresAt>>;
  /** The font is for titles in capitals. */
  isPoster: boolean;
  stretch?: string | undefined;
}

function faceRule({ family, weights, local, measures, isPoster, stretch }: Wanted): string {
  const { ascent, descent, lineGap, width } = measures.normal;
  const size = isPoster ? measures.capitals.width / local.capital : width / local.width;
  return [
    "@font-face {",
    `  font-family: "${family}";`,
    `  src: ${local.names.map((name) => `local("${name}")`).join(", ")};`,
    `  font-weight: ${weights};`,
    ...(stretch ? [`  font-stretch: ${stretch};`] : []),
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(ascent / size)};`,
    `  descent-override: ${percent(descent / size)};`,
    `  line-gap-override: ${percent(lineGap / size)};`,
    "}",
  ].join("\n");
}

async function facesOf(font: StyleFont): Promise<string[]> {
  const [lowest = REGULAR, highest] = font.weight.split(" ").map(Number);
  const isPoster = font.fallback === "narrow";
  const rules: string[] = [];
  for (const [place, local] of LOCAL_FONTS[font.fallback].entries()) {
    const family = `${font.family} f${place}`;
    const add = async (weights: string, weight: number, face: LocalFace) => {
      const measures = await measuresAt(font, weight);
      rules.push(faceRule({ family, weights, local: face, measures, isPoster, stretch: local.stretch }));
    };
    if (highest === undefined) {
      // a title font of one weight is as bold as its fallback
      const isBold = isPoster || lowest >= BOLD_FROM;
      await add(isBold ? String(BOLD) : "100 900", lowest, isBold ? local.bold : (local.regular ?? local.bold));
    } else if (local.regular) {
      await add(`100 ${BOLD_FROM - 1}`, REGULAR, local.regular);
      await add(`${BOLD_FROM} 900`, BOLD, local.bold);
    } else await add(String(REGULAR), REGULAR, local.bold);
  }
  return rules;
}

/** The sheet with the fallbacks of a style. */
export async function fallbackFaces(style: StyleKey): Promise<string> {
  const rules = [];
  for (const font of STYLE_FONTS[style]) rules.push(...(await facesOf(font)));
  return `/* made by scripts/make-fallback-faces.ts */\n${rules.join("\n")}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, "src/features/catalogue/styles/faces");
  mkdirSync(folder, { recursive: true });
  for (const style of Object.keys(STYLE_FONTS) as StyleKey[])
    writeFileSync(join(folder, `${style}.css`), await fallbackFaces(style));
}
