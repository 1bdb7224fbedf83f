import { encodeText, whatsappUrl } from "../../tent/whatsapp-url";
import { MAX_WHATSAPP_URL, withoutMarks } from "../place/message";
import type { OrderState } from "./states";

export const TEMPLATE_LIMITS = { name: 60, text: 1_000, count: 20 } as const;

/** The placeholders of a message template, as the merchant writes them between braces. */
export const TEMPLATE_FIELDS = ["nombre", "numero", "total", "seguimiento", "tienda", "correo", "alias"] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type TemplateValues = Record<TemplateField, string>;

/** The templates that every shop has; their texts are in `src/copy`. */
export const BUILT_IN_TEMPLATES = ["confirmed", "payment", "ready", "sent", "question"] as const;
export type BuiltInTemplate = (typeof BUILT_IN_TEMPLATES)[number];

/** The ones for an order: only what is collected is ready to be, and only what is delivered is on its way. */
export const templatesFor = ({ method }: Pick<OrderState, "method">): BuiltInTemplate[] =>
  BUILT_IN_TEMPLATES.filter((key) => key !== (method === "PICKUP" ? "sent" : "ready"));

const PLACE = /\{([a-z]+)\}/g;

function isField(name: string): name is TemplateField {
  return (TEMPLATE_FIELDS as readonly string[]).includes(name);
}

/** The tracking URL keeps its underscores: without them its token would be another one. */
function written(field: TemplateField, values: TemplateValues): string {
  return field === "seguimiento" ? values.seguimiento : withoutMarks(values[field]);
}

/** Fills in the placeholders; drops a line whose placeholder has no value. Unknown placeholders stay unchanged. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text
    .split("\n")
    .filter((line) => ![...line.matchAll(PLACE)].some(([, name = ""]) => isField(name) && values[name] === ""))
    .map((line) => line.replace(PLACE, (whole, name: string) => (isField(name) ? written(name, values) : whole)))
    .join("\n");
}

/** The chat URL with the message as a draft. A message too long for a URL is cut, but never the order's own URL. */
export function answerUrl(phone: string, text: string, values: TemplateValues): string {
  const whole = fillTemplate(text, values);
  const fits = (draft: string) => whatsappUrl(phone, draft).length <= MAX_WHATSAPP_URL;
  if (fits(whole)) return whatsappUrl(phone, whole);
  const end = text.includes("{seguimiento}") ? `…\n${values.seguimiento}` : "…";
  const room = MAX_WHATSAPP_URL - whatsappUrl(phone, end).length;
  let kept = "";
  let used = 0;
  for (const letter of fillTemplate(text.replaceAll("{seguimiento}", ""), values)) {
    used += encodeText(letter).length;
    if (used > room) break;
    kept += letter;
  }
  return whatsappUrl(phone, kept.trimEnd() + end);
}

/** The template that fits the order's state, offered first. */
export function suggestedTemplate(state: OrderState): BuiltInTemplate {
  if (state.delivery === "SENT") return "sent";
  if (state.status === "NEW") return "confirmed";
  if (state.delivery === "PREPARED" && state.method === "PICKUP") return "ready";
  return state.payment === "PENDING" ? "payment" : "confirmed";
}
