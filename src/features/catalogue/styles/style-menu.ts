import { presetOf, type StyleKey } from "~/domain/theme/presets";

/** What decides how many categories fit into the row of the header's menu, in pixels. */
export interface MenuRow {
  /** A letter of an entry, and the room around it. */
  letter: number;
  gap: number;
  /** A letter of the shop's name beside the row. */
  brand: number;
  /** Everything else beside the row but the search: margins, logo, order, "Catálogo" and "Más". */
  rest: number;
  /** The header is as wide as the window. */
  isWhole?: true;
}

/** A row, or a column of so many categories; null where the bar of categories is the menu. */
const MENUS: Record<StyleKey, MenuRow | number | null> = {
  guille: null,
  celia: { letter: 8.8, gap: 26, brand: 0, rest: 140 },
  patricia: { letter: 8.8, gap: 20, brand: 14, rest: 420 },
  sol: { letter: 8.6, gap: 28, brand: 12.5, rest: 450 },
  nymeria: 9,
  rupe: { letter: 8.9, gap: 39, brand: 18, rest: 390, isWhole: true },
  benito: { letter: 8.7, gap: 16, brand: 15, rest: 447 },
};

type BarePage = "home" | "producto";
/** Pages whose first screen has no room for the bar of categories of a phone. */
const WITHOUT_BAR: readonly BarePage[] = ["home", "producto"];
const OWN_WITHOUT_BAR: Partial<Record<StyleKey, readonly BarePage[]>> = { guille: [], nymeria: ["producto"] };

/** Whether a style has the bar of categories on such a page. */
export const hasBarOn = (styleId: number, page: string): boolean =>
  !(OWN_WITHOUT_BAR[presetOf(styleId).key] ?? WITHOUT_BAR).some((bare) => bare === page);

/** How a style shows the categories in the header of a wide screen. */
export const menuOf = (styleId: number): MenuRow | number | null => MENUS[presetOf(styleId).key];
