import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test";

/** Keeps the script of log-in and registration back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/storage/scripts/entrance-*", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("what was typed and chosen before the script ran is kept", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/registrate", { waitUntil: "commit" });
  await page.getByLabel("Nombre y apellido").fill("Lupita Pérez");
  await page.getByLabel("País").selectOption("Chile");
  await page.getByLabel("Mail").fill("lupita@");
  release();
  await expect(page.locator("body")).not.toHaveAttribute("data-hydrating");
  await expect(page.getByLabel("Mail")).toBeFocused();
  await page.getByRole("button", { name: "Crear mi tienda" }).click();
  await expect(page.getByText("Escribí un mail válido, por ejemplo ana@mail.com.")).toBeVisible();
  await expect(page.getByLabel("Nombre y apellido")).toHaveValue("Lupita Pérez");
  await expect(page.getByLabel("Mail")).toHaveValue("lupita@");
  await expect(page.getByLabel("País").locator("option:checked")).toHaveText("Chile");
});

test("a form that was sent before the script ran puts no password into the address", async ({ page }) => {
  await holdScript(page);
  for (const path of ["/login", "/registrate"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.getByLabel("Contraseña", { exact: true }).fill("Secreta-1234");
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));
    await page.getByLabel("Contraseña", { exact: true }).press("Enter");
    expect((await (await sent).response())?.status()).toBe(200);
    await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("");
    expect(new URL(page.url()).search).toBe("");
  }
});
