/** What Ajustes leads to, in its order. */
export const SETTINGS_SCREENS = [
  "tienda",
  "contacto",
  "horarios",
  "vacaciones",
  "sucursales",
  "pedidos",
  "entrega",
  "pagos",
  "colores",
  "legales",
  "dominio",
  "medicion",
] as const;
export type SettingsScreenName = (typeof SETTINGS_SCREENS)[number];

/** The sub screens of /configuraciones, by the last part of their address; the colours have a route of their own (docs/product.md#settings-screens). */
export type SettingsSectionName = Exclude<SettingsScreenName, "colores">;

export const isSettingsSection = (text: string): text is SettingsSectionName =>
  text !== "colores" && (SETTINGS_SCREENS as readonly string[]).includes(text);

export const COLOURS_PATH = "/personalizar-colores";

export const settingsPath = (screen: SettingsScreenName): string =>
  screen === "colores" ? COLOURS_PATH : `/configuraciones/${screen}`;
