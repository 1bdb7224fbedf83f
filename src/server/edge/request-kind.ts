import { matchShopRoute, SHOP_REQUEST_KINDS } from "~/domain/catalogue/shop-routes";
import type { TentKey } from "~/domain/catalogue/tent-param";
import { ENTRANCES, HOME, LANDING_PATH } from "~/domain/session/routes";
import { VISIT_PATH } from "~/domain/stats/visit-endpoint";
import { isHealthPath } from "./health";
import type { HostTarget } from "./host";
import type { PathTarget } from "./path";
import { WORKER_PATH } from "./service-worker";

/** What requests are counted by. Few, whatever hosts and paths are asked for. */
export const REQUEST_KINDS = [
  ...SHOP_REQUEST_KINDS,
  "visit",
  "home",
  "entrance",
  "panel",
  "trpc",
  "auth",
  "webhook",
  "api",
  "health",
  "image",
  "static",
  "redirect",
  "refused",
] as const;

/** What a request is counted by. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

type Rule = readonly [RegExp, RequestKind];

/** Paths that the application answers. */
const PASSED: readonly Rule[] = [
  [/^\/api\/trpc(?:\/|$)/, "trpc"],
  [/^\/api\/auth(?:\/|$)/, "auth"],
  [/^\/api\/webhooks(?:\/|$)/, "webhook"],
  [/^\/api(?:\/|$)/, "api"],
  [/^\/storage\/(?:styles|scripts)\//, "static"],
  [/^\/storage(?:\/|$)/, "image"],
  [/^\/(?:_next|__next)/, "static"],
  [/\.\w+$/, "static"], // files of `public/`
];

const kindIn = (rules: readonly Rule[], path: string): RequestKind | undefined =>
  rules.find(([pattern]) => pattern.test(path))?.[1];

interface Destination {
  host: HostTarget;
  shop: TentKey | null;
  path: string;
  target: PathTarget;
}

/** The kind of a request, by where it leads. */
export function requestKind({ host, shop, path, target }: Destination): RequestKind {
  if (isHealthPath(path)) return "health";
  if (host.kind === "unknown" || target.kind === "refuse") return "refused";
  if (target.kind === "redirect" || target.kind === "elsewhere" || host.kind === "www") return "redirect";
  if (path === WORKER_PATH) return "static";
  if (target.kind === "shop") return matchShopRoute(target.path.split("?", 1)[0] ?? "")?.facts.kind ?? "shop_other";
  if (shop && path === VISIT_PATH) return "visit";
  if (path === HOME || path === LANDING_PATH) return "home";
  if (ENTRANCES.includes(path)) return "entrance";
  return kindIn(PASSED, path) ?? "panel";
}
