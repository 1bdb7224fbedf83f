import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkSubdomain,
  isReservedSubdomain,
  RESERVED_SUBDOMAINS,
  similarSubdomains,
  suggestSubdomain,
} from "./subdomain";

describe("checkSubdomain", () => {
  test.each([
    ["demo", "demo"],
    ["  La-Tienda ", "la-tienda"],
    ["abc", "abc"],
    ["a1-2", "a1-2"],
    ["a".repeat(40), "a".repeat(40)],
  ])("accepts %j", (text, subdomain) => {
    expect(checkSubdomain(text)).toEqual({ ok: true, subdomain });
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
  ])("rejects %j: %s", (text, reason) => {
    expect(checkSubdomain(text)).toEqual({ ok: false, reason });
  });
});

describe("a reserved subdomain", () => {
  test.each(
    "mercado-pago banco administrador cuenta secure account oauth sso billing support autodiscover wpad isatap health metrics localhost".split(
      " ",
    ),
  )("is %s", (word) => {
    expect(isReservedSubdomain(word, "Vidriera")).toBe(true);
  });

  test.each([
    // with dashes
    "mercado-pago",
    "m-e-r-c-a-d-o-pago",
    "o-auth",
    "auto-discover",
    "local-host",
    // in the plural
    "bancos",
    "administradores",
    "cuentas",
    "accounts",
    "apis",
    "apps",
    // with signs that look alike
    "mercadopag0",
    "mercad0-pag0s",
    "rnercadopago",
    "paypa1",
    "paypai",
    "adrnin",
    "aclmin",
    "l0ca1host",
    "b4nc0",
    "5upport",
    "biiiing",
    "bi11ing",
    "vvpad",
    "1satap",
    "lsatap",
    "h3a1th",
    // the application's name
    "mi-app",
    "miapp",
    "mi-apps",
    "m1-4pp",
  ])("is also %s", (subdomain) => {
    expect(isReservedSubdomain(subdomain, "Mi App")).toBe(true);
  });

  test.each([
    "demo",
    "banco-de-semillas",
    "la-cuenta-pendiente",
    "pagoda",
    "supporters",
    "cuentos",
    "panaderia",
    "salud",
  ])("is not %s", (subdomain) => {
    expect(isReservedSubdomain(subdomain, "Mi App")).toBe(false);
    expect(isReservedSubdomain(subdomain, "")).toBe(false);
  });

  test("is every reserved word of the specification", () => {
    const words =
      "www,api,app,admin,panel,mail,smtp,imap,ftp,ns1,ns2,static,cdn,assets,img,storage,status,soporte,ayuda,pagos,login,registro,seguridad,mercadopago,paypal,vidriera";
    expect(RESERVED_SUBDOMAINS).toEqual(expect.arrayContaining(words.split(",")));
    for (const word of RESERVED_SUBDOMAINS) expect(isReservedSubdomain(word, "")).toBe(true);
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
        const suggested = suggestSubdomain(name, "Vidriera");
        expect(checkSubdomain(suggested)).toMatchObject({ ok: true });
        expect(isReservedSubdomain(suggested, "Vidriera")).toBe(false);
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
