import { presetOf, type StyleKey } from "~/domain/theme/presets";

export interface DrawnStyle {
  /** Of its file in `styles/`, and `data-style` of its pages. */
  name: StyleKey;
  /** Its two fonts, loaded before its sheet asks for them. */
  fonts: readonly string[];
  /** Their faces; those that stand in until they arrive are in the sheet. */
  faces: string;
  /** How wide the photos of its cards are, where they are not four in a row of the usual page. */
  sizes?: string;
  /** How wide the photo of a section's first card is, where that one is larger. */
  leadSizes?: string;
  /** The chips of its categories have pictures. */
  pictured?: true;
}

const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`;

// Each address is written out, so that the build sees it.
const GEIST = new URL("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2", import.meta.url).href;
const GEIST_MONO = new URL("@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2", import.meta.url)
  .href;
const CORMORANT = new URL(
  "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
  import.meta.url,
).href;
const JOST = new URL("@fontsource-variable/jost/files/jost-latin-wght-normal.woff2", import.meta.url).href;
const QUICKSAND = new URL("@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2", import.meta.url)
  .href;
const NUNITO = new URL("@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2", import.meta.url)
  .href;
const BALOO = new URL("@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2", import.meta.url).href;
const FIGTREE = new URL("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", import.meta.url).href;

const INSTRUMENT = new URL(
  "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  import.meta.url,
).href;
const HANKEN = new URL(
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  import.meta.url,
).href;
const ANTON = new URL("@fontsource/anton/files/anton-latin-400-normal.woff2", import.meta.url).href;
const ARCHIVO = new URL("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2", import.meta.url).href;
const KALAM = new URL("@fontsource/kalam/files/kalam-latin-700-normal.woff2", import.meta.url).href;
const BITTER = new URL("@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2", import.meta.url).href;
const KRAFT = new URL("./kraft.webp", import.meta.url).href;

const GUILLE: DrawnStyle = {
  name: "guille",
  fonts: [GEIST, GEIST_MONO],
  faces: face("Geist", GEIST, "100 900") + face("Geist Mono", GEIST_MONO, "100 900"),
};

const CELIA: DrawnStyle = {
  name: "celia",
  fonts: [CORMORANT, JOST],
  faces: face("Cormorant Garamond", CORMORANT, "500") + face("Jost", JOST, "100 900"),
};

const PATRICIA: DrawnStyle = {
  name: "patricia",
  fonts: [QUICKSAND, NUNITO],
  faces: face("Quicksand", QUICKSAND, "300 700") + face("Nunito Sans", NUNITO, "200 1000"),
  pictured: true,
};

const SOL: DrawnStyle = {
  name: "sol",
  fonts: [BALOO, FIGTREE],
  faces: face("Baloo 2", BALOO, "400 800") + face("Figtree", FIGTREE, "300 900"),
  pictured: true,
};

const NYMERIA: DrawnStyle = {
  name: "nymeria",
  fonts: [INSTRUMENT, HANKEN],
  faces: face("Instrument Serif", INSTRUMENT, "400") + face("Hanken Grotesk", HANKEN, "100 900"),
  leadSizes: "(min-width:1280px) 600px,(min-width:960px) 48vw,(min-width:600px) 64vw,100vw",
};

const RUPE: DrawnStyle = {
  name: "rupe",
  fonts: [ANTON, ARCHIVO],
  faces: face("Anton", ANTON, "400") + face("Archivo", ARCHIVO, "100 900"),
  sizes: "(min-width:960px) 25vw,(min-width:600px) 33vw,50vw",
};

const BENITO: DrawnStyle = {
  name: "benito",
  fonts: [KALAM, BITTER],
  // A sheet cannot name a file of the build: what it needs the address of comes with its faces.
  faces: `${face("Kalam", KALAM, "700")}${face("Bitter", BITTER, "100 900")}:root{--kraft:url(${KRAFT})}`,
};

export const drawnStyles: readonly DrawnStyle[] = [GUILLE, CELIA, PATRICIA, SOL, NYMERIA, RUPE, BENITO];

/** A shop's style. */
export function drawnStyle(styleId: number): DrawnStyle {
  const { key } = presetOf(styleId);
  return drawnStyles.find(({ name }) => name === key) ?? GUILLE;
}
