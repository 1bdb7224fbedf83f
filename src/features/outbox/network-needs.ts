/** What a screen cannot do without a network: everything that the outbox does not keep. */
export type NetworkNeed = "pay" | "close" | "import" | "photos" | "prices" | "home" | "form" | "save";

/** Paths of screens, without the first slash; the first that fits counts. The forms keep what is typed. */
const NEEDS: readonly (readonly [NetworkNeed, string])[] = [
  ["pay", "pagos(/.*)?|mercado-pago"],
  ["close", "cerrar-cuenta"],
  ["import", "productos/(importar|promociones/listas/\\d+/archivo)"],
  ["prices", "productos/cambio-precios"],
  ["photos", "productos/[^/]+/imagenes"],
  ["home", "portada"],
  ["save", "productos/promociones(/probar|/listas/\\d+(/clientes)?)?"],
  [
    "form",
    "productos/promociones/.+|bienvenida/paso-[13]|configuraciones/(dominio|sitio(/marca)?)|admin/planes/.+|perfil|soporte",
  ],
  ["save", "admin(/.*)?|bienvenida/paso-[24]|novedades|configuraciones/avisos"],
];

/** What the screen of a path needs a network for; null if it only shows, or queues all of its changes. */
export function networkNeedOf(path: string): NetworkNeed | null {
  return NEEDS.find(([, screens]) => new RegExp(`^/(?:${screens})$`).test(path))?.[0] ?? null;
}
