import type { Page } from "@playwright/test";
import { screenTest as test } from "./fixtures/check-screens";
import { panelScreens } from "./fixtures/screens";
import { expect } from "./fixtures/test";

/** Names of buttons and links of the screen whose text is cut, or that a bar covers once they are in view. */
function cutOrCovered(): string[] {
  const visible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const bars = [...document.querySelectorAll("main button, main a[href], main h1, main h2, nav a, nav button")];
  return bars.filter(visible).flatMap((element) => {
    const { overflowX } = getComputedStyle(element);
    const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
    const cut = overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    const box = element.getBoundingClientRect();
    const beyond =
      box.width > 0 && (box.left < -1 || box.right > innerWidth + 1) && !element.closest("[class*=overflow-x]");
    return cut ? [`cut: ${name}`] : beyond ? [`beyond the edge: ${name}`] : [];
  });
}

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.addStyleTag({ content: `html { font-size: ${percent}% !important }` });
}

const cases = [
  { name: "130 % text", width: 360, height: 740, percent: 130 },
  { name: "200 % font", width: 360, height: 740, percent: 200 },
  { name: "on its side", width: 740, height: 360, percent: 100 },
] as const;

for (const { name, width, height, percent } of cases)
  test.describe(name, () => {
    for (const screen of panelScreens)
      test(screen.name, async ({ data, sessions }) => {
        const { user } = await sessions.of(screen.as ?? "visitor");
        const { page } = user;
        await page.setViewportSize({ width, height });
        await screen.before?.(user, data);
        await page.goto(await screen.url(data));
        await expect(page.getByRole("heading", { name: screen.heading }).first()).toBeVisible();
        await enlarge(page, percent);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, "wider than the screen").toBeLessThanOrEqual(0);
        expect(await page.evaluate(cutOrCovered)).toEqual([]);
      });
  });
