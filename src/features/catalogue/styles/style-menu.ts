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
}

/** A row, or a column of so many categories; null where the bar of categories is the menu. */
const MENUS: Record<StyleKey, MenuRow | number | null> = {
  guille: null,
  celia: { letter: 8.5, gap: 26, brand: 0, rest: 60 },
  patricia: { letter: 9.4, gap: 20, brand: 14, rest: 480 },
  sol: { letter: 9.2, gap: 28, brand: 12.5, rest: 480 },
  nymeria: 9,
  rupe: { letter: 9.4, gap: 39, brand: 19, rest: 430 },
  benito: { letter: 9.2, gap: 16, brand: 15, rest: 480 },
};

/** How a style shows the categories in the header of a wide screen. */
export const menuOf = (styleId: number): MenuRow | number | null => MENUS[presetOf(styleId).key];
