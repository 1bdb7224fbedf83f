import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { SETTINGS_SCREENS } from "~/domain/tent/settings";
import { networkNeedOf } from "./network-needs";

/** Screens that only show something, or whose changes all go through the outbox. */
const WITHOUT = [
  "/",
  "/bienvenida",
  "/categorias",
  "/categorias/crear-categoria",
  "/compartir",
  "/compartir/cartel",
  "/compartir/imagen",
  "/compartir/imagen/elegir",
  "/configuraciones",
  "/configuraciones/contacto",
  "/configuraciones/sucursales/7",
  "/configuraciones/sucursales/nueva",
  "/mis-links",
  "/pedidos",
  "/pedidos/7",
  "/pedidos/7/editar",
  "/pedidos/clientes",
  "/pedidos/clientes/7",
  "/pedidos/imprimir",
  "/pedidos/nuevo",
  "/pedidos/respuestas",
  "/personalizar-colores",
  "/por-enviar",
  "/productos",
  "/productos/7",
  "/productos/7/variantes",
  "/productos/cargar-producto",
  "/productos/esperan",
  "/productos/fotos",
  "/productos/lista-de-precios",
  "/productos/orden",
  "/progreso",
];

const root = join(import.meta.dirname, "../../app/(panel)");
const screens = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => relative(root, dirname(join(root, file))))
  .map((folder) => `/${folder}`.replace("[seccion]", "contacto").replace(/\[\w+\]/g, "7"));

describe("without a network", () => {
  it("every screen either needs nothing or says what it needs", () => {
    const silent = screens.filter((path) => networkNeedOf(path) === null);
    expect(silent.toSorted()).toEqual(WITHOUT.toSorted());
  });

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
    const needing = SETTINGS_SCREENS.filter((section) => networkNeedOf(`/configuraciones/${section}`) !== null);
    expect(needing.toSorted()).toEqual(["dominio"]);
  });
});
