import { describe, expect, it } from "vitest";
import { emailSchema } from "./account/email";
import { referencedKey } from "./billing/payment-reference";
import { couponKey, isCouponCode, shownCode } from "./coupons/coupon";
import { typedCouponSchema } from "./coupons/coupon-schemas";
import { pastedCode } from "./pasted-code";
import { priceListSchema } from "./price-lists/price-list-schemas";
import { findGa4, findPixel } from "./tent/analytics";
import { parseDomain, verifyRecords } from "./tent/own-domain";
import { checkSubdomain } from "./tent/subdomain";
import { tentSections } from "./tent/tent-form";

/** What a chat, a mail or a document puts around a code and into it. */
const PASTED: [how: string, of: (code: string) => string][] = [
  ["as it is", (code) => code],
  ["bold in WhatsApp", (code) => `*${code}*`],
  ["italic in WhatsApp", (code) => `_${code}_`],
  ["bold and italic", (code) => `_*${code}*_`],
  ["struck through", (code) => `~${code}~`],
  ["as code", (code) => `\`${code}\``],
  ["in straight quotes", (code) => `"${code}"`],
  ["in curly quotes", (code) => `“${code}”`],
  ["in angle quotes", (code) => `«${code}»`],
  ["in single quotes", (code) => `‘${code}’`],
  ["in brackets", (code) => `(${code})`],
  ["with a full stop", (code) => `${code}.`],
  ["bold with a full stop", (code) => `*${code}*.`],
  ["with an exclamation mark", (code) => `¡${code}!`],
  ["with an ellipsis", (code) => `${code}…`],
  ["after a colon, on a line of its own", (code) => `: ${code}\n`],
  ["with emojis", (code) => `🎁\ufe0f ${code} 🎁`],
  ["with a zero-width space", (code) => `${code}\u200b`],
  ["with zero-width spaces inside", (code) => [...code].join("\u200b")],
  ["with direction marks", (code) => `\u200e${code}\u200f`],
  ["in a direction embedding", (code) => `\u202a${code}\u202c`],
  ["in a direction isolate", (code) => `\u2068${code}\u2069`],
  ["with a byte order mark", (code) => `\ufeff${code}`],
  ["with no-break spaces", (code) => `\u00a0${code}\u202f`],
  ["with an en dash", (code) => code.replaceAll("-", "–")],
  ["with a no-break hyphen", (code) => code.replaceAll("-", "‑")],
  ["with a minus", (code) => code.replaceAll("-", "\u2212")],
  ["with a full-width hyphen", (code) => code.replaceAll("-", "－")],
];

describe.each(PASTED)("%s", (_how, of) => {
  it("a coupon is recognised, and stored as it will be", () => {
    const pasted = of("DIA-MADRE");
    expect(typedCouponSchema.parse(pasted)).toBe("dia-madre");
    expect([couponKey(pasted), shownCode(pasted), isCouponCode(pasted)]).toEqual(["dia-madre", "DIA-MADRE", true]);
    expect(shownCode(of("mates_10"))).toBe("MATES_10");
  });

  it("an address of a shop is read", () => {
    expect(checkSubdomain(of("mi-tienda"))).toEqual({ ok: true, subdomain: "mi-tienda" });
    expect(parseDomain(of("mi-tienda.com"), [])).toEqual({ ok: true, domain: "mi-tienda.com" });
  });

  it("the value of a DNS record proves the domain", () => {
    const wanted = { txtValue: "5f2c0d1e", aliases: [], addresses: [] };
    expect(verifyRecords({ texts: [of("5f2c0d1e")], aliases: [], addresses: [] }, wanted).proved).toBe(true);
  });

  it("ids of other services are read", () => {
    expect(findGa4(of("G-ABC1234567"))).toBe("G-ABC1234567");
    expect(findPixel(of("1234567890123456"))).toBe("1234567890123456");
    expect(referencedKey(of("VD-7A2B01F8"))).toBe("7a2b01f8");
  });

  it("bank data are read", () => {
    const { alias, account } = paymentFields();
    expect(alias.parse(of("mate.casa-mp"))).toBe("mate.casa-mp");
    expect(account.parse(of("2850590940090418135201"))).toBe("2850590940090418135201");
  });

  it("the PIN of a price list is one of those tried", () => expect(pastedCode(of("4821"))).toBe("4821"));
});

function paymentFields() {
  const { shape } = tentSections.payment;
  return { alias: shape.paymentAlias, account: shape.paymentCbu };
}

it.each([
  ["10%", "10%"],
  ["$500", "$500"],
  ["a*b", "a*b"],
  ["mates_10", "mates_10"],
  ["_mates", "_mates"],
  ["-abc-", "-abc-"],
  ["ＭＡＴＥ１０", "MATE10"],
  ["𝗠𝗔𝗧𝗘𝟭𝟬", "MATE10"],
  ["Día\tde  la\nMadre", "Día de la Madre"],
  ["***", ""],
  ["\u200b", ""],
])("%j is read as %j", (text, code) => expect(pastedCode(text)).toBe(code));

it("takes no time for what is no code", () => {
  const text = `${"!".repeat(2_000_000)}a`;
  expect(pastedCode(text)).toBe(text);
});

it("mail addresses, profiles and passwords of lists have no invisible characters", () => {
  expect(emailSchema.parse("\u200eana@example.com\u200b")).toBe("ana@example.com");
  expect(emailSchema.safeParse("an\u200ba@example.com").success).toBe(false);
  expect(tentSections.contact.shape.instagram.parse("\u2068@_lamatera_\u2069")).toBe("_lamatera_");
  expect(priceListSchema.parse({ name: "Mayorista", password: "\u200e4821\u200b" }).password).toBe("4821");
  expect(priceListSchema.parse({ name: "Mayorista", password: "\u200b" }).password).toBeNull();
});
