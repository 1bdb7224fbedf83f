import type { Copy } from "~/copy/copy";
import type { ClosedAccount } from "~/domain/account/schemas";
import type { NumberFormat } from "~/domain/money/number-format";
import { countText } from "~/features/app-context/count-text";

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** "Casa Yerbal y Casa Lino". */
export function listText(parts: readonly string[]): string {
  return list.format(parts);
}

/** "69 productos", "184 fotos": the non-zero counts. */
export function countsOf(
  copy: Pick<Copy, "account">,
  counts: ClosedAccount["counts"],
  numbers: NumberFormat,
): string[] {
  const words = copy.account.closing.counts;
  const names = ["products", "photos", "orders", "customers"] as const;
  return names.filter((name) => counts[name] > 0).map((name) => countText(words[name], counts[name], numbers));
}
