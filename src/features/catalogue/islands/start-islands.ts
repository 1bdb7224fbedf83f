import { queuedClickTargets } from "../browser/take-queued-clicks";

const PLACE = "[data-island]";
/** First interactions that load an island. */
const TOUCHES = ["pointerdown", "focusin", "click", "submit"];
/** Distance from the viewport at which an island is loaded. */
const NEAR = "200px";

/** What starts the islands that a script is for; most are for one. */
type IslandScript = Record<string, (place: HTMLElement, data: unknown) => void>;

const begun = new WeakSet<Element>();

/** The island's function; undefined when its script cannot be loaded. */
async function load({ dataset }: HTMLElement): Promise<IslandScript[string] | undefined> {
  const [script = "", ...needed] = (dataset.src ?? "").split(" ");
  for (const href of needed)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const island = await (import(script) as Promise<IslandScript>).catch(() => null);
  return island?.[dataset.start ?? "start"];
}

async function start(place: HTMLElement): Promise<void> {
  if (begun.has(place)) return;
  begun.add(place);
  const starts = await load(place);
  if (!starts) return void begun.delete(place); // offline: the next interaction retries
  place.dataset.started = "";
  starts(place, JSON.parse(place.dataset.props ?? "{}"));
}

function touch(target: EventTarget | null): void {
  let place = target instanceof Element ? target.closest<HTMLElement>(PLACE) : null;
  for (; place; place = place.parentElement?.closest<HTMLElement>(PLACE) ?? null) void start(place);
}

/** Loads each island's script when it comes near the viewport or is touched, including taps queued before. */
export function startIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        touch(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of document.querySelectorAll(PLACE)) {
    // with `display: contents` a place has no box of its own
    near.observe(place.getClientRects().length > 0 ? place : (place.firstElementChild ?? place));
  }
  for (const kind of TOUCHES) addEventListener(kind, ({ target }) => touch(target));
  for (const tapped of [document.activeElement, ...queuedClickTargets()]) touch(tapped);
}
