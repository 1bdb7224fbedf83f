/** What renders without waiting for the session (docs/product.md#public-routes). */
export const publicRoutes = ["/login", "/logout", "/registrate", "/terminos-y-condiciones"] as const;

/** Links of our mails, and where a closed account ends: public too, of layout "login". */
const mailedRoutes = ["/recuperar", "/recuperar/*", "/confirmar-mail/*", "/deshacer-mail/*", "/cuenta-cerrada"];

/** What somebody has before they have a shop: the first steps, their account, news and help. */
const routesWithoutTent = [
  "/bienvenida",
  "/bienvenida/*",
  "/perfil",
  "/cerrar-cuenta",
  "/cerrar-cuenta/datos",
  "/novedades",
  "/soporte",
];

/** What a super-user does beside any shop. */
const superRoutes = [
  "/admin",
  "/admin/*",
  "/admin/planes/*",
  "/admin/usuarios/*",
  "/configuraciones",
  "/configuraciones/sitio",
  "/configuraciones/sitio/marca",
];

/** A merchant's own, closed to a super-user who looks at their panel (docs/product.md#viewing-as-a-merchant); and what is before a shop is there. */
const routesOfThePerson = [
  "/perfil",
  "/cerrar-cuenta",
  "/pagos",
  "/pagos/*",
  "/pagos/detalle/*",
  "/mercado-pago",
  "/novedades",
  "/soporte",
  "/bienvenida",
  "/bienvenida/*",
];

/** Where nobody is sent on after the session was recovered: the payment provider's answer must stay in the address. */
export const PAYMENT_RETURN_ROUTE = "/mercadopago-return-url";

/** Screens that a person can be brought back to; `*` stands for one part of the path. */
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
  "/productos",
  "/productos/*",
  "/productos/*/imagenes",
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

export function isPublicRoute(path: string): boolean {
  return [...publicRoutes, ...mailedRoutes].some((pattern) => matches(pattern, path));
}

/** Whether a screen of the panel has something to show to who has no shop yet. `asked` may carry a query. */
export function worksWithoutTent(asked: string, role: Person["role"]): boolean {
  const path = asked.split("?", 1)[0] ?? "";
  const routes = role === "SUPER" ? [...routesWithoutTent, ...superRoutes] : routesWithoutTent;
  return routes.some((pattern) => matches(pattern, path));
}

/** Whether a super-user who looks at a merchant's panel finds this screen closed. */
export function isClosedWhileViewing(path: string): boolean {
  return routesOfThePerson.some((pattern) => matches(pattern, path));
}

/** Where a screen that needs a shop sends who has none: a merchant opens one, a super-user runs the site. */
export function homeWithoutTent(role: Person["role"]): string {
  return role === "SUPER" ? "/admin" : "/bienvenida";
}

const LONGEST_ROUTE = 500;

/** A route of ours from an untrusted `?volver=`, or null: an address of another site must never come through. */
export function storedRoute(raw: string | string[] | null | undefined): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST_ROUTE || !/^\/(?![/\\])[!-~]*$/.test(raw)) return null;
  const cut = raw.search(/[?#]/);
  const path = cut < 0 ? raw : raw.slice(0, cut);
  if (path.includes("\\") || !storableRoutes.some((pattern) => matches(pattern, path))) return null;
  const query = cut >= 0 && raw[cut] === "?" ? new URLSearchParams(raw.slice(cut + 1).split("#", 1)[0]) : null;
  query?.delete("_rsc"); // Next's own, on navigations inside the application
  const rest = query?.toString();
  return rest ? `${path}?${rest}` : path;
}

/** The log-in that remembers where somebody wanted to go. */
export function loginRoute(asked: string | null | undefined): string {
  const route = storedRoute(asked);
  return route === null || route === "/" ? "/login" : `/login?volver=${encodeURIComponent(route)}`;
}

/**
 * Where one is after going on to another shop: on the same screen, from its beginning, or on the products where the
 * screen showed a row of the shop before, or its first steps.
 */
export function routeInOtherShop(path: string): string {
  const hasRow = /\/\d+(?:\/|$)/.test(path);
  return hasRow || matches("/bienvenida", path) || matches("/bienvenida/*", path) ? "/productos" : path;
}

interface Person {
  role: "SUPER" | "MERCHANT";
  /** The four first steps are done. */
  onboarded: boolean;
}

/** Where a person starts: the first steps until they are done, then the products. */
export function homeFor({ role, onboarded }: Person): string {
  return role === "MERCHANT" && !onboarded ? "/bienvenida" : "/productos";
}

/** After log-in only a super-user is sent to the stored route (docs/product.md#stored-route). */
export function routeAfterLogin(person: Person, volver: string | string[] | null | undefined): string {
  const stored = storedRoute(volver);
  return person.role === "SUPER" && stored !== null && stored !== "/" ? stored : homeFor(person);
}

/** After recovery everybody returns to the stored route, except to the payment provider's return (docs/product.md#stored-route). */
export function routeAfterRecovery(person: Person, volver: string | string[] | null | undefined): string {
  const stored = storedRoute(volver);
  const lasting = stored !== null && stored !== "/" && stored.split("?", 1)[0] !== PAYMENT_RETURN_ROUTE;
  return lasting ? stored : homeFor(person);
}
