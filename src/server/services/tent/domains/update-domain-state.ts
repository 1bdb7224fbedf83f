import { type DomainCheck, disableAt, PROOF_LABEL, verifyRecords } from "~/domain/tent/own-domain";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentTx, Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { DnsUnreachable } from "~/server/ports/dns";
import { mailDay, notifyPayer } from "~/server/services/billing/charges/notify-payer";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { hostName, tentHost } from "~/server/site/addresses";

interface Claim {
  tentId: number;
  domain: string;
  provedAt: Date | null;
  failingSince: Date | null;
}

/** Checks the domain's DNS records; null when they could not be queried, so that nothing is known. */
export async function lookUpDomain(
  { ports: { dns } }: ServiceContext,
  { domain, txtValue, subdomain }: { domain: string; txtValue: string; subdomain: string },
): Promise<DomainCheck | null> {
  try {
    const [texts, aliases, addresses, ours] = await Promise.all([
      dns.texts(`${PROOF_LABEL}.${domain}`),
      dns.aliases(domain),
      dns.addresses(domain),
      dns.addresses(hostName),
    ]);
    const wanted = { txtValue, aliases: [hostName, tentHost(subdomain)], addresses: ours };
    return verifyRecords({ texts, aliases, addresses }, wanted);
  } catch (error) {
    if (error instanceof DnsUnreachable) return null;
    throw error;
  }
}

/**
 * The other shop that holds the domain but whose DNS proof is gone.
 * @throws VALIDATION beside `domain` when its proof still holds
 */
async function findLoser(ctx: ServiceContext, { tentId, domain }: Claim): Promise<number | null> {
  const other = await ctx.db.customDomain.findFirst({
    where: { domain, provedAt: { not: null }, tentId: { not: tentId } },
    select: { tentId: true, domain: true, txtValue: true, tent: { select: { subdomain: true } } },
  });
  if (!other) return null;
  const check = await lookUpDomain(ctx, { ...other, subdomain: other.tent.subdomain });
  if (check === null || check.proved) throw fieldError("domain", "ownDomain.taken");
  return other.tentId;
}

/** Two shops proved the domain concurrently: the unique index let one of them through. */
function takenAtOnce(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
    throw fieldError("domain", "ownDomain.taken");
  throw error;
}

/** Notifies the merchant that the domain is failing, or that it was disabled. */
async function notifyOwner(
  ctx: ServiceContext,
  tx: Tx,
  { tentId, domain }: Claim,
  which: "domainFailing" | "domainOff",
  disabledFrom: Date,
) {
  const { ownerId, subdomain } = await tx.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { ownerId: true, subdomain: true },
  });
  await notifyPayer(ctx, tx, {
    userId: ownerId,
    which,
    path: "/configuraciones/dominio",
    values: () => ({ domain, address: tentHost(subdomain), date: mailDay(disabledFrom.toISOString().slice(0, 10)) }),
  });
}

/**
 * Stores the result of a DNS check: proved, still good, failing since, or disabled after seven days of failure.
 * @throws VALIDATION beside `domain` when another shop has it
 */
export async function updateDomainState(ctx: ServiceContext, claim: Claim, check: DomainCheck | null): Promise<void> {
  const now = ctx.now();
  const good = check?.proved === true && check.pointed;
  const loser = good && claim.provedAt === null ? await findLoser(ctx, claim) : null;
  const row = { tentId_domain: { tentId: claim.tentId, domain: claim.domain } };
  const settle = async (tx: TentTx): Promise<(number | null)[]> => {
    const present = await tx.customDomain.findUnique({ where: row });
    if (!present) return []; // removed meanwhile
    if (check === null || (!good && present.provedAt === null)) {
      await tx.customDomain.update({ where: row, data: { lastCheckedAt: now } });
      return [];
    }
    if (good) {
      if (loser !== null)
        await tx.customDomain.updateMany({
          where: { tentId: loser, domain: claim.domain },
          data: { provedAt: null, failingSince: null },
        });
      const data = { lastCheckedAt: now, failingSince: null, provedAt: present.provedAt ?? now };
      await tx.customDomain.update({ where: row, data });
      return present.provedAt === null ? [claim.tentId, loser] : [];
    }
    const failingSince = present.failingSince ?? now;
    const disabledFrom = disableAt(failingSince);
    if (now >= disabledFrom) {
      await tx.customDomain.update({ where: row, data: { lastCheckedAt: now, failingSince: null, provedAt: null } });
      await notifyOwner(ctx, tx, claim, "domainOff", disabledFrom);
      return [claim.tentId];
    }
    await tx.customDomain.update({ where: row, data: { lastCheckedAt: now, failingSince } });
    if (present.failingSince === null) await notifyOwner(ctx, tx, claim, "domainFailing", disabledFrom);
    return [];
  };
  const involved = [claim.tentId, loser ?? claim.tentId];
  await changeTents(ctx, async ({ tx, tents, hosts }) => {
    await tx.$queryRaw`SELECT id FROM tents WHERE id = ANY(${involved}::int[]) ORDER BY id FOR NO KEY UPDATE`;
    await hosts(involved);
    const changed = (await settle(tx)).filter((id) => id !== null);
    if (changed.length === 0) return;
    await tents(changed);
  }).catch(takenAtOnce);
}
