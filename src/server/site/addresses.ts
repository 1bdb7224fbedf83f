import { env } from "~/env";

/** The panel's origin, e.g. http://localhost:3000. */
export const appOrigin = new URL(env.APP_URL ?? "http://localhost:3000").origin;

/** The parent domain of all shops, without port. */
export const hostName = (env.HOST_NAME ?? new URL(appOrigin).hostname).toLowerCase();

interface OwnDomain {
  domain: string;
  provedAt: Date | null;
}

/** A shop's own origin: {scheme}://{subdomain}.{host}{:port}. */
export function tentOrigin(subdomain: string): string {
  const url = new URL(appOrigin);
  return `${url.protocol}//${subdomain}.${shopHost()}`;
}

/** The host of a shop's subdomain, without port. */
export function tentHost(subdomain: string): string {
  return `${subdomain}.${hostName}`;
}

/** A shop's canonical origin: its custom domain once verified, else its subdomain. */
export function shopOrigin({ subdomain, domain }: { subdomain: string; domain: OwnDomain | null }): string {
  if (!domain || domain.provedAt === null) return tentOrigin(subdomain);
  const { protocol, port } = new URL(appOrigin);
  return `${protocol}//${domain.domain}${port ? `:${port}` : ""}`;
}

/** The part after the subdomain's dot in a shop's URL: host and port. */
export function shopHost(): string {
  const { port } = new URL(appOrigin);
  return port ? `${hostName}:${port}` : hostName;
}
