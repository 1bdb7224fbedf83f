import { describe, expect, it } from "vitest";
import { SETTINGS_SCREENS } from "~/domain/tent/settings";
import {
  cachesScreen,
  homeWithoutTent,
  isClosedWhileViewing,
  loginRoute,
  networkNeedOf,
  routeAfterLogin,
  routeAfterRecovery,
  routeInOtherTent,
  storedRoute,
  worksWithoutTent,
} from "./routes";

describe("a stored route", () => {
  it.each([
    ["/pedidos", "/pedidos"],
    ["/productos/12/imagenes", "/productos/12/imagenes"],
    ["/pedidos/12/editar", "/pedidos/12/editar"],
    ["/compartir/imagen?producto=12", "/compartir/imagen?producto=12"],
    ["/productos?pagina=2&q=mate", "/productos?pagina=2&q=mate"],
    ["/productos?_rsc=abc", "/productos"],
    ["/productos?pagina=2&_rsc=abc#arriba", "/productos?pagina=2"],
    ["/pedidos#ultimo", "/pedidos"],
    ["/mercadopago-return-url?preapproval_id=1", "/mercadopago-return-url?preapproval_id=1"],
  ])("accepts %s", (raw, kept) => {
    expect(storedRoute(raw)).toBe(kept);
  });

  it.each([
    ["//evil.test/pedidos"],
    ["/\\evil.test"],
    ["/pedidos\\..\\x"],
    ["https://evil.test/pedidos"],
    ["javascript:alert(1)"],
    ["pedidos"],
    [""],
    ["/login"],
    ["/logout"],
    ["/api/trpc/session.me"],
    ["/tienda/demo"],
    ["/productos/"],
    ["/pedidos\n/x"],
    ["/pedidos /x"],
    [`/pedidos?x=${"a".repeat(600)}`],
    [null],
    [undefined],
    [["/pedidos", "/perfil"]],
  ])("rejects %j", (raw) => {
    expect(storedRoute(raw)).toBeNull();
  });
});

it.each([
  ["/pedidos", "/pedidos"],
  ["/configuraciones/entrega", "/configuraciones/entrega"],
  ["/productos/cargar-producto", "/productos/cargar-producto"],
  ["/configuraciones/sucursales/nueva", "/configuraciones/sucursales/nueva"],
  ["/pedidos/12", "/"],
  ["/productos/12/imagenes", "/"],
  ["/pedidos/clientes/7", "/"],
  ["/bienvenida", "/"],
  ["/bienvenida/paso-2", "/"],
])("%s becomes %s after switching shops", (path, there) => {
  expect(routeInOtherTent(path)).toBe(there);
});

it("log-in remembers the requested route if it is valid", () => {
  expect(loginRoute("/productos?q=té")).toBe("/login");
  expect(loginRoute("/productos?q=t%C3%A9")).toBe("/login?volver=%2Fproductos%3Fq%3Dt%25C3%25A9");
  expect(loginRoute("/")).toBe("/login");
  expect(loginRoute("//evil.test")).toBe("/login");
  expect(loginRoute(null)).toBe("/login");
});

const superUser = { role: "SUPER" } as const;
const merchant = { role: "MERCHANT" } as const;

describe("redirects", () => {
  it("sends only super-users to the stored route after log-in", () => {
    expect(routeAfterLogin(superUser, "/perfil")).toBe("/perfil");
    expect(routeAfterLogin(superUser, "//evil.test")).toBe("/");
    expect(routeAfterLogin(merchant, "/pedidos")).toBe("/");
  });

  it("sends everybody to the stored route after recovery, except to the payment return", () => {
    expect(routeAfterRecovery("/pedidos")).toBe("/pedidos");
    expect(routeAfterRecovery(undefined)).toBe("/");
    expect(routeAfterRecovery("/mercadopago-return-url?id=1")).toBe("/");
  });
});

it("knows the routes that work without a shop", () => {
  const works = ["/bienvenida", "/bienvenida/paso-1?x=1", "/perfil", "/perfil?x=1", "/cerrar-cuenta"];
  for (const role of ["MERCHANT", "SUPER"] as const) {
    for (const path of [...works, "/novedades?pagina=2", "/soporte"]) expect(worksWithoutTent(path, role)).toBe(true);
    for (const path of ["/productos", "/pedidos", "/perfil/x", "/configuraciones/tienda"])
      expect(worksWithoutTent(path, role)).toBe(false);
    for (const path of ["/configuraciones", "/configuraciones/sitio"])
      expect(worksWithoutTent(path, role)).toBe(role === "SUPER");
    expect(worksWithoutTent("/", role)).toBe(role === "MERCHANT");
    expect(worksWithoutTent(homeWithoutTent(role), role)).toBe(true);
  }
});

it("closes a merchant's own screens to super-users who view their panel", () => {
  const own = ["/perfil", "/cerrar-cuenta", "/pagos", "/pagos/planes", "/novedades", "/soporte", "/bienvenida/paso-1"];
  expect(own.filter((path) => !isClosedWhileViewing(path))).toEqual([]);
  expect(["/productos", "/pedidos/7", "/configuraciones/pagos", "/progreso"].some(isClosedWhileViewing)).toBe(false);
});

it("never stores a mailed link", () => {
  expect(storedRoute("/recuperar/abc")).toBeNull();
  expect(storedRoute("/confirmar-mail/abc")).toBeNull();
});

describe("screens that open without a network", () => {
  it.each([
    "/",
    "/productos",
    "/productos/12",
    "/productos/12/variantes",
    "/pedidos",
    "/pedidos/147",
    "/categorias",
    "/configuraciones",
    "/configuraciones/avisos",
    "/por-enviar",
    "/progreso",
  ])("%s is cached", (path) => expect(cachesScreen(path)).toBe(true));

  it.each([
    "/login",
    "/logout",
    "/recuperar/abc",
    "/admin",
    "/admin/usuarios/3",
    "/configuraciones/sitio",
    "/perfil",
    "/pagos",
    "/cerrar-cuenta",
    "/productos/importar",
    "/api/trpc/order.list",
    "/productosx",
  ])("%s is not cached", (path) => expect(cachesScreen(path)).toBe(false));
});

describe("without a network", () => {
  it.each([
    ["/pagos", "pay"],
    ["/pagos/medio-de-pago", "pay"],
    ["/cerrar-cuenta", "close"],
    ["/productos/importar", "import"],
    ["/productos/cambio-precios", "prices"],
    ["/productos/7/imagenes", "photos"],
    ["/perfil", "form"],
    ["/portada", "home"],
    ["/novedades", "save"],
  ])("%s: %s", (path, need) => {
    expect(networkNeedOf(path)).toBe(need);
  });

  it("of the settings only the own domain is not queued", () => {
    const needing = SETTINGS_SCREENS.filter((section) => networkNeedOf(`/configuraciones/${section}`) !== undefined);
    expect(needing.toSorted()).toEqual(["dominio"]);
  });
});
