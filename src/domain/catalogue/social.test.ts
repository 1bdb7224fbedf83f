import { expect, it } from "vitest";
import { facebookName, instagramName, socialLink } from "./social";

it.each([
  ["instagram", "@cancha.norte", "https://www.instagram.com/cancha.norte"],
  ["instagram", "cancha_norte", "https://www.instagram.com/cancha_norte"],
  ["instagram", "https://instagram.com/cancha/", "https://instagram.com/cancha/"],
  ["instagram", "www.instagram.com/cancha", "https://www.instagram.com/cancha"],
  ["facebook", "http://m.facebook.com/profile.php?id=7", "https://m.facebook.com/profile.php?id=7"],
  ["instagram", "https://evil.example/instagram.com", null],
  ["instagram", "javascript:alert(1)", null],
  ["facebook", "instagram.com/x", null],
  ["facebook", "", null],
  ["facebook", null, null],
] as const)("%s %s", (site, typed, url) => {
  expect(socialLink(site, typed)?.url ?? null).toBe(url);
});

it.each([
  ["casayerbal.demo", "casayerbal.demo"],
  ["a".repeat(24), "a".repeat(24)],
  ["a".repeat(25), "Visitá nuestro Facebook"],
  ["profile.php", "Visitá nuestro Facebook"],
  ["pages/Casa/7", "Visitá nuestro Facebook"],
])("the Facebook name %s is shown as %s", (label, shown) => {
  expect(facebookName({ url: "", label }, "Visitá nuestro Facebook")).toBe(shown);
});

it.each([
  ["casa.yerbal_1", "@casa.yerbal_1"],
  ["p/Cxyz", null],
])("the Instagram name %s is shown as %s", (label, shown) => {
  expect(instagramName({ url: "", label })).toBe(shown);
});
