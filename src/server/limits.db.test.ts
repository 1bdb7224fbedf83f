import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { quoteSchema } from "~/domain/order/place/quote-schema";
import { cartCheckSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { knownBrowser, rememberBrowser } from "~/server/auth/known-browser";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { visitRecorder } from "./edge/visit";
import { AppError } from "./errors";
import { LIMITS, type LimitName, STORED_LIMITS, type StoredLimitName } from "./limits";
import { limitOf } from "./rate-limit";
import { createCallLimits } from "./rest/limits";
import { requestEmailChange } from "./services/account/change-email";
import { registerUser } from "./services/account/register-user";
import { requestPasswordReset } from "./services/account/request-password-reset";
import { resetPassword } from "./services/account/reset-password";
import { receiveWebhook } from "./services/billing/webhooks/receive-webhook";
import { readFoundProducts } from "./services/catalogue/read-products";
import { limitSearches } from "./services/catalogue/search/search-limits";
import { checkOrder } from "./services/order/place/check-order";
import { placeOrder } from "./services/order/place/place-order";
import { quoteOrder } from "./services/order/place/quote-order";
import { askForList } from "./services/price-lists/ask-for-list";
import { enterList } from "./services/price-lists/enter-list";
import { askStockAlert } from "./services/product/alerts/ask-alert";
import { tryPushDevice } from "./services/push/push-devices";
import { proveOwnPassword } from "./services/session/own-account";
import { signIn } from "./services/session/sign-in";
import { notifyOperator } from "./services/site/notify-team";
import { mintPublicTentId } from "./services/tenancy/tenant-ids";
import { checkOwnDomain, setOwnDomain } from "./services/tent/domains/own-domain";

// hashing passwords is slow by design, and slower on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const db = testDb();
const PASSWORD = "Una-clave-larga-7";
let passwordHash: string;
let places = 0;
beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(PASSWORD);
});

/** An address without earlier calls, in a network of its own. */
const place = () => `10.${Math.floor(++places / 250)}.${places % 250}.7`;

async function makeWorld() {
  const { owner, tentId } = await makeTent(db);
  await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  const { ctx } = merchantContext(db, owner.id);
  const product = await makeProduct(db, tentId, { name: "Mate", price: "1000", stock: "0" });
  const list = await makePriceList(db, tentId, { passwordHash, takesRequests: true });
  const address = place();
  return {
    owner,
    tentId,
    publicId: mintPublicTentId(tentId),
    ctx,
    product,
    list,
    address,
    visitor: { ...ctx, actor: null },
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

/** What a caller sends: `call` is their n-th different one, `key` the counter that it is counted by. */
interface Caller {
  key: string | number;
  call: (n: number, ctx: ServiceContext) => Promise<unknown>;
  /** Whether a call that was let through may be repeated, since it was counted once. */
  repeats?: true;
}

const order = ({ tentId, product, visitor, address }: World) => ({
  key: `${address}|${tentId}`,
  lines: [{ productId: product.id, quantityMilli: 1_000 }],
  at: { address },
  visitor,
});

const check = (world: World, over: object = {}) => {
  const { visitor, lines, at } = order(world);
  return checkOrder(visitor, cartCheckSchema.parse({ tentId: world.tentId, lines, ...over }), at);
};

const enter = ({ visitor, publicId, list: { secret } }: World, password: string, address: string) =>
  enterList(visitor, publicId, { secret, password }, { address });

const wrongListPasswords = (world: World): Caller => ({
  key: `${world.address}|${world.list.id}`,
  call: (n) => enter(world, `mal-${n}`, world.address),
});

/** The list is being guessed at from elsewhere. */
async function guessedAt({ list }: World): Promise<void> {
  for (let n = 0; n < LIMITS["list-password-all"].points; n++)
    await limitOf(db, "list-password-all").tally(String(list.id));
}

const failToLogIn = (ctx: ServiceContext, email: string, address: string, cookies: string | null = null) =>
  signIn({ ...ctx, actor: null }, { email, password: "mala-clave", userAgent: null, address, cookies });

const callers: Record<Exclude<LimitName, "list-password-all">, (world: World) => Caller | Promise<Caller>> = {
  "api-address": ({ address }) => {
    const limits = createCallLimits({ address: LIMITS["api-address"].points, token: 1e9 });
    return spent(
      { key: address, call: (n) => limits.count({ address, token: `t${n}` }) },
      LIMITS["api-address"].points,
    );
  },
  "api-token": () => {
    const limits = createCallLimits({ address: 1e9, token: LIMITS["api-token"].points });
    return spent({ key: "t", call: () => limits.count({ address: place(), token: "t" }) }, LIMITS["api-token"].points);
  },
  visit: (world) => visits(world, () => world.address, `${world.address}|${world.tentId}`),
  "visit-shop": (world) => visits(world, place, world.tentId),
  search: ({ visitor, tentId, address }) => ({
    key: `${address}|${tentId}`,
    call: (n) => readFoundProducts(visitor, { tentId, term: `mate ${n}`, address }, null),
  }),
  "search-typed": ({ tentId, address }) => ({
    key: `${address}|${tentId}`,
    call: () => limitSearches(db, { address, tentId, whileTyping: true }),
  }),
  quote: (world) => ({
    key: order(world).key,
    call: (n) => {
      const lines = [{ product_id: world.product.id, quantity: n + 1 }];
      return quoteOrder(world.visitor, quoteSchema.parse({ tentId: world.tentId, lines }), order(world).at);
    },
  }),
  "order-call": (world) => ({ key: order(world).key, call: () => check(world) }),
  "order-new": (world) => {
    const keys = Array.from({ length: 5 }, () => randomUUID());
    const { visitor, lines, at, key } = order(world);
    const submit = (n: number) =>
      orderSubmitSchema.parse({
        tentId: world.tentId,
        clientKey: keys[n],
        lines,
        customerName: "Lucía",
        method: "PICKUP",
      });
    return { key, call: (n) => placeOrder(visitor, submit(n), at), repeats: true };
  },
  coupon: (world) => ({ key: order(world).key, call: (n) => check(world, { coupon: `codigo-${n}` }), repeats: true }),
  "list-password": wrongListPasswords,
  "list-password-day": wrongListPasswords,
  "list-password-few": async (world) => {
    await guessedAt(world);
    return wrongListPasswords(world);
  },
  "list-password-network": async (world) => {
    await guessedAt(world);
    const network = world.address.replace(/\.7$/, "");
    const call = (n: number) => enter(world, "mal", `${network}.${100 + n}`);
    return { key: `${network}.0/24|${world.list.id}`, call };
  },
  "list-request": ({ visitor, publicId, tentId, address }) => ({
    key: `${address}|${tentId}`,
    call: (n) => askForList(visitor, publicId, { name: "Lucía", phone: `11 5874-989${n}`, message: "" }, { address }),
  }),
  "alert-address": (world) => ({
    key: `${world.address}|${world.tentId}`,
    call: (n) => alert(world, `11 4874-${String(places).padStart(3, "0")}${n}`, world.address),
  }),
  "alert-phone": (world) => ({ key: "5491132100001", call: () => alert(world, "11 3210-0001", place()) }),
  "push-test": async ({ ctx, owner }) => {
    const session = await db.session.create({
      data: { id: randomUUID(), userId: owner.id, expiresAt: new Date(FIXED_NOW.getTime() + DAY_MS) },
    });
    const own = { ...ctx, actor: merchantActor(owner.id, { sessionId: session.id }) };
    const device = { endpoint: `https://push.example/${session.id}`, p256dh: "", auth: "", installed: true };
    const { id } = await db.pushDevice.create({ data: { ...device, userId: owner.id, sessionId: session.id } });
    return { key: owner.id, call: () => tryPushDevice(own, id) };
  },
  "register-address": ({ address }) => ({
    key: address,
    call: (n, ctx) => {
      const person = { name: "Lucía", email: `alta-${n}-${address}@example.test`, password: PASSWORD, countryId: 1 };
      return registerUser({ ...ctx, actor: null }, person as never, { address, trialDays: 30 });
    },
  }),
  "recover-address": ({ address }) => ({
    key: address,
    call: (n, ctx) => requestPasswordReset(ctx, { email: `nadie-${n}@example.test` }, { address }),
  }),
  "recover-mail": ({ owner: { id: userId, email } }) => ({
    key: userId,
    // the caller is not told
    call: async (_n, ctx) => {
      const before = await db.passwordReset.count({ where: { userId } });
      await requestPasswordReset(ctx, { email }, { address: place() });
      if ((await db.passwordReset.count({ where: { userId } })) === before) throw new AppError("RATE_LIMITED");
    },
  }),
  "token-address": ({ address }) => ({
    key: address,
    call: (n, ctx) => resetPassword(ctx, { token: `inventado-${n}`, newPassword: PASSWORD }, { address }),
  }),
  "mail-change": ({ owner }) => ({
    key: owner.id,
    call: (n, ctx) => requestEmailChange(ctx, { email: `nuevo-${n}-${owner.id}@example.test`, password: PASSWORD }),
  }),
  "chat-message": ({ owner }) => ({ key: owner.id, call: (n, ctx) => notifyOperator(ctx, { message: `Hola ${n}` }) }),
  "webhook-address": (world) => webhooks(world),
  "webhook-unproved": (world) => webhooks(world),
  "domain-check": async ({ ctx, tentId }) => {
    await setOwnDomain(ctx, tentId, { domain: `tienda-${tentId}.example.com` });
    return {
      key: tentId,
      // another domain does not start anew
      call: async (n, at) => {
        await setOwnDomain(ctx, tentId, { domain: `tienda-${tentId}-${n}.example.com` });
        return checkOwnDomain(at, tentId);
      },
    };
  },
  "login-pair": ({ owner: { email }, address }) => ({
    key: `${address}|${email}`,
    call: (_n, ctx) => failToLogIn(ctx, email, address),
  }),
  "login-address": ({ address }) => ({
    key: address,
    call: (n, ctx) => failToLogIn(ctx, `nadie-${n}@example.test`, address),
  }),
  "login-mails": ({ address }) => ({
    key: address,
    call: (n, ctx) => failToLogIn(ctx, `nadie-${n}@example.test`, address),
    repeats: true,
  }),
  "login-strangers": ({ owner: { email } }) => ({ key: email, call: (_n, ctx) => failToLogIn(ctx, email, place()) }),
  "login-browser": ({ owner: { id, email } }) => {
    const cookie = rememberBrowser(null, { id, passwordHash });
    const cookies = `vidriera.browser=${cookie}`;
    const key = knownBrowser(cookies, { id, passwordHash }) ?? "";
    return { key, call: (_n, ctx) => failToLogIn(ctx, email, place(), cookies) };
  },
  "own-password": ({ owner }) => ({ key: owner.id, call: (_n, ctx) => proveOwnPassword(ctx, "mala-clave") }),
  "known-judged": ({ owner }) => ({ key: owner.id, call: (_n, ctx) => proveOwnPassword(ctx, PASSWORD) }),
};

const alert = ({ visitor, tentId, product }: World, phone: string, address: string) =>
  askStockAlert(visitor, { tentId, productId: product.id, variantId: null, phone }, { address });

function webhooks({ address }: World): Caller {
  const notice = { headers: {}, query: {}, body: "{}" };
  return { key: address, call: (_n, ctx) => receiveWebhook(ctx, { provider: "MERCADO_PAGO", address, notice }) };
}

const counted = vi.fn();
const record = visitRecorder(counted);
/** The page is not told whether it was counted. */
function visits({ tentId }: World, from: () => string, key: string | number): Caller {
  const body = JSON.stringify({ kind: "WHATSAPP_OPEN" });
  const headers = {
    "user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
    "sec-fetch-site": "same-origin",
    "content-length": String(body.length),
  };
  const call = async () => {
    counted.mockClear();
    const request = Object.assign(Readable.from([Buffer.from(body)]), { headers }) as unknown as IncomingMessage;
    await record(request, { tentId, address: from() });
    if (counted.mock.calls.length === 0) throw new AppError("RATE_LIMITED");
  };
  return { key, call };
}

/** Uses up a limit that nobody else counts, but for two calls. */
async function spent(caller: Caller, points: number): Promise<Caller> {
  for (let n = 0; n < points - 1; n++) await caller.call(0, merchantContext(db, 0).ctx);
  return caller;
}

const isStored = (name: LimitName): name is StoredLimitName => name in STORED_LIMITS;

/** Uses up all calls of a limit but one. */
async function use(name: LimitName, key: string | number, expire: Date): Promise<void> {
  const points = LIMITS[name].points - 1;
  if (isStored(name)) {
    const row = { points, expire };
    await db.rateLimit.upsert({
      where: { key: `${name}:${key}` },
      create: { key: `${name}:${key}`, ...row },
      update: row,
    });
  } else if (!name.startsWith("api-")) {
    const owner = name.startsWith("visit") ? counted : db;
    for (let n = 0; n < points; n++) await limitOf(owner, name).tally(String(key));
  }
}

/** "refused" by a limit, or not: what else is wrong with a call does not matter here. */
const answer = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return error.code === "RATE_LIMITED" ? "refused" : "answered";
    },
  );

const later = (ctx: ServiceContext, ms: number): ServiceContext => ({
  ...ctx,
  now: () => new Date(FIXED_NOW.getTime() + ms),
});

const names = Object.keys(callers) as (keyof typeof callers)[];

it.each(names)("%s: what was refused stays refused when it is sent again", async (name) => {
  const world = await makeWorld();
  const { key, call, repeats } = await callers[name](world);
  await use(name, key, new Date(FIXED_NOW.getTime() + 3_000));
  const said: string[] = [];
  for (const n of [0, 1, 1, 1, 2, 1, 0]) said.push(await answer(call(n, world.ctx)));
  expect(said).toEqual(["answered", ...Array(5).fill("refused"), repeats ? "answered" : "refused"]);
});

it.each(names.filter(isStored))(
  "%s: counts that were made while the clock was ahead end with the limit",
  async (name) => {
    const world = await makeWorld();
    const { key, call } = await callers[name](world);
    await use(name, key, new Date(FIXED_NOW.getTime() + 300 * DAY_MS));
    await answer(call(0, world.ctx));
    expect(await answer(call(1, world.ctx))).toBe("refused");
    expect(await answer(call(1, later(world.ctx, LIMITS[name].duration * 1000 - 1)))).toBe("refused");
    expect(await answer(call(1, later(world.ctx, LIMITS[name].duration * 1000)))).toBe("answered");
  },
);

describe("the password of a price list", () => {
  const pins = (from: number, count: number) => Array.from({ length: count }, (_, n) => String(from + n));

  it("is told to no guesser, also while its customers enter it", async () => {
    const world = await makeWorld();
    await db.priceList.update({ where: { id: world.list.id }, data: { passwordHash: await hashPassword("4839") } });
    expect(await enter(world, "4839", place())).toEqual(expect.any(String));
    const found: string[] = [];
    for (const pin of [...pins(4000, 12), "4839", ...pins(4900, 3), "4839"])
      await enter(world, pin, world.address).then(
        (pass) => pass !== null && found.push(pin),
        () => {},
      );
    expect(found).toEqual([]);
  });

  it("lets new customers in while it is guessed at from everywhere", async () => {
    const world = await makeWorld();
    await guessedAt(world);
    for (const wrong of ["mal", "peor"]) expect(await enter(world, wrong, world.address)).toBeNull();
    expect(await enter(world, PASSWORD, world.address)).toEqual(expect.any(String));
    for (let n = 0; n < 5; n++) expect(await enter(world, PASSWORD, place())).toEqual(expect.any(String));
  });

  it("is tried at most forty times a day by one address, and twelve an hour by a network while it is guessed at", async () => {
    const world = await makeWorld();
    await guessedAt(world);
    const tried = await Promise.all(
      Array.from({ length: 60 }, (_, n) => answer(enter(world, `mal-${n}`, `2001:db8:77:${n.toString(16)}::1`))),
    );
    expect(tried.filter((one) => one === "answered")).toHaveLength(LIMITS["list-password-network"].points);
    expect(await enter(world, PASSWORD, "2001:db8:78::1")).toEqual(expect.any(String));
  });

  it("costs nothing while it is right, however often and at once it is sent", async () => {
    const world = await makeWorld();
    const address = place();
    expect(await enter(world, PASSWORD, address)).toEqual(expect.any(String));
    const passes = await Promise.all(Array.from({ length: 30 }, () => enter(world, PASSWORD, address)));
    expect(new Set(passes).size).toBe(1);
    for (let n = 0; n < LIMITS["list-password"].points; n++) expect(await enter(world, `mal-${n}`, address)).toBeNull();
    expect(await answer(enter(world, PASSWORD, address))).toBe("refused");
  });
});

it("an address stores 60 orders of 150, however often each is sent", async () => {
  const world = await makeWorld();
  await db.product.update({ where: { id: world.product.id }, data: { stock: null } });
  const { visitor, lines, at } = order(world);
  const orders = Array.from({ length: 150 }, () => ({ tentId: world.tentId, clientKey: randomUUID(), lines }));
  const send = (one: object) =>
    answer(placeOrder(visitor, orderSubmitSchema.parse({ ...one, customerName: "Lucía", method: "PICKUP" }), at));
  for (const one of [...orders, ...orders.slice(60)]) await send(one);
  expect(await db.order.count({ where: { tentId: world.tentId } })).toBe(LIMITS["order-new"].points);
});
