import { listPageCopyFor } from "~/copy/list-page";
import { formatPrice } from "~/domain/money/money";
import { LIST_MEMORY } from "~/generated/inline/scripts";
import { InlineScript } from "../browser/inline-script";
import type { ListMemoryData } from "../browser/list-memory.inline";
import type { Frame } from "./frame";

/** Whose prices are shown, on the pages of a list; on the others of a shop with lists, the way back to a remembered one. */
export function ListNotice({ frame: { shop, base } }: { frame: Frame }) {
  const words = listPageCopyFor(shop.countryId);
  if (!shop.list)
    return shop.hasLists ? (
      <>
        <p className="notice" hidden>
          <span /> <a href={`${base}/catalogo`}>{words.see}</a>
        </p>
        <InlineScript<ListMemoryData> code={LIST_MEMORY} data={{ shop: shop.id, told: words.remembered }} />
      </>
    ) : null;
  const { name, minTotalCents, minUnits } = shop.list;
  const least = [
    ...(minTotalCents === null ? [] : [formatPrice(minTotalCents, shop.money)]),
    ...(minUnits === null ? [] : [words.pieces(minUnits)]),
  ];
  return (
    <>
      <p className="notice">{[words.notice(name), ...(least.length > 0 ? [words.minimum(least)] : [])].join(" · ")}</p>
      <InlineScript<ListMemoryData> code={LIST_MEMORY} data={{ shop: shop.id, path: base, name }} />
    </>
  );
}
