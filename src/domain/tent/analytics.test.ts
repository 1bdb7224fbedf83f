import { expect, test } from "vitest";
import { MAX_SNIPPET } from "./analytics";
import { analyticsSchema } from "./analytics-schema";

const GTAG = `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', 'G-1A2B3C4D5E');
</script>`;
const PIXEL = `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;n.version='2.0';t.src=v}(window, document,'script',
'https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '1234567890123456');
fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" style="display:none"
src="https://www.facebook.com/tr?id=1234567890123456&ev=PageView&noscript=1"/></noscript>`;

const read = (ga4Id: string, pixelId: string) => {
  const parsed = analyticsSchema.safeParse({ ga4Id, pixelId });
  return parsed.success ? [parsed.data.ga4Id, parsed.data.pixelId] : parsed.error.issues.map(({ message }) => message);
};

test.each([
  ["", null],
  ["  ", null],
  [" G-ABC1234567 ", "G-ABC1234567"],
  ["g-abc1234567", "G-ABC1234567"],
  ["ID de medición: G-ABC1234567", "G-ABC1234567"],
  [GTAG, "G-1A2B3C4D5E"],
  [GTAG.replaceAll("\n", " "), "G-1A2B3C4D5E"],
  ["UA-1234567-1", "tent.ga4Other"],
  ["GTM-ABC1234", "tent.ga4Other"],
  ["AW-123456789", "tent.ga4Other"],
  ["G-ABC", "tent.ga4"],
  ["G-ABC1234567890", "tent.ga4"],
  ["XG-ABC1234567", "tent.ga4"],
  ["no sé", "tent.ga4"],
  [PIXEL, "tent.ga4"],
  ["x".repeat(MAX_SNIPPET + 1), "tent.snippetTooLong"],
])("Analytics id in %j: %j", (text, wanted) => {
  expect(read(text, "")[0]).toBe(wanted);
});

test.each([
  ["", null],
  [" 1234567890123456 ", "1234567890123456"],
  ["1234 5678 9012 3456", "1234567890123456"],
  ["ID del píxel: 1234567890123456", "1234567890123456"],
  [PIXEL, "1234567890123456"],
  ['<img src="https://www.facebook.com/tr?id=123456789&ev=PageView&noscript=1"/>', "123456789"],
  ["1234567", "tent.pixel"],
  ["1".repeat(21), "tent.pixel"],
  ["123456789 o 987654321", "tent.pixel"],
  ["abc12345678", "tent.pixel"],
  [GTAG, "tent.pixel"],
])("pixel id in %j: %j", (text, wanted) => {
  expect(read("", text).at(-1)).toBe(wanted);
});

test("finds nothing but ids", () => {
  for (const text of [`G-ABC1234567"><script>`, `'G-ABC1234567'`, "javascript:G-ABC1234567"]) {
    expect(read(text, "")[0]).toBe("G-ABC1234567");
  }
});
