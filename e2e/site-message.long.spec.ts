import { superUserApi } from "./fixtures/api";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { Panel } from "./pages/panel";

test("a message of the team is shown on every panel screen until hidden on the device", async ({
  browser,
  user,
  context,
  origin,
  shop,
}) => {
  const screenshot = screenshots("site-message");
  const text = `El domingo hay mejoras ${Date.now().toString(36)}`;
  const team = await superUserApi(origin);
  const { page } = user;
  await team.shareSession(context);
  await page.goto(origin);
  await new Panel(user).go("Ajustes");
  await user.tap(page.getByRole("link", { name: "El sitio" }));
  await user.type(page.getByLabel("Aviso arriba de cada pantalla"), text);
  await user.tap(page.getByRole("button", { name: "Guardar" }));
  const line = (of: typeof page) => of.getByRole("complementary", { name: "Aviso del equipo" });
  await expect(line(page)).toContainText(text);

  const merchantContext = await browser.newContext();
  const merchant = new User(await merchantContext.newPage());
  await shop.logIn(merchantContext);
  await merchant.page.goto(origin);
  await expect(line(merchant.page)).toContainText(text);
  await screenshot(merchant.page, "aviso");
  await new Panel(merchant).go("Mis pedidos");
  await expect(merchant.page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
  await expect(line(merchant.page)).toContainText(text);
  await merchant.tap(merchant.page.getByRole("button", { name: "Ocultar este aviso" }));
  await expect(line(merchant.page)).toHaveCount(0);
  await merchant.page.reload();
  await expect(merchant.page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
  await expect(line(merchant.page)).toHaveCount(0);

  await team.mutate("site", "updatePanel", { headerMessage: `${text}, de nuevo`, whatsapp: "" });
  await merchant.page.reload();
  await expect(line(merchant.page)).toContainText("de nuevo");
  await team.mutate("site", "updatePanel", { headerMessage: "", whatsapp: "" });
  await merchant.page.reload();
  await expect(merchant.page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
  await expect(line(merchant.page)).toHaveCount(0);
  await merchantContext.close();
});
