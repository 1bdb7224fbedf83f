import { expect, type Page } from "@playwright/test";
import { openCrowdedShop } from "./fixtures/crowded-shop";
import type { ScreenData } from "./fixtures/screen-data";
import { panelScreens } from "./fixtures/screens";
import { test } from "./fixtures/test";
import type { User } from "./fixtures/user";

/** The addresses of merchants' screens that need no data of their own; the links on them lead to the others. */
function firstPaths(origin: string): string[] {
  const bare = { origin } as ScreenData;
  return panelScreens.flatMap(({ as, url }) => {
    if (as !== "demo" && as !== "emptyShop") return [];
    try {
      const address = url(bare);
      if (typeof address === "string") return [address.slice(origin.length)];
      address.catch(() => undefined); // it makes what it shows
    } catch {
      // the same
    }
    return [];
  });
}

/** Screens that are the same but for an id or a page are opened twice. */
const shapeOf = (path: string) => path.replace(/\d+/g, "N").replace(/=[^&]*/g, "=");
const TIMES = 2;
const LEFT_OUT = /^\/(?:api|logout|login|storage|terminos)|\.(?:pdf|csv|xlsx)\b|descargar/;

/** Runs in the page: what reaches beyond the screen although nothing scrolls it there. */
function beyondScreen(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > width + 1,
    );
    return [
      "page",
      ...wide.slice(0, 3).map((one) => `${one.nodeName} ${one.className} ${one.textContent.slice(0, 40)}`),
    ];
  }
  const acting = "[data-bottom-bar] button, [data-bottom-bar] a, [role=dialog] button";
  return [...document.querySelectorAll(acting)]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().left < -1 || one.getBoundingClientRect().right > width + 1)
    .map((one) => `${one.nodeName} ${one.textContent}`);
}

async function settle(page: Page) {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator(".animate-pulse")).toHaveCount(0);
}

/** Opens each picker of the screen, chooses everything, and closes it. */
async function choose(user: User, path: string, choices: number) {
  const { page } = user;
  const pickers = page.locator("[data-picker]");
  const dialog = page.getByRole("dialog");
  const byCategory = page.getByRole("button", { name: "Categorías", exact: true });
  if ((await pickers.count()) === 0 && path.startsWith("/productos/cambio-precios")) {
    await user.tap(byCategory);
    await expect(dialog).toBeVisible(); // nothing is chosen yet
  } else if ((await pickers.count()) === 0) return 0;
  else await user.tap(pickers.first());
  const boxes = dialog.getByRole("checkbox");
  await expect(boxes.or(dialog.getByRole("listitem").getByRole("button")).nth(1)).toBeAttached();
  for (const box of await boxes.all()) if (!(await box.isChecked())) await box.dispatchEvent("click"); // it may lie below the button at the end
  expect(await page.evaluate(beyondScreen), `${path}: the dialog of ${choices}`).toEqual([]);
  if ((await boxes.count()) === 0) {
    await page.keyboard.press("Escape"); // of many, one is chosen
    await expect(dialog).toHaveCount(0);
    return 1;
  }
  await user.tap(dialog.getByRole("button", { name: "Listo" }));
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(beyondScreen), `${path}: ${choices} chosen`).toEqual([]);
  return 1;
}

for (const choices of [2, 3, 40]) {
  test(`every screen has room for ${choices} choices with the longest names`, async ({
    user,
    page,
    context,
    origin,
    monitor,
  }) => {
    test.setTimeout(1_800_000);
    monitor.allow(/./);
    const shop = await openCrowdedShop(origin, choices);
    await shop.logIn(context);
    const seen = new Map<string, number>();
    const waiting = [...firstPaths(origin), "/productos/cambio-precios?que=categorias"];
    const problems: Record<string, string[]> = {};
    let opened = 0;
    let chosen = 0;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const shape = shapeOf(path);
      const times = seen.get(shape) ?? 0;
      if (times >= TIMES || LEFT_OUT.test(path)) continue;
      seen.set(shape, times + 1);
      await page.goto(path);
      await settle(page);
      opened += 1;
      const found = await page.evaluate(beyondScreen);
      if (found.length > 0) problems[path] = found;
      else chosen += await choose(user, path, choices);
      const links = await page
        .getByRole("main")
        .locator('a[href^="/"]:not([download])')
        .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
      waiting.push(...links);
    }
    console.log(`${choices} choices: ${opened} screens, ${chosen} pickers`);
    expect(problems).toEqual({});
    expect(opened).toBeGreaterThan(60);
    expect(chosen).toBeGreaterThan(1);
  });
}

test("the button that changes prices by categories stays on the screen", async ({ user, page, context, origin }) => {
  const shop = await openCrowdedShop(origin, 3);
  await shop.logIn(context);
  await page.goto("/productos/cambio-precios");
  await user.tap(page.getByRole("button", { name: "Categorías" }));
  const dialog = page.getByRole("dialog", { name: /categor/i });
  await expect(dialog.getByRole("checkbox").nth(2)).toBeAttached();
  for (const box of await dialog.getByRole("checkbox").all()) await box.dispatchEvent("click");
  await user.tap(dialog.getByRole("button", { name: "Listo" }));
  await page.getByRole("textbox").first().fill("10");
  const apply = page.getByRole("button", { name: /^Cambiar \d/ });
  await expect(apply).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(beyondScreen)).toEqual([]);
});
