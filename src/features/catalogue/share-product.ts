import { shareProduct as words } from "~/copy/share-product";

/** Hands an address to the device's own way of sharing; without one, a link to copy and WhatsApp are offered. */
export async function shareProduct(link: HTMLAnchorElement): Promise<void> {
  const { url = location.href, title = document.title } = link.dataset;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (refused) {
      // who changed their mind is asked nothing more
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
  const box = document.createElement("p");
  const copy = document.createElement("button");
  const chat = document.createElement("a");
  const said = document.createElement("span");
  box.className = "share__o";
  copy.type = "button";
  copy.className = chat.className = "btn btn--line";
  copy.textContent = words.copy;
  chat.textContent = words.whatsapp;
  chat.href = link.href;
  chat.rel = "noopener nofollow";
  said.role = "status";
  copy.addEventListener("click", async () => {
    said.textContent = await navigator.clipboard.writeText(url).then(
      () => words.copied,
      () => words.notCopied,
    );
  });
  box.append(copy, chat, said);
  link.after(box);
  copy.focus();
}
