import { expect, it } from "vitest";
import type { EntranceData } from "~/features/entrance/entrance-head";
import { ENTRANCE_SHEET } from "~/generated/entrance/sheet";
import { visitorScript } from "~/server/assets/visitor-script";
import { entranceDocument } from "./entrance-document";

const data: EntranceData = {
  page: { name: "login", volver: "/pedidos?pagina=1" },
  wording: "ar",
  site: {
    name: "Mi <sitio>",
    logo: null,
    whatsapp: null,
    facebook: null,
    instagram: null,
    headerMessage: null,
    paymentBanner: false,
  },
  captcha: null,
  build: "this-build",
};
const registration: EntranceData = { ...data, page: { name: "registration", trialDays: 30, countryId: 13 } };
const draw = (of: EntranceData) => entranceDocument(of, ":root:root{--brand:#123456}");

it("renders the forms with labels, in the visitor's wording", () => {
  expect(draw(data)).toMatch(/<html lang="es-AR">.*<title>Ingresar · Mi &lt;sitio&gt;<\/title>.*Ingresá a tu tienda/s);
  const html = draw({ ...registration, wording: "neutral" });
  expect(html).toMatch(/<html lang="es">.*<title>Crear mi tienda · .*Crea tu tienda.*30 días de prueba/s);
  const labels = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(labels).size).toBe(4);
  for (const id of labels) expect(html).toMatch(new RegExp(`<(?:input|select)[^>]* id="${id}"`));
  expect(html).toMatch(/<option[^>]* selected[^>]*>México</);
  expect(html.match(/ spellcheck="false"/gi)).toHaveLength(2); // a boolean would be left out
});

it("tells the script what the server knows, and loads nothing of Next", () => {
  const html = draw(data);
  const [, attribute = ""] = /data-entrance="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(attribute.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"))).toEqual(
    data,
  );
  const [first = "", ...needed] = visitorScript("entrance");
  expect(html).toContain(`<script type="module" src="${first}"></script>`);
  for (const path of needed) expect(html).toContain(`<link rel="modulepreload" href="${path}"/>`);
  expect(html).not.toContain("/_next/");
});

it("has the site's colours after its own, and the CSS of every class", () => {
  const html = draw(registration);
  expect(html.indexOf("--brand:#123456")).toBeGreaterThan(html.indexOf("--brand:#0c2be8"));
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const escaped = (name: string) =>
    name
      .replaceAll("&amp;", "&")
      .replace(/[^\w-]/g, "\\$&")
      .replace(/^(\d)/, "\\3$1 ");
  const withoutRule = [...classes].filter((name) => !ENTRANCE_SHEET.includes(`.${escaped(name)}`));
  expect(withoutRule.filter((name) => name && !/^(?:lucide|group)/.test(name))).toEqual([]);
});
