/** The panel's home; for a visitor, the site's. */
export const HOME = "/";

/** The path inside the application at which the site's home is rendered for a visitor of `/`. */
export const LANDING_PATH = "/presentacion";

/** The terms of use. */
export const TERMS_PATH = "/terminos-y-condiciones";

/** Log-in and registration: documents without Next's scripts, and the only ones that allow the captcha's provider. */
export const ENTRANCES: readonly string[] = ["/login", "/registrate"];

/** Nobody is redirected here after session recovery: the payment provider's parameters must stay in the URL. */
const PAYMENT_RETURN_ROUTE = "/mercadopago-return-url";

/** What a screen cannot do without a network: everything that the outbox does not keep. Forms keep what is typed. */
export type NetworkNeed = "pay" | "close" | "import" | "photos" | "prices" | "home" | "form" | "save";

/** Opens without a shop, to a merchant and to a super-user; other screens have nothing to show then. */
const ALONE_MERCHANT = 1;
const ALONE_SUPER = 2;
const ALONE_ALL = ALONE_MERCHANT | ALONE_SUPER;
/** Closed to a super-user who views the merchant's panel (docs/product.md#viewing-as-a-merchant). */
const OWN = 4;
/** Kept by the panel's service worker: a merchant's daily screens that do without a network. */
const KEPT = 8;

/**
 * All screens of the panel: where they begin, their rules, their paths below (`.` is the beginning itself, `*` one
 * segment), and what they need a network for, unless they only show something or all their changes are queued.
 */
const SECTIONS: readonly (readonly [at: string, rules: number, screens: string, need?: NetworkNeed])[] = [
  ["/", KEPT | ALONE_MERCHANT, "."],
  ["/pedidos", KEPT, ". nuevo imprimir respuestas clientes clientes/* * */editar"],
  ["/productos", KEPT, ". cargar-producto esperan fotos lista-de-precios orden * */variantes"],
  ["/productos", KEPT, "cambio-precios", "prices"],
  ["/productos", KEPT, "*/imagenes", "photos"],
  ["/productos/importar", 0, ".", "import"],
  ["/productos/promociones", KEPT, ". probar listas/* listas/*/clientes", "save"],
  ["/productos/promociones", KEPT, "nueva * cantidad cantidad/* cupon cupon/* cupon/*/compartir", "form"],
  ["/productos/promociones/listas", KEPT, ". nueva */datos", "form"],
  ["/productos/promociones/listas", KEPT, "*/archivo", "import"],
  ["/categorias", KEPT, ". crear-categoria"],
  ["/compartir", KEPT, ". cartel imagen imagen/elegir"],
  ["/mis-links", KEPT, "."],
  ["/portada", KEPT, ".", "home"],
  ["/progreso", KEPT, "."],
  ["/por-enviar", KEPT | OWN, "."],
  ["/novedades", KEPT | OWN | ALONE_ALL, ".", "save"],
  ["/pagos", OWN, ". cambiar detalle medio-de-pago planes mercado-pago-paid", "pay"],
  ["/mercado-pago", OWN, ".", "pay"],
  [PAYMENT_RETURN_ROUTE, 0, "."],
  ["/configuraciones", KEPT | ALONE_SUPER, "."],
  ["/configuraciones", KEPT, "* sucursales/nueva sucursales/*"],
  ["/configuraciones", KEPT, "dominio", "form"],
  ["/configuraciones", KEPT | OWN, "avisos", "save"],
  ["/configuraciones", ALONE_SUPER, "sitio sitio/marca", "form"],
  ["/personalizar-colores", KEPT, "."],
  ["/perfil", OWN | ALONE_ALL, ".", "form"],
  ["/cerrar-cuenta", OWN | ALONE_ALL, ".", "close"],
  ["/bienvenida", OWN | ALONE_ALL, "."],
  ["/bienvenida", OWN | ALONE_ALL, "paso-1 paso-3", "form"],
  ["/bienvenida", OWN | ALONE_ALL, "paso-2 paso-4", "save"],
  ["/soporte", KEPT | OWN | ALONE_ALL, ".", "form"],
  ["/admin", ALONE_SUPER, ". cancelaciones errores planes registro superusuario tiendas trabajos usuarios/*", "save"],
  ["/admin", ALONE_SUPER, "planes/*", "form"],
];

/** A row for each screen; a `*` in its path is one segment. */
export const SCREENS = SECTIONS.flatMap(([at, rules, screens, need]) =>
  screens.split(" ").map((below) => ({ path: below === "." ? at : `${at}/${below}`, rules, need })),
);

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length && wanted.every((part, at) => (part === "*" ? given[at] !== "" : part === given[at]))
  );
}

/** The screen of a path without query string. */
const screenOf = (path: string) =>
  SCREENS.find((screen) => screen.path === path) ?? SCREENS.find((screen) => matches(screen.path, path));

const hasRule = (path: string, rule: number): boolean => ((screenOf(path)?.rules ?? 0) & rule) > 0;

/** Whether a screen of the panel works without a shop. `asked` may have a query string. */
export const worksWithoutTent = (asked: string, role: Person["role"]): boolean =>
  hasRule(asked.split("?", 1)[0] ?? "", role === "SUPER" ? ALONE_SUPER : ALONE_MERCHANT);

/** Whether this screen is closed to a super-user who views a merchant's panel. */
export const isClosedWhileViewing = (path: string): boolean => hasRule(path, OWN);

/** Whether the panel's service worker keeps this screen. */
export const cachesScreen = (path: string): boolean => hasRule(path, KEPT);

/** What the screen of a path needs a network for; undefined if it only shows, or queues all of its changes. */
export const networkNeedOf = (path: string): NetworkNeed | undefined => screenOf(path)?.need;

/** The redirect from a screen that needs a shop: a merchant creates one, a super-user runs the site. */
export function homeWithoutTent(role: Person["role"]): string {
  return role === "SUPER" ? "/admin" : "/bienvenida";
}

const LONGEST_ROUTE = 500;

/** Validates the untrusted `?volver=`: returns a route of ours, or null. A URL of another site must never pass. */
export function storedRoute(raw: string | string[] | null | undefined): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST_ROUTE || !/^\/(?![/\\])[!-~]*$/.test(raw)) return null;
  const cut = raw.search(/[?#]/);
  const path = cut < 0 ? raw : raw.slice(0, cut);
  if (path.includes("\\") || !screenOf(path)) return null;
  const query = cut >= 0 && raw[cut] === "?" ? new URLSearchParams(raw.slice(cut + 1).split("#", 1)[0]) : null;
  query?.delete("_rsc"); // added by Next on client-side navigations
  const rest = query?.toString();
  return rest ? `${path}?${rest}` : path;
}

/** The log-in URL that remembers the requested route. */
export function loginRoute(asked: string | null | undefined): string {
  const route = storedRoute(asked);
  return route === null || route === HOME ? "/login" : `/login?volver=${encodeURIComponent(route)}`;
}

/**
 * The route after switching to another shop: the same screen without its query, or the home if the screen showed a
 * row of the previous shop or its onboarding.
 */
export function routeInOtherTent(path: string): string {
  const hasRow = /\/\d+(?:\/|$)/.test(path);
  return hasRow || matches("/bienvenida", path) || matches("/bienvenida/*", path) ? HOME : path;
}

interface Person {
  role: "SUPER" | "MERCHANT";
}

/** After log-in only a super-user is redirected to the stored route (docs/product.md#stored-route). */
export function routeAfterLogin(person: Person, volver: string | string[] | null | undefined): string {
  const stored = storedRoute(volver);
  return person.role === "SUPER" && stored !== null ? stored : HOME;
}

/**
 * After session recovery everybody returns to the stored route, except to the payment provider's return
 * (docs/product.md#stored-route).
 */
export function routeAfterRecovery(volver: string | string[] | null | undefined): string {
  const stored = storedRoute(volver);
  return stored !== null && stored.split("?", 1)[0] !== PAYMENT_RETURN_ROUTE ? stored : HOME;
}
