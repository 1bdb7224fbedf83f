/** The icons of the installed panel, in pixels. `badge` is the silhouette that Android shows in its status bar. */
const ICON_SIZES = { normal: [192, 512], maskable: [512], apple: [180], badge: [96] } as const;
export type AppIconKind = keyof typeof ICON_SIZES;

const appIconPath = (kind: AppIconKind, size: number): string => `/icono/${kind}-${size}.png`;

export const APPLE_ICON = appIconPath("apple", ICON_SIZES.apple[0]);

/** The icon that a file name means; null for any other name. */
export function appIconNamed(name: string): { kind: AppIconKind; size: number } | null {
  for (const [kind, sizes] of Object.entries(ICON_SIZES) as [AppIconKind, readonly number[]][]) {
    const size = sizes.find((known) => name === `${kind}-${known}.png`);
    if (size !== undefined) return { kind, size };
  }
  return null;
}

interface AppWords {
  lang: string;
  description: string;
  orders: string;
  addProduct: string;
  changePrices: string;
}

/** The colours behind the panel's top bar. */
export const THEME_COLOURS = { light: "#ffffff", dark: "#121933" } as const;

/** The web app manifest that lets a phone install the panel. */
export function appManifest(name: string, { lang, description, orders, addProduct, changePrices }: AppWords) {
  const png = (kind: AppIconKind, size: number) => ({
    src: appIconPath(kind, size),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: kind === "maskable" ? "maskable" : "any",
  });
  return {
    id: "/",
    name,
    short_name: name.length <= 12 ? name : (name.split(" ")[0] ?? name).slice(0, 12),
    description,
    lang,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f4f6fd",
    theme_color: THEME_COLOURS.light,
    icons: [png("normal", 192), png("normal", 512), png("maskable", 512)],
    shortcuts: [
      { name: orders, url: "/pedidos" },
      { name: addProduct, url: "/productos/cargar-producto" },
      { name: changePrices, url: "/productos/cambio-precios" },
    ],
  };
}
