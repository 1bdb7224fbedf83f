import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { cents } from "~/domain/money/money";
import { SHOWN_SHOPS } from "~/domain/site/shown-shops";
import { wordingOf } from "~/domain/tent/countries";
import { STYLE_PRESETS } from "~/domain/theme/presets";
import type { LandingData } from "./landing-data";
import { LandingPage } from "./landing-page";

const ARGENTINA = 1;
const MEXICO = 13;

const plan = (id: number, name: string, total: number, currency: string, limit = 1) => ({
  id,
  name,
  totalCents: cents(total * 100),
  currency,
  interval: "1M",
  limit,
  productLimit: 5_000,
});
const plans = [
  { ...plan(0, "INICIAL", 0, "ARS"), productLimit: 2_000 },
  plan(1, "EMPRENDEDOR", 8_900, "ARS"),
  plan(2, "COMERCIO", 19_900, "ARS", 3),
  plan(3, "EMPRENDEDOR USD", 9, "USD"),
];

function draw(countryId: number, over: Partial<LandingData> = {}): string {
  const data: LandingData = {
    copy: copyFor(countryId),
    wording: wordingOf(countryId),
    site: { name: "Mi sitio", logo: null, whatsapp: null, facebook: null, instagram: null },
    trialDays: 30,
    plans,
    countryId,
    shops: new Map(),
    host: "sitio.example",
    ...over,
  };
  return renderToStaticMarkup(<LandingPage {...data} />).replaceAll("\u00a0", " ");
}

/** The texts of the plans' cards. */
const cardsOf = (html: string) =>
  [...html.matchAll(/<li class="plan[^>]*>(.*?)<\/a><\/li>/g)].map(([, card = ""]) =>
    card.replaceAll(/<[^>]+>/g, "|").replaceAll(/\s*\|[|\s]*/g, "|"),
  );

describe("plans", () => {
  it("are the ones in pesos for Argentina, with what the table says of them", () => {
    const html = draw(ARGENTINA);
    expect(cardsOf(html)).toEqual([
      "|INICIAL|$ 0|los primeros 30 días|1 tienda|2.000 productos|Sin tarjeta|Empezar gratis",
      "|EMPRENDEDOR|$ 8.900|por mes|1 tienda|5.000 productos|Empezar gratis",
      "|COMERCIO|$ 19.900|por mes|3 tiendas|5.000 productos por tienda|Empezar gratis",
    ]);
    expect(html).toContain("Fuera de Argentina se paga en dólares: USD 9 por mes.");
  });

  it("are the ones in dollars elsewhere", () => {
    const html = draw(MEXICO);
    expect(cardsOf(html).map((card) => card.split("|").slice(1, 3))).toEqual([
      ["INICIAL", "USD 0"],
      ["EMPRENDEDOR USD", "USD 9"],
    ]);
    expect(html).toContain("En Argentina se paga en pesos: ARS 8,900 por mes y ARS 19,900 por mes.");
  });

  it("are all shown where none is in the visitor's currency", () => {
    const html = draw(MEXICO, { plans: plans.slice(0, 2) });
    expect(cardsOf(html).map((card) => card.split("|")[2])).toEqual(["USD 0", "ARS 8,900"]);
    expect(html).not.toContain('class="note"');
  });

  it("promise nothing free where there is no free period", () => {
    const html = draw(ARGENTINA, { trialDays: 0 });
    expect(html).not.toMatch(/gratis|la prueba/);
    expect(cardsOf(html)).toHaveLength(2);
    expect(html.match(/<details/g)).toHaveLength(7);
  });
});

describe("phones", () => {
  const shops = new Map(SHOWN_SHOPS.map(({ subdomain }) => [subdomain, `https://${subdomain}.sitio.example`]));

  it("lead to the shops that can be opened", () => {
    const html = draw(ARGENTINA, { shops });
    for (const origin of shops.values()) expect(html).toContain(`<a class="phone" href="${origin}">`);
    expect(html).not.toContain("tabindex");
  });

  it("are pictures where there are no demonstration shops, and the keyboard reaches them", () => {
    const html = draw(ARGENTINA);
    expect(html).not.toContain('<a class="phone"');
    expect(html.match(/<div class="phone">/g)).toHaveLength(SHOWN_SHOPS.length);
    expect(html).toMatch(/<ul class="phones"[^>]*tabindex="0"/);
    expect(html).not.toContain("para entrar");
  });

  it("load at once only on the first screen", () => {
    const pictures = [...draw(ARGENTINA).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures.filter((tag) => !tag.includes('loading="lazy"'))).toHaveLength(1);
  });
});

it("says what it does without a network, with price lists, promotions and an import, and that no sale costs a fee", () => {
  for (const countryId of [ARGENTINA, MEXICO]) {
    const html = draw(countryId);
    for (const said of [/sin señal/, /Listas de precios con/, /3x2, segunda unidad/, /con las fotos que nombra/])
      expect(html).toMatch(said);
    expect(html).toContain("No se paga por venta ni por mensaje.");
  }
});

describe("wording", () => {
  it("is the visitor's", () => {
    expect(draw(ARGENTINA)).toMatch(/Tu vidriera, abierta.*Cargá.*vendés/s);
    expect(draw(MEXICO)).toMatch(/Tu tienda, abierta.*Carga .*vendes/s);
    expect(draw(MEXICO)).toContain("/inicio/producto-neutral.webp");
  });
});

it("says how many styles there are", () => {
  expect(STYLE_PRESETS).toHaveLength(7);
  expect(SHOWN_SHOPS).toHaveLength(7);
  expect(draw(ARGENTINA)).toContain("uno de siete estilos");
});

it("offers the contact that is configured, and no other", () => {
  expect(draw(ARGENTINA)).not.toContain("Escribinos");
  const site = {
    name: "Mi sitio",
    logo: null,
    whatsapp: "5491158749895",
    facebook: null,
    instagram: { url: "https://www.instagram.com/misitio", name: "@misitio" },
  };
  const html = draw(ARGENTINA, { site });
  expect(html).toContain('href="https://wa.me/5491158749895"');
  expect(html).toContain("Instagram: @misitio");
});
