/** The sub screens of /configuraciones, by the last part of their address. */
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
] as const;
export type SettingsScreenName = (typeof SETTINGS_SCREENS)[number];

export const isSettingsScreen = (text: string): text is SettingsScreenName =>
  (SETTINGS_SCREENS as readonly string[]).includes(text);

export const settingsPath = (screen: SettingsScreenName): string => `/configuraciones/${screen}`;
