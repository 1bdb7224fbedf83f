import { withoutAccents } from "~/domain/text";
import type { Frame } from "./frame";

/** The shop's chat with the specification's first words already written; null where it gave no number. */
export function shopChatUrl({ shop, copy }: Frame, more = ""): string | null {
  return chatUrl(shop.whatsapp, copy.whatsappPrefix(withoutAccents(shop.name)) + (more ? `\n${more}` : ""));
}

export const chatUrl = (digits: string | null, text: string): string | null =>
  digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
