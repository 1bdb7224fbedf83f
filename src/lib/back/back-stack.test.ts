import { describe, expect, it } from "vitest";
import { createBackStack } from "./back-stack";

type Entry = { state: Record<string, unknown> | null; url: string };

class FakeHistory {
  entries: Entry[];
  at = 0;
  steps: number[] = [];

  constructor(entries: Entry[]) {
    this.entries = entries;
    this.at = entries.length - 1;
  }

  get current(): Entry {
    return this.entries[this.at] as Entry;
  }
  get state() {
    return this.current.state;
  }
  pushState(state: Entry["state"], _: string, url?: string | null) {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, { state, url: this.resolve(url) });
    this.at += 1;
  }
  replaceState(state: Entry["state"], _: string, url?: string | null) {
    this.entries[this.at] = { state, url: this.resolve(url) };
  }
  go(delta: number) {
    this.steps.push(delta);
  }
  private resolve(url?: string | null) {
    return new URL(url ?? this.current.url, this.current.url).href;
  }
}

const SITE = "https://panel.test";

/** A browser with a list of entries; steps through them come later, as in a browser, and the router hears of them. */
function browse(paths: string[], states: Entry["state"][] = []) {
  const history = new FakeHistory(paths.map((path, n) => ({ state: states[n] ?? { __NA: true }, url: SITE + path })));
  const timers: (() => void)[] = [];
  const listeners: { type: string; call: (event: object) => void }[] = [];
  const heard: string[] = [];
  const navigation = {
    addEventListener: (type: string, call: (event: object) => void) => listeners.push({ type, call }),
  };
  const page = {
    history,
    navigation,
    location: {
      get href() {
        return history.current.url;
      },
      get pathname() {
        return new URL(history.current.url).pathname;
      },
    },
    scrollX: 0,
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => {
      page.scrollY = top;
    },
    requestAnimationFrame: (call: () => void) => timers.push(call),
    setTimeout: (call: () => void, ms = 0) => (ms === 0 ? timers.push(call) : -1),
    clearTimeout: () => undefined,
    addEventListener: (type: string, call: (event: object) => void) => listeners.push({ type, call }),
  };
  const stack = createBackStack(page as unknown as Window);
  listeners.push({ type: "popstate", call: () => heard.push(new URL(history.current.url).pathname) });
  const fire = (type: string, event: object) => {
    let stopped = false;
    const stop = () => {
      stopped = true;
    };
    for (const { call } of listeners.filter((one) => one.type === type))
      if (!stopped) call({ ...event, stopImmediatePropagation: stop });
  };
  /** Until nothing is under way any more. */
  const settle = () => {
    for (let turns = 0; timers.length > 0 || history.steps.length > 0; turns += 1) {
      if (turns > 50) throw new Error("it goes in circles");
      timers.shift()?.();
      if (timers.length > 0) continue;
      const step = history.steps.shift();
      const next = step === undefined ? undefined : history.entries[history.at + step];
      if (step === undefined || !next) continue;
      history.at += step;
      fire("popstate", { state: next.state });
      page.scrollY = 0; // where it was when the entry was left
    }
  };
  settle();
  return {
    page,
    history,
    stack,
    heard,
    fire,
    settle,
    step: (by: number) => {
      history.go(by);
      settle();
    },
    /** A layer as React shows it: closing takes it away. */
    open: (refuses = false) => {
      const layer = { open: true, closed: 0, hide: (): void => undefined };
      const gone = stack.open(() => {
        layer.closed += 1;
        if (!refuses) layer.hide();
      });
      layer.hide = () => {
        layer.open = false;
        gone();
      };
      settle();
      return layer;
    },
    where: () =>
      history.entries.map(({ url }, n) => (n === history.at ? `[${url.slice(SITE.length)}]` : url.slice(SITE.length))),
  };
}

describe("Back over what is open", () => {
  it("closes it and stays on the screen; forward opens nothing and comes back", () => {
    const { open, step, where, heard } = browse(["/", "/productos"]);
    const layer = open();
    expect(where()).toEqual(["/", "/productos", "[/productos]"]);
    step(-1);
    expect(layer).toMatchObject({ open: false, closed: 1 });
    expect(where()).toEqual(["/", "[/productos]", "/productos"]);
    step(1);
    expect(where()).toEqual(["/", "[/productos]", "/productos"]);
    expect(layer.closed).toBe(1);
    expect(heard).toEqual([]);
    step(-1);
    expect(where()[0]).toBe("[/]");
    expect(heard).toEqual(["/"]);
  });

  it("leaves the page where it was scrolled to meanwhile", () => {
    const { page, open, step } = browse(["/", "/productos"]);
    open();
    page.scrollY = 900;
    step(-1);
    expect(page.scrollY).toBe(900);
  });

  it("closes one layer of several, the last first", () => {
    const { open, step, where } = browse(["/", "/productos"]);
    const [below, above] = [open(), open()];
    step(-1);
    expect([below.open, above.open]).toEqual([true, false]);
    step(-1);
    expect(below.open).toBe(false);
    expect(where().slice(0, 2)).toEqual(["/", "[/productos]"]);
  });

  it("asks again of one that refuses, such as a dialog that saves", () => {
    const { open, step, where } = browse(["/", "/productos"]);
    const layer = open(true);
    step(-1);
    step(-1);
    expect(layer).toMatchObject({ open: true, closed: 2 });
    expect(where()).toEqual(["/", "/productos", "[/productos]"]);
  });
});

describe("a layer that closes by itself", () => {
  it.each([
    ["one", 1],
    ["two at once", 2],
    ["three at once", 3],
  ])("takes its entry with it: %s", (_, count) => {
    const { open, settle, step, where, heard } = browse(["/", "/productos"]);
    const layers = Array.from({ length: count }, () => open());
    for (const layer of layers.reverse()) layer.hide();
    settle();
    expect(where().slice(0, 2)).toEqual(["/", "[/productos]"]);
    expect(heard).toEqual([]);
    step(-1);
    expect(where()[0]).toBe("[/]");
  });

  it("hands its entry to the one that it opens, and one of React's strict mode leaves none", () => {
    const { stack, open, settle, step, where } = browse(["/", "/productos"]);
    const menu = open();
    menu.hide();
    const dialog = open();
    expect(where()).toEqual(["/", "/productos", "[/productos]"]);
    stack.open(() => undefined)();
    settle();
    expect(where()).toEqual(["/", "/productos", "[/productos]"]);
    step(-1);
    expect(dialog.open).toBe(false);
  });

  it("keeps what the address became meanwhile, also after forward", () => {
    const { history, open, settle, step, where } = browse(["/", "/productos"]);
    const selection = open();
    history.replaceState(null, "", "/productos?filtro=oferta");
    selection.hide();
    settle();
    expect(where().slice(0, 2)).toEqual(["/", "[/productos?filtro=oferta]"]);
    history.replaceState(null, "", "/productos?filtro=papelera");
    step(1);
    expect(where().slice(0, 2)).toEqual(["/", "[/productos?filtro=papelera]"]);
  });
});

describe("a navigation out of a layer", () => {
  it.each([
    ["that closes with it", true],
    ["that stays until the next screen", false],
  ])("leaves no entry of the layer behind: %s", (_, closes) => {
    const { history, open, settle, step, where, heard } = browse(["/", "/productos"]);
    const layer = open();
    if (closes) layer.hide();
    history.pushState({ __NA: true }, "", "/productos/7");
    if (!closes) layer.hide();
    settle();
    expect(where()).toEqual(["/", "/productos", "[/productos/7]"]);
    step(-1);
    expect(where()).toEqual(["/", "[/productos]", "/productos/7"]);
    expect(heard).toEqual(["/productos"]);
  });

  it("that replaces the screen replaces the screen, not the layer", () => {
    const { history, open, settle, where } = browse(["/", "/productos/7"]);
    const layer = open();
    history.replaceState({ __NA: true }, "", "/productos");
    layer.hide();
    settle();
    expect(where().slice(0, 2)).toEqual(["/", "[/productos]"]);
  });

  it("follows a step that is already under way, with all that was written after it", () => {
    const { history, open, settle, where } = browse(["/", "/productos"]);
    const layer = open();
    open();
    layer.hide();
    history.pushState({ __NA: true }, "", "/pedidos");
    history.replaceState({ __NA: true, tree: 2 }, "", "/pedidos?desde=hoy");
    settle();
    expect(where().slice(0, 3)).toEqual(["/", "/productos", "/pedidos?desde=hoy"]);
  });

  it("to another document is not stopped; what is left of the layer does not swallow a step back", () => {
    const { open, fire, settle, step, where } = browse(["/", "/productos"]);
    const menu = open();
    fire("navigate", { destination: { sameDocument: false }, downloadRequest: null, navigationType: "push" });
    menu.hide();
    settle();
    expect(where()).toEqual(["/", "/productos", "[/productos]"]); // the browser is loading, or has saved a file
    step(-1);
    expect(where()[0]).toBe("[/]");
  });

  it("can wait until nothing is open", () => {
    const { stack, open, settle, where } = browse(["/", "/productos"]);
    const layer = open();
    const seen: string[][] = [];
    stack.afterClosing(() => seen.push(where()));
    settle();
    expect(seen).toEqual([]);
    layer.hide();
    settle();
    expect(seen).toEqual([["/", "[/productos]", "/productos"]]);
  });
});

describe("a page that is loaded on the entry of a layer", () => {
  const mark = (depth: number) => ({ __NA: true, layers: { base: "1", depth } });

  it("goes to its own, after a reload", () => {
    const { where, heard } = browse(["/", "/productos", "/productos"], [null, mark(0), mark(1)]);
    expect(where()).toEqual(["/", "[/productos]", "/productos"]);
    expect(heard).toEqual([]);
  });

  it("is also left by one step back when it is reached from the next screen", () => {
    const { step, where } = browse(["/", "/productos", "/productos", "/pedidos"], [null, mark(0), mark(1), null]);
    step(-1);
    expect(where()).toEqual(["/", "[/productos]", "/productos", "/pedidos"]);
  });
});

describe("a step back that a screen takes by itself", () => {
  it.each([0, 1, 2])("leads below the screen, with %i layers open, which stay", (count) => {
    const { stack, open, settle, where, heard } = browse(["/productos", "/productos?filtro=oferta"]);
    const layers = Array.from({ length: count }, () => open());
    stack.stepBack();
    settle();
    expect(heard).toEqual(["/productos"]);
    expect(where().slice(0, 1 + count)).toEqual(
      count === 0 ? ["[/productos]"] : [...Array<string>(count).fill("/productos"), "[/productos]"],
    );
    expect(layers.every((layer) => layer.open)).toBe(true);
  });
});
