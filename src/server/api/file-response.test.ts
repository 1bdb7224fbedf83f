import { randomBytes } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterEach, expect, it } from "vitest";
import { type ZipEntry, zip } from "~/lib/zip";
import { forwardTo } from "~/server/edge/application/forward";
import { CSV, generatedFile, ZIP } from "./file-response";

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<{ server: Server; host: string; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  opened.push(
    () => server.closeAllConnections(),
    () => void server.close(),
  );
  return { server, host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}

/** Downloads what Next sends of a response, through the edge. */
async function download(response: Response): Promise<Response> {
  const application = await listen((_request, answer) => {
    void pipeToNodeResponse(response.body as ReadableStream, answer).catch(() => {});
  });
  const forward = forwardTo(application);
  opened.push(forward.close);
  const edge = await listen((request, answer) => void forward.handle(request, answer).catch(() => answer.destroy()));
  return fetch(`http://${edge.host}:${edge.port}/`);
}

async function* rows(count: number, failsAt = Number.POSITIVE_INFINITY) {
  for (let row = 0; row < count; row++) {
    if (row === failsAt) throw new TypeError("Do not know how to serialize a BigInt");
    yield `fila ${row} ${"x".repeat(1000)}\r\n`;
  }
}

async function* files(...contents: ZipEntry["content"][]): AsyncGenerator<ZipEntry> {
  for (const [at, content] of contents.entries()) yield { name: `${at}.csv`, content };
}

async function* brokenList(): AsyncGenerator<ZipEntry> {
  yield* files(rows(3));
  throw new Error("The list of photos cannot be read");
}

const archive = (entries: AsyncGenerator<ZipEntry>) =>
  generatedFile(zip(entries, new Date("2026-11-20")), ZIP, "tienda.zip");
const table = (text: AsyncGenerator<string>) => generatedFile(text, CSV, "pedidos.csv");
const noise = async function* (megabytes: number) {
  for (let part = 0; part < megabytes * 16; part++) yield randomBytes(48 * 1024).toString("base64");
};

it.each([
  ["a table that fails at its start", () => table(rows(9, 0))],
  ["a table that fails in the middle of its first megabyte", () => table(rows(900, 500))],
  ["an archive whose first file fails", () => archive(files(rows(9, 0)))],
  ["an archive whose last file fails", () => archive(files(rows(5), rows(900), rows(900, 899)))],
  ["an archive whose list of files fails", () => archive(brokenList())],
])("%s is an error, and no answer was started", async (_, response) => {
  await expect(response()).rejects.toThrow();
});

it.each([
  ["a table that fails after its first megabyte", () => table(rows(3000, 2500))],
  ["an archive that fails after its first megabyte", () => archive(files(noise(3), rows(9, 8)))],
])("%s reaches the client as a broken connection, not as its end", async (_, response) => {
  const answer = await response();
  await expect(download(answer).then((received) => received.bytes())).rejects.toThrow();
});

it("what does not fail arrives whole", async () => {
  expect((await (await download(await table(rows(900)))).text()).split("\r\n")).toHaveLength(901);
  expect((await (await download(await table(rows(3000)))).text()).split("\r\n")).toHaveLength(3001);
});
