import type { Locator } from "@playwright/test";
import { expect } from "../fixtures/test";
import { PageObject } from "./page-object";

/** The screens under "Mis pagos", the page of a provider, and the return from it. */
export class PaymentPages extends PageObject {
  /** The banner on every screen: the rest of the free period, or that it ended. */
  readonly notice = this.page.getByRole("complementary", { name: "Mis pagos" });
  readonly seePlans = this.notice.getByRole("link", { name: "Ver planes" });

  /** The state of the account. */
  state(sentence: string | RegExp): Locator {
    return this.page.getByRole("region", { name: sentence }).first();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole("heading", { name });
  }

  async choose(button: string): Promise<void> {
    await this.user.tap(this.page.getByRole("link", { name: button, exact: true }));
  }

  /** Goes to the provider's page and presses a button there. */
  async payWith(provider: "Mercado Pago" | "PayPal", button: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Ir a ${provider}`, exact: true }));
    await this.chooseAtProvider(provider, button);
  }

  /** Shows the plans in the other currency. */
  async showPlansIn(currency: "pesos" | "dólares"): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Ver planes en ${currency}` }));
  }

  /** Presses a button of the provider's page, which works without a script. */
  async chooseAtProvider(provider: string, button: string): Promise<void> {
    await expect(this.page.getByText(`Simulación de ${provider}`)).toBeVisible();
    await this.page.getByRole("button", { name: button }).click();
  }

  /** After the return: the provider confirmed the payment. */
  async expectPaid(): Promise<void> {
    await expect(this.heading("¡Listo! Tu pago está confirmado")).toBeVisible();
  }

  /** After the return: the provider confirmed the subscription and charges it later. */
  async expectConfirmed(): Promise<void> {
    await expect(this.heading("Tu suscripción está confirmada")).toBeVisible();
  }

  async toPayments(): Promise<void> {
    await this.user.tap(this.page.getByRole("link", { name: "Ir a Mis pagos" }));
    await expect(this.heading("Mis pagos")).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async unsubscribe(): Promise<void> {
    await this.user.tap(this.page.getByRole("link", { name: /^Botón de baja/ }));
    await this.user.tap(this.page.getByRole("button", { name: "Dar de baja la suscripción" }));
    await this.user.tap(this.page.getByRole("button", { name: "Dar de baja", exact: true }));
    await expect(this.page.getByText("Tu suscripción quedó dada de baja")).toBeVisible();
  }
}
