import { describe, expect, test } from "vitest";
import { panelCopy } from "~/copy/panel";
import { SCREENS } from "~/domain/session/routes";
import { currentEntry, menuFor, menuWhileViewing, menuWithoutTent } from "./menu";

/** Labels and routes, verbatim from docs/product.md#menu. */
const specification = new Map([
  ["Inicio", "/"],
  ["Ajustes", "/configuraciones"],
  ["Mi perfil", "/perfil"],
  ["Mis pedidos", "/pedidos"],
  ["Mis Categorias", "/categorias"],
  ["Mis productos", "/productos"],
  ["Mi tienda", "/compartir"],
  ["Estadisticas", "/progreso"],
  ["Novedades", "/novedades"],
  ["Mis pagos", "/pagos"],
  ["Ayuda", "/soporte"],
  ["Salir", "/logout"],
]);

describe("menu", () => {
  test("is empty without a user id", () => {
    expect(menuFor(null)).toEqual([]);
    expect(menuFor(undefined)).toEqual([]);
    expect(menuFor(0)).toEqual([]);
  });

  test("has the specified label and route for each entry", () => {
    const menu = menuFor(7);
    expect(menu).toHaveLength(specification.size);
    expect(menu[0]?.key).toBe("home");
    for (const entry of menu) expect(specification.get(panelCopy.menu[entry.key])).toBe(entry.href);
    expect(menu.map(({ key }) => key).sort()).toEqual(Object.keys(panelCopy.menu).sort());
  });

  test("leads to screens", () => {
    const screens = SCREENS.map(({ path }) => path);
    const led = menuFor(7).flatMap(({ href, under = [] }) => [href, ...under]);
    expect(led.filter((path) => path !== "/logout" && !screens.includes(path))).toEqual([]);
  });

  test("shows a super-user without a shop only the entries that need no shop", () => {
    expect(menuWithoutTent(7).map(({ key }) => key)).toEqual(["news", "settings", "profile", "support", "logout"]);
    expect(menuWithoutTent(null)).toEqual([]);
  });

  test("shows a super-user viewing a shop only that shop's entries, without logout", () => {
    const shop = ["home", "orders", "products", "categories", "shop", "stats", "settings"];
    expect(menuWhileViewing(7).map(({ key }) => key)).toEqual(shop);
  });

  test.each([
    ["/", "home"],
    ["/productos", "products"],
    ["/productos/12/imagenes", "products"],
    ["/categorias/crear-categoria", "categories"],
    ["/compartir", "shop"],
    ["/novedades", "news"],
    ["/soporte", "support"],
    ["/mis-links", "shop"],
    ["/personalizar-colores", "settings"],
    ["/progreso", "stats"],
    ["/pagos/medio-de-pago", "payments"],
    ["/mercado-pago", "payments"],
    ["/admin/usuarios/7", "profile"],
    ["/productos-viejos", undefined],
    ["/bienvenida/paso-1", undefined],
  ])("maps %s to the entry %s", (pathname, key) => {
    expect(currentEntry(menuFor(7), pathname)?.key).toBe(key);
  });
});
