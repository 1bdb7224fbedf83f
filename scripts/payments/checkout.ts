import { dayText, everyText, html, page, priceText } from "./html.ts";
import type { Checkout } from "./provider.ts";

const TITLES: Record<Checkout["kind"], string> = {
  new: "Suscribirte",
  plan: "Suscribirte",
  change: "Cambiar de plan",
};

/** The page on which the payer approves, rejects or goes back. */
export function checkoutPage(name: string, shown: Checkout, { rejected = false } = {}): string {
  const { kind, title, amount, currency, every, payer, starts, open } = shown;
  if (!open)
    return page(
      name,
      html`<h1>${name}</h1><div class="card"><p>Este pago ya no está pendiente: se aprobó o se canceló antes.</p></div>`,
      { slim: true },
    );
  const change = kind === "change";
  const waitsUntil = starts && new Date(starts) > new Date() ? starts : null;
  return page(
    `${TITLES[kind]} con ${name}`,
    html`<div><p class="soft">Simulación de ${name}</p><h1>${TITLES[kind]}</h1></div>
${rejected ? html`<p class="card bad" role="alert">La tarjeta fue rechazada. Podés probar de nuevo o volver sin pagar.</p>` : ""}
<div class="card"><div><h2 style="margin:0">${title}</h2>${payer ? html`<p class="soft">${payer}</p>` : ""}</div>
<p><span class="price">${priceText(amount, currency)}</span> <span class="soft">${everyText(every)}</span></p>
${waitsUntil ? html`<p class="soft">El primer cobro es el ${dayText(waitsUntil)}.</p>` : ""}</div>
<form method="post"><div class="card stack">
${kind === "plan" ? html`<label class="field">Tu mail<input type="email" name="email" required autocomplete="email" value="pagador@ejemplo.test"></label>` : ""}
<button class="main" name="choice" value="approve">${change ? "Aprobar el cambio" : "Aprobar el pago"}</button>
<button name="choice" value="reject">Rechazar la tarjeta</button>
<button name="choice" value="back" formnovalidate>Volver sin pagar</button>
${change || waitsUntil ? "" : html`<details><summary class="soft">Más opciones</summary><label class="check"><input type="checkbox" name="charged" value="later">Aprobar ahora y cobrar más tarde</label></details>`}
</div></form>`,
    { slim: true },
  );
}
