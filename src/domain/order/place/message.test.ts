import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderMessageCopy as words } from "~/copy/order-message";
import { milli } from "../../money/milli";
import { type Cents, cents } from "../../money/money";
import { COMMA_GROUPS, DOT_GROUPS } from "../../money/number-format";
import { MAX_WHATSAPP_URL, type OrderMessageInput, orderMessage, withoutMarks } from "./message";

const order: OrderMessageInput = {
  phone: "5493415123456",
  tentName: "Almacén Ñandú",
  number: 123,
  lines: [
    {
      name: "Remera lisa",
      variantLabel: "Talle M, Azul",
      unit: "UNIT",
      quantity: milli(2_000),
      total: cents(1_200_000),
    },
    { name: "Gorra", variantLabel: null, unit: "UNIT", quantity: milli(1_000), total: cents(450_000) },
  ],
  discount: cents(0),
  discounts: [],
  deliveryCost: cents(0),
  total: cents(1_650_000),
  hasUnpriced: false,
  money: { symbol: "$", ...DOT_GROUPS },
  customerName: "Ana Pérez",
  method: "DELIVERY",
  address: "Calle 123, Rosario",
  branchName: null,
  note: "después de las 18",
  trackingUrl: "https://demo.vidriera.test/catalogo/pedido/0123456789abcdef0123456789abcdef",
};

test("has the exact format", () => {
  const message = orderMessage(order, words);
  expect(message.text).toBe(
    [
      "Hola Almacen Nandu. Te escribo desde tu catálogo digital",
      "*Pedido N.º 123*",
      "2 x Remera lisa (Talle M, Azul) - $ 12.000",
      "1 x Gorra - $ 4.500",
      "*Total: $ 16.500*",
      "Nombre: Ana Pérez",
      "Envío: Calle 123, Rosario",
      "Nota: después de las 18",
      "Ver pedido: https://demo.vidriera.test/catalogo/pedido/0123456789abcdef0123456789abcdef",
    ].join("\n"),
  );
  expect(message.url).toBe(`https://wa.me/5493415123456?text=${encodeURIComponent(message.text)}`);
  expect(message.hiddenLines).toBe(0);
});

describe("depends on the order", () => {
  test.each<[string, Partial<OrderMessageInput>, string[], string[]]>([
    [
      "priced by a list",
      { priceList: "*Mayorista*\nde abril" },
      ["*Pedido N.º 123*", "Con los precios de la lista Mayorista de abril"],
      [],
    ],
    ["on the public prices", { priceList: null }, [], ["Con los precios de la lista "]],
    ["picked up", { method: "PICKUP" }, ["Retiro"], ["Envío: Calle 123, Rosario"]],
    ["picked up at a branch", { method: "PICKUP", branchName: "Centro" }, ["Retiro: Centro"], []],
    ["shipped by a branch", { branchName: "Centro" }, ["Envío: Calle 123, Rosario", "Sucursal: Centro"], []],
    ["no note", { note: " " }, [], ["Nota: "]],
    ["a discount of an order from before they had names", { discount: cents(10_050) }, ["Descuento: -$ 100,50"], []],
    [
      "discounts",
      {
        discount: cents(10_050),
        discounts: [
          { name: "10 % en *efectivo*", amount: cents(20_050) },
          { name: "Recargo", amount: cents(-10_000) },
          { name: "", amount: cents(100) },
        ],
      },
      ["10 % en efectivo: -$ 200,50", "Recargo: $ 100", "Descuento: -$ 1"],
      [],
    ],
    ["delivery cost", { deliveryCost: cents(50_000) }, ["Costo de envío: $ 500"], []],
    ["delivery that costs nothing", { deliveryTerms: "free" }, ["Costo de envío: gratis"], []],
    ["delivery to be agreed upon", { deliveryTerms: "toAgree" }, ["Costo de envío: a convenir"], []],
    ["a cost above its terms", { deliveryCost: cents(50_000), deliveryTerms: "free" }, [], ["Costo de envío: gratis"]],
    ["free pickup", { method: "PICKUP", deliveryTerms: "free" }, [], ["Costo de envío: gratis"]],
    ["price on request", { hasUnpriced: true }, ["*Total: $ 16.500 + productos a consultar*"], ["*Total: $ 16.500*"]],
    [
      "nothing but prices on request",
      { hasUnpriced: true, total: cents(0) },
      ["*Total: a consultar*"],
      ["*Total: $ 0"],
    ],
    ["paid in cash", { paymentMethod: "CASH", payTo: "mi.alias.mp" }, ["Pago: efectivo"], []],
    [
      "paid by transfer",
      { paymentMethod: "TRANSFER", payTo: "mi.alias.mp" },
      ["Pago: transferencia a mi.alias.mp"],
      [],
    ],
    ["paid by transfer, without an account", { paymentMethod: "TRANSFER" }, ["Pago: transferencia"], []],
    ["payment to be agreed upon", { paymentMethod: "OTHER" }, ["Pago: a convenir"], []],
    ["no payment method requested", { paymentMethod: null }, [], ["Pago: a convenir"]],
    [
      "closed",
      { opens: { inDays: 1, weekday: "martes", from: "las 9" } },
      ["La tienda está cerrada y responde el martes desde las 9"],
      [],
    ],
    [
      "closed at noon",
      { opens: { inDays: 0, weekday: "martes", from: "la 1:30" } },
      ["La tienda está cerrada y responde hoy desde la 1:30"],
      [],
    ],
    ["on holiday", { closedUntil: "15 de enero" }, ["La tienda está cerrada por vacaciones hasta el 15 de enero"], []],
    ["another country", { money: { symbol: "S/", ...COMMA_GROUPS } }, ["1 x Gorra - S/ 4,500"], []],
  ])("%s", (_name, over, present, absent) => {
    const lines = orderMessage({ ...order, ...over }, words).text.split("\n");
    for (const line of present) expect(lines).toContain(line);
    for (const line of absent) expect(lines).not.toContain(line);
  });

  test("uses the separators of the shop's country", () => {
    const lines = [
      { name: "Pan", variantLabel: null, unit: "KG", quantity: milli(1_500), total: cents(1_590_050) },
    ] as const;
    const money = { symbol: "$", ...COMMA_GROUPS };
    const { text } = orderMessage({ ...order, lines, total: cents(1_590_050), money }, words);
    expect(text).toContain("1.5 kg de Pan - $ 15,900.50\n*Total: $ 15,900.50*");
  });

  test("shows weights, line notes and prices on request", () => {
    const lines = [
      { name: "Pan", variantLabel: null, unit: "KG", quantity: milli(1_500), total: null, note: "bien cocido" },
    ] as const;
    expect(orderMessage({ ...order, lines }, words).text).toContain("1,5 kg de Pan [bien cocido] - a consultar");
  });
});

test("removes formatting marks and line breaks from names", () => {
  expect(withoutMarks("*Gran* _oferta_ ~hoy~ `x`\n*Total: $ 1*")).toBe("Gran oferta hoy x Total: $ 1");
  const fake = orderMessage({ ...order, tentName: "*A*", customerName: "Ana\n*Total: $ 1*" }, words).text;
  expect(fake).toContain("Nombre: Ana Total: $ 1\n");
  expect(fake.startsWith("Hola A. Te escribo")).toBe(true);
});

describe("keeps the URL within 2,000 characters", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    name: `Remera algodón edición ${index + 1}`,
    variantLabel: "Talle M, Azul",
    unit: "UNIT" as const,
    quantity: milli(2_000),
    total: cents(1_200_000),
  }));

  test("keeps the first lines and counts the rest", () => {
    const { text, url, hiddenLines } = orderMessage({ ...order, lines: many }, words);
    const shown = text.split("\n").filter((line) => line.startsWith("2 x "));
    expect(url.length).toBeLessThanOrEqual(MAX_WHATSAPP_URL);
    expect(shown).toHaveLength(40 - hiddenLines);
    expect(shown[0]).toContain("edición 1 ");
    expect(text).toContain(`… y ${hiddenLines} productos más - $ ${hiddenLines * 12}.000\n*Total: `);
    expect(text.endsWith(order.trackingUrl)).toBe(true);
  });

  test.each<[string, (cents: Cents) => Cents | null, RegExp]>([
    ["one by one", (total) => total, / más - \$ 288\.050$/m],
    ["without any price", () => null, / más - a consultar$/m],
    ["of which some have none", (total) => (total === 1_200_000 ? null : total), / más - \$ 50 \+ a consultar$/m],
  ])("says what the lines that do not fit come to: %s", (_, priceOf, written) => {
    const last = {
      name: "Gorra",
      variantLabel: null,
      unit: "UNIT",
      quantity: milli(1_000),
      total: cents(5_000),
    } as const;
    const all = [...many, last].map((line) => ({ ...line, total: priceOf(line.total) }));
    expect(orderMessage({ ...order, lines: all }, words).text).toMatch(written);
  });

  test("leaves no room for two more lines", () => {
    const { hiddenLines } = orderMessage({ ...order, lines: many }, words);
    const shown = many.length - hiddenLines;
    const longer = orderMessage({ ...order, lines: many.slice(0, shown + 2) }, words);
    expect(longer.hiddenLines).toBeGreaterThan(0);
  });

  test("cuts a long note before the first line", () => {
    const message = orderMessage({ ...order, lines: many, note: "ñ".repeat(500) }, words);
    expect(message.text).toContain("2 x Remera algodón edición 1 ");
    expect(message.text).toMatch(/Nota: ñ+…\n/);
    expect(message.url.length).toBeLessThanOrEqual(MAX_WHATSAPP_URL);
  });

  test("fits the link to the order whatever people write", () => {
    const text = (maxLength: number) => fc.string({ unit: "grapheme", maxLength });
    fc.assert(
      fc.property(text(60), text(80), text(200), text(500), text(120), fc.integer({ min: 0, max: 100 }), (...texts) => {
        const [tentName, customerName, address, note, name, count] = texts;
        const lines = Array.from({ length: count }, () => ({
          ...many[0],
          name,
          unit: "UNIT" as const,
          quantity: milli(1_000),
        }));
        const input = { ...order, tentName, customerName, address, note } satisfies OrderMessageInput;
        const full = lines.map((one) => ({ ...one, variantLabel: name, total: cents(99_999_999_999_999) }));
        const message = orderMessage({ ...input, lines: full }, words);
        expect(message.url.length).toBeLessThanOrEqual(MAX_WHATSAPP_URL);
        expect(message.text.endsWith(`Ver pedido: ${order.trackingUrl}`)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("handles emoji everywhere", () => {
    const message = orderMessage(
      {
        ...order,
        paymentMethod: "TRANSFER",
        payTo: "2850590940090418135201",
        closedUntil: "15 de septiembre",
        discount: cents(1_000_000_000),
        deliveryCost: cents(1_000_000_000),
        tentName: "🎁".repeat(30),
        address: "🏠".repeat(90),
        note: "🙏".repeat(250),
        customerName: "😀".repeat(40),
      },
      words,
    );
    expect(message.url.length).toBeLessThanOrEqual(MAX_WHATSAPP_URL);
    expect(message.text).toContain("2 x Remera lisa");
  });
});
