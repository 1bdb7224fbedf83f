import { expect, it } from "vitest";
import { socialLink } from "./social";

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
