/** What a screen cannot do without a network: everything that the outbox does not keep. */
export type NetworkNeed = "pay" | "close" | "import" | "photos" | "prices" | "home" | "form" | "save";

const NEEDS: readonly (readonly [RegExp, NetworkNeed])[] = [
  [/^\/(?:pagos(?:\/.*)?|mercado-pago)$/, "pay"],
  [/^\/cerrar-cuenta$/, "close"],
  [/^\/productos\/importar$/, "import"],
  [/^\/productos\/cambio-precios$/, "prices"],
  [/^\/productos\/promociones\/listas\/\d+\/archivo$/, "import"],
  [/^\/productos\/promociones(?:\/probar)?$/, "save"],
  [/^\/productos\/promociones\/listas\/(?:\d+|\d+\/clientes)$/, "save"],
  [/^\/productos\/promociones\/.+$/, "form"],
  [/^\/productos\/[^/]+\/imagenes$/, "photos"],
  [/^\/portada$/, "home"],
  // their forms keep what is typed
  [/^\/bienvenida\/paso-[13]$/, "form"],
  [/^\/configuraciones\/(?:dominio|sitio|sitio\/marca)$/, "form"],
  [/^\/admin\/planes\/.+$/, "form"],
  [/^\/(?:perfil|soporte)$/, "form"],
  [/^\/(?:admin(?:\/.*)?|bienvenida\/paso-[24]|novedades)$/, "save"],
  [/^\/configuraciones\/avisos$/, "save"],
];

/** What the screen of a path needs a network for; null if it only shows, or queues all of its changes. */
export function networkNeedOf(path: string): NetworkNeed | null {
  return NEEDS.find(([screen]) => screen.test(path))?.[1] ?? null;
}
