import type { CategoryEntry } from "~/domain/catalogue/view";
import { initialOf } from "~/domain/text";
import { styleMarkup } from "../styles/style-markup";
import type { Frame } from "./frame";
import { Icon } from "./icon";
import { Picture } from "./photo";

/** Element id of a section: its category's path without the slash. */
export const sectionId = (path: string): string => path.slice(1);

type Entry = Pick<CategoryEntry, "name" | "path" | "count"> & { photo?: CategoryEntry["photo"] };

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
  const entries: Entry[] = [
    ...(shop.special ? [{ ...shop.special, photo: shop.special.photo ?? undefined }] : []),
    ...shop.categories,
    ...(shop.others ? [shop.others] : []),
  ];
  if (shop.categories.length === 0 || entries.length < 2) return null;
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
      </ul>
    </nav>
  );
}

const BUBBLE = 96;

function ChipPicture({ entry: { name, photo } }: { entry: Entry }) {
  if (photo) return <Picture className="chip__img" photo={photo} width={BUBBLE} height={BUBBLE} />;
  return (
    <span className="chip__img chip__img--none" aria-hidden="true">
      {photo === undefined ? <Icon name="tag" /> : initialOf(name)}
    </span>
  );
}
