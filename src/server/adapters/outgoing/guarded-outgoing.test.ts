import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddressRefused, AnswerTooLong, OutgoingTimeout, TooManyRedirects } from "~/server/ports/outgoing";
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

describe("a request for a picture", () => {
  const get = (outgoing: GuardedOutgoing, url: string, over: object = {}) =>
    outgoing.request({ url, method: "GET", maxRedirects: 5, bodyOf: 200, ...over });

  it.each([
    ["loopback", "http://127.0.0.1/a"],
    ["loopback, another", "http://127.255.255.254/a"],
    ["loopback as a number", "http://2130706433/a"],
    ["loopback in hexadecimal", "http://0x7f000001/a"],
    ["loopback, each part in hexadecimal", "http://0x7f.0x0.0x0.0x1/a"],
    ["loopback in octal", "http://017700000001/a"],
    ["loopback, each part in octal", "http://0177.0.0.01/a"],
    ["loopback, short", "http://127.1/a"],
    ["loopback in letters of full width", "http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/a"],
    ["loopback with a dot at the end", "http://127.0.0.1./a"],
    ["loopback, escaped", "http://%31%32%37.0.0.1/a"],
    ["this network", "http://0.0.0.0/a"],
    ["this network, short", "http://0/a"],
    ["private, 10", "https://10.1.2.3/a"],
    ["private, 172", "https://172.16.0.1/a"],
    ["private, 192", "https://192.168.1.1/a"],
    ["private in hexadecimal", "https://0xc0a80101/a"],
    ["link-local, metadata of clouds", "http://169.254.169.254/latest/meta-data/"],
    ["metadata as a number", "http://2852039166/latest/meta-data/"],
    ["CGNAT", "http://100.64.0.1/a"],
    ["metadata of another cloud", "http://100.100.100.200/latest/meta-data/"],
    ["IETF's", "http://192.0.0.192/a"],
    ["benchmarking", "http://198.18.0.1/a"],
    ["documentation", "http://203.0.113.9/a"],
    ["multicast", "http://224.0.0.1/a"],
    ["reserved", "http://240.0.0.1/a"],
    ["broadcast", "http://255.255.255.255/a"],
    ["IPv6 loopback", "http://[::1]/a"],
    ["IPv6 loopback, long", "http://[0:0:0:0:0:0:0:1]/a"],
    ["IPv6 unspecified", "http://[::]/a"],
    ["unique local", "http://[fd00::1]/a"],
    ["metadata in IPv6", "http://[fd00:ec2::254]/latest/meta-data/"],
    ["IPv6 link-local", "http://[fe80::1]/a"],
    ["IPv6 multicast", "http://[ff02::1]/a"],
    ["site-local", "http://[fec0::1]/a"],
    ["IPv4-mapped", "http://[::ffff:127.0.0.1]/a"],
    ["IPv4-mapped, of metadata", "http://[::ffff:a9fe:a9fe]/a"],
    ["IPv4-compatible", "http://[::127.0.0.1]/a"],
    ["NAT64", "http://[64:ff9b::7f00:1]/a"],
    ["local NAT64", "http://[64:ff9b:1::a00:1]/a"],
    ["6to4", "http://[2002:7f00:1::]/a"],
    ["Teredo", "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/a"],
    ["IPv6 documentation", "http://[2001:db8::1]/a"],
  ])("is refused because the address is not public: %s", async (_what, url) => {
    const resolve = vi.fn(async () => at("8.8.8.8"));
    const asked = get(new GuardedOutgoing({ plainHttp: true, resolve }), url);
    await expect(asked).rejects.toThrow(AddressRefused);
    await expect(asked).rejects.toMatchObject({ isPrivate: true });
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    ["a zone", "http://[fe80::1%25eth0]/a"],
    ["credentials", "http://user:word@example.test/a"],
    ["a name alone", "http://user@example.test/a"],
    ["a file", "file:///etc/passwd"],
    ["ftp", "ftp://example.test/a"],
    ["gopher", "gopher://127.0.0.1:6379/_INFO"],
    ["data", "data:image/png;base64,AAAA"],
    ["a script", "javascript:alert(1)"],
    ["a websocket", "ws://example.test/a"],
    ["SSH's port", "http://example.test:22/a"],
    ["a port of development", "http://example.test:8080/a"],
    ["PostgreSQL's port", "https://example.test:5432/a"],
    ["no address", "foto.jpg"],
    ["nothing", ""],
  ])("is refused for its form: %s", async (_what, url) => {
    const resolve = vi.fn(async () => at("8.8.8.8"));
    const asked = get(new GuardedOutgoing({ plainHttp: true, resolve }), url);
    await expect(asked).rejects.toThrow(AddressRefused);
    await expect(asked).rejects.toMatchObject({ isPrivate: false });
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each(["localhost", "intranet.example.test", "printer.local"])(
    "is refused for a name that is private: %s",
    async (name) => {
      const outgoing = new GuardedOutgoing({ plainHttp: true, resolve: async () => at("8.8.8.8", "192.168.0.7") });
      await expect(get(outgoing, `http://${name}/a`)).rejects.toMatchObject({
        name: "AddressRefused",
        isPrivate: true,
      });
    },
  );

  it("reaches exactly the hosts and ports that are allowed", async () => {
    const port = await serve((_request, response) => response.end("ok"));
    const other = await serve((_request, response) => response.end("secret"));
    const allow = [`127.0.0.1:${port}`, `FOTOS.example:${port}`, "[::1]:4191"];
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow, resolve: async () => at("127.0.0.1") });
    expect((await get(outgoing, `http://127.0.0.1:${port}/a`)).status).toBe(200);
    expect((await get(outgoing, `http://fotos.example:${port}/a`)).status).toBe(200);
    expect((await get(outgoing, `http://2130706433:${port}/a`)).status).toBe(200);
    for (const url of [`http://127.0.0.1:${other}/a`, `http://localhost:${port}/a`, `http://127.0.0.2:${port}/a`]) {
      await expect(get(outgoing, url)).rejects.toThrow(AddressRefused);
    }
    await expect(get(outgoing, "http://fotos.example/a")).rejects.toMatchObject({ isPrivate: true });
  });

  it("follows five redirects, relative ones too, and checks each address", async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      asked.push(request.url);
      const n = Number(request.url?.slice(1));
      if (n === 0) response.end("picture");
      else response.writeHead(302, { location: n % 2 ? `/${n - 1}` : `http://127.0.0.1:${port}/${n - 1}` }).end();
    });
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`127.0.0.1:${port}`] });
    const { status, body } = await get(outgoing, `http://127.0.0.1:${port}/5`);
    expect([status, body.toString()]).toEqual([200, "picture"]);
    expect(asked).toEqual(["/5", "/4", "/3", "/2", "/1", "/0"]);
    await expect(get(outgoing, `http://127.0.0.1:${port}/6`)).rejects.toThrow(TooManyRedirects);
  });

  it.each(["/fotos/ñandú.jpg", "/寿司.jpg", "/a b.jpg", "/%C3%B1.jpg"])(
    "follows a redirect to %s, whose header is raw UTF-8",
    async (path) => {
      const port = await serve((request, response) => {
        if (request.url !== "/a") return response.end(request.url);
        return response.writeHead(302, { location: Buffer.from(path).toString("latin1") }).end();
      });
      const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`127.0.0.1:${port}`] });
      const { body } = await get(outgoing, `http://127.0.0.1:${port}/a`);
      expect(body.toString()).toBe(new URL(path, "http://x").pathname);
    },
  );

  it("ends a loop of redirects", async () => {
    let asked = 0;
    const port = await serve((_request, response) => {
      asked += 1;
      response.writeHead(301, { location: "/a" }).end();
    });
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`127.0.0.1:${port}`] });
    await expect(get(outgoing, `http://127.0.0.1:${port}/a`)).rejects.toThrow(TooManyRedirects);
    expect(asked).toBe(6);
  });

  it.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[::ffff:10.0.0.1]/a",
    "//192.168.0.1/a",
    "http://inside.example/a",
    "file:///etc/passwd",
    "http://user:word@fotos.example/a",
    "http://127.0.0.1:1/a",
  ])("does not follow a redirect to %s", async (location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end());
    const resolve = async (name: string) => at(name === "inside.example" ? "10.0.0.7" : "127.0.0.1");
    const allow = [`fotos.example:${port}`];
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow, resolve });
    await expect(get(outgoing, `http://fotos.example:${port}/a`)).rejects.toThrow(AddressRefused);
  });

  it("resolves a name anew at each redirect, and refuses what it became", async () => {
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: "http://rebound.example/b" }).end(),
    );
    const answers = [at("8.8.8.8"), at("10.0.0.1")];
    const resolve = vi.fn(async (name: string) => (name === "fotos.example" ? at("127.0.0.1") : (answers.pop() ?? [])));
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`fotos.example:${port}`], resolve });
    await expect(get(outgoing, `http://fotos.example:${port}/a`)).rejects.toMatchObject({ isPrivate: true });
    expect(resolve.mock.calls).toEqual([["fotos.example"], ["rebound.example"]]);
  });

  it("connects to the address that was checked, at each redirect", async () => {
    const reached: string[] = [];
    const answer =
      (name: string): RequestListener =>
      (request, response) => {
        reached.push(`${name} ${request.url}`);
        if (request.url === "/a") response.writeHead(302, { location: "/b" }).end();
        else response.end("ok");
      };
    const port = await serve(answer("first"));
    await serve(answer("second"), "127.0.0.2", port);
    const answers = [at("127.0.0.1"), at("127.0.0.2"), at("127.0.0.3")];
    const resolve = vi.fn(async () => answers.shift() ?? []);
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`fotos.example:${port}`], resolve });
    expect((await get(outgoing, `http://fotos.example:${port}/a`)).status).toBe(200);
    expect(reached).toEqual(["first /a", "second /b"]);
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  it("breaks off an answer that is too long, whether or not its length was announced", async () => {
    const MEGABYTE = 1024 * 1024;
    let sent = 0;
    const port = await serve((request, response) => {
      if (request.url === "/announced") response.setHeader("content-length", 50 * MEGABYTE);
      const part = Buffer.alloc(64 * 1024);
      const send = () => {
        while (sent < 50 * MEGABYTE && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return;
        }
        response.end();
      };
      response.on("drain", send);
      send();
    });
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`127.0.0.1:${port}`] });
    const asked = get(outgoing, `http://127.0.0.1:${port}/chunked`, { maxBytes: 10 * MEGABYTE });
    await expect(asked).rejects.toBeInstanceOf(AnswerTooLong);
    await expect(asked).rejects.toMatchObject({ bytes: null });
    expect(sent).toBeLessThan(20 * MEGABYTE);
    sent = 0;
    const announced = get(outgoing, `http://127.0.0.1:${port}/announced`, { maxBytes: 10 * MEGABYTE });
    await expect(announced).rejects.toMatchObject({ name: "AnswerTooLong", bytes: 50 * MEGABYTE });
    expect(sent).toBeLessThan(10 * MEGABYTE);
  });

  it("does not wait for a server that is silent or trickles, nor for the rest of a page that it does not want", async () => {
    const port = await serve((request, response) => {
      if (request.url === "/silent") return;
      response.writeHead(request.url === "/gone" ? 404 : 200);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    });
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`127.0.0.1:${port}`] });
    for (const path of ["silent", "trickle"]) {
      const asked = get(outgoing, `http://127.0.0.1:${port}/${path}`, { timeoutMs: 200 });
      await expect(asked).rejects.toThrow(OutgoingTimeout);
    }
    const { status, body } = await get(outgoing, `http://127.0.0.1:${port}/gone`, { timeoutMs: 60_000 });
    expect([status, body.length]).toEqual([404, 0]);
  });

  it("ends with the caller's signal", async () => {
    const port = await serve(() => {});
    const outgoing = new GuardedOutgoing({ plainHttp: true, allow: [`127.0.0.1:${port}`] });
    const closing = new AbortController();
    const asked = get(outgoing, `http://127.0.0.1:${port}/a`, { signal: closing.signal });
    setTimeout(() => closing.abort(new Error("closing")), 50);
    await expect(asked).rejects.toThrow("closing");
    await expect(get(outgoing, `http://127.0.0.1:${port}/a`, { signal: closing.signal })).rejects.toThrow("closing");
  });
});
