import { expect, test } from "./fixtures/test";
import { ApiDocsPages } from "./pages/api-docs-pages";

test("a call is found, a token taken and used, and nothing keeps it", async ({ hand, shop }) => {
  const { page } = hand;
  const docs = new ApiDocsPages(hand);
  await page.goto("/api/docs");
  await docs.search("ingresar");
  await docs.follow(/POST \/login/);
  await docs.fill("Cuerpo (JSON)", `{"email": "${shop.email}", "password": "${shop.password}"}`);
  await docs.press("Enviar");
  await expect(docs.answer).toContainText(shop.email);
  await docs.press("Usar este token");

  await docs.follow("Volver a todas las llamadas");
  await docs.search("propios datos");
  await docs.follow(/Ver los propios datos/);
  await docs.press("Enviar");
  await expect(docs.status).toContainText("200");
  await expect(docs.answer).toContainText(shop.email);

  const token = await page.getByLabel("Token").inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  await expect(docs.curl).toContainText('-H "Authorization: Bearer $TOKEN"');
  await expect(docs.curl).not.toContainText(token);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain(token);
  expect(page.url()).not.toContain(token);
  await page.reload();
  await expect(page.getByLabel("Token")).toHaveValue("");
});

test("what is wrong is told beside its field, and what deletes asks first", async ({ hand, watch }) => {
  const { page } = hand;
  const docs = new ApiDocsPages(hand);
  await page.goto("/api/docs/createProduct");
  await docs.fill("Cuerpo (JSON)", '{"name": ');
  await docs.press("Enviar");
  await expect(page.getByText("No es un JSON válido.")).toBeVisible();
  await expect(page.getByLabel("Cuerpo (JSON)")).toHaveValue('{"name": ');

  await page.goto("/api/docs/deleteProduct");
  await docs.fill("id", "");
  await docs.press("Enviar");
  await expect(page.getByText("Falta este dato.")).toBeVisible();
  await docs.fill("id", "1");
  await docs.press("Enviar");
  await expect(page.getByRole("alertdialog")).toContainText("¿Seguro?");
  watch.expect(/\b403\b/);
  await docs.press("Sí, enviar");
  await expect(docs.status).toContainText("403");
  await expect(docs.answer).toContainText("SESSION_EXPIRED");
});

test("an unknown call is not found", async ({ page, watch }) => {
  watch.expect(/\b404\b/);
  expect((await page.goto("/api/docs/no-existe"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No hay ninguna llamada así" })).toBeVisible();
});
