import { afterAll, beforeAll, expect, it } from "vitest";
import { DnsUnreachable } from "~/server/ports/dns";
import { type NameServer, startNameServer } from "~/test/name-server";
import { ResolverDns } from "./resolver-dns";

let server: NameServer;
let dns: ResolverDns;

beforeAll(async () => {
  server = await startNameServer();
  dns = new ResolverDns({ servers: [server.address] });
  server.names = {
    "mitienda.com": { A: ["203.0.113.7", "203.0.113.8"], AAAA: ["2001:db8::7"] },
    "www.mitienda.com": { CNAME: ["demo.vidriera.example"] },
    "_tienda.mitienda.com": { TXT: ["v=spf1", "abc"] },
  };
});
afterAll(() => server.close());

it("reads texts, aliases and addresses", async () => {
  expect(await dns.texts("_tienda.mitienda.com")).toEqual(["v=spf1", "abc"]);
  expect(await dns.aliases("www.mitienda.com")).toEqual(["demo.vidriera.example"]);
  expect((await dns.addresses("mitienda.com")).sort()).toEqual(["2001:db8::7", "203.0.113.7", "203.0.113.8"]);
});

it("returns nothing for a name without the record, and for a missing name", async () => {
  expect(await dns.texts("mitienda.com")).toEqual([]);
  expect(await dns.aliases("nadie.example")).toEqual([]);
  expect(await dns.addresses("nadie.example")).toEqual([]);
});

it("distinguishes a server's refusal from a missing name", async () => {
  const refusing = new ResolverDns({ servers: ["127.0.0.1:1"] });
  await expect(refusing.texts("mitienda.com")).rejects.toBeInstanceOf(DnsUnreachable);
});
