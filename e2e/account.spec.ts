import { readFile } from "node:fs/promises";
import { readZip } from "~/test/read-zip";
import { imageUrl } from "../src/domain/product/images/image";
import { album } from "./fixtures/album";
import { Api } from "./fixtures/api";
import { ask } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { mailWith } from "./fixtures/outbox";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { Popup } from "./pages/popup";

const NEW_PASSWORD = "Clave-nueva-82";
const RECOVER_TAPS = 9;
const CLOSE_TAPS = 12;

test("from / by visible names alone: a forgotten password is recovered", async ({ hand, shop, origin }) => {
  const picture = album("recover");
  const login = new AccountPages(hand);
  await test.step("asks for a link", async () => {
    await new HomePage(hand).open();
    await new HomePage(hand).logIn();
    await picture(hand.page, "ingresar");
    await login.follow("¿Olvidaste tu contraseña?");
    await expect(login.heading("¿Olvidaste tu contraseña?")).toBeVisible();
    await picture(hand.page, "pedir");
    await login.fill("Email", shop.email);
    await login.press("Enviar enlace");
    await expect(login.heading("Revisá tu mail")).toBeVisible();
    await picture(hand.page, "enviado");
  });

  const mail = await mailWith(shop.email, "Elegir contraseña nueva");
  const chosen = await test.step("opens the mail and chooses a new one", async () => {
    const pages = await login.openMail(mail, "Elegir contraseña nueva");
    await expect(pages.heading("Elegí una contraseña nueva")).toBeVisible();
    await expect(pages.tab.getByText(shop.email)).toBeVisible();
    await picture(pages.tab, "elegir");
    await pages.fill("Contraseña nueva", NEW_PASSWORD);
    await pages.press("Guardar contraseña");
    await expect(pages.heading("La contraseña se ha actualizado correctamente")).toBeVisible();
    await picture(pages.tab, "guardada");
    return pages;
  });

  await test.step("is in the panel, and nobody else is any more", async () => {
    await chosen.follow("Ir a mi tienda");
    await expect(chosen.tab).toHaveURL("/productos");
    await picture(chosen.tab, "adentro");
    await expect(shop.api.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
    await expect(new Api(origin).signIn(shop.email, shop.password)).rejects.toThrow("not let in");
    await new Api(origin).signIn(shop.email, NEW_PASSWORD);
  });
  countTaps("recover", hand.taps, RECOVER_TAPS);

  await test.step("the link works once", async () => {
    const again = await login.openMail(mail, "Elegir contraseña nueva");
    await expect(again.heading("Este enlace ya no sirve")).toBeVisible();
    await picture(again.tab, "usado");
    const answer = await again.tab.request.get(again.tab.url());
    expect(answer.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  });
});

test("from / by visible names alone: the account is closed and the export kept", async ({
  hand,
  watch,
  shop,
  origin,
}) => {
  const picture = album("close");
  const pages = new AccountPages(hand);
  const product = await addProduct(shop, { name: "Mate imperial", price: "12.500", photo: true });
  const { images } = await shop.api.query("product", "get", { id: product.id });
  const [image] = images;
  const photo = image ? origin + imageUrl(image, 320) : "";
  expect((await hand.page.request.get(photo)).status()).toBe(200);

  await test.step("logs in and finds the way", async () => {
    await new HomePage(hand).open();
    await new HomePage(hand).logIn();
    await pages.logIn(shop);
    await hand.page.waitForURL("/productos");
    await new Panel(hand).go("Mi perfil");
    await expect(pages.heading("Mi perfil")).toBeVisible();
    await picture(hand.page, "perfil");
    await pages.follow("Cerrar mi cuenta");
    await expect(pages.heading("Cerrar mi cuenta").first()).toBeVisible();
    await picture(hand.page, "cerrar-cuenta");
  });

  const archive = await test.step("keeps the export", async () => {
    const download = hand.page.waitForEvent("download");
    await pages.follow("Descargar mis datos");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
    return readZip(await readFile(await file.path()));
  });
  const kept = JSON.parse(archive.get("mis-datos.json")?.toString() ?? "");
  expect(kept.user.email).toBe(shop.email);
  expect(kept.tents).toMatchObject([
    { name: shop.name, url: shop.url, products: [{ name: "Mate imperial", price: "12500" }] },
  ]);
  const [own = ""] = kept.tents[0].products[0].images;
  expect(own).toBe(`fotos/${shop.subdomain}/productos/${product.id}-mate-imperial-1.webp`);
  expect(archive.get(own)?.toString("latin1", 8, 12)).toBe("WEBP");

  await test.step("a wrong password closes nothing", async () => {
    watch.expect(/\b403\b/);
    await pages.press("Cerrar mi cuenta");
    await pages.fill("Tu contraseña", "no-es-esta");
    await pages.press("Cerrar y borrar todo");
    await expect(hand.page.getByText("La contraseña actual es incorrecta")).toBeVisible();
    await picture(hand.page, "incorrecta");
  });
  const wrongTaps = 2;

  await test.step("closes it", async () => {
    await expect(hand.page.getByText(`${shop.name}, 1 producto y 1 foto se borran ahora.`)).toBeVisible();
    await pages.fill("Tu contraseña", shop.password);
    await picture(hand.page, "confirmar");
    await pages.press("Cerrar y borrar todo");
    await expect(pages.heading("Tu cuenta está cerrada")).toBeVisible();
    await expect(hand.page.getByText("1 producto y 1 foto")).toBeVisible();
    await picture(hand.page, "cerrada");
  });
  countTaps("close", hand.taps - wrongTaps, CLOSE_TAPS);

  await test.step("nothing is left", async () => {
    await pages.follow("Ir al inicio");
    await expect(hand.page.getByRole("link", { name: "Ingresar" })).toBeVisible();
    expect((await hand.page.request.get(photo)).status()).toBe(404);
    const gone = await ask(`${shop.url}/catalogo`);
    expect([gone.status, gone.headers.location]).toEqual([302, `${origin}/notfound`]);
    await expect(shop.api.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
    await mailWith(shop.email, "borramos tu cuenta");
    watch.expect(/\b401\b/);
    await hand.page.goto("/login");
    await pages.logIn(shop);
    await expect(new Popup(hand).title("El mail no está registrado")).toBeVisible();
  });
});

test("a change of password ends the other sessions, and a wrong one says so beside the field", async ({
  hand,
  watch,
  context,
  shop,
  origin,
}) => {
  const pages = new AccountPages(hand);
  const elsewhere = new Api(origin);
  await elsewhere.signIn(shop.email, shop.password);
  await shop.enter(context);
  await hand.page.goto("/perfil");
  await expect(hand.page.getByText("Este dispositivo")).toBeVisible();
  await pages.press("Cambiar contraseña");
  await pages.fill("Contraseña actual", "no-es-esta");
  await pages.fill("Contraseña nueva", NEW_PASSWORD);
  watch.expect(/\b403\b/);
  await pages.press("Guardar contraseña");
  await expect(hand.page.getByText("La contraseña actual es incorrecta")).toBeVisible();
  await expect(new Popup(hand).box).toHaveCount(0);
  await pages.fill("Contraseña actual", shop.password);
  await pages.press("Guardar contraseña");
  await expect(new Popup(hand).title("La contraseña se ha actualizado correctamente")).toBeVisible();
  await new Popup(hand).answer("Aceptar");
  await expect(elsewhere.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
  await hand.page.reload();
  await expect(pages.heading("Mi perfil")).toBeVisible();
});

test("the profile keeps its data, closes other sessions, and takes a new mail once it answered", async ({
  hand,
  context,
  shop,
  origin,
}) => {
  const pages = new AccountPages(hand);
  const elsewhere = new Api(origin);
  await elsewhere.signIn(shop.email, shop.password);
  await shop.enter(context);
  await hand.page.goto("/perfil");
  await hand.type(hand.page.getByLabel("Teléfono"), "11 5555-5555");
  await hand.type(hand.page.getByLabel("Fecha de nacimiento"), "28021990");
  await pages.press("Guardar");
  await expect(hand.page.getByText("Datos guardados")).toBeVisible();
  await hand.page.reload();
  await expect(hand.page.getByLabel("Fecha de nacimiento")).toHaveValue("28/02/1990");

  await pages.press("Cerrar otras sesiones");
  await expect(hand.page.getByText("No hay otras sesiones abiertas.")).toBeVisible();
  await expect(elsewhere.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");

  const email = `nueva-${shop.email}`;
  await pages.press("Cambiar mail");
  await pages.fill("Mail nuevo", email);
  await pages.fill("Contraseña", shop.password);
  await pages.press("Enviar enlace");
  await expect(hand.page.getByText(`Falta confirmar ${email}`)).toBeVisible();
  const confirmed = await pages.openMail(await mailWith(email, "Confirmar mi mail"), "Confirmar mi mail");
  await confirmed.press("Confirmar mi mail");
  await expect(confirmed.heading("Mail confirmado")).toBeVisible();
  await mailWith(shop.email, `ingresás a tu cuenta con ${email}`);
  await new Api(origin).signIn(email, shop.password);
});

test("a change of mail that somebody else made is undone from the old address", async ({
  hand,
  watch,
  shop,
  origin,
}) => {
  watch.expect(/\b(?:403|422)\b/);
  const picture = album("undo-mail");
  const stolen = `ajena-${shop.email}`;
  await shop.api.mutate("account", "changeEmail", { email: stolen, password: shop.password });
  const pages = new AccountPages(hand);
  const confirmed = await pages.openMail(await mailWith(stolen, "Confirmar mi mail"), "Confirmar mi mail");
  await confirmed.press("Confirmar mi mail");
  await expect(confirmed.heading("Mail confirmado")).toBeVisible();

  const mail = await mailWith(shop.email, "Deshacer el cambio");
  const undone = await pages.openMail(mail, "Deshacer el cambio");
  await expect(undone.heading("¿Volvemos a tu mail de antes?")).toBeVisible();
  await picture(undone.tab, "deshacer");
  await undone.press("Deshacer el cambio");
  await expect(undone.heading("Tu mail es el de antes")).toBeVisible();
  await picture(undone.tab, "deshecho");
  await expect(shop.api.query("session", "me")).rejects.toThrow("SESSION_EXPIRED");
  await expect(new Api(origin).signIn(shop.email, shop.password)).rejects.toThrow("not let in");
  await undone.follow("Elegir contraseña nueva");
  await undone.fill("Contraseña nueva", NEW_PASSWORD);
  await undone.press("Guardar contraseña");
  await expect(undone.heading("La contraseña se ha actualizado correctamente")).toBeVisible();
  await undone.follow("Ir a mi tienda");
  await expect(undone.tab).toHaveURL("/productos");

  const again = await pages.openMail(mail, "Deshacer el cambio");
  await again.press("Deshacer el cambio");
  await expect(again.heading("No pudimos deshacer el cambio")).toBeVisible();
  await picture(again.tab, "usado");
});

test("while others at its address fail, a browser that logged in before gets in", async ({ hand, shop, origin }) => {
  const pages = new AccountPages(hand);
  await hand.page.goto("/login");
  await pages.logIn(shop);
  await expect(hand.page).toHaveURL("/productos");
  await new Panel(hand).go("Salir");
  await new Popup(hand).answer("Salir");
  await expect(hand.page).toHaveURL("/login");
  for (let n = 0; n < 10; n += 1) {
    await expect(new Api(origin).signIn(shop.email, "no-es-esta")).rejects.toThrow("not let in");
  }
  await expect(new Api(origin).signIn(shop.email, shop.password)).rejects.toThrow("not let in");
  await pages.logIn(shop);
  await expect(hand.page).toHaveURL("/productos");
});

test("a date of birth is scrolled, tapped or moved by keys, and is not left unsaved unasked", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  const pages = new AccountPages(hand);
  const field = page.getByRole("textbox", { name: "Fecha de nacimiento" });
  const wheel = (name: string) => page.getByRole("dialog").getByRole("listbox", { name });
  const chosen = (name: string, option: string) =>
    expect(wheel(name).getByRole("option", { name: option, exact: true })).toHaveAttribute("aria-selected", "true");
  await shop.enter(context);
  await page.goto("/perfil");
  await hand.type(field, "31/3/1988");
  await pages.press("Elegir la fecha");
  await chosen("Día", "31");
  await chosen("Mes", "marzo");
  await hand.tap(wheel("Mes").getByRole("option", { name: "abril" }));
  await chosen("Mes", "abril");
  await chosen("Día", "30");
  await hand.scroll(wheel("Año"), 3 * 44);
  await chosen("Año", "1991");
  await wheel("Día").press("ArrowUp");
  await chosen("Día", "29");
  await wheel("Mes").press("d");
  await chosen("Mes", "diciembre");
  await pages.press("Listo");
  await expect(field).toHaveValue("29/12/1991");
  await expect(page.getByRole("button", { name: "Elegir la fecha" })).toBeFocused();

  await pages.follow("Cerrar mi cuenta");
  await expect(new Popup(hand).title("¿Salir sin guardar?")).toBeVisible();
  await new Popup(hand).answer("Seguir editando");
  await expect(field).toHaveValue("29/12/1991");
  await pages.press("Guardar");
  await expect(page.getByText("Datos guardados")).toBeVisible();
  await pages.follow("Cerrar mi cuenta");
  await expect(pages.heading("Cerrar mi cuenta").first()).toBeVisible();
});

test("an open page asks every hour whether there is a new build, and offers to load it", async ({ page, hand }) => {
  await page.clock.install();
  let asked = 0;
  await page.route("**/api/trpc/site.build**", (route) => {
    asked += 1;
    return route.fulfill({ json: [{ result: { data: { json: "another-build" } } }] });
  });
  await page.goto("/login");
  await hand.tap(page.getByLabel("Email")); // alive: before that no hour has begun
  await page.clock.runFor(3_500_000);
  expect(asked).toBe(0);
  await page.clock.runFor(200_000);
  await expect(page.getByText("Hay una versión nueva.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Actualizar" })).toBeVisible();
});
