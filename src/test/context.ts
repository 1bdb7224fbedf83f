import type { PrismaClient } from "~/generated/prisma/client";
import { edgeShopCache } from "~/server/adapters/shop-cache/edge-shop-cache";
import { VersionedCache } from "~/server/adapters/shop-cache/versioned-cache";
import type { RequestContext } from "~/server/api/context";
import type { Actor, Ports, ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import type { Captcha } from "~/server/ports/captcha";
import { DnsUnreachable } from "~/server/ports/dns";
import type { Mail } from "~/server/ports/mailer";
import type { ChatMessage } from "~/server/ports/messenger";
import type { NewOrder, OrderFeed } from "~/server/ports/order-feed";
import type { CacheRead, Changed, ShopCache } from "~/server/ports/shop-cache";
import { readShopVersion, readSiteVersion } from "~/server/shop-versions";

export const FIXED_NOW = new Date("2026-11-20T15:00:00Z");

/** Records purges, for a test to inspect after a change. Fails on a purge without a raised version. */
export function fakeShopCache(db: PrismaClient) {
  const purged: (number | "site")[] = [];
  const purgedHosts: string[] = [];
  function require(version: number, what: string): void {
    if (version === 0) throw new Error(`${what} was purged, and no transaction raised its version: see changeTent`);
  }
  return {
    purged,
    hosts: purgedHosts,
    async purge({ tents, hosts, site }: Changed) {
      for (const id of tents) {
        require((await readShopVersion(db, id)).tent, `tent ${id}`);
        purged.push(id);
      }
      purgedHosts.push(...hosts);
      if (!site) return;
      require(await readSiteVersion(db), "the site");
      purged.push("site");
    },
    getOrCompute: async <T>({ make }: CacheRead<T>) => (await make()).value,
    peek: () => undefined,
    tentIdAt: <Id extends number>(_address: string, find: () => Promise<Id>) => find(),
  };
}

/** The shop cache of a server, over the test's database and with values of its own. */
export function workingShopCache(db: PrismaClient): ShopCache {
  return edgeShopCache(db, new VersionedCache((tentId) => readShopVersion(db, tentId)));
}

/** DNS names defined by a test; `unreachable` simulates an installation without name servers. */
export function fakeDns() {
  const fake = {
    names: {} as Record<string, { texts?: string[]; aliases?: string[]; addresses?: string[] }>,
    unreachable: false,
    texts: async (name: string) => ask(name).texts ?? [],
    aliases: async (name: string) => ask(name).aliases ?? [],
    addresses: async (name: string) => ask(name).addresses ?? [],
  };
  function ask(name: string) {
    if (fake.unreachable) throw new DnsUnreachable(name, {});
    return fake.names[name] ?? {};
  }
  return fake;
}

/** Records sent mails, oldest first, for a test to read. */
export function fakeMailer() {
  const mails: Mail[] = [];
  return { mails, send: async (mail: Mail) => void mails.push(mail) };
}

/** Records messages to the chats; `disabled` simulates an installation without a chat. */
export function fakeMessenger() {
  const fake = {
    messages: [] as ChatMessage[],
    disabled: false,
    send: async (message: ChatMessage) => {
      if (fake.disabled) throw new AppError("PROVIDER_DISABLED");
      fake.messages.push(message);
    },
  };
  return fake;
}

/** Records announcements, and notifies subscribers in this process. */
export function fakeOrderFeed() {
  const announced: NewOrder[] = [];
  const listeners = new Set<(order: NewOrder) => void>();
  const feed: OrderFeed = {
    announce(order) {
      announced.push(order);
      for (const listener of listeners) listener(order);
    },
    subscribe(tentId, listener) {
      const own = (order: NewOrder) => (order.tentId === tentId ? listener(order) : undefined);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
  return { ...feed, announced, listeners };
}

/**
 * A captcha that accepts only the token "solved", once; disabled until a test enables it. `silent` simulates a provider
 * that is down.
 */
export function fakeCaptcha() {
  const used = new Set<string>();
  const fake = {
    widget: null as Captcha["widget"],
    origins: [],
    silent: false,
    setUp: () => {
      fake.widget = { provider: "turnstile", siteKey: "site-key", scriptUrl: "https://captcha.test/api.js" };
    },
    verify: async (token: string) => {
      if (fake.silent) throw new AppError("CAPTCHA_FAILED");
      if (!token.startsWith("solved") || used.has(token)) return false;
      used.add(token);
      return true;
    },
  };
  return fake;
}

/** A client for tests that also prepare and inspect rows that use cases write only through `changeTent`. */
export type TestContext = ServiceContext & { db: PrismaClient };

/** A service context over a real database, with the given ports and a fixed clock. */
export function testContext(
  db: PrismaClient,
  options: { actor?: Actor | null; ports: Ports; now?: Date },
): TestContext {
  return { db, actor: options.actor ?? null, ports: options.ports, now: () => options.now ?? FIXED_NOW };
}

export function merchantActor(userId: number, over: Partial<Actor> = {}): Actor {
  return {
    userId,
    role: "MERCHANT",
    test: false,
    countryId: 1,
    sessionId: null,
    currentTentId: null,
    superUserId: null,
    ...over,
  };
}

/** The request context of a call that `actor` makes from our own pages. */
export function testRequest(
  actor: Actor | null,
  serviceFor: (actor: Actor | null) => ServiceContext,
  origin: string,
): RequestContext {
  return {
    requestId: "test",
    address: "127.0.0.1",
    userAgent: "test",
    origin,
    byCookie: actor !== null,
    idempotencyKey: null,
    account: null,
    loadActor: async () => actor,
    serviceFor,
  };
}
