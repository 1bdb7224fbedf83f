import { env } from "~/env";

/** The panel's origin, e.g. http://localhost:3000. */
export const appOrigin = new URL(env.APP_URL ?? "http://localhost:3000").origin;

/** The parent domain of all shops, without port. */
export const hostName = (env.HOST_NAME ?? new URL(appOrigin).hostname).toLowerCase();

/** A shop's own origin: {scheme}://{subdomain}.{host}{:port}. */
export function tentOrigin(subdomain: string): string {
  const url = new URL(appOrigin);
  return `${url.protocol}//${subdomain}.${shopHost()}`;
}

/** What follows the subdomain's dot in a shop's address: host and port. */
export function shopHost(): string {
  const { port } = new URL(appOrigin);
  return port ? `${hostName}:${port}` : hostName;
}
