import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUnreadAnswers, type UnreadAnswers } from "./unread-answers";

const MB = 1 << 20;
const STRANGER = "203.0.113.7";
const READ = { mayRefuse: true };
const limits = { ofAddress: 24 * MB, inAll: 100 * MB, stalledMs: 30_000, pressedMs: 2000 };
const answer = (megabytes: number) => "x".repeat(megabytes * MB);

let time = 0;
let unread: UnreadAnswers;
const opened: (() => void)[] = [];

beforeEach(() => {
  time = 1_000_000;
  unread = createUnreadAnswers(limits, () => time);
});
afterEach(() => {
  vi.useRealTimers();
  for (const close of opened.splice(0)) close();
});

/** What the client got before its answer broke off. */
async function readAll(body: BodyInit): Promise<number> {
  return (await new Response(body).text()).length;
}

test("an answer is counted until it is read, cancelled or short", async () => {
  const read = unread.body(answer(5), STRANGER, READ);
  const cancelled = unread.body(answer(5), STRANGER, READ);
  expect(unread.size()).toBeGreaterThan(9.8 * MB);
  expect(await readAll(read)).toBe(5 * MB);
  await (cancelled as ReadableStream).cancel();
  expect(unread.size()).toBe(0);
  expect(unread.body("{}", STRANGER, READ)).toBe("{}");
  expect(unread.size()).toBe(0);
});

test("an address that reads nothing is refused, before more is made and after; others and this machine are not", async () => {
  const bodies = [1, 2, 3, 4].map(() => unread.body(answer(6), STRANGER, READ));
  expect(() => unread.admit(STRANGER)).toThrow("OVERLOADED");
  expect(() => unread.body(answer(6), STRANGER, READ)).toThrow("OVERLOADED");
  expect(() => unread.admit("203.0.113.8")).not.toThrow();
  expect(() => unread.body(answer(6), "203.0.113.8", READ)).not.toThrow();
  for (let count = 0; count < 6; count++) unread.body(answer(6), "127.0.0.1", READ);
  for (const body of bodies) expect(await readAll(body)).toBe(6 * MB);
  expect(() => unread.admit(STRANGER)).not.toThrow();
});

test("what says that something was done is let in, and counted", async () => {
  for (let count = 0; count < 4; count++) unread.body(answer(6), STRANGER, READ);
  const done = unread.body(answer(6), STRANGER, { mayRefuse: false });
  expect(() => unread.body(answer(6), STRANGER, READ)).toThrow("OVERLOADED");
  expect(await readAll(done)).toBe(6 * MB);
});

test("the addresses of an IPv6 network count as one", () => {
  for (let host = 1; host <= 4; host++) unread.body(answer(6), `2001:db8:1:1::${host}`, READ);
  expect(() => unread.body(answer(6), "2001:db8:1:1::9", READ)).toThrow("OVERLOADED");
  expect(() => unread.body(answer(6), "2001:db8:1:2::9", READ)).not.toThrow();
});

test("one answer that is larger than the limit is let in", async () => {
  expect(await readAll(unread.body(answer(30), STRANGER, READ))).toBe(30 * MB);
});

test("when all together read too little, those that took nothing for longest are cut off", async () => {
  const stalled = unread.body(answer(20), "203.0.113.1", READ);
  time += 500;
  const later = unread.body(answer(20), "203.0.113.2", READ);
  for (let n = 3; n <= 5; n++) unread.body(answer(20), `203.0.113.${n}`, READ);
  expect(() => unread.body(answer(20), STRANGER, READ)).toThrow("OVERLOADED");
  time += 1600;
  expect(() => unread.body(answer(20), STRANGER, READ)).not.toThrow();
  await expect(readAll(stalled)).rejects.toThrow();
  expect(await readAll(later)).toBe(20 * MB);
});

test("a client that takes nothing is cut off after a while, one that reads slowly is not", async () => {
  vi.useFakeTimers();
  const stalled = unread.body(answer(5), STRANGER, READ);
  const slow = (unread.body(answer(5), STRANGER, READ) as ReadableStream<Uint8Array>).getReader();
  for (let second = 0; second < 32; second++) {
    time += 1000;
    vi.advanceTimersByTime(1000);
    if (second % 10 === 0) expect((await slow.read()).done).toBe(false);
  }
  vi.useRealTimers();
  expect(unread.size()).toBeLessThan(5 * MB);
  await expect(readAll(stalled)).rejects.toThrow();
  expect((await slow.read()).done).toBe(false);
});

test("connections that ask and do not read hold no more than the limit of an address", async () => {
  const asked: number[] = [];
  const server = createServer((_request, response) => {
    try {
      const { body } = new Response(unread.body(answer(6), STRANGER, READ));
      asked.push(200);
      void pipeToNodeResponse(body as ReadableStream, response).catch(() => {});
    } catch {
      asked.push(503);
      response.writeHead(503).end();
    }
    expect(unread.size()).toBeLessThanOrEqual(limits.ofAddress);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  opened.push(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const readers = Array.from({ length: 150 }, (): Socket => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    opened.push(() => void socket.destroy());
    return socket;
  });
  await vi.waitFor(() => expect(asked).toHaveLength(150), 30_000);
  const sent = asked.filter((status) => status === 200);
  expect(sent.length).toBeGreaterThanOrEqual(4);
  expect(sent.length, "more than four only as far as sockets have room").toBeLessThan(75);
  const lengths = await Promise.all(readers.map(async (socket) => (await text(socket)).length));
  expect(lengths.filter((length) => length > 6 * MB)).toHaveLength(sent.length);
  expect(unread.size()).toBe(0);
});
