import { expect, it } from "vitest";
import { appIconNamed, appManifest } from "./app-manifest";

const words = { lang: "es-AR", description: "d", orders: "o", addProduct: "a", changePrices: "c" };

it("names icons that exist, one of them maskable, and three screens to jump to", () => {
  const { icons, shortcuts, short_name: short } = appManifest("Vidriera", words);
  expect(icons.map(({ src }) => appIconNamed(src.slice("/icono/".length)))).toEqual([
    { kind: "normal", size: 192 },
    { kind: "normal", size: 512 },
    { kind: "maskable", size: 512 },
  ]);
  expect(shortcuts.map(({ url }) => url)).toEqual([
    "/pedidos",
    "/productos/cargar-producto",
    "/productos/cambio-precios",
  ]);
  expect(short).toBe("Vidriera");
});

it("shortens a name that does not fit below an icon", () => {
  expect(appManifest("Catálogos de la Patagonia", words).short_name).toBe("Catálogos");
});

it.each(["normal-193.png", "apple-180", "../apple-180.png", ""])("knows no icon %s", (name) => {
  expect(appIconNamed(name)).toBeNull();
});
