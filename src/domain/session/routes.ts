/** The panel's home; for a visitor, the site's. */
export const HOME = "/";

/** The path inside the application at which the site's home is rendered for a visitor of `/`. */
export const LANDING_PATH = "/presentacion";

/** The terms of use. */
export const TERMS_PATH = "/terminos-y-condiciones";

/** Log-in and registration: documents without Next's scripts, and the only ones that allow the captcha's provider. */
export const ENTRANCES: readonly string[] = ["/login", "/registrate"];

/** Routes for a person without a shop: onboarding, account, news and help. */
const routesWithoutTent = [
  "/bienvenida",
  "/bienvenida/*",
  "/perfil",
  "/cerrar-cuenta",
  "/cerrar-cuenta/datos",
  "/novedades",
  "/soporte",
];

/** A merchant's home shows where to begin. */
const merchantRoutes = [HOME];

/** Routes of a super-user that need no shop. */
const superRoutes = [
  "/admin",
  "/admin/*",
  "/admin/planes/*",
  "/admin/usuarios/*",
  "/configuraciones",
  "/configuraciones/sitio",
  "/configuraciones/sitio/marca",
];

/**
 * A merchant's personal screens and the onboarding, closed to a super-user who views their panel
 * (docs/product.md#viewing-as-a-merchant).
 */
const routesOfThePerson = [
  "/configuraciones/avisos",
  "/perfil",
  "/cerrar-cuenta",
  "/pagos",
  "/pagos/*",
  "/pagos/detalle/*",
  "/mercado-pago",
  "/novedades",
  "/por-enviar",
  "/soporte",
  "/bienvenida",
  "/bienvenida/*",
];

/** Nobody is redirected here after session recovery: the payment provider's parameters must stay in the URL. */
const PAYMENT_RETURN_ROUTE = "/mercadopago-return-url";

/** Screens to which a person can be redirected; `*` matches one path segment. */
const storableRoutes = [
  "/",
  "/admin",
  "/admin/*",
  "/admin/planes/*",
  "/admin/usuarios/*",
  "/bienvenida",
  "/bienvenida/*",
  "/categorias",
  "/categorias/crear-categoria",
  "/cerrar-cuenta",
  "/compartir",
  "/compartir/cartel",
  "/configuraciones",
  "/configuraciones/*",
  "/configuraciones/sitio/marca",
  "/configuraciones/sucursales/*",
  "/mercado-pago",
  "/mis-links",
  "/novedades",
  "/pagos",
  "/pagos/cambiar",
  "/pagos/detalle",
  "/pagos/mercado-pago-paid",
  "/pagos/medio-de-pago",
  "/pagos/planes",
  "/pedidos",
  "/pedidos/*",
  "/perfil",
  "/personalizar-colores",
  "/por-enviar",
  "/portada",
  "/productos",
  "/productos/*",
  "/productos/*/imagenes",
  "/productos/promociones/*",
  "/productos/promociones/cantidad/*",
  "/productos/promociones/listas/*",
  "/productos/promociones/listas/*/archivo",
  "/productos/promociones/listas/*/clientes",
  "/productos/promociones/listas/*/datos",
  "/productos/*/variantes",
  "/progreso",
  "/soporte",
  PAYMENT_RETURN_ROUTE,
];

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length && wanted.every((part, at) => (part === "*" ? given[at] !== "" : part === given[at]))
  );
}

/** Whether a screen of the panel works without a shop. `asked` may have a query string. */
export function worksWithoutTent(asked: string, role: Person["role"]): boolean {
  const path = asked.split("?", 1)[0] ?? "";
  const routes = [...routesWithoutTent, ...(role === "SUPER" ? superRoutes : merchantRoutes)];
  return routes.some((pattern) => matches(pattern, path));
}

/** Whether this screen is closed to a super-user who views a merchant's panel. */
export function isClosedWhileViewing(path: string): boolean {
  return routesOfThePerson.some((pattern) => matches(pattern, path));
}

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
  if (path.includes("\\") || !storableRoutes.some((pattern) => matches(pattern, path))) return null;
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
