import { describe, expect, test } from "vitest";
import {
  configurationFields,
  configurationSchema,
  DEFAULT_COLOR_FIRST,
  DEFAULT_COLOR_SECOND,
  sitePanelSchema,
  supportMessageSchema,
  supportNumber,
} from "./schemas";

const problems = (value: unknown) =>
  configurationSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("configuration", () => {
  test("has sixteen fields (docs/product.md#site-settings)", () => {
    expect(Object.keys(configurationFields).join(" ")).toBe(
      "fburl fbname instaurl instaname whatsapp appname logo colorFirst colorSecond colorThird colorBg " +
        "specialCatUrl specialCatName specialCatDescription specialCatImage specialCatPaused",
    );
  });

  test("has the default colours (docs/product.md#site-colours)", () => {
    expect([DEFAULT_COLOR_FIRST, DEFAULT_COLOR_SECOND]).toEqual(["#0c2be8", "#DB1B73"]);
  });

  test("accepts a subset of fields and normalises them", () => {
    expect(configurationSchema.parse({})).toEqual({});
    expect(
      configurationSchema.parse({
        appname: " Mi  App ",
        colorSecond: "#DB1B73",
        colorBg: "",
        specialCatUrl: "ofertas",
        specialCatPaused: "1",
        fburl: "facebook.com/mitienda",
        instaurl: "",
        logo: "/storage/images/app/logo.png",
        specialCatDescription: null,
      }),
    ).toEqual({
      appname: "Mi App",
      colorSecond: "#db1b73",
      colorBg: null,
      specialCatUrl: "/ofertas",
      specialCatPaused: true,
      fburl: "https://facebook.com/mitienda",
      instaurl: null,
      logo: "/storage/images/app/logo.png",
      specialCatDescription: null,
    });
  });

  test.each([
    [{ appname: "" }, "appname: site.appnameRequired"],
    [{ colorFirst: "azul" }, "colorFirst: tent.colour"],
    [{ colorFirst: null }, "colorFirst: tent.colour"],
    [{ specialCatUrl: "/a/b" }, "specialCatUrl: category.specialUrl"],
    [{ specialCatUrl: "Catalogo" }, "specialCatUrl: category.specialUrlTaken"],
    [{ specialCatName: " " }, "specialCatName: category.nameRequired"],
    [{ fburl: "javascript:alert(1)" }, "fburl: site.url"],
    [{ logo: "//evil.test/x.png" }, "logo: site.url"],
    [{ whatsapp: "llamame" }, "whatsapp: site.whatsapp"],
    [{ specialCatPaused: 2 }, "specialCatPaused: common.flag"],
    [{ id: 2 }, ": common.unknownField"],
  ])("rejects %j", (value, problem) => {
    expect(problems(value)).toEqual([problem]);
  });
});

describe("panel settings of a super-user", () => {
  test("turns empty values into null", () => {
    expect(sitePanelSchema.parse({ headerMessage: " ", whatsapp: "" })).toEqual({
      headerMessage: null,
      whatsapp: null,
    });
  });

  test.each([
    [{ headerMessage: "x".repeat(201), whatsapp: "" }, "site.headerMessageTooLong"],
    [{ headerMessage: "", whatsapp: "llamame" }, "site.whatsapp"],
    [{ headerMessage: "", whatsapp: "5874" }, "site.whatsapp"],
  ])("rejects %j", (value, key) => {
    expect(sitePanelSchema.safeParse(value).error?.issues.map(({ message }) => message)).toContain(key);
  });

  test.each([
    ["+54 9 11 5874-9895", "5491158749895"],
    ["0054 9 11 5874 9895", "5491158749895"],
    ["5491158749895", "5491158749895"],
    ["11 5874-9895", "5491158749895"],
    ["011 15 5874-9895", "5491158749895"],
    ["(0351) 155 123456", "5493515123456"],
    ["+52 55 1234 5678", "525512345678"],
    ["525512345678", "525512345678"],
    ["55 1234 5678", null],
    ["5874-9895", null],
    ["+", null],
    ["", null],
    [undefined, null],
    [null, null],
  ])("support number %j becomes %j", (configured, digits) => {
    expect(supportNumber(configured)).toBe(digits);
  });
});

test.each([
  [" \n ", "support.textRequired"],
  ["x".repeat(2_001), "support.textTooLong"],
  [" No puedo subir fotos \n", undefined],
])("a message to the team %#", (text, key) => {
  expect(supportMessageSchema.safeParse({ text }).error?.issues[0]?.message).toBe(key);
});
