/** What requests for a shop are counted by. */
export const SHOP_REQUEST_KINDS = [
  "shop_home",
  "catalogue",
  "product",
  "search",
  "cart",
  "order",
  "shop_picture",
  "shop_file",
  "shop_other",
] as const;

type ShopRequestKind = (typeof SHOP_REQUEST_KINDS)[number];

interface ShopRouteFacts {
  kind: ShopRequestKind;
  /**
   * Whether its pages are the same for every visitor, so that they ignore the query and the page cache keeps them. Searches and
   * orders are for one visitor, and pictures have a cache of their own.
   */
  isShared: boolean;
  /** The database is asked whether there is anything at an address, before a page is rendered for it. */
  isStored?: true;
}

const shared = (kind: ShopRequestKind) => ({ kind, isShared: true }) as const;
const own = (kind: ShopRequestKind) => ({ kind, isShared: false }) as const;

/** Every address inside a shop: `src/storefront/routes.ts` has what answers there. */
export const SHOP_ROUTES = {
  "/": shared("shop_home"),
  "/catalogo": shared("catalogue"),
  "/catalogo/pagina/[page]": shared("catalogue"),
  "/catalogo/[product]": { ...shared("product"), isStored: true },
  "/catalogo/buscar": own("search"),
  "/catalogo/buscar/sugerencias": own("search"),
  "/catalogo/carrito": shared("cart"),
  "/catalogo/pedidos": shared("order"),
  "/catalogo/pedido/[token]": own("order"),
  "/catalogo/pedir-precios": shared("shop_other"),
  "/catalogo/sin-conexion": shared("shop_other"),
  /** Shown wherever a shop has nothing. It cannot be a product's address, which begins with a number. */
  "/catalogo/no-encontrado": shared("shop_other"),
  "/catalogo/muestra": shared("shop_other"),
  "/catalogo/muestra/portada": shared("shop_other"),
  "/catalogo/muestra/tienda": shared("shop_other"),
  "/catalogo/cerca/[photo]": own("shop_picture"),
  "/catalogo/foto/[photo]": own("shop_picture"),
  "/catalogo/icono/[icon]": own("shop_picture"),
  "/catalogo/tarjeta/[picture]": own("shop_picture"),
  "/mis-links": shared("shop_other"),
  "/mis-links/muestra": shared("shop_other"),
  "/otros-productos": shared("catalogue"),
  "/otros-productos/[page]": shared("catalogue"),
  "/robots.txt": shared("shop_file"),
  "/sitemap.xml": shared("shop_file"),
  "/sitemap.xml/[part]": shared("shop_file"),
  "/manifest.webmanifest": shared("shop_file"),
  "/productos.xml": shared("shop_file"),
  "/[category]": { ...shared("catalogue"), isStored: true },
  "/[category]/[page]": { ...shared("catalogue"), isStored: true },
  /** A product's address at a former platform. */
  "/collections/[collection]/products/[handle]": { ...shared("catalogue"), isStored: true },
} as const satisfies Record<string, ShopRouteFacts>;

export type ShopRouteName = keyof typeof SHOP_ROUTES;

/** The page at which a shop answers for addresses where it has none. */
export const MISSING_ROUTE = "/catalogo/no-encontrado" satisfies ShopRouteName;

/** The parameters in a route's name, as in "/catalogo/[product]". */
export type ShopRouteParams<Name extends string> = Name extends `${string}[${infer Param}]${infer Rest}`
  ? Record<Param, string> & ShopRouteParams<Rest>
  : unknown;

export interface ShopRouteMatch {
  name: ShopRouteName;
  facts: ShopRouteFacts;
  /** Decoded. */
  params: Record<string, string>;
}

const isParam = (part: string): boolean => part.startsWith("[");
const partsOf = (path: string): string[] => (path === "/" || path === "" ? [] : path.slice(1).split("/"));

/** Literal parts match before parameters, from the left. */
const orderOf = (parts: readonly string[]): string => parts.map((part) => (isParam(part) ? 1 : 0)).join("");
const PATTERNS = (Object.keys(SHOP_ROUTES) as ShopRouteName[])
  .map((name) => ({ name, parts: partsOf(name) }))
  .sort((one, other) => (orderOf(one.parts) < orderOf(other.parts) ? -1 : 1));

/** The route of a path inside a shop, which is in its canonical form; null when there is none. */
export function matchShopRoute(path: string): ShopRouteMatch | null {
  const asked = partsOf(path);
  for (const { name, parts } of PATTERNS) {
    if (parts.length !== asked.length) continue;
    if (!parts.every((part, at) => (isParam(part) ? asked[at] !== "" : part === asked[at]))) continue;
    const named = parts.flatMap((part, at) =>
      isParam(part) ? [[part.slice(1, -1), decodeURIComponent(asked[at] ?? "")]] : [],
    );
    return { name, facts: SHOP_ROUTES[name], params: Object.fromEntries(named) };
  }
  return null;
}
