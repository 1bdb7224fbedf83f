/** Where an entry of the browser's history stands: `depth` layers above the entry of the screen itself. */
interface Mark {
  /** The same for the entry of a screen and for those of what opened over it. */
  base: string;
  depth: number;
}

type State = Record<string, unknown> | null;

const KEY = "layers";
/** A step through the history takes milliseconds; after this long the browser has refused it. */
const REFUSED_MS = 2_000;

const markOf = (state: State) => state?.[KEY] as Mark | undefined;

function withMark(state: State, mark: Mark | undefined): State {
  const { [KEY]: _, ...rest } = state ?? {};
  if (mark) return { ...rest, [KEY]: mark };
  return state && rest;
}

type Write = "pushState" | "replaceState";

/**
 * Keeps one entry of the browser's history for each layer (dialog, menu, selection) that is open over the screen, so that the
 * back button closes the layer instead of leaving the screen. Layers only say when they open and close: `sync` adds and takes
 * back entries until there are as many as layers. One that closes while another opens therefore hands its entry on, and a
 * closed layer leaves no entry behind that would swallow a later step back.
 *
 * The router hears nothing of steps between a screen and its layers, which have the same address. It would take them for a
 * navigation, and give up one that is under way: a link in a menu closes the menu, too.
 */
export function createBackStack(page: Window) {
  const { history, location } = page;
  /** The router's own functions, if it came first: they tell it of addresses that screens write. */
  const below = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) };
  const { pushState, replaceState } = Object.getPrototypeOf(history) as History;
  const native = { pushState: pushState.bind(history), replaceState: replaceState.bind(history) };
  const layers: { close: () => void }[] = [];
  /** Writes that wait until the entries of layers are gone. */
  let queue: (() => void)[] = [];
  let whenClosed: (() => void)[] = [];
  let mark = markOf(history.state);
  /** What the router believes to be shown. */
  let shown: { state: State; url: string } = { state: history.state, url: location.href };
  let going: number | undefined;
  let scheduled = false;
  /** Another document is on its way: a step through the history would stop it. */
  let leaving = false;

  const depth = () => mark?.depth ?? 0;

  function write(by: typeof native, kind: Write, data: State, next: Mark | undefined, url?: string | URL | null): void {
    by[kind](withMark(data, next), "", url);
    mark = next;
    shown = { state: history.state, url: location.href };
  }

  /** What Next, and the screens themselves, write. */
  function written(kind: Write, data: State, url?: string | URL | null): void {
    const stays = kind === "replaceState" && new URL(url ?? "", location.href).pathname === location.pathname;
    if (going !== undefined || (depth() > 0 && !stays)) {
      queue.push(() => written(kind, data, url));
      if (going === undefined) go(-depth());
      return;
    }
    write(below, kind, data, stays ? mark : undefined, url);
    schedule();
  }

  function go(delta: number): void {
    going = page.setTimeout(land, REFUSED_MS);
    history.go(delta);
  }

  function land(): void {
    page.clearTimeout(going);
    going = undefined;
    const waiting = queue;
    queue = [];
    for (const one of waiting) one();
    schedule();
  }

  function schedule(): void {
    if (!scheduled) page.setTimeout(sync); // once React has closed and opened what belongs together
    scheduled = true;
  }

  function sync(): void {
    scheduled = false;
    if (going !== undefined || leaving) return;
    if (layers.length < depth()) {
      go(layers.length - depth());
      return;
    }
    const base = mark?.base ?? `${Date.now()}.${Math.random()}`;
    if (layers.length > 0 && !mark) write(native, "replaceState", history.state, { base, depth: 0 });
    while (layers.length > depth()) write(native, "pushState", history.state, { base, depth: depth() + 1 });
    if (layers.length > 0) return;
    const waiting = whenClosed;
    whenClosed = [];
    for (const one of waiting) one();
  }

  function onPopState(event: PopStateEvent): void {
    const before = mark;
    const own = going !== undefined;
    leaving = false;
    mark = markOf(event.state);
    if (before && mark?.base === before.base) {
      event.stopImmediatePropagation();
      keepScroll();
      // an address that changed while the layer was open, such as that of a filter, holds without it, too
      write(native, "replaceState", shown.state, mark, shown.url);
      const closing = layers.slice(depth()).reverse();
      if (!own && depth() < before.depth) {
        for (const { close } of closing) close();
        if (closing.length === 0) {
          go(-1); // the entry was a leftover: the step back is meant for the screen
          return;
        }
      }
    } else shown = { state: event.state, url: location.href };
    land();
  }

  /** The browser scrolls to where the page was when the layer opened, such as a selection: back before that is drawn. */
  function keepScroll(): void {
    const { scrollX: left, scrollY: top } = page;
    page.requestAnimationFrame(() => page.scrollTo({ left, top, behavior: "instant" }));
  }

  history.pushState = (data, _, url) => written("pushState", data, url);
  history.replaceState = (data, _, url) => written("replaceState", data, url);
  page.addEventListener("popstate", onPopState, { capture: true }); // before the router's
  page.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    leaving = false;
    mark = markOf(history.state);
    land();
  });
  // Not every browser has the Navigation API; without it a link to another document in a layer may have to be tapped twice.
  (page.navigation as Navigation | undefined)?.addEventListener("navigate", (event) => {
    const { destination, downloadRequest, navigationType } = event;
    if (!destination.sameDocument && downloadRequest === null && navigationType !== "traverse") leaving = true;
  });
  schedule(); // a page that was reloaded while a layer was open

  return {
    /** A layer has opened; Back calls `close`, which may refuse. Returns what to call when it has closed. */
    open(close: () => void): () => void {
      const layer = { close };
      layers.push(layer);
      leaving = false;
      schedule();
      return () => {
        layers.splice(layers.indexOf(layer), 1);
        schedule();
      };
    },
    /** To the entry below that of the screen, whatever is open over it. */
    stepBack(): void {
      if (going === undefined) go(-1 - depth());
      else queue.push(() => go(-1 - depth()));
    },
    /** Calls back once nothing is open over the screen, and the screen's own entry is the current one. */
    afterClosing(callback: () => void): void {
      whenClosed.push(callback);
      schedule();
    },
  };
}

let stack: ReturnType<typeof createBackStack> | undefined;

/** The one of this page. In the browser only. */
export function backStack(): ReturnType<typeof createBackStack> {
  stack ??= createBackStack(window);
  return stack;
}
