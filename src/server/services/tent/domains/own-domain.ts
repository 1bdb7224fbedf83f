import { randomBytes } from "node:crypto";
import { type DomainCheck, disableAt, domainState, PROOF_LABEL, parseDomain } from "~/domain/tent/own-domain";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import { DnsUnreachable } from "~/server/ports/dns";
import { countTry } from "~/server/services/session/account-limits";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { appOrigin, hostName, tentHost } from "~/server/site/addresses";
import { lookUpDomain, updateDomainState } from "./update-domain-state";

const ROW = {
  domain: true,
  txtValue: true,
  provedAt: true,
  lastCheckedAt: true,
  failingSince: true,
  tent: { select: { subdomain: true } },
} as const;

/** Addresses for the A record of a domain that cannot have a CNAME. Empty when our own name cannot be resolved. */
async function ourAddresses({ ports }: ServiceContext): Promise<string[]> {
  try {
    return await ports.dns.addresses(hostName);
  } catch (error) {
    if (error instanceof DnsUnreachable) return [];
    throw error;
  }
}

/** The shop's own domain with the DNS records that its merchant has to create; null when none was requested. */
export async function getOwnDomain(ctx: ServiceContext, tentId: OwnedTentId) {
  const row = await ctx.db.customDomain.findUnique({ where: { tentId }, select: ROW });
  if (!row) return null;
  const { domain, txtValue, lastCheckedAt, failingSince, tent } = row;
  return {
    domain,
    state: domainState(row),
    checkedAt: lastCheckedAt,
    offAt: failingSince && disableAt(failingSince),
    records: {
      proof: { name: `${PROOF_LABEL}.${domain}`, value: txtValue },
      alias: tentHost(tent.subdomain),
      addresses: await ourAddresses(ctx),
    },
  };
}

/** Requests a domain, or replaces it; it takes effect once proved. @throws VALIDATION beside `domain` */
export async function setOwnDomain(ctx: ServiceContext, tentId: OwnedTentId, input: { domain: string }) {
  const parsed = parseDomain(input.domain, [hostName, new URL(appOrigin).hostname]);
  if (!parsed.ok) throw fieldError("domain", `ownDomain.${parsed.reason}`);
  const { domain } = parsed;
  await changeTent(ctx, tentId, async ({ tx, hosts }) => {
    const before = await tx.customDomain.findUnique({ where: { tentId }, select: { domain: true } });
    if (before?.domain === domain) return;
    await hosts([tentId]);
    await tx.customDomain.deleteMany({ where: { tentId } });
    const txtValue = randomBytes(16).toString("hex");
    await tx.customDomain.create({ data: { tentId, domain, txtValue, createdAt: ctx.now() } });
  });
}

/**
 * Checks the DNS records now. Returns null when no DNS server could be reached.
 * @throws RATE_LIMITED, VALIDATION beside `domain` when another shop has it
 */
export async function checkOwnDomain(ctx: ServiceContext, tentId: OwnedTentId): Promise<DomainCheck | null> {
  const row = requireFound(await ctx.db.customDomain.findUnique({ where: { tentId }, select: ROW }));
  await countTry(ctx, "domain-check", tentId);
  const check = await lookUpDomain(ctx, { ...row, subdomain: row.tent.subdomain });
  await updateDomainState(ctx, { ...row, tentId }, check);
  return check;
}

/** Removes the own domain: the shop goes back to its subdomain. */
export async function removeOwnDomain(ctx: ServiceContext, tentId: OwnedTentId): Promise<void> {
  await changeTent(ctx, tentId, async ({ tx, hosts }) => {
    await hosts([tentId]);
    await tx.customDomain.deleteMany({ where: { tentId } });
  });
}

/** Whether a shop is served at this domain: a proxy asks this before it requests a certificate. */
export async function isServedDomain({ db }: Pick<ServiceContext, "db">, domain: string): Promise<boolean> {
  const row = await db.customDomain.findFirst({
    where: { domain: domain.toLowerCase(), provedAt: { not: null } },
    select: { tentId: true },
  });
  return row !== null;
}
