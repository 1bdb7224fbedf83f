import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it, test } from "vitest";
import { copyFor } from "~/copy/copy";
import { ARGENTINA } from "~/copy/country";
import { SETTINGS_SCREENS, settingsPath } from "~/domain/tent/settings";
import { findQuestions } from "./questions";

const wordings = [copyFor(null), copyFor(ARGENTINA)];
const [neutral] = wordings;
if (!neutral) throw new Error("no texts");
type Key = ReturnType<typeof findQuestions>[number]["key"];
const found = (typed: string, copy = neutral) => findQuestions(copy.support, "Vidriera", typed);
const keys = (typed: string) => found(typed).map(({ key }) => key);

test("returns all questions for an empty search, with every placeholder filled", () => {
  for (const copy of wordings) {
    const all = found(" ", copy);
    expect(all.map(({ key }) => key).sort()).toEqual(Object.keys(copy.support.questions).sort());
    for (const { question, answer } of all) expect(`${question} ${answer}`).not.toMatch(/[{}]/);
  }
});

/** As merchants ask, with a slip here and there: the right answer is the first. */
const ASKED: readonly [typed: string, first: Key][] = [
  // those that found nothing
  ["talles", "variants"],
  ["mayorista", "wholesale"],
  ["cupón", "coupons"],
  ["imprimir", "print"],
  ["sin internet", "offline"],
  ["stock", "stock"],
  ["precio del plan", "planPrice"],
  ["contraseña", "password"],
  ["factura", "receipts"],
  ["avisos", "notifications"],
  ["foto borrosa", "blurryPhoto"],
  // products and prices
  ["como subo un producto", "firstProduct"],
  ["quiero agregar un articulo nuevo", "firstProduct"],
  ["cuantas fotos puedo poner", "photos"],
  ["la foto se ve pixelada", "blurryPhoto"],
  ["subir muchas fotos juntas", "manyPhotos"],
  ["tengo remeras en varios colores y talles", "variants"],
  ["como hago una categoria", "categories"],
  ["rubros", "categories"],
  ["aumentar todo un 10%", "prices"],
  ["me equivoque al cambiar los precios, deshacer", "prices"],
  ["no quiero mostrar el precio", "noPrice"],
  ["cuanto gano con cada producto", "cost"],
  ["precio tachado", "offer"],
  ["hacer un 2x1", "promotions"],
  ["descuento por docena", "breaks"],
  ["codigo de descuento", "coupons"],
  ["precio para revendedores", "wholesale"],
  ["pasar la lista de precios por wsp", "copyPrices"],
  ["traer mis productos de tiendanube", "import"],
  ["exel", "import"],
  ["exportar a excel", "export"],
  ["ocultar un producto", "pause"],
  ["borre un producto sin querer", "bin"],
  ["producto agotado", "stock"],
  ["quien pidio que le avise cuando vuelva", "waiting"],
  ["cambiar el orden de los productos", "productOrder"],
  // orders and the shop
  ["no me llegan los pedidos", "orders"],
  ["como cancelo un pedido", "orderSteps"],
  ["el cliente quiere agregar algo al pedido", "editOrder"],
  ["cargar una venta del local", "newOrder"],
  ["ticket para la comanda", "print"],
  ["donde veo mis clientes", "customers"],
  ["mensajes automaticos", "replies"],
  ["costo de envio por zona", "delivery"],
  ["poner mi alias", "payment"],
  ["cobrar con tarjeta en cuotas", "payment"],
  ["minimo de compra", "minimumPurchase"],
  ["cambie de numero de celular", "whatsapp"],
  ["cambiar el logo", "shopData"],
  ["cambiar el link de mi tienda", "address"],
  ["cambiar el color de fondo", "colours"],
  ["foto de portada", "home"],
  ["a que hora abro", "hours"],
  ["me voy de vacaciones", "holiday"],
  ["abri otro local", "branches"],
  ["boton de arrepentimiento", "legal"],
  ["dominio propio", "domain"],
  ["pixel de facebook", "measuring"],
  ["codigo qr", "share"],
  ["link para la bio", "links"],
  ["historia de instagram", "picture"],
  ["cartel con el qr para el local", "poster"],
  ["catalogo en pdf", "pdf"],
  ["aparecer en google", "feed"],
  // the panel and the account
  ["cuanto vendi este mes", "stats"],
  ["no suena cuando entra un pedido", "notifications"],
  ["hay app para android", "install"],
  ["se corto el wifi y perdi los cambios", "offline"],
  ["abrir una segunda tienda", "otherShop"],
  ["cuanto sale por mes", "planPrice"],
  ["me rechazo la tarjeta", "planPayment"],
  ["recibo de pago", "receipts"],
  ["quiero dejar de pagar", "plan"],
  ["mi tienda no abre", "suspended"],
  ["cambiar mi mail", "profile"],
  ["olvide la clave", "password"],
  ["usarlo con mi empleada en otro celular", "sessions"],
  ["copia de seguridad", "backup"],
  ["borrar mi cuenta", "close"],
  ["pantalla negra modo oscuro", "dark"],
  ["cerrar sesión", "logout"],
  ["hablar con una persona", "person"],
];

test.each(ASKED)("answers %j with %s first", (typed, first) => {
  expect(keys(typed)[0]).toBe(first);
});

test("has a table of at least 60 questions, and finds few answers for each", () => {
  expect(ASKED.length).toBeGreaterThanOrEqual(60);
  expect(ASKED.filter(([typed]) => keys(typed).length > 10)).toEqual([]);
});

test.each(["zzz", "%", "🍕", "xilofono"])("finds nothing for %j", (typed) => {
  expect(keys(typed)).toEqual([]);
});

describe("screens", () => {
  const panel = join(import.meta.dirname, "../../app/(panel)");
  /** Screens for which something else is needed first, and the answer that leads there. */
  const WITHIN: Record<string, Key> = {
    "/bienvenida/paso-1": "otherShop",
    "/bienvenida/paso-2": "otherShop",
    "/bienvenida/paso-3": "otherShop",
    "/bienvenida/paso-4": "otherShop",
    "/categorias/crear-categoria": "categories",
    "/compartir/imagen/elegir": "picture",
    "/configuraciones/sucursales/[id]": "branches",
    "/configuraciones/sucursales/nueva": "branches",
    "/mercado-pago": "planPayment",
    "/pagos/cambiar": "planPrice",
    "/pedidos/[number]": "orderSteps",
    "/pedidos/[number]/editar": "editOrder",
    "/pedidos/clientes/[id]": "customers",
    "/pedidos/imprimir": "print",
    "/productos/[id]": "firstProduct",
    "/productos/[id]/imagenes": "photos",
    "/productos/[id]/variantes": "variants",
    "/productos/promociones/[id]": "promotions",
    "/productos/promociones/nueva": "promotions",
    "/productos/promociones/cantidad/[id]": "breaks",
    "/productos/promociones/cupon/[id]": "coupons",
    "/productos/promociones/cupon/[id]/compartir": "coupons",
    "/productos/promociones/listas/[id]": "wholesale",
    "/productos/promociones/listas/[id]/archivo": "wholesale",
    "/productos/promociones/listas/[id]/clientes": "wholesale",
    "/productos/promociones/listas/[id]/datos": "wholesale",
    "/productos/promociones/listas/nueva": "wholesale",
  };
  /** Screens of the team. */
  const isOfTeam = (screen: string) => /^\/(?:admin|configuraciones\/sitio)(?:\/|$)/.test(screen);
  const screens = readdirSync(panel, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("page.tsx"))
    .map((path) => `/${relative(panel, dirname(join(panel, path)))}`)
    .flatMap((screen) =>
      screen === "/configuraciones/[seccion]" ? SETTINGS_SCREENS.map((section) => settingsPath(section)) : [screen],
    )
    .filter((screen) => !isOfTeam(screen));
  const all = found("");

  it("has an answer with a button for each of the panel", () => {
    expect(screens.length).toBeGreaterThan(70);
    const answered = (screen: string) =>
      all.some(({ href }) => href.split(/[?#]/)[0] === screen) || all.some(({ key }) => key === WITHIN[screen]);
    expect(screens.filter((screen) => !answered(screen))).toEqual([]);
    expect(Object.keys(WITHIN).filter((screen) => !screens.includes(screen))).toEqual([]);
  });

  it.each(wordings)("answers every word of the menu and every name of a setting with its own screen first", (copy) => {
    const { menu } = copy.panel;
    const names: [string, string][] = [
      [menu.home, "/"],
      [menu.orders, "/pedidos"],
      [copy.tent.settings.screens.pedidos, "/pedidos"],
      [menu.products, "/productos"],
      [menu.categories, "/categorias"],
      [menu.shop, "/compartir"],
      [menu.stats, "/progreso"],
      [menu.news, "/novedades"],
      [menu.payments, "/pagos"],
      [menu.settings, "/configuraciones"],
      [menu.profile, "/perfil"],
      [menu.support, "/soporte"],
      [menu.logout, "/logout"],
      [copy.panel.darkTheme, "/"],
      ...SETTINGS_SCREENS.filter((one) => one !== "pedidos").map((one): [string, string] => [
        copy.tent.settings.screens[one],
        settingsPath(one),
      ]),
      ["Avisos", "/configuraciones/avisos"],
      [copy.order.customersLink, "/pedidos/clientes"],
      [copy.order.answersLink, "/pedidos/respuestas"],
      [copy.product.tools.order, "/productos/orden"],
      [copy.product.tools.prices, "/productos/lista-de-precios"],
      [copy.product.changePrices, "/productos/cambio-precios"],
      [copy.product.loadLong, "/productos/cargar-producto"],
      [copy.photos.title, "/productos/fotos"],
      [copy.promotions.title, "/productos/promociones"],
      [copy.priceLists.title, "/productos/promociones/listas"],
      [copy.stockAlert.title, "/productos/esperan"],
      [copy.composer.title, "/portada"],
      [copy.link.title, "/mis-links"],
      [copy.share.picture.title, "/compartir/imagen"],
      [copy.share.poster.title, "/compartir/cartel"],
      [copy.billing.links.allPlans, "/pagos/planes"],
      [copy.billing.links.method, "/pagos/medio-de-pago"],
      [copy.billing.links.detail, "/pagos/detalle"],
    ];
    expect(Object.keys(menu)).toHaveLength(12);
    const wrong = names.flatMap(([name, screen]) => {
      const [first] = found(name, copy);
      return first?.href.split(/[?#]/)[0] === screen ? [] : [`${name}: ${first?.key}`];
    });
    expect(wrong).toEqual([]);
  });

  it("leads to screens that exist", () => {
    const known = new Set([...screens, "/logout"]);
    expect(all.filter(({ href }) => !known.has(href.split(/[?#]/)[0] ?? ""))).toEqual([]);
  });
});
