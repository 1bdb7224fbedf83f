import { describe, expect, it } from "vitest";
import { disableAt, domainState, parseDomain, verifyRecords } from "./own-domain";

const OURS = ["vidriera.example", "panel.example"];

describe("parseDomain", () => {
  it.each([
    ["mitienda.com", "mitienda.com"],
    [" https://WWW.Mi-Tienda.com.ar/catalogo?a=1 ", "www.mi-tienda.com.ar"],
    ["mitienda.com.", "mitienda.com"],
    ["niño.com", "xn--nio-8ma.com"],
    ["mitienda.com:8080", "mitienda.com"],
    ["novidriera.example", "novidriera.example"],
  ])("parses %s as %s", (text, domain) => {
    expect(parseDomain(text, OURS)).toEqual({ ok: true, domain });
  });

  it.each([
    ["", "required"],
    ["  ", "required"],
    ["mitienda", "invalid"],
    ["mi tienda.com", "invalid"],
    ["-mi.com", "invalid"],
    ["mi_tienda.com", "invalid"],
    ["10.0.0.1", "invalid"],
    ["[::1]", "invalid"],
    ["0x7f.1", "invalid"],
    ["ana@mitienda.com/../", "ok"],
    ["ftp://mitienda.com", "invalid"],
    ["javascript://x.com", "invalid"],
    [`${"a".repeat(64)}.com`, "invalid"],
    ["a".repeat(600), "tooLong"],
    ["vidriera.example", "ours"],
    ["demo.vidriera.example", "ours"],
    ["PANEL.example.", "ours"],
  ])("rejects %s: %s", (text, reason) => {
    const parsed = parseDomain(text, OURS);
    expect(parsed.ok ? "ok" : parsed.reason).toBe(reason);
  });
});

describe("verifyRecords", () => {
  const wanted = { txtValue: "abc", aliases: ["demo.vidriera.example"], addresses: ["203.0.113.7"] };
  const none = { texts: [], aliases: [], addresses: [] };

  it.each([
    [none, { proved: false, pointed: false }],
    [
      { ...none, texts: ["v=spf1", " abc "] },
      { proved: true, pointed: false },
    ],
    [
      { ...none, texts: ["abcd"] },
      { proved: false, pointed: false },
    ],
    [
      { ...none, aliases: ["Demo.Vidriera.Example."] },
      { proved: false, pointed: true },
    ],
    [
      { ...none, aliases: ["otra.vidriera.example"] },
      { proved: false, pointed: false },
    ],
    [
      { ...none, addresses: ["198.51.100.1", "203.0.113.7"] },
      { proved: false, pointed: true },
    ],
  ])("judges %j as %j", (records, check) => {
    expect(verifyRecords(records, wanted)).toEqual(check);
  });
});

it("a domain waits, works or fails, and is disabled seven days after it began to fail", () => {
  const since = new Date("2026-11-20T10:00:00Z");
  expect(domainState({ provedAt: null, failingSince: since })).toBe("waiting");
  expect(domainState({ provedAt: since, failingSince: null })).toBe("working");
  expect(domainState({ provedAt: since, failingSince: since })).toBe("failing");
  expect(disableAt(since)).toEqual(new Date("2026-11-27T10:00:00Z"));
});
