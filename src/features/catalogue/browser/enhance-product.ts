import type { SeenData } from "./recently-seen";
import { readSeenProducts, storeSeenProduct } from "./seen-store";

/** Highlights the thumbnail of the visible photo; tapping a thumbnail shows its photo without scrolling the page. */
function watchGallery(): void {
  const list = document.querySelector<HTMLElement>(".gal__t");
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>(".gal__th a")];
  if (!list || thumbs.length === 0) return;
  const mark = () => {
    const place = Math.round(list.scrollLeft / list.clientWidth);
    for (const [at, thumb] of thumbs.entries()) thumb.ariaCurrent = at === place ? "true" : null;
  };
  list.addEventListener("scroll", mark, { passive: true });
  for (const [at, thumb] of thumbs.entries())
    thumb.addEventListener("click", (event) => {
      event.preventDefault();
      list.scrollTo({ left: at * list.clientWidth });
    });
  mark();
}

const plain = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);

/** Without JavaScript, or when a lazy script fails to load, the links still work: they open the photo or WhatsApp. */
function onClick(event: MouseEvent): void {
  if (!plain(event) || !(event.target instanceof Element)) return;
  const alert = event.target.closest<HTMLAnchorElement>("[href='#avisame']");
  if (alert) return void import("./send-alert").then(({ openAlert }) => openAlert(alert.dataset.variant));
  const photo = event.target.closest<HTMLAnchorElement>(".gal__z");
  const share = event.target.closest<HTMLAnchorElement>("a.share");
  const link = photo ?? share;
  if (!link) return;
  event.preventDefault();
  const otherwise = () => location.assign(link.href);
  if (photo) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".gal__z")];
    import("./photo-zoom").then(({ openPhotos }) => openPhotos(links, links.indexOf(photo)), otherwise);
  } else import("./open-share-sheet").then(({ openShareSheet }) => openShareSheet(link), otherwise);
}

/** Sends the form for being told of the product in place; without the script for that it is sent as it is. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.alert === undefined) return;
  event.preventDefault();
  import("./send-alert").then(
    ({ sendAlert }) => sendAlert(form),
    () => form.submit(),
  );
}

/** Remembers the product on this device, and shows those that were seen before. */
function rememberSeen(place: HTMLElement, data: SeenData): void {
  const { cartId, product } = data;
  const seen = readSeenProducts(cartId).filter(({ id }) => id !== product.id);
  storeSeenProduct(cartId, product);
  if (seen.length > 0) import("./recently-seen").then(({ showSeen }) => showSeen(place, seen, data)).catch(() => {});
}

/** Enhances the product page; larger parts are loaded on demand. */
export function startProduct(place: HTMLElement, data: SeenData): void {
  watchGallery();
  place.addEventListener("click", onClick);
  place.addEventListener("submit", onSubmit);
  rememberSeen(place, data);
}
