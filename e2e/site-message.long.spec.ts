import { album } from "./fixtures/album";
import { Hand } from "./fixtures/hand";
import { expect, test } from "./fixtures/test";
import { superUser } from "./fixtures/world";
import { Panel } from "./pages/panel";

test("a line of the team stands above every panel screen until it is hidden on this device", async ({
  browser,
  hand,
  context,
  origin,
  shop,
}) => {
  const picture = album("site-message");
  const text = `El domingo hay mejoras ${Date.now().toString(36)}`;
  const team = await superUser(origin);
  const { page } = hand;
  await team.lend(context);
  await page.goto(origin);
  await new Panel(hand).go("Ajustes");
  await hand.tap(page.getByRole("link", { name: "El sitio" }));
  await hand.type(page.getByLabel("Aviso arriba de cada pantalla"), text);
  await hand.tap(page.getByRole("button", { name: "Guardar" }));
  const line = (of: typeof page) => of.getByRole("complementary", { name: "Aviso del equipo" });
  await expect(line(page)).toContainText(text);

  const merchant = await browser.newContext();
  const finger = new Hand(await merchant.newPage());
  await shop.enter(merchant);
  await finger.page.goto(origin);
  await expect(line(finger.page)).toContainText(text);
  await picture(finger.page, "aviso");
  await new Panel(finger).go("Mis pedidos");
  await expect(finger.page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
  await expect(line(finger.page)).toContainText(text);
  await finger.tap(finger.page.getByRole("button", { name: "Ocultar este aviso" }));
  await expect(line(finger.page)).toHaveCount(0);
  await finger.page.reload();
  await expect(finger.page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
  await expect(line(finger.page)).toHaveCount(0);

  await team.mutate("site", "updatePanel", { headerMessage: `${text}, de nuevo`, whatsapp: "" });
  await finger.page.reload();
  await expect(line(finger.page)).toContainText("de nuevo");
  await team.mutate("site", "updatePanel", { headerMessage: "", whatsapp: "" });
  await finger.page.reload();
  await expect(finger.page.getByRole("heading", { name: "Mis pedidos" })).toBeVisible();
  await expect(line(finger.page)).toHaveCount(0);
  await merchant.close();
});
