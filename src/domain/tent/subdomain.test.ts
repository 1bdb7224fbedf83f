import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkSubdomain, RESERVED_SUBDOMAINS, similarSubdomains, suggestSubdomain } from "./subdomain";

describe("checkSubdomain", () => {
  test.each([
    ["demo", "demo"],
    ["  La-Tienda ", "la-tienda"],
    ["abc", "abc"],
    ["a1-2", "a1-2"],
    ["a".repeat(40), "a".repeat(40)],
    ["apis", "apis"],
  ])("accepts %j", (text, subdomain) => {
    expect(checkSubdomain(text, "Vidriera")).toEqual({ ok: true, subdomain });
  });

  test.each([
    ["", "empty"],
    ["ab", "tooShort"],
    ["a".repeat(41), "tooLong"],
    ["ñandu", "characters"],
    ["mi tienda", "characters"],
    ["mi_tienda", "characters"],
    ["mi.tienda", "characters"],
    ["-abc", "dashes"],
    ["abc-", "dashes"],
    ["a--b", "dashes"],
    ["12345", "digitsOnly"],
    ["xn--nandu", "punycode"],
    ["www", "reserved"],
    ["WWW", "reserved"],
    ["mi-app", "reserved"],
    ["miapp", "reserved"],
  ])("rejects %j: %s", (text, reason) => {
    expect(checkSubdomain(text, "Mi App")).toEqual({ ok: false, reason });
  });

  test("rejects every reserved word of the specification", () => {
    expect(RESERVED_SUBDOMAINS).toEqual(
      "www,api,app,admin,panel,mail,smtp,imap,ftp,ns1,ns2,static,cdn,assets,img,storage,status,soporte,ayuda,pagos,login,registro,seguridad,mercadopago,paypal,vidriera".split(
        ",",
      ),
    );
    for (const word of RESERVED_SUBDOMAINS) {
      expect(checkSubdomain(word, "")).toEqual({ ok: false, reason: "reserved" });
    }
  });
});

describe("suggestSubdomain", () => {
  test.each([
    ["La Tienda de Ñata", "la-tienda-de-nata"],
    ["API", "tienda-api"],
    ["2024", "tienda-2024"],
    ["Z", "tienda-z"],
    ["🎁", "mi-tienda"],
    ["Vidriera", "tienda-vidriera"],
    ["x".repeat(80), "x".repeat(40)],
  ])("%s", (name, wanted) => {
    expect(suggestSubdomain(name, "Vidriera")).toBe(wanted);
  });

  test("suggests only valid subdomains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (name) => {
        expect(checkSubdomain(suggestSubdomain(name, "Vidriera"), "Vidriera")).toMatchObject({ ok: true });
      }),
    );
  });
});

test("proposes valid subdomains like a taken one", () => {
  expect(similarSubdomains("Casa-Sol")).toEqual([
    "casa-sol-tienda",
    "mi-casa-sol",
    "casa-sol-online",
    "casa-sol-2",
    "tienda-casa-sol",
    "casa-sol-3",
  ]);
  const long = "a".repeat(38);
  expect(similarSubdomains(long)).toEqual([`${long}-2`, `${long}-3`]);
});
