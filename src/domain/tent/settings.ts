/** The screens of Ajustes, in order. */
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

/**
 * The screens below /configuraciones, by the last segment of their path; the colours have a route of their own
 * (docs/product.md#settings-screens).
 */
export type SettingsSectionName = Exclude<SettingsScreenName, "colores">;

export const isSettingsSection = (text: string): text is SettingsSectionName =>
  text !== "colores" && (SETTINGS_SCREENS as readonly string[]).includes(text);

const COLOURS_PATH = "/personalizar-colores";

export const settingsPath = (screen: SettingsScreenName): string =>
  screen === "colores" ? COLOURS_PATH : `/configuraciones/${screen}`;
