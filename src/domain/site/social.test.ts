import { expect, test } from "vitest";
import { siteSocial } from "./social";

const none = { fburl: null, fbname: null, instaurl: null, instaname: null };
const fburl = "https://facebook.com/vidriera.tiendas";

test.each([
  [
    { fburl, fbname: "Vidriera Tiendas" },
    { url: fburl, name: "Vidriera Tiendas" },
  ],
  [
    { fburl, fbname: "x".repeat(24) },
    { url: fburl, name: "x".repeat(24) },
  ],
  [
    { fburl, fbname: "x".repeat(25) },
    { url: fburl, name: null },
  ],
  [{ fburl }, { url: fburl, name: "vidriera.tiendas" }],
  [{ fburl: "https://facebook.com/profile.php?id=7" }, { url: "https://facebook.com/profile.php?id=7", name: null }],
  [{ fburl: `https://facebook.com/${"x".repeat(25)}` }, { url: `https://facebook.com/${"x".repeat(25)}`, name: null }],
  [{ fbname: "Vidriera" }, null],
])("Facebook page of %j", (set, shown) => {
  expect(siteSocial({ ...none, ...set }).facebook).toEqual(shown);
});

test.each([
  [{ instaurl: "https://instagram.com/vidriera", instaname: "@vidriera" }, "@vidriera"],
  [{ instaurl: "https://instagram.com/vidriera" }, "@vidriera"],
  [{ instaurl: "https://instagram.com/p/123/" }, null],
])("Instagram page of %j is named %j", (set, name) => {
  expect(siteSocial({ ...none, ...set }).instagram).toEqual({ url: set.instaurl, name });
});
