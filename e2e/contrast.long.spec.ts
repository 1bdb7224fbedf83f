import { choiceOf, paletteLook, presetLook } from "~/domain/theme/choice";
import { PALETTES, STYLE_PRESETS, type StylePreset } from "~/domain/theme/presets";
import { modeCss } from "~/domain/theme/theme";
import type { Mode } from "~/domain/theme/tokens";
import { runChecks } from "../scripts/gallery/run-checks.ts";
import { addProduct, type NewShop, placeOrder } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const MODES: readonly Mode[] = ["light", "dark"];

/** A shop whose cards and pages have every kind of text: badges, promotions, "Consultar", "Desde", previous prices. */
async function fillShop(shop: NewShop) {
  const { api } = shop;
  const { id: categoryId } = await api.mutate("category", "create", { name: "Panes" });
  const bread = { categoryId, description: "De masa madre, horneado hoy.", photo: true };
  const offer = await addProduct(shop, {
    name: "Pan de campo",
    price: "4200",
    previousPrice: "5000",
    offer: true,
    ...bread,
  });
  await addProduct(shop, { name: "Queso", price: "9000", unit: "KG", step: "0.25", minQuantity: "0.25" });
  await addProduct(shop, { name: "Budín", price: "3100", stock: "2" });
  const soldOut = await addProduct(shop, { name: "Medialunas", price: "700", stock: "0" });
  const ask = await addProduct(shop, { name: "Torta a pedido", price: "", ...bread });
  const sizes = ["Chica", "Grande"].map((size, at) => ({ options: { Tamaño: size }, price: 1500 + at }));
  const varied = await addProduct(shop, { name: "Galletas", price: "1500", variants: sizes });
  await api.mutate("pricing", "createPromotion", { name: "Tres por dos", kind: "nxm", buy: 3, pay: 2, all: true });
  await api.mutate("pricing", "saveBreakSteps", { ids: [], all: true, steps: [{ from: 6, percent: 15 }] });
  // hours make a cover, and only beside a cover some styles have a board
  const day = [{ from: "20:00", until: "02:00" }];
  await api.mutate("tent", "updateHours", { week: [day, day, day, day, day, day, day] });
  await api.mutate("tent", "updateHoliday", {
    closed: true,
    from: "2020-01-01",
    until: "2100-01-01",
    text: "¡Volvemos!",
  });
  const { token } = await placeOrder(shop, offer.id);
  const product = ({ id }: { id: number }) => `/catalogo/${id}-p`;
  const paths = [
    "/",
    "/catalogo",
    "/catalogo/buscar?q=zzzz",
    product(offer),
    product(ask),
    product(soldOut),
    product(varied),
  ];
  return [...paths, "/catalogo/carrito", `/catalogo/pedido/${token}`, "/mis-links"];
}

/** What the shop may be painted in: the style's own colours, and each palette. */
const looksOf = (preset: StylePreset) => [
  ["propios", presetLook(preset)] as const,
  ...PALETTES.map((palette) => [palette.name, paletteLook(preset.id, palette)] as const),
];

for (const preset of STYLE_PRESETS)
  test(`every text of ${preset.name} is legible in its own colours and in every palette`, async ({
    page,
    shop,
    user,
  }) => {
    const faults = new Set<string>();
    for (const path of await fillShop(shop)) {
      await page.goto(`${shop.url}/~${preset.key}/catalogo`);
      if (path.endsWith("/carrito")) await user.tap(page.getByRole("button", { name: "Agregar Pan de campo" }).first());
      await page.goto(`${shop.url}/~${preset.key}${path}`, { waitUntil: "networkidle" });
      for (const [palette, look] of looksOf(preset))
        for (const mode of MODES) {
          await page.evaluate(
            (css) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(`${css}*,*::before,*::after{transition:none!important}`);
              document.adoptedStyleSheets = [sheet];
            },
            modeCss(choiceOf(look), mode),
          );
          for (const { what, element } of await runChecks(page, ["findPaleText"]))
            faults.add(`${path.replace(/\d+/, "n")} ${palette} ${mode}: ${what} (${element})`);
        }
    }
    expect([...faults]).toEqual([]);
    await page.goto(`${shop.url}/~${preset.key}/`);
    for (const part of [".sec--lead .card__deal", ".sec--lead .price--ask", ".badge", ".price__was"])
      await expect(page.locator(part).first(), `${part} was looked at`).toBeAttached();
  });
