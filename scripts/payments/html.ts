import type { Interval, IntervalUnit } from "../../src/domain/billing/interval.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** HTML that is inserted without escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Piece[];

function written(value: Piece): string {
  if (typeof value === "string") return value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  if (typeof value === "number") return String(value);
  return value instanceof Markup ? value.text : value.map(written).join("");
}

/** A piece of a page. Values are escaped, except markup. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Markup {
  return new Markup(parts.map((part, at) => part + written(values[at] ?? "")).join(""));
}

const STYLE = `
:root { color-scheme: light dark; --bg: #f4f6fd; --card: #fff; --ink: #0a1233; --soft: #454f73; --line: #d5dbee; --edge: #7f89b0;
  --brand: #0c2be8; --on-brand: #fff; --warn: #fff3d6; --warn-ink: #6b3f00; --warn-line: #e8c27a; --bad: #b52516; --ok: #0b7347; }
@media (prefers-color-scheme: dark) { :root { --bg: #0a0f22; --card: #121933; --ink: #eef1fd; --soft: #b4bde0; --line: #2a345e;
  --edge: #6f7bb0; --brand: #4660fa; --warn: #3a2a08; --warn-ink: #ffcb73; --warn-line: #6d5219; --bad: #ff9d91; --ok: #5fdba4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.sim { background: var(--warn); color: var(--warn-ink); border-bottom: 1px solid var(--warn-line); padding: .75rem 1rem; text-align: center; font-weight: 600; }
main { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 60rem; display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
main.slim { max-width: 28rem; }
h1, h2, h3, p, ul, dl, dd { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.125rem; margin-top: 1rem; } h3 { font-size: 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; display: grid; gap: .75rem; grid-template-columns: minmax(0, 1fr); }
.soft { color: var(--soft); font-size: .875rem; } .bad { color: var(--bad); font-weight: 600; } .ok { color: var(--ok); font-weight: 600; }
.price { font-size: 1.75rem; font-weight: 700; line-height: 1.2; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.between { justify-content: space-between; }
ul { list-style: none; padding: 0; display: grid; gap: .25rem; }
form { display: contents; }
button, .button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .75rem; border: 1px solid var(--edge);
  background: var(--card); color: var(--ink); cursor: pointer; text-decoration: none; display: inline-grid; place-items: center; }
button.main { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
.stack button { width: 100%; min-height: 3rem; } .stack { display: grid; gap: .5rem; }
label.check { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; } input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; flex: none; }
input[type=email], select { font: inherit; min-height: 2.75rem; width: 100%; padding: .5rem .75rem; border: 1px solid var(--edge); border-radius: .75rem; background: var(--card); color: var(--ink); }
label.field { display: grid; gap: .25rem; font-weight: 600; flex: 1 1 12rem; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
details summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; }
@media (min-width: 60rem) { .two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem; align-items: start; } }
`;

/** A whole page, with a note at the top that nothing of it is real. */
export function page(title: string, body: Markup, { slim = false } = {}): string {
  return html`<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${new Markup(STYLE)}</style></head>
<body><p class="sim" role="note">Pagos simulados: no se cobra nada. Esta página no es de Mercado Pago ni de PayPal.</p>
<main class="${slim ? "slim" : ""}">${body}</main></body></html>`.text;
}

const UNITS: Record<IntervalUnit, [one: string, many: string]> = {
  D: ["día", "días"],
  W: ["semana", "semanas"],
  M: ["mes", "meses"],
  Y: ["año", "años"],
};

export function everyText({ count, unit }: Interval): string {
  const [one, many] = UNITS[unit];
  return count === 1 ? `por ${one}` : `cada ${count} ${many}`;
}

const SYMBOLS: Record<string, string> = { ARS: "$", USD: "US$" };

export function priceText(amount: number, currency: string): string {
  const number = new Intl.NumberFormat("es-AR", { minimumFractionDigits: amount % 1 ? 2 : 0 }).format(amount);
  return `${SYMBOLS[currency] ?? currency} ${number}`;
}

const DAYS = new Intl.DateTimeFormat("es-AR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export function dayText(moment: string): string {
  return DAYS.format(new Date(moment));
}
