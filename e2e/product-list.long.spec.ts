import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const PRODUCTS = 2_000;
const AT_ONCE = 25;
/** A quarter of the speed needs four times as long. */
const THROTTLED = { timeout: 40_000 };

/** Runs in the page: records tasks that block it noticeably. */
function recordLongTasks() {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(Math.round(entry.duration));
  }).observe({ type: "longtask", buffered: false });
}

test("a list of 2,000 products renders few rows at a quarter of the processor's speed", async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(600_000);
  for (let from = 0; from < PRODUCTS; from += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, n) => ({ name: `Producto ${from + n + 1}`, price: "1500" }));
    await Promise.all(made.map((one) => addProduct(shop, one)));
  }
  await shop.logIn(context);
  const cdp = await context.newCDPSession(page);
  for (const [address, list] of [
    ["/productos", "Productos"],
    ["/productos/orden", "Productos en orden"],
  ] as const) {
    await page.goto(address);
    const rows = page.getByRole("list", { name: list, exact: true }).getByRole("listitem");
    await expect(page.getByText("1 de", { exact: false }).last()).toBeVisible();
    await page.waitForLoadState("networkidle").catch(() => undefined); // the panel keeps polling
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(recordLongTasks);
    const longest = () =>
      page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks.splice(0)));
    const seen: { page: number; rows: number; scrolling: number; turning: number }[] = [];
    for (let turn = 1; turn <= 3; turn += 1) {
      await longest();
      for (let step = 0; step < 30; step += 1) {
        await page.mouse.wheel(0, 200);
        await page.waitForTimeout(50);
      }
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => window.scrollY), "the list has scrolled").toBeGreaterThan(1_000);
      const [count, scrolling] = [await rows.count(), await longest()];
      await page.getByRole("link", { name: "Siguiente" }).click();
      await expect(page.getByText(`${turn + 1} de`, { exact: false }).last()).toBeVisible(THROTTLED);
      await page.waitForTimeout(500);
      seen.push({ page: turn, rows: count, scrolling, turning: await longest() });
    }
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    console.log(`${address}, longest tasks in ms: ${JSON.stringify(seen)}`);
    for (const { rows: count } of seen) expect(count).toBeLessThanOrEqual(60);
  }
});
