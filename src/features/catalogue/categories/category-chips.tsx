import { initialOf } from "~/domain/text";
import type { Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { Picture } from "../parts/photo";
import { styleMarkup } from "../styles/style-markup";
import { categoryEntries, type ShelfEntry } from "./category-entries";
import { ALL_CATEGORIES_PATH } from "./category-index";

/** Element id of a section: its category's path without the slash. */
export const sectionId = (path: string): string => path.slice(1);

/** More are not found by scrolling sideways. */
const MOST_CHIPS = 20;

/** All entries, or of many the first ones and the current one, with room for the chip that leads to all. */
function chipsOf(entries: ShelfEntry[], current: string | undefined): ShelfEntry[] {
  if (entries.length <= MOST_CHIPS) return entries;
  const first = entries.slice(0, MOST_CHIPS - 2);
  const rest = entries.slice(MOST_CHIPS - 2).filter(({ path }) => path === current);
  return [...first, ...rest];
}

interface ChipsProps {
  frame: Frame;
  /** Path of the current category. */
  current?: string;
  /** Paths of the categories with a section on this page; their chips link to it. */
  here?: readonly string[];
}

/** The sticky bar of categories; left out when the shop has fewer than two entries. */
export function CategoryChips({ frame, current, here = [] }: ChipsProps) {
  const { shop, base, copy } = frame;
  const all = categoryEntries(shop);
  if (shop.categories.length === 0 || all.length < 2) return null;
  const entries = chipsOf(all, current);
  const { pictured } = styleMarkup(shop.theme.styleId);
  return (
    <nav className="chips" aria-label={copy.categories}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path} className={entry.path === shop.special?.path ? "chips__sp" : undefined}>
            <a
              className="chip"
              href={here.includes(entry.path) ? `#${sectionId(entry.path)}` : base + entry.path}
              aria-current={entry.path === current ? "true" : undefined}
            >
              {pictured ? <ChipPicture entry={entry} /> : null}
              <span className="chip__t">{entry.name}</span>
              <span className="chip__n">
                <span className="vh">, </span>
                {entry.count}
                <span className="vh"> {copy.products(entry.count).replace(/^\d+ /, "")}</span>
              </span>
            </a>
          </li>
        ))}
        {entries.length < all.length ? (
          <li>
            <a className="chip" href={base + ALL_CATEGORIES_PATH}>
              {pictured ? (
                <span className="chip__img chip__img--none" aria-hidden="true">
                  <Icon name="grid" />
                </span>
              ) : null}
              <span className="chip__t">{copy.allCategories}</span>
              <span className="chip__n">
                <span className="vh">, </span>
                {all.length}
              </span>
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const BUBBLE = 96;

function ChipPicture({ entry: { name, photo } }: { entry: ShelfEntry }) {
  if (photo) return <Picture className="chip__img" photo={photo} width={BUBBLE} height={BUBBLE} />;
  return (
    <span className="chip__img chip__img--none" aria-hidden="true">
      {photo === undefined ? <Icon name="tag" /> : initialOf(name)}
    </span>
  );
}
