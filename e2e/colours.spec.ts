import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { ColoursPage, tokenOf } from "./pages/colours-page";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { SettingsPages } from "./pages/settings-pages";

const GREEN_TAPS = 13;
const GREEN = "#2b7237";

test("a merchant makes the shop green, after a warning about unreadable colours", async ({ user, page, shop }) => {
  const screenshot = screenshots("colours");
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await page.goto(shop.url); // caches the page in its old colours
  expect(await tokenOf(page, "first")).toBe("#30acff");

  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await new AccountPages(user).logIn(shop);
  await new Panel(user).go("Ajustes");
  await new SettingsPages(user).open("Colores");
  const colours = new ColoursPage(user);
  await expect(colours.heading).toBeVisible();
  // right after the preview
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).nth(1)).toHaveText("Estilos");
  await expect(colours.preview.getByText("Mate torpedo").first()).toBeVisible();
  await screenshot(page, "antes");

  await colours.type("Principal", "#a5d6a7");
  await expect(colours.row("Principal")).toContainText("1,6 : 1");
  await expect(colours.row("Principal")).toContainText("No se lee bien: usamos el tercer color de Guille");
  await colours.type("Texto", "#c8e6c9");
  for (const name of ["Principal", "Texto"])
    await expect(colours.row(name)).toContainText("No se lee bien: usamos negro para el texto");
  await expect.poll(colours.firstColour).toBe("#a5d6a7");
  await screenshot(page, "no-se-lee");

  await colours.choose("Paletas listas", "Saludable");
  await expect(page.getByRole("radio", { name: "Guille" })).toBeChecked();
  for (const name of ["Principal", "Texto"])
    await expect(colours.row(name).getByText("Se lee bien", { exact: true })).toBeVisible();
  await expect.poll(colours.firstColour).toBe(GREEN);
  await screenshot(page, "verde");
  await colours.press("Guardar");
  await expect(page.getByText("Colores guardados")).toBeVisible();
  const visitor = await user.tapToNewTab(page.getByRole("link", { name: "Ver mi tienda" }));
  await expect(visitor.getByText("Mate torpedo").first()).toBeVisible();
  expect(await tokenOf(visitor, "first")).toBe(GREEN);
  expect(await tokenOf(visitor, "accent")).toBe(GREEN);
  await screenshot(visitor, "tienda");
  expectTaps("make the shop green", user.taps, GREEN_TAPS);
});

test("an invalid colour is reported at its field; changes can be kept, discarded and undone", async ({
  user,
  page,
  context,
  shop,
}) => {
  await shop.logIn(context);
  const colours = new ColoursPage(user);
  const settings = new SettingsPages(user);
  await page.goto("/personalizar-colores");
  await colours.type("Principal", "verde");
  await colours.press("Guardar");
  await expect(page.getByText("Elegí un color, por ejemplo #0c2be8.")).toBeVisible();
  await expect(colours.code("Principal")).toHaveValue("verde");
  await expect(colours.code("Principal")).toBeFocused();

  await settings.back();
  await expect(page.getByRole("alertdialog")).toContainText("¿Salir sin guardar?");
  await settings.press("Seguir editando");
  await colours.press("Descartar");
  await expect(colours.code("Principal")).toHaveValue("#30acff");
  await expect(page.getByText("Elegí un color")).toBeHidden();

  await colours.pick("Principal", "#2e7d32");
  await expect(colours.code("Principal")).toHaveValue("#2e7d32");
  await colours.press("Guardar");
  await colours.press("Deshacer");
  await expect(page.getByText("Volvieron los colores de antes")).toBeVisible();
  await expect(colours.code("Principal")).toHaveValue("#30acff");
  expect(await shop.api.query("theme", "get")).toMatchObject({ styleId: 1, firstCustomColor: null });

  // a style leaves what is the merchant's own
  await colours.type("Principal", GREEN);
  await colours.choose("Estilos", "Benito");
  await expect(colours.code("Principal")).toHaveValue(GREEN);
  await expect(colours.code("Fondo")).toHaveValue("#f2dabd");
  await colours.type("Fondo", "fff");
  await colours.press("Volver a los colores de Benito");
  await expect(colours.code("Fondo")).toHaveValue("#f2dabd");
  await colours.press("Guardar");
  await expect(page.getByText("Todo guardado")).toBeVisible();
  await page.goto(shop.url);
  expect(await tokenOf(page, "bg")).toBe("#f2dabd");
});
