import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddressRefused } from "~/server/ports/outgoing";
import { GuardedOutgoing } from "./guarded-outgoing";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener, host = "127.0.0.1", port = 0): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(port, host, listening));
  return (server.address() as AddressInfo).port;
}

const at = (...addresses: string[]) => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

describe("an outgoing request", () => {
  it.each([
    "http://push.example.test/a",
    "https://push.example.test:8443/a",
    "https://user:word@push.example.test/a",
    "ftp://push.example.test/a",
    "file:///etc/passwd",
    "not an address",
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://017700000001/a",
    "https://[::1]/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://[::ffff:a9fe:a9fe]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/a",
  ])("is refused without asking for a name: %s", async (url) => {
    const resolve = vi.fn(async () => at("8.8.8.8"));
    await expect(new GuardedOutgoing({ resolve }).request({ url, method: "GET" })).rejects.toThrow(AddressRefused);
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    ["a loopback address", at("127.0.0.1")],
    ["a private address", at("192.168.0.10")],
    ["a public and a private address", at("8.8.8.8", "10.0.0.1")],
    ["an IPv4-mapped address", at("::ffff:10.0.0.1")],
  ])("is refused for a name with %s", async (_what, addresses) => {
    const outgoing = new GuardedOutgoing({ resolve: async () => addresses });
    const asked = outgoing.request({ url: "https://push.example.test/secret", method: "GET" });
    await expect(asked).rejects.toThrow(AddressRefused);
    await expect(asked).rejects.not.toThrow(/secret/);
  });

  it("goes to the address that was checked, also if the name has another one by then", async () => {
    const reached: string[] = [];
    const port = await serve((request, response) => {
      reached.push(`first ${request.headers.host}`);
      response.end("ok");
    });
    await serve(
      (_request, response) => {
        reached.push("second");
        response.end();
      },
      "127.0.0.2",
      port,
    );
    let times = 0;
    const resolve = async () => at(++times === 1 ? "127.0.0.1" : "127.0.0.2");
    const origin = `http://rebound.test:${port}`;
    const outgoing = new GuardedOutgoing({ standIn: origin, resolve });
    const { status, body } = await outgoing.request({ url: `${origin}/a`, method: "GET" });
    expect([status, body.toString(), times]).toEqual([200, "ok", 1]);
    expect(reached).toEqual([`first rebound.test:${port}`]);
  });

  it("asks again for the name at the next request, without a connection of the one before", async () => {
    const port = await serve((_request, response) => response.end("ok"));
    let times = 0;
    const resolve = async () => at(++times === 1 ? "127.0.0.1" : "10.0.0.1");
    const origin = `http://rebound.test:${port}`;
    const outgoing = new GuardedOutgoing({ standIn: origin, resolve });
    await outgoing.request({ url: `${origin}/a`, method: "GET" });
    await expect(outgoing.request({ url: `${origin}/a`, method: "GET" })).rejects.toThrow(AddressRefused);
  });

  it("follows no redirect", async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: "/inside" }).end();
    });
    const origin = `http://127.0.0.1:${port}`;
    const { status } = await new GuardedOutgoing({ standIn: origin }).request({ url: `${origin}/a`, method: "GET" });
    expect([status, asked]).toEqual([307, ["/a"]]);
  });

  it("ends where the answer is too long or takes too long", async () => {
    const port = await serve((request, response) => {
      if (request.url === "/long") response.end("x".repeat(2_000));
    });
    const origin = `http://127.0.0.1:${port}`;
    const outgoing = new GuardedOutgoing({ standIn: origin });
    await expect(outgoing.request({ url: `${origin}/long`, method: "GET", maxBytes: 1_000 })).rejects.toThrow(/1000/);
    await expect(outgoing.request({ url: `${origin}/silent`, method: "GET", timeoutMs: 50 })).rejects.toThrow();
    const slow = new GuardedOutgoing({ resolve: () => new Promise(() => {}) });
    await expect(slow.request({ url: "https://slow.test/", method: "GET", timeoutMs: 50 })).rejects.toThrow();
  });

  it("sends method, headers and body", async () => {
    let got: unknown;
    const port = await serve((request, response) => {
      request.on("data", (part: Buffer) => {
        got = [request.method, request.headers["x-one"], request.headers["content-length"], part.toString()];
      });
      request.on("end", () => response.writeHead(201).end());
    });
    const origin = `http://127.0.0.1:${port}`;
    const outgoing = new GuardedOutgoing({ standIn: origin });
    const { status } = await outgoing.request({
      url: origin,
      method: "POST",
      headers: { "x-one": "1" },
      body: Buffer.from("hola"),
    });
    expect([status, got]).toEqual([201, ["POST", "1", "4", "hola"]]);
  });
});
