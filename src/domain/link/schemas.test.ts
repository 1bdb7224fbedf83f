import { describe, expect, test } from "vitest";
import { BUILT_IN_LINK_CODES, linkUrl } from "./link";
import { linkUpdateSchema } from "./schemas";

test("has five built-in links", () => {
  expect(BUILT_IN_LINK_CODES).toEqual(["to_tent", "to_catalogo", "to_whatsapp", "to_instagram", "to_facebook"]);
});

describe("link URLs", () => {
  test.each([
    ["https://mitienda.com", "https://mitienda.com"],
    ["http://mitienda.com/a?b=c#d", "http://mitienda.com/a?b=c#d"],
    ["HTTPS://MiTienda.com/Hola", "https://mitienda.com/Hola"],
    ["mitienda.com/ofertas", "https://mitienda.com/ofertas"],
    ["//mitienda.com", "https://mitienda.com"],
    ["localhost.test:3000/a", "https://localhost.test:3000/a"],
    ["mailto:ana@mail.com", "mailto:ana@mail.com"],
    ["ana.perez@mail.com", "mailto:ana.perez@mail.com"],
    ["11 5874-9895", "tel:1158749895"],
    ["tel:1158749895", "tel:1158749895"],
    ["+54 (11) 5874 9895", "tel:+541158749895"],
    ["tel:+54-11-5874-9895", "tel:+54-11-5874-9895"],
    ["whatsapp://send?phone=5491158749895", "whatsapp://send?phone=5491158749895"],
  ])("%s becomes %s", (typed, url) => {
    expect(linkUrl(typed)).toBe(url);
  });

  test.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://mitienda.com",
    "https://user:pass@mitienda.com",
    "https://mitienda",
    "https://",
    "mailto:nadie",
    "tel:llamame",
    "hola mundo",
    'https://a.com/"onload=',
    `https://a.com/${"x".repeat(500)}`,
  ])("rejects %j", (typed) => {
    expect(linkUrl(typed)).toBeNull();
  });

  test("the schema reports the problem", () => {
    expect(linkUpdateSchema.parse({ id: 1, paused: 1 })).toEqual({ id: 1, paused: true });
    expect(linkUpdateSchema.safeParse({ id: 1, url: "javascript:x" }).error?.issues).toMatchObject([
      { path: ["url"], message: "link.url" },
    ]);
  });
});
