import { dayText, everyText, html, type Markup, page, priceText } from "./html.ts";
import type { Notice, Notices } from "./notices.ts";
import type { Fault, ListedSubscription } from "./provider.ts";

const STATUSES: Record<string, string> = {
  pending: "Sin aprobar",
  authorized: "Activa",
  paused: "En pausa",
  cancelled: "Cancelada",
  APPROVAL_PENDING: "Sin aprobar",
  ACTIVE: "Activa",
  SUSPENDED: "Suspendida por tres rechazos",
  CANCELLED: "Cancelada",
};
const CHARGES: Record<string, string> = {
  approved: "cobrado",
  rejected: "rechazado",
  recycling: "se vuelve a intentar",
  COMPLETED: "cobrado",
  DECLINED: "rechazado",
};

export const FAULT_KINDS = ["down", "slow", "error", "garbage"] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULTS: Record<FaultKind, { name: string; fault: Fault }> = {
  down: { name: "No se puede conectar", fault: { hangUp: true } },
  slow: { name: "Tarda 30 segundos", fault: { afterMs: 30_000 } },
  error: { name: "Contesta con un error 500", fault: { status: 500, body: { message: "internal error" } } },
  garbage: { name: "Contesta cualquier cosa", fault: { status: 200, body: "<html>¡Ups!</html>" } },
};

/** The fault that was chosen on the page, for one payer or for all. */
export interface ChosenFault {
  kind: FaultKind;
  email: string | null;
}

const action = (name: string, fields: Record<string, string | number>, label: string): Markup =>
  html`<form method="post" action="/control/${name}">${Object.entries(fields).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}">`,
  )}<button>${label}</button></form>`;

function card(one: ListedSubscription): Markup {
  const { id, provider, title, amount, currency, every, payer, status, live, next, checkout, charges, failed } = one;
  const over = status.toLowerCase().startsWith("cancel");
  return html`<article class="card" id="${id}" aria-label="${payer}">
<div class="row between"><h3>${title} <span class="soft">${provider}</span></h3><span class="${live ? "ok" : over ? "bad" : "soft"}">${STATUSES[status] ?? status}</span></div>
<p class="soft">${payer}<br>${priceText(amount, currency)} ${everyText(every)}${next ? html` · próximo cobro: ${dayText(next)}` : ""}${failed ? html` · ${failed} sin cobrar` : ""}<br>${id}</p>
${charges.length ? html`<ul class="soft">${charges.slice(-4).map(({ at, status: of }) => html`<li>${dayText(at)}: ${CHARGES[of] ?? of}</li>`)}</ul>` : ""}
<div class="row">${
    live
      ? [
          action("month", { id }, "Pasa un mes"),
          action("reject", { id }, "Cobro rechazado"),
          action("cancel", { id }, "Cancelar desde el proveedor"),
        ]
      : ""
  }${checkout ? html`<a class="button" href="${checkout}">Abrir su página de pago</a>` : ""}</div></article>`;
}

function sentText({ sent }: Notice): string {
  if (sent.length === 0) return "espera";
  return sent.map(({ forged, status }) => `${forged ? "firma falsa: " : ""}${status ?? "en camino"}`).join(", ");
}

function noticeRow(notice: Notice): Markup {
  const { number, from, type, sent } = notice;
  return html`<article class="card"><p><b>N.º ${number}</b> ${type} <span class="soft">${from} · ${sentText(notice)}</span></p>
<div class="row">${action("send", { number }, sent.length ? "Enviar otra vez" : "Enviar")}${action("send", { number, forged: "1" }, "Enviar con firma falsa")}</div></article>`;
}

interface Shown {
  subscriptions: ListedSubscription[];
  notices: Notices;
  fault: ChosenFault | null;
}

/** The page with a button for everything that can happen at the providers. */
export function controlPage({ subscriptions, notices, fault }: Shown): string {
  const { all, held, site } = notices;
  return page(
    "Pagos simulados",
    html`<h1>Pagos simulados</h1>
<p class="soft">Hace de Mercado Pago y de PayPal. ${site ? html`Avisa a <b>${site}</b>.` : "No avisa a ningún sitio."}</p>
<h2>Suscripciones</h2>
${subscriptions.length ? html`<div class="two" style="display:grid;gap:1rem">${[...subscriptions].reverse().map(card)}</div>` : html`<p class="card soft">Todavía no hay ninguna: elegí un plan en Mis pagos.</p>`}
<h2>Avisos al sitio</h2>
<div class="card"><p>${held ? "Los avisos esperan acá hasta que los envíes." : "Los avisos salen solos, apenas pasa algo."}</p>
<div class="row">${action("hold", { on: held ? "" : "1" }, held ? "Que salgan solos" : "Que esperen acá")}${
      all.some(({ sent }) => sent.length === 0)
        ? [
            action("send-waiting", {}, "Enviar los que esperan"),
            action("send-waiting", { backwards: "1" }, "Enviarlos al revés"),
          ]
        : ""
    }</div></div>
${all.length ? html`<div class="two" style="display:grid;gap:1rem">${[...all].reverse().slice(0, 20).map(noticeRow)}</div>` : ""}
<h2>Si el proveedor falla</h2>
<form method="post" action="/control/fault"><div class="card"><p>${fault ? html`<b class="bad">${FAULTS[fault.kind].name}</b>${fault.email ? html`, solo para ${fault.email}` : ""}` : "Contesta con normalidad."}</p>
<div class="row"><label class="field">Qué pasa<select name="kind"><option value="">Nada: contesta con normalidad</option>${Object.entries(
      FAULTS,
    ).map(
      ([kind, { name }]) =>
        html`<option value="${kind}"${fault?.kind === kind ? html` selected` : ""}>${name}</option>`,
    )}</select></label>
<label class="field">Solo a quien paga con el mail<input type="email" name="email" value="${fault?.email ?? ""}"></label></div>
<div class="row"><button>Aplicar</button></div></div></form>`,
  );
}
