import { describe, expect, test } from "vitest";
import { linkKind, linkTarget, shortAddress } from "./target";

const targets = {
  to_tent: "/",
  to_catalogo: "/catalogo",
  to_whatsapp: "https://wa.me/5491158749895",
  to_instagram: null,
  to_facebook: "https://www.facebook.com/casa",
};

test("a built-in link gets its URL from the shop's data, whatever its row stores", () => {
  expect(linkTarget({ code: "to_whatsapp", url: null }, targets)).toBe("https://wa.me/5491158749895");
  expect(linkTarget({ code: "to_catalogo", url: "https://otra.com" }, targets)).toBe("/catalogo");
  expect(linkTarget({ code: "to_instagram", url: "https://otra.com" }, targets)).toBeNull();
  expect(linkTarget({ code: null, url: "https://otra.com" }, targets)).toBe("https://otra.com");
});

describe("the kind of a link", () => {
  test.each([
    ["to_tent", null, "home"],
    ["to_catalogo", null, "grid"],
    ["to_whatsapp", null, "wa"],
    ["to_instagram", null, "ig"],
    ["to_facebook", null, "fb"],
    [null, "https://wa.me/549115", "wa"],
    [null, "whatsapp://send?phone=549115", "wa"],
    [null, "https://api.whatsapp.com/send", "wa"],
    [null, "https://instagram.com/casa", "ig"],
    [null, "https://m.facebook.com/casa", "fb"],
    [null, "mailto:ana@mail.com", "mail"],
    [null, "tel:+54-11", "phone"],
    [null, "https://notinstagram.com/casa", "link"],
    [null, "https://mitienda.com", "link"],
    [null, null, "link"],
  ] as const)("%s %s is %s", (code, url, kind) => {
    expect(linkKind({ code, url })).toBe(kind);
  });
});

test.each([
  ["https://www.instagram.com/casa/", "instagram.com/casa"],
  ["https://wa.me/5491158749895?text=Hola%20Casa", "wa.me/5491158749895"],
  ["http://demo.localhost:3000", "demo.localhost:3000"],
  ["mailto:ana@mail.com", "ana@mail.com"],
  ["tel:1158749895", "1158749895"],
  ["https://mitienda.com/a?b=c", "mitienda.com/a?b=c"],
  ["https://maps.com/?q=C%C3%B3rdoba%20125%26", "maps.com/?q=Córdoba 125%26"],
  ["https://mitienda.com/100%/a", "mitienda.com/100%/a"],
  ["https://a.com/%E2%80%AEmoc.b", "a.com/ moc.b"],
])("%s is shown as %s", (url, short) => {
  expect(shortAddress(url)).toBe(short);
});
