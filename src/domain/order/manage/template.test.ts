import { describe, expect, test } from "vitest";
import { MAX_WHATSAPP_URL } from "../place/message";
import type { OrderState } from "./states";
import { answerUrl, fillTemplate, suggestedTemplate, TEMPLATE_LIMITS, templatesFor } from "./template";
import { templateFormSchema } from "./template-schemas";

const values = {
  nombre: "Lucía",
  numero: "148",
  total: "$ 1.500",
  seguimiento: "https://casa.test/catalogo/pedido/a_b_c",
  tienda: "Casa *Yerbal*",
  correo: "",
  alias: "casa.yerbal",
};

describe("filling in a template", () => {
  test.each([
    ["Hola {nombre}, tu pedido {numero}: {total}", "Hola Lucía, tu pedido 148: $ 1.500"],
    ["Uno\nEnvío: {correo}\nTres", "Uno\nTres"],
    ["{tienda}", "Casa Yerbal"],
    ["{otra} {Nombre} { nombre }", "{otra} {Nombre} { nombre }"],
    ["{nombre}{nombre}", "LucíaLucía"],
    ["{seguimiento}", "https://casa.test/catalogo/pedido/a_b_c"],
  ])("%s", (text, filled) => expect(fillTemplate(text, values)).toBe(filled));

  test("does not replace placeholders inside a value", () => {
    expect(fillTemplate("{nombre}", { ...values, nombre: "{total}" })).toBe("{total}");
  });

  test("cuts a long message but keeps the order's URL", () => {
    const text = `${"ñandú 🦤 ".repeat(150)}\nMira: {seguimiento}`.slice(-TEMPLATE_LIMITS.text);
    const url = answerUrl("5491158749895", text, values);
    expect(url.length).toBeLessThanOrEqual(MAX_WHATSAPP_URL);
    expect(decodeURIComponent(url)).toMatch(/…\nhttps:\/\/casa\.test\/catalogo\/pedido\/a_b_c$/);
  });

  test("keeps a short message unchanged", () => {
    expect(answerUrl("5491158749895", "Hola {nombre}", values)).toBe(
      "https://wa.me/5491158749895?text=Hola%20Luc%C3%ADa",
    );
  });
});

test.each<[Partial<OrderState>, string]>([
  [{}, "confirmed"],
  [{ status: "CONFIRMED" }, "payment"],
  [{ status: "CONFIRMED", payment: "RECEIVED" }, "confirmed"],
  [{ status: "CONFIRMED", delivery: "PREPARED" }, "ready"],
  [{ status: "CONFIRMED", delivery: "SENT", method: "DELIVERY" }, "sent"],
])("for an order in %o it suggests %s", (over, template) => {
  const state: OrderState = {
    status: "NEW",
    payment: "PENDING",
    delivery: "TO_PREPARE",
    method: "PICKUP",
    stockTaken: false,
    cancelledFrom: null,
    ...over,
  };
  expect(suggestedTemplate(state)).toBe(template);
  expect(templatesFor(state)).toContain(template);
});

test.each([
  ["PICKUP", "confirmed payment ready question"],
  ["DELIVERY", "confirmed payment sent question"],
] as const)("the templates of a %s are %s", (method, keys) => {
  expect(templatesFor({ method }).join(" ")).toBe(keys);
});

test.each([
  [{ name: " ", text: "x" }, false],
  [{ name: "x".repeat(61), text: "x" }, false],
  [{ name: "x", text: " \n " }, false],
  [{ name: "x", text: "x".repeat(1_001) }, false],
  [{ name: " Gracias ", text: "Hola {nombre}\nChau" }, true],
])("%o", (input, ok) => expect(templateFormSchema.safeParse(input).success).toBe(ok));
