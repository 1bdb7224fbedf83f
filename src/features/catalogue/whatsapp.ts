import { withoutAccents } from "~/domain/text";
import type { Frame } from "./frame";

/** The shop's chat with the specification's first words already written; null where it gave no number. */
export function whatsappUrl({ shop, copy }: Frame, more = ""): string | null {
  if (!shop.whatsapp) return null;
  const text = copy.whatsappPrefix(withoutAccents(shop.name)) + (more ? `\n${more}` : "");
  return `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(text)}`;
}
