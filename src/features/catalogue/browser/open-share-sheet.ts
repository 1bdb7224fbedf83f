import { shareProductCopy as words } from "~/copy/share-product";
import { make } from "./make-element";

/** Opens the device's share sheet for a URL; falls back to a dialog with a link to copy and WhatsApp. */
export async function openShareSheet(link: HTMLAnchorElement): Promise<void> {
  const { url = location.href, title = document.title } = link.dataset;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (refused) {
      // the visitor dismissed the share sheet: no fallback
      if (refused instanceof DOMException && refused.name === "AbortError") return;
    }
  }
  offer(link, url);
}

function offer(link: HTMLAnchorElement, url: string): void {
  const open = link.nextElementSibling;
  if (open?.matches(".share__o")) {
    open.remove();
    return;
  }
  const copy = make("button", { type: "button", class: "btn btn--line" }, words.copy);
  const chat = make("a", { href: link.href, rel: "noopener nofollow", class: "btn btn--line" }, words.whatsapp);
  const said = make("span", { role: "status" });
  copy.addEventListener("click", async () => {
    said.textContent = await navigator.clipboard.writeText(url).then(
      () => words.copied,
      () => words.notCopied,
    );
  });
  link.after(make("p", { class: "share__o" }, copy, chat, said));
  copy.focus();
}
