import { openShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";

const screenshot = screenshots("inicio");

/** Letters as large as the browser's setting makes them, in px. */
const enlarged = [
  { name: "130 % text", width: 360, height: 740, letters: 21 },
  { name: "200 % font", width: 360, height: 740, letters: 32 },
  { name: "a phone on its side", width: 740, height: 360, letters: 16 },
] as const;

/** Runs in the page: brings each heading, link and button to the middle, and finds those that are cut or covered there. */
function findHidden(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main h1, main h2, main a, nav a, nav button")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0)
    .flatMap((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < 0 || right > innerWidth) return [`beyond the edge: ${element.innerText}`];
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const row = element.closest("li") ?? element;
      return shown && (row.contains(shown) || shown.contains(element)) ? [] : [`covered: ${element.innerText}`];
    });
}

for (const { name, width, height, letters } of enlarged)
  test(`with ${name} nothing of Inicio is cut or covered`, async ({ page, context, demo, origin }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Page.enable");
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: letters } });
    await page.setViewportSize({ width, height });
    const shop = await openShop(origin, "Mates del Sur", { deliverySet: false });
    for (const api of [demo, shop.api]) {
      await page.goto("about:blank"); // an open screen would ask for the shop of the other account
      await context.clearCookies();
      await api.shareSession(context);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("list").first()).toBeVisible();
      await screenshot(page, `letra-${letters}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), "wider than the screen").toBe(width);
      expect(await page.evaluate(findHidden)).toEqual([]);
    }
  });
