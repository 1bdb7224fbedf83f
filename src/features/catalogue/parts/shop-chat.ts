import { withoutAccents } from "~/domain/text";
import type { Frame } from "./frame";

/** URL of the shop's chat with the specified greeting filled in; null when the shop has no number. */
export function shopChatUrl({ shop, copy }: Frame, more = ""): string | null {
  return chatUrl(shop.whatsapp, copy.whatsappPrefix(withoutAccents(shop.name)) + (more ? `\n${more}` : ""));
}

export const chatUrl = (digits: string | null, text: string): string | null =>
  digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
