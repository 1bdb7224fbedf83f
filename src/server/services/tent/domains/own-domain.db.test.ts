import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { findTent } from "~/server/edge/find-tent";
import { hostName } from "~/server/site/addresses";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { checkDomains } from "./check-domains";
import { checkOwnDomain, getOwnDomain, isServedDomain, removeOwnDomain, setOwnDomain } from "./own-domain";

const db = testDb();
const START = new Date("2026-11-20T15:00:00Z");
const later = (days: number) => new Date(START.getTime() + days * DAY_MS);
let made = 0;

beforeAll(() => makeBase(db));

async function shopAt(now = START) {
  const { owner, tent, tentId } = await makeTent(db);
  const made = merchantContext(db, owner.id, now);
  return { ...made, tent, tentId, at: (when: Date) => ({ ...made.ctx, now: () => when }) };
}
type Shop = Awaited<ReturnType<typeof shopAt>>;

const freshDomain = () => `www.tienda-${Date.now()}-${++made}.example`;

/** Creates both DNS records, as the merchant does at the registrar. */
async function makeRecords({ ctx, dns, tentId }: Shop) {
  const { domain, records } = (await getOwnDomain(ctx, tentId)) ?? { domain: "", records: null };
  if (!records) throw new Error("no domain");
  dns.names[records.proof.name] = { texts: ["otra cosa", records.proof.value] };
  dns.names[domain] = { aliases: [`${records.alias}.`] };
  return { domain, records };
}

async function working(shop: Shop, domain = freshDomain()) {
  await setOwnDomain(shop.ctx, shop.tentId, { domain });
  const { records } = await makeRecords(shop);
  await checkOwnDomain(shop.ctx, shop.tentId);
  return { domain, records };
}

it("activates a domain only once it is proved and points here", async () => {
  const shop = await shopAt();
  const { ctx, dns, tentId, tent, shopCache } = shop;
  const domain = freshDomain();
  await setOwnDomain(ctx, tentId, { domain: `https://${domain.toUpperCase()}/` });
  expect(await getOwnDomain(ctx, tentId)).toMatchObject({ domain, state: "waiting", offAt: null });
  expect(await checkOwnDomain(ctx, tentId)).toEqual({ proved: false, pointed: false });
  expect([await isServedDomain(ctx, domain), await findTent(db, { by: "domain", value: domain })]).toEqual([
    false,
    null,
  ]);

  const { records } = await makeRecords(shop);
  dns.names[domain] = {};
  expect(await checkOwnDomain(shop.at(later(1)), tentId)).toEqual({ proved: true, pointed: false });
  expect(await isServedDomain(ctx, domain)).toBe(false);

  dns.names[hostName] = { addresses: ["203.0.113.7"] };
  dns.names[domain] = { addresses: ["203.0.113.7"] };
  shopCache.purged.length = 0;
  expect(await checkOwnDomain(shop.at(later(2)), tentId)).toEqual({ proved: true, pointed: true });
  expect(await getOwnDomain(ctx, tentId)).toMatchObject({
    state: "working",
    records: { proof: records.proof, alias: `${tent.subdomain}.${hostName}`, addresses: ["203.0.113.7"] },
  });
  expect(shopCache.purged).toEqual([tentId]);
  expect(await isServedDomain(ctx, domain)).toBe(true);
  expect(await findTent(db, { by: "domain", value: domain })).toMatchObject({ id: tentId, subdomain: tent.subdomain });

  await removeOwnDomain(ctx, tentId);
  expect([await getOwnDomain(ctx, tentId), await isServedDomain(ctx, domain)]).toEqual([null, false]);
});

it("rejects malformed and our own domains beside the field; a replaced domain gets a new proof", async () => {
  const { ctx, tentId } = await shopAt();
  const refused = (domain: string, key: string) =>
    expect(setOwnDomain(ctx, tentId, { domain })).rejects.toMatchObject({ details: { fields: { domain: [key] } } });
  await refused("", "ownDomain.required");
  await refused("mi tienda", "ownDomain.invalid");
  await refused(`algo.${hostName}`, "ownDomain.ours");

  await setOwnDomain(ctx, tentId, { domain: freshDomain() });
  const first = await getOwnDomain(ctx, tentId);
  await setOwnDomain(ctx, tentId, { domain: first?.domain ?? "" });
  expect(await getOwnDomain(ctx, tentId)).toEqual(first);
  await setOwnDomain(ctx, tentId, { domain: freshDomain() });
  expect((await getOwnDomain(ctx, tentId))?.records.proof.value).not.toBe(first?.records.proof.value);
});

it("checks at most every five seconds, and reports unknown when DNS does not respond", async () => {
  const { at, ctx, dns, tentId } = await shopAt();
  await setOwnDomain(ctx, tentId, { domain: freshDomain() });
  dns.unreachable = true;
  expect(await checkOwnDomain(ctx, tentId)).toBeNull();
  await expect(checkOwnDomain(ctx, tentId)).rejects.toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 5 } });
  expect(await checkOwnDomain(at(later(1)), tentId)).toBeNull();
});

it("gives a domain to one shop: another gets it only when the first one's proof is gone", async () => {
  const [first, second] = [await shopAt(), await shopAt()];
  const { domain, records } = await working(first);
  second.dns.names = first.dns.names;
  await setOwnDomain(second.ctx, second.tentId, { domain });
  const claim = await getOwnDomain(second.ctx, second.tentId);
  const proof = claim?.records.proof;
  first.dns.names[records.proof.name] = { texts: [records.proof.value, proof?.value ?? ""] };
  first.dns.names[domain] = { aliases: [records.alias, claim?.records.alias ?? ""] };
  await expect(checkOwnDomain(second.ctx, second.tentId)).rejects.toMatchObject({
    details: { fields: { domain: ["ownDomain.taken"] } },
  });
  expect(await findTent(db, { by: "domain", value: domain })).toMatchObject({ id: first.tentId });

  first.dns.names[records.proof.name] = { texts: [proof?.value ?? ""] };
  await checkOwnDomain(second.at(later(1)), second.tentId);
  expect(await findTent(db, { by: "domain", value: domain })).toMatchObject({ id: second.tentId });
  expect(await getOwnDomain(first.ctx, first.tentId)).toMatchObject({ state: "waiting" });
  expect(second.shopCache.purged).toContain(first.tentId);
});

it("lets one of two shops have a domain that both prove concurrently", async () => {
  const [first, second] = [await shopAt(), await shopAt()];
  const domain = freshDomain();
  second.dns.names = first.dns.names;
  const proofs: string[] = [];
  const aliases: string[] = [];
  for (const { ctx, tentId } of [first, second]) {
    await setOwnDomain(ctx, tentId, { domain });
    const claim = await getOwnDomain(ctx, tentId);
    proofs.push(claim?.records.proof.value ?? "");
    aliases.push(claim?.records.alias ?? "");
  }
  first.dns.names[`_tienda.${domain}`] = { texts: proofs };
  first.dns.names[domain] = { aliases };
  const results = await Promise.allSettled([first, second].map(({ ctx, tentId }) => checkOwnDomain(ctx, tentId)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.customDomain.count({ where: { domain, provedAt: { not: null } } })).toBe(1);
});

it("notifies of a failure, turns off after seven days, and works again once fixed", async () => {
  const shop = await shopAt();
  const { dns, mailer, tentId } = shop;
  const { domain } = await working(shop);
  const good = dns.names[domain] ?? {};
  const told = () => mailer.mails.map(({ subject }) => subject).filter((subject) => subject.includes(domain));

  dns.unreachable = true;
  await checkDomains(shop.at(later(1)));
  expect(await getOwnDomain(shop.ctx, tentId)).toMatchObject({ state: "working" });
  dns.unreachable = false;

  dns.names[domain] = {};
  await checkDomains(shop.at(later(2)));
  await checkDomains(shop.at(later(3)));
  expect(await getOwnDomain(shop.ctx, tentId)).toMatchObject({ state: "failing", offAt: later(9) });
  expect(told()).toEqual([`Tu dominio ${domain} dejó de traer a tu tienda`]);
  expect(await isServedDomain(shop.ctx, domain)).toBe(true);

  dns.names[domain] = good;
  await checkDomains(shop.at(later(4)));
  expect(await getOwnDomain(shop.ctx, tentId)).toMatchObject({ state: "working" });

  dns.names[domain] = {};
  await checkDomains(shop.at(later(5)));
  await checkDomains(shop.at(later(12)));
  expect(await getOwnDomain(shop.ctx, tentId)).toMatchObject({ state: "waiting" });
  expect(await isServedDomain(shop.ctx, domain)).toBe(false);
  expect(told().at(-1)).toBe(`Apagamos tu dominio ${domain}`);

  dns.names[domain] = good;
  await checkDomains(shop.at(later(13)));
  expect(await isServedDomain(shop.ctx, domain)).toBe(true);
});

it("stops checking requested domains that were never proved", async () => {
  const shop = await shopAt();
  await setOwnDomain(shop.ctx, shop.tentId, { domain: freshDomain() });
  await makeRecords(shop);
  await checkDomains(shop.at(later(31)));
  expect(await getOwnDomain(shop.ctx, shop.tentId)).toMatchObject({ state: "waiting", checkedAt: null });
});

it("denies access to another merchant's domain", async () => {
  const [own, other] = [await shopAt(), await shopAt()];
  const { domain } = await working(own);
  expect(await getOwnDomain(other.ctx, other.tentId)).toBeNull();
  await expect(checkOwnDomain(other.ctx, other.tentId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await removeOwnDomain(other.ctx, other.tentId);
  expect(await isServedDomain(own.ctx, domain)).toBe(true);
});
