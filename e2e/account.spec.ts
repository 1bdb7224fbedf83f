import { readFile } from "node:fs/promises";
import { readZip } from "~/test/read-zip";
import { imageUrl } from "../src/domain/product/images/image";
import { Api } from "./fixtures/api";
import { httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { waitForMail } from "./fixtures/outbox";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { Popup } from "./pages/popup";

const NEW_PASSWORD = "Clave-nueva-82";
const RECOVER_TAPS = 9;
const CLOSE_TAPS = 12;

test("a merchant recovers a forgotten password, starting at the home page", async ({ user, shop, origin }) => {
  const screenshot = screenshots("recover");
  const login = new AccountPages(user);
  await test.step("requests a link", async () => {
    await new HomePage(user).open();
    await new HomePage(user).logIn();
    await screenshot(user.page, "ingresar");
    await login.follow("¿Olvidaste tu contraseña?");
    await expect(login.heading("¿Olvidaste tu contraseña?")).toBeVisible();
    await screenshot(user.page, "pedir");
    await login.fill("Mail", shop.email);
    await login.press("Enviar link");
    await expect(login.heading("Revisá tu mail")).toBeVisible();
    await screenshot(user.page, "enviado");
  });

  const mail = await waitForMail(shop.email, "Elegir contraseña nueva");
  const recovery = await test.step("opens the mail and chooses a new password", async () => {
    const pages = await login.openMail(mail, "Elegir contraseña nueva");
    await expect(pages.heading("Elegí una contraseña nueva")).toBeVisible();
    await expect(pages.tab.getByText(shop.email)).toBeVisible();
    await screenshot(pages.tab, "elegir");
    await pages.fill("Contraseña nueva", NEW_PASSWORD);
    await pages.press("Guardar contraseña");
    await expect(pages.heading("La contraseña se ha actualizado correctamente")).toBeVisible();
    await screenshot(pages.tab, "guardada");
    return pages;
  });

  await test.step("is logged in, and all other sessions have ended", async () => {
    await recovery.follow("Ir a mi tienda");
    await expect(recovery.tab).toHaveURL("/");
    await screenshot(recovery.tab, "adentro");
    await expect(shop.api.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
    await expect(new Api(origin).signIn(shop.email, shop.password)).rejects.toThrow("could not log in");
    await new Api(origin).signIn(shop.email, NEW_PASSWORD);
  });
  expectTaps("recover the password", user.taps, RECOVER_TAPS);

  await test.step("the link works once", async () => {
    const again = await login.openMail(mail, "Elegir contraseña nueva");
    await expect(again.heading("Este link ya no sirve")).toBeVisible();
    await screenshot(again.tab, "usado");
    const response = await again.tab.request.get(again.tab.url());
    expect(response.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  });
});

test("a merchant exports their data and closes the account, starting at the home page", async ({
  user,
  monitor,
  shop,
  origin,
}) => {
  const screenshot = screenshots("close");
  const pages = new AccountPages(user);
  const product = await addProduct(shop, { name: "Mate imperial", price: "12.500", photo: true });
  const { images } = await shop.api.query("product", "get", { id: product.id });
  const [image] = images;
  const photo = image ? origin + imageUrl(image, 320) : "";
  expect((await user.page.request.get(photo)).status()).toBe(200);

  await test.step("logs in and opens the screen", async () => {
    await new HomePage(user).open();
    await new HomePage(user).logIn();
    await pages.logIn(shop);
    await user.page.waitForURL("/");
    await new Panel(user).go("Mi perfil");
    await expect(pages.heading("Mi perfil")).toBeVisible();
    await screenshot(user.page, "perfil");
    await pages.follow("Cerrar mi cuenta");
    await expect(pages.heading("Cerrar mi cuenta").first()).toBeVisible();
    await screenshot(user.page, "cerrar-cuenta");
  });

  const archive = await test.step("downloads the export", async () => {
    const download = user.page.waitForEvent("download");
    await pages.follow("Descargar todo");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
    return readZip(await readFile(await file.path()));
  });
  const data = JSON.parse(archive.get("mis-datos.json")?.toString() ?? "");
  expect(data.user.email).toBe(shop.email);
  expect(data.tents).toMatchObject([{ name: shop.name, url: shop.url, folder: shop.subdomain }]);
  const tent = JSON.parse(archive.get(`${shop.subdomain}/tienda.json`)?.toString() ?? "");
  expect(tent.products).toMatchObject([{ id: product.id, name: "Mate imperial", price: "12500" }]);
  const [file = ""] = tent.products[0].images;
  expect(file).toBe("fotos/mate-imperial-01.webp");
  expect(archive.get(`${shop.subdomain}/${file}`)?.toString("latin1", 8, 12)).toBe("WEBP");

  await test.step("a wrong password closes nothing", async () => {
    monitor.allow(/\b403\b/);
    await pages.press("Cerrar mi cuenta");
    await pages.fill("Tu contraseña", "no-es-esta");
    await pages.press("Cerrar y borrar todo");
    await expect(user.page.getByText("La contraseña actual es incorrecta")).toBeVisible();
    await screenshot(user.page, "incorrecta");
  });
  const tapsOfWrongPassword = 2;

  await test.step("closes the account", async () => {
    await expect(user.page.getByText(`${shop.name}, 1 producto y 1 foto se borran ahora.`)).toBeVisible();
    await pages.fill("Tu contraseña", shop.password);
    await screenshot(user.page, "confirmar");
    await pages.press("Cerrar y borrar todo");
    await expect(pages.heading("Tu cuenta está cerrada")).toBeVisible();
    await expect(user.page.getByText("1 producto y 1 foto")).toBeVisible();
    await screenshot(user.page, "cerrada");
  });
  expectTaps("close the account", user.taps - tapsOfWrongPassword, CLOSE_TAPS);

  await test.step("account, shop and photos are gone", async () => {
    await pages.follow("Ir al inicio");
    await expect(user.page.getByRole("link", { name: "Ingresar" })).toBeVisible();
    expect((await user.page.request.get(photo)).status()).toBe(404);
    const response = await httpRequest(`${shop.url}/catalogo`);
    expect([response.status, response.headers.location]).toEqual([302, `${origin}/notfound`]);
    await expect(shop.api.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
    await waitForMail(shop.email, "borramos tu cuenta");
    monitor.allow(/\b401\b/);
    await user.page.goto("/login");
    await pages.logIn(shop);
    await expect(new Popup(user).title("El mail no está registrado")).toBeVisible();
  });
});

test("changing the password ends the other sessions; a wrong one is reported at its field", async ({
  user,
  monitor,
  context,
  shop,
  origin,
}) => {
  const pages = new AccountPages(user);
  const elsewhere = new Api(origin);
  await elsewhere.signIn(shop.email, shop.password);
  await shop.logIn(context);
  await user.page.goto("/perfil");
  await expect(user.page.getByText("Este dispositivo")).toBeVisible();
  await pages.press("Cambiar contraseña");
  await pages.fill("Contraseña actual", "no-es-esta");
  await pages.fill("Contraseña nueva", NEW_PASSWORD);
  monitor.allow(/\b403\b/);
  await pages.press("Guardar contraseña");
  await expect(user.page.getByText("La contraseña actual es incorrecta")).toBeVisible();
  await expect(new Popup(user).box).toHaveCount(0);
  await pages.fill("Contraseña actual", shop.password);
  await pages.press("Guardar contraseña");
  await expect(new Popup(user).title("La contraseña se ha actualizado correctamente")).toBeVisible();
  await new Popup(user).answer("Aceptar");
  await expect(elsewhere.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
  await user.page.reload();
  await expect(pages.heading("Mi perfil")).toBeVisible();
});

test("the profile saves its fields, ends other sessions, and changes the email address after its confirmation", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const pages = new AccountPages(user);
  const elsewhere = new Api(origin);
  await elsewhere.signIn(shop.email, shop.password);
  await shop.logIn(context);
  await user.page.goto("/perfil");
  await user.type(user.page.getByLabel("Teléfono"), "11 5555-5555");
  await user.type(user.page.getByLabel("Fecha de nacimiento"), "28021990");
  await pages.press("Guardar");
  await expect(user.page.getByText("Datos guardados")).toBeVisible();
  await user.page.reload();
  await expect(user.page.getByLabel("Fecha de nacimiento")).toHaveValue("28/02/1990");

  await pages.press("Cerrar otras sesiones");
  await expect(user.page.getByText("No hay otras sesiones abiertas.")).toBeVisible();
  await expect(elsewhere.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");

  const email = `nueva-${shop.email}`;
  await pages.press("Cambiar mail");
  await pages.fill("Mail nuevo", email);
  await pages.fill("Contraseña", shop.password);
  await pages.press("Enviar link");
  await expect(user.page.getByText(`Falta confirmar ${email}`)).toBeVisible();
  const confirmed = await pages.openMail(await waitForMail(email, "Confirmar mi mail"), "Confirmar mi mail");
  await confirmed.press("Confirmar mi mail");
  await expect(confirmed.heading("Mail confirmado")).toBeVisible();
  await waitForMail(shop.email, `ingresás a tu cuenta con ${email}`);
  await new Api(origin).signIn(email, shop.password);
});

test("an email change made by somebody else can be undone from the old address", async ({
  user,
  monitor,
  shop,
  origin,
}) => {
  monitor.allow(/\b(?:403|422)\b/);
  const screenshot = screenshots("undo-mail");
  const otherEmail = `ajena-${shop.email}`;
  await shop.api.mutate("account", "changeEmail", { email: otherEmail, password: shop.password });
  const pages = new AccountPages(user);
  const confirmed = await pages.openMail(await waitForMail(otherEmail, "Confirmar mi mail"), "Confirmar mi mail");
  await confirmed.press("Confirmar mi mail");
  await expect(confirmed.heading("Mail confirmado")).toBeVisible();

  const mail = await waitForMail(shop.email, "Deshacer el cambio");
  const undone = await pages.openMail(mail, "Deshacer el cambio");
  await expect(undone.heading("¿Volvemos a tu mail de antes?")).toBeVisible();
  await screenshot(undone.tab, "deshacer");
  await undone.press("Deshacer el cambio");
  await expect(undone.heading("Tu mail es el de antes")).toBeVisible();
  await screenshot(undone.tab, "deshecho");
  await expect(shop.api.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
  await expect(new Api(origin).signIn(shop.email, shop.password)).rejects.toThrow("could not log in");
  await undone.follow("Elegir contraseña nueva");
  await undone.fill("Contraseña nueva", NEW_PASSWORD);
  await undone.press("Guardar contraseña");
  await expect(undone.heading("La contraseña se ha actualizado correctamente")).toBeVisible();
  await undone.follow("Ir a mi tienda");
  await expect(undone.tab).toHaveURL("/");

  const again = await pages.openMail(mail, "Deshacer el cambio");
  await again.press("Deshacer el cambio");
  await expect(again.heading("No pudimos deshacer el cambio")).toBeVisible();
  await screenshot(again.tab, "usado");
});

test("a known browser can still log in after ten failed log-ins from elsewhere", async ({ user, shop, origin }) => {
  const pages = new AccountPages(user);
  await user.page.goto("/login");
  await pages.logIn(shop);
  await expect(user.page).toHaveURL("/");
  await new Panel(user).go("Salir");
  await new Popup(user).answer("Salir");
  await expect(user.page).toHaveURL("/login");
  for (let n = 0; n < 10; n += 1) {
    await expect(new Api(origin).signIn(shop.email, "no-es-esta")).rejects.toThrow("could not log in");
  }
  await expect(new Api(origin).signIn(shop.email, shop.password)).rejects.toThrow("could not log in");
  await pages.logIn(shop);
  await expect(user.page).toHaveURL("/");
});

test("a date of birth is chosen by scrolling, tapping or keyboard; leaving with unsaved changes asks", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const pages = new AccountPages(user);
  const field = page.getByRole("textbox", { name: "Fecha de nacimiento" });
  const wheel = (name: string) => page.getByRole("dialog").getByRole("listbox", { name });
  const chosen = (name: string, option: string) =>
    expect(wheel(name).getByRole("option", { name: option, exact: true })).toHaveAttribute("aria-selected", "true");
  await shop.logIn(context);
  await page.goto("/perfil");
  await user.type(field, "31/3/1988");
  await pages.press("Elegir la fecha");
  await chosen("Día", "31");
  await chosen("Mes", "marzo");
  await user.tap(wheel("Mes").getByRole("option", { name: "abril" }));
  await chosen("Mes", "abril");
  await chosen("Día", "30");
  await user.scroll(wheel("Año"), 3 * 44);
  await chosen("Año", "1991");
  await wheel("Día").press("ArrowUp");
  await chosen("Día", "29");
  await wheel("Mes").press("d");
  await chosen("Mes", "diciembre");
  await pages.press("Listo");
  await expect(field).toHaveValue("29/12/1991");
  await expect(page.getByRole("button", { name: "Elegir la fecha" })).toBeFocused();

  await pages.follow("Cerrar mi cuenta");
  await expect(new Popup(user).title("¿Salir sin guardar?")).toBeVisible();
  await new Popup(user).answer("Seguir editando");
  await expect(field).toHaveValue("29/12/1991");
  await pages.press("Guardar");
  await expect(page.getByText("Datos guardados")).toBeVisible();
  await pages.follow("Cerrar mi cuenta");
  await expect(pages.heading("Cerrar mi cuenta").first()).toBeVisible();
});

for (const address of ["/login", "/recuperar"])
  test(`an open page, ${address}, checks for a new build every hour and offers to reload @long`, async ({
    page,
    user,
  }) => {
    await page.clock.install();
    let checks = 0;
    await page.route("**/api/trpc/site.build**", (route) => {
      checks += 1;
      const answer = { result: { data: { json: "another-build" } } };
      return route.fulfill({ json: route.request().url().includes("batch=1") ? [answer] : answer });
    });
    await page.goto(address);
    await user.tap(page.getByLabel("Mail")); // the first hour starts with hydration
    await page.clock.runFor(3_500_000);
    expect(checks).toBe(0);
    // in steps: an answer that does not come for 15 seconds is given up
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(checks).toBe(1);
    }).toPass();
    await expect(page.getByText("Hay una versión nueva.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Actualizar" })).toBeVisible();
  });
