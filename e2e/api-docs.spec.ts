import { expect, test } from "./fixtures/test";
import { ApiDocsPages } from "./pages/api-docs-pages";

test("a call is found by search and sent with a token that is never stored", async ({ user, shop }) => {
  const { page } = user;
  const docs = new ApiDocsPages(user);
  await page.goto("/api/docs");
  await docs.search("ingresar");
  await docs.follow(/POST \/login/);
  await docs.fill("Cuerpo (JSON)", `{"email": "${shop.email}", "password": "${shop.password}"}`);
  await docs.press("Enviar");
  await expect(docs.response).toContainText(shop.email);
  await docs.press("Usar este token");

  await docs.follow("Volver a todas las llamadas");
  await docs.search("propios datos");
  await docs.follow(/Ver los propios datos/);
  await docs.press("Enviar");
  await expect(docs.status).toContainText("200");
  await expect(docs.response).toContainText(shop.email);

  const token = await page.getByLabel("Token").inputValue();
  expect(token).toMatch(/^[\w-]{43}$/);
  await expect(docs.curl).toContainText('-H "Authorization: Bearer $TOKEN"');
  await expect(docs.curl).not.toContainText(token);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain(token);
  expect(page.url()).not.toContain(token);
  await page.reload();
  await expect(page.getByLabel("Token")).toHaveValue("");
});

test("invalid input is reported at its field; a deleting call asks first", async ({ user, monitor }) => {
  const { page } = user;
  const docs = new ApiDocsPages(user);
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
  monitor.allow(/\b403\b/);
  await docs.press("Sí, enviar");
  await expect(docs.status).toContainText("403");
  await expect(docs.response).toContainText("SESSION_EXPIRED");
});

test("an unknown call responds 404", async ({ page, monitor }) => {
  monitor.allow(/\b404\b/);
  expect((await page.goto("/api/docs/no-existe"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No hay ninguna llamada así" })).toBeVisible();
});
