import { expect, test } from "vitest";
import { sourceOf } from "./source";

const CHROME = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36";

test.each([
  ["", "", CHROME, "DIRECT"],
  ["qr", "", CHROME, "QR"],
  ["QR-vidriera", "www.google.com", CHROME, "QR"],
  ["", "l.instagram.com", CHROME, "INSTAGRAM"],
  ["", "com.instagram.android", CHROME, "INSTAGRAM"],
  ["", "", `${CHROME} Instagram 400.0.0 Android`, "INSTAGRAM"],
  ["ig", "", CHROME, "INSTAGRAM"],
  ["", "lm.facebook.com", CHROME, "FACEBOOK"],
  ["", "", `${CHROME} [FB_IAB/FB4A;FBAV/500.0;]`, "FACEBOOK"],
  ["", "web.whatsapp.com", CHROME, "WHATSAPP"],
  ["", "com.whatsapp", CHROME, "WHATSAPP"],
  ["", "com.whatsapp.w4b", CHROME, "WHATSAPP"],
  ["", "www.google.com.ar", CHROME, "GOOGLE"],
  ["", "GOOGLE.com:443", CHROME, "GOOGLE"],
  ["", "com.google.android.googlequicksearchbox", CHROME, "GOOGLE"],
  ["", "notgoogle.com", CHROME, "OTHER"],
  ["", "google.com.evil.example", CHROME, "OTHER"],
  ["", "blog.example", CHROME, "OTHER"],
  ["boletin", "", CHROME, "OTHER"],
] as const)("mark %j, host %j, %s is %s", (mark, host, agent, source) => {
  expect(sourceOf({ mark, host, agent })).toBe(source);
});
