import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { telegramDelivery } from "./telegram-delivery";

const token = "123:secret-of-the-bot";
const OK = { ok: true, result: { message_id: 1 } };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A fake Telegram API that sends these responses, repeating the last; null never responds. */
async function standIn(...answers: (object | string | null)[]) {
  const asked: { url: string | undefined; body: Record<string, unknown>; at: number }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url: request.url, body: JSON.parse(body) as Record<string, unknown>, at: performance.now() });
    if (answer === null) return;
    const failed = typeof answer === "object" && (answer as { ok?: boolean }).ok === false;
    response.writeHead(failed ? 400 : 200, { "content-type": "application/json" });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const chats = { operator: "-100", supers: "-200" };
  const options = { token, chats, apiUrl: `http://127.0.0.1:${port}/`, paceMs: 0 };
  return { asked, options };
}

const problem = (promise: Promise<void>) =>
  promise.then(
    () => "none",
    (error: Error) => `${error.message} ${String(error.cause ?? "")}`.trim(),
  );

it("sends plain text to the right chat", async () => {
  const { asked, options } = await standIn(OK);
  const deliver = telegramDelivery(options);
  await deliver({ chat: "operator", text: "*Ñandú* <b>_" });
  await deliver({ chat: "supers", text: "Hola" });
  expect(asked.map(({ url, body }) => [url, body])).toEqual([
    [`/bot${token}/sendMessage`, { chat_id: "-100", text: "*Ñandú* <b>_" }],
    [`/bot${token}/sendMessage`, { chat_id: "-200", text: "Hola" }],
  ]);
});

it("cuts an overlong message", async () => {
  const { asked, options } = await standIn(OK);
  await telegramDelivery(options)({ chat: "operator", text: "x".repeat(9_000) });
  expect(String(asked[0]?.body.text)).toHaveLength(4_096);
});

it("limits the rate per chat, even for simultaneous messages", async () => {
  const { asked, options } = await standIn(OK);
  const deliver = telegramDelivery({ ...options, paceMs: 400 });
  const started = performance.now();
  await Promise.all((["operator", "operator", "supers"] as const).map((chat) => deliver({ chat, text: "Hola" })));
  const times = (chat: string) => asked.filter(({ body }) => body.chat_id === chat).map(({ at }) => at);
  const [, second = 0] = times("-100");
  // Measured from the call: a busy machine may process the first one late.
  expect(second - started).toBeGreaterThanOrEqual(390);
  expect(times("-200")[0]).toBeLessThan(second);
});

it("reports the rejection, and respects the retry delay", async () => {
  const tooMany = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 60 } };
  const { asked, options } = await standIn(tooMany);
  const deliver = telegramDelivery(options);
  expect(await problem(deliver({ chat: "operator", text: "Hola" }))).toBe("Telegram refused: 429 Too Many Requests");
  expect(await problem(deliver({ chat: "operator", text: "Hola" }))).toBe("Telegram asked for patience");
  expect(asked).toHaveLength(1);
});

const UNEXPECTED = "Telegram does not answer: status 200 without the expected JSON";

it.each([
  ["garbage", ["<html>"], UNEXPECTED, {}],
  ["no content", [""], UNEXPECTED, {}],
  ["another shape", [{ result: 1 }], UNEXPECTED, {}],
  ["another type", [{ ok: "yes" }], UNEXPECTED, {}],
  [
    "an endless answer",
    ["x".repeat(100_000)],
    "Telegram does not answer: 127.0.0.1 answers with more than 65536 bytes",
    {},
  ],
  [
    "a refusal that repeats the URL",
    [{ ok: false, description: `no /bot${token}/sendMessage` }],
    "Telegram refused: 400 no /bot…/sendMessage",
    {},
  ],
  ["silence", [null], "Telegram does not answer: no answer in time", { timeoutMs: 100 }],
])("rejects on %s, without the token in the error", async (_name, answers, text, patience) => {
  const { options } = await standIn(...answers);
  const told = await problem(telegramDelivery({ ...options, ...patience })({ chat: "operator", text: "Hola" }));
  expect(told).toContain(text);
  expect(told).not.toContain("secret");
});

it("names the reason when none of the addresses of a name can be reached", async () => {
  const { options } = await standIn(OK);
  const told = await problem(
    telegramDelivery({ ...options, apiUrl: "http://localhost:1" })({ chat: "operator", text: "Hola" }),
  );
  expect(told).toMatch(/^Telegram does not answer: .*ECONNREFUSED/);
});

it("rejects when the API is unreachable, without the token in the error", async () => {
  const { options } = await standIn(OK);
  const told = await problem(
    telegramDelivery({ ...options, apiUrl: "http://127.0.0.1:1" })({ chat: "operator", text: "Hola" }),
  );
  expect(told).toBe("Telegram does not answer: connect ECONNREFUSED 127.0.0.1:1");
});

it("does not follow redirects", async () => {
  const { asked, options } = await standIn(OK);
  const away = createServer((_request, response) => {
    response.writeHead(307, { location: `${options.apiUrl}elsewhere` }).end();
  });
  servers.push(away);
  await new Promise<void>((done) => away.listen(0, "127.0.0.1", done));
  const apiUrl = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
  expect(await problem(telegramDelivery({ ...options, apiUrl })({ chat: "operator", text: "Hola" }))).toBe(
    "Telegram does not answer: status 307 without the expected JSON",
  );
  expect(asked).toEqual([]);
});
