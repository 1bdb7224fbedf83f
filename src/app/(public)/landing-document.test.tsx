import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { HOW_STEPS, LINK_SHOT, SHOWN_SHOPS, shopShot, stepShot } from "~/domain/site/shown-shops";
import { type LandingData, questionsOf } from "~/features/site/landing/landing-data";
import { landingDocument } from "./landing-document";

const data: LandingData = {
  copy: copyFor(1),
  wording: "ar",
  site: { name: "Mi <sitio>", logo: null, whatsapp: null, facebook: null, instagram: null },
  trialDays: 30,
  plans: [],
  countryId: 1,
  shops: new Map(),
  host: "sitio.example",
};
const html = landingDocument(data, { origin: "https://sitio.example", css: ":root:root{--brand:#123456}" });

it("tells search engines the questions that visitors read", () => {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: questionsOf(data).map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
  for (const { question, answer } of questionsOf(data)) {
    expect(html).toContain(`<summary>${question}</summary>`);
    expect(html).toContain(`<p>${answer}</p>`);
  }
});

it("has the texts and the picture of a shared link", () => {
  expect(html).toContain(`<meta property="og:image" content="https://sitio.example${LINK_SHOT.path}"/>`);
  expect(html).toContain('<meta property="og:url" content="https://sitio.example/"/>');
  expect(html).toContain("· Mi &lt;sitio&gt;</title>");
});

it("has the site's colours after its own", () => {
  expect(html.indexOf("--brand:#123456")).toBeGreaterThan(html.indexOf("--brand: #0c2be8"));
});

it.each([
  LINK_SHOT,
  ...SHOWN_SHOPS.map(({ subdomain }) => shopShot(subdomain)),
  ...HOW_STEPS.flatMap((name) => [stepShot(name, "ar"), stepShot(name, "neutral")]),
])("$path exists in the size that the page says", async ({ path, width, height }) => {
  const file = join(process.cwd(), "public", path);
  expect(existsSync(file)).toBe(true);
  expect(await sharp(file).metadata()).toMatchObject({ width, height });
});
