import { expect, it } from "vitest";
import { GuardedOutgoing } from "~/server/adapters/outgoing/guarded-outgoing";
import { photoServer } from "~/test/photo-server";
import { pngOf } from "~/test/pictures";
import { downloadPhoto } from "./download-photo";

const NOW = new Date("2026-11-27T12:00:00Z");
const server = await photoServer();
const source = new GuardedOutgoing({ plainHttp: true, allow: [server.place] });
const download = (path: string, timeoutMs = 60_000) =>
  downloadPhoto(source, server.url(path), { now: NOW, timeoutMs }).then((bytes) => bytes.length);

it("asks for a picture without anything of the merchant", async () => {
  const png = Buffer.from(await (await pngOf("#123456")).arrayBuffer());
  let headers: unknown;
  server.at("/foto.png", (request, response) => {
    headers = request.headers;
    response.writeHead(200, { "content-type": "text/html", "set-cookie": "a=b" }).end(png);
  });
  expect(await download("/foto.png")).toBe(png.length);
  expect(headers).toEqual({
    accept: "image/*",
    "accept-encoding": "identity",
    "user-agent": "Vidriera/1.0",
    host: server.place,
    connection: "close",
  });
});

it.each([
  [404, "gone", false],
  [410, "gone", false],
  [401, "forbidden", false],
  [403, "forbidden", false],
  [204, "status", false],
  [206, "status", false],
  [304, "status", false],
  [400, "status", false],
  [408, "busy", true],
  [429, "busy", true],
  [500, "serverError", true],
  [503, "serverError", true],
])("the status %i is the failure %s", async (status, key, mayPass) => {
  server.at("/status", (_request, response) => response.writeHead(status).end());
  await expect(download("/status")).rejects.toMatchObject({
    failure: { key, n: status },
    later: { mayPass, afterMs: 0 },
  });
});

it.each([
  ["120", 120_000],
  ["Fri, 27 Nov 2026 12:01:00 GMT", 60_000],
  ["Fri, 27 Nov 2026 11:00:00 GMT", 0],
  ["999999", 3_600_000],
  ["soon", 0],
])("waits for what Retry-After says: %s", async (value, afterMs) => {
  server.at("/busy", (_request, response) => response.writeHead(429, { "retry-after": value }).end());
  await expect(download("/busy")).rejects.toMatchObject({ later: { mayPass: true, afterMs } });
});

it.each([
  ["a page", "<!doctype html><title>Not found</title>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["an animation", "GIF89a"],
  ["nothing", ""],
])("%s is no picture, whatever its type says", async (_what, body) => {
  server.at("/page", (_request, response) => response.writeHead(200, { "content-type": "image/jpeg" }).end(body));
  await expect(download("/page")).rejects.toMatchObject({ failure: { key: "notPicture" }, later: { mayPass: false } });
});

it("says how much a picture weighs", async () => {
  const bytes = 48 * 1024 * 1024;
  server.at("/heavy", (_request, response) => response.writeHead(200, { "content-length": bytes }).write("x"));
  await expect(download("/heavy")).rejects.toMatchObject({
    failure: { key: "heavy", n: 48 },
    later: { mayPass: false },
  });
  server.at("/endless", (_request, response) => {
    const part = Buffer.alloc(1024 * 1024);
    const send = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on("drain", send);
    send();
  });
  await expect(download("/endless")).rejects.toMatchObject({ failure: { key: "tooLarge", n: 10 } });
});

it("a silent server, a cut connection and a loop", async () => {
  server.at("/silent", () => {});
  await expect(download("/silent", 1_000)).rejects.toMatchObject({
    failure: { key: "timeout", n: 1 },
    later: { mayPass: true },
  });
  server.at("/cut", (_request, response) => {
    response.writeHead(200, { "content-length": 1_000 });
    response.write("x");
    setTimeout(() => response.destroy(), 20);
  });
  await expect(download("/cut")).rejects.toMatchObject({ failure: { key: "connection" }, later: { mayPass: true } });
  server.at("/reset", (request) => request.socket.resetAndDestroy());
  await expect(download("/reset")).rejects.toMatchObject({ failure: { key: "connection" }, later: { mayPass: true } });
  server.at("/loop", (_request, response) => response.writeHead(302, { location: "/loop" }).end());
  await expect(download("/loop")).rejects.toMatchObject({ failure: { key: "redirects" }, later: { mayPass: false } });
});

it("an address that is not public, and a name that does not exist", async () => {
  const at = (url: string) => downloadPhoto(source, url, { now: NOW });
  await expect(at("http://169.254.169.254/")).rejects.toMatchObject({ failure: { key: "notPublic" } });
  await expect(at("http://127.0.0.1:1/")).rejects.toMatchObject({ failure: { key: "notAddress" } });
  const unknown = new GuardedOutgoing({
    plainHttp: true,
    resolve: () => Promise.reject(Object.assign(new Error("ENOTFOUND"), { syscall: "getaddrinfo", code: "ENOTFOUND" })),
  });
  await expect(downloadPhoto(unknown, "http://gone.example/a", { now: NOW })).rejects.toMatchObject({
    failure: { key: "unknownHost" },
    later: { mayPass: true },
  });
});
