import { offline } from "~/copy/offline";
import { make } from "../browser/make-element";
import { cacheShopWhenIdle } from "./seen";

const written = (moment: number) => {
  const date = new Date(moment);
  const minute = String(date.getMinutes()).padStart(2, "0");
  return offline.moment(`${date.getDate()}/${date.getMonth() + 1}`, date.getHours(), minute);
};

/** Shows the date of the prices while offline, and caches the shop for offline use. */
export function watchNetwork(place: HTMLElement): void {
  const kept = Number(document.documentElement.dataset.kept) || null;
  const loaded = Date.now();
  const show = (...said: (Node | string)[]) => {
    place.replaceChildren(...(said.length > 0 ? [make("p", { class: "notice" }, ...said)] : []));
  };
  const lost = () => show(offline.prices(written(kept ?? loaded)));
  const found = () => {
    if (!kept) return show();
    const again = make("button", { type: "button" }, offline.refresh);
    again.addEventListener("click", () => location.reload());
    show(offline.back, " ", again);
  };
  if (kept) lost();
  addEventListener("offline", lost);
  addEventListener("online", found);
  cacheShopWhenIdle();
}
