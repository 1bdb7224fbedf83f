import { describe, expect, it } from "vitest";
import { type HostTarget, resolveHost } from "./host";

const main: HostTarget = { kind: "main" };
const tent = (subdomain: string): HostTarget => ({ kind: "tent", subdomain });
const domain = (name: string): HostTarget => ({ kind: "domain", domain: name });
const unknown = (host: string): HostTarget => ({ kind: "unknown", host });

describe("resolveHost", () => {
  it.each<[string | undefined, string, HostTarget]>([
    [undefined, "localhost", main],
    ["", "localhost", main],
    ["localhost", "localhost", main],
    ["localhost:3000", "localhost", main],
    ["LOCALHOST.:3000", "localhost", main],
    ["127.0.0.1:3000", "localhost", main],
    ["[::1]:3000", "localhost", main],
    ["192.168.1.20", "tienda.com.ar", main],
    ["demo.localhost", "localhost", tent("demo")],
    ["demo.localhost:3000", "localhost", tent("demo")],
    ["Demo.LocalHost:3000", "localhost", tent("demo")],
    ["demo.localhost.:3000", "localhost", tent("demo")],
    ["mi-tienda-2.localhost", "localhost", tent("mi-tienda-2")],
    ["vidriera.localhost:3000", "vidriera.localhost", main],
    ["demo.vidriera.localhost:3000", "vidriera.localhost", tent("demo")],
    ["demo.vidriera.localhost", "Vidriera.Localhost:3000", tent("demo")],
    ["localhost:3000", "vidriera.localhost", main],
    ["demo.localhost", "vidriera.localhost", domain("demo.localhost")],
    ["www.tienda.com.ar", "tienda.com.ar", { kind: "www" }],
    ["tienda.com.ar", "tienda.com.ar", main],
    ["demo.tienda.com.ar", "tienda.com.ar", tent("demo")],
    ["a.b.tienda.com.ar", "tienda.com.ar", unknown("a.b.tienda.com.ar")],
    ["eviltienda.com.ar", "tienda.com.ar", domain("eviltienda.com.ar")],
    ["tienda.com.ar.evil.com", "tienda.com.ar", domain("tienda.com.ar.evil.com")],
    ["-demo.localhost", "localhost", unknown("-demo.localhost")],
    ["demo-.localhost", "localhost", unknown("demo-.localhost")],
    ["sub~demo.localhost", "localhost", unknown("sub~demo.localhost")],
    [".localhost", "localhost", unknown(".localhost")],
    [`${"a".repeat(41)}.localhost`, "localhost", unknown(`${"a".repeat(41)}.localhost`)],
    ["demo.localhost/x", "localhost", unknown("demo.localhost/x")],
    ["user@demo.localhost", "localhost", unknown("user@demo.localhost")],
    ["demo.localhost:99999999", "localhost", unknown("demo.localhost:99999999")],
  ])("%s with host name %s", (header, hostName, expected) => {
    expect(resolveHost(header, hostName)).toEqual(expected);
  });
});
