import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { type MenuRow, menuOf } from "../styles/style-menu";
import { categoryEntries, type ShelfEntry } from "./category-entries";

/** Wide screens: the width they begin at, 0 for the first, and there the page's width and that of its search, in pixels. */
const SCREENS = [
  { from: 0, page: 960, search: 180 },
  { from: 1280, page: 1200, search: 218 },
  { from: 1600, page: 1344, search: 272 },
  { from: 1920, page: 1600, search: 320 },
];
/** The width of "Más", which is not there when everything fits. */
const MORE = 72;
/** Letters after which an entry ends in an ellipsis, and the shop's name has a second line. */
const LONGEST = { entry: 26, brand: 20 };

/**
 * From which screens each entry stands in the menu's row; null for none. A style sheet cannot move what does not fit below
 * "Más", so the room is estimated by letters. Entries keep their order.
 */
export function screensOf(names: readonly string[], shop: string, row: MenuRow): (number | null)[] {
  const brand = Math.min(shop.length, LONGEST.brand) * row.brand;
  const ends: number[] = [];
  for (const name of names) ends.push((ends.at(-1) ?? 0) + Math.min(name.length, LONGEST.entry) * row.letter + row.gap);
  const whole = ends.at(-1) ?? 0;
  return ends.map((end) => {
    const screen = SCREENS.find(({ from, page, search }) => {
      const width = row.isWhole ? Math.max(from, page) : page;
      const room = width - search - row.rest - brand;
      return end <= room || whole <= room + MORE;
    });
    return screen?.from ?? null;
  });
}

interface MenuProps {
  frame: Frame;
  /** Path of the current category. */
  current?: string;
}

/** The categories in the header of a wide screen: as many as it has room for, and the others below "Más". */
export function CategoryMenu({ frame, current }: MenuProps) {
  const { shop, base, copy } = frame;
  const menu = menuOf(shop.theme.styleId);
  if (menu === null) return null;
  const entries = categoryEntries(shop);
  const names = entries.map(({ name }) => name);
  const screens =
    typeof menu === "number" ? names.map((_, at) => (at < menu ? 0 : null)) : screensOf(names, shop.name, menu);
  const rest = entries.flatMap((entry, at) => (screens[at] === 0 ? [] : [{ entry, until: screens[at] ?? null }]));
  const linkOf = ({ name, path }: ShelfEntry, look: string | null) => (
    <a
      key={path}
      className={[path === shop.special?.path ? "menu__sp" : null, look].filter(Boolean).join(" ") || undefined}
      href={base + path}
      aria-current={path === current ? "page" : undefined}
    >
      {name}
    </a>
  );
  const untilOf = (until: number | null) => (until === null ? null : `to-${until}`);
  return (
    <nav className="menu" aria-label={copy.menuLabel}>
      <a href={`${base}/catalogo`}>{copy.catalogue}</a>
      {entries.map((entry, at) => {
        const from = screens[at] ?? null;
        return from === null ? null : linkOf(entry, from === 0 ? null : `from-${from}`);
      })}
      {rest.length > 0 ? (
        <details className={["menu__m", untilOf(rest.at(-1)?.until ?? null)].filter(Boolean).join(" ")}>
          <summary>
            {copy.moreCategories} <Icon name="chev" />
          </summary>
          <div>{rest.map(({ entry, until }) => linkOf(entry, untilOf(until)))}</div>
        </details>
      ) : null}
    </nav>
  );
}
