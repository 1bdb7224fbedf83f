import { iconPath, type ShopIcon } from "./link-picture";

interface AppWords {
  catalogue: string;
  order: string;
}

interface AppShop {
  name: string;
  description: string | null;
  lang: string;
  ground: string;
  icon: ShopIcon;
}

/** Longer names do not fit below an icon. */
const SHORT_NAME = 12;

/** The web app manifest that lets a phone install a shop. */
export function shopManifest({ name, description, lang, ground, icon }: AppShop, words: AppWords) {
  const png = (kind: "normal" | "maskable", size: number) => ({
    src: iconPath(kind, size, icon),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: kind === "maskable" ? "maskable" : "any",
  });
  return {
    id: "/",
    name,
    short_name: name.length <= SHORT_NAME ? name : (name.split(" ")[0] ?? name).slice(0, SHORT_NAME),
    ...(description ? { description } : {}),
    lang,
    dir: "ltr",
    start_url: "/catalogo",
    scope: "/",
    display: "standalone",
    background_color: ground,
    theme_color: ground,
    icons: [png("normal", 192), png("normal", 512), png("maskable", 512)],
    shortcuts: [
      { name: words.catalogue, url: "/catalogo" },
      { name: words.order, url: "/catalogo/carrito" },
    ],
  };
}
