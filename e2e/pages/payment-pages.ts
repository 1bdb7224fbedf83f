import type { Locator } from "@playwright/test";
import { expect } from "../fixtures/test";
import { Screen } from "./screen";

/** Everything under "Mis pagos", the page of a provider, and the way back from there. */
export class PaymentPages extends Screen {
  /** Above every other screen: what is left of the free period, or that it ended. */
  readonly notice = this.page.getByRole("complementary", { name: "Mis pagos" });
  readonly seePlans = this.notice.getByRole("link", { name: "Ver planes" });

  /** How the account stands. */
  state(sentence: string | RegExp): Locator {
    return this.page.getByRole("region", { name: sentence }).first();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole("heading", { name });
  }

  async choose(button: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("link", { name: button, exact: true }));
  }

  /** To the provider's own page, and what is done there. */
  async payWith(provider: "Mercado Pago" | "PayPal", does: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: `Ir a ${provider}`, exact: true }));
    await this.decide(provider, does);
  }

  /** The plans in another money than one's own are behind a button. */
  async showIn(money: "pesos" | "dólares"): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: `Ver planes en ${money}` }));
  }

  /** A page that is not ours: nothing of it has to come alive. */
  async decide(provider: string, does: string): Promise<void> {
    await expect(this.page.getByText(`Simulación de ${provider}`)).toBeVisible();
    await this.page.getByRole("button", { name: does }).click();
  }

  /** Back from the provider, which was asked. */
  async isPaid(): Promise<void> {
    await expect(this.heading("¡Listo! Tu pago está confirmado")).toBeVisible();
  }

  /** Confirmed by the provider, and charged on a later day. */
  async isConfirmed(): Promise<void> {
    await expect(this.heading("Tu suscripción está confirmada")).toBeVisible();
  }

  async toPayments(): Promise<void> {
    await this.hand.tap(this.page.getByRole("link", { name: "Ir a Mis pagos" }));
    await expect(this.heading("Mis pagos")).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async unsubscribe(): Promise<void> {
    await this.hand.tap(this.page.getByRole("link", { name: /^Botón de baja/ }));
    await this.hand.tap(this.page.getByRole("button", { name: "Dar de baja la suscripción" }));
    await this.hand.tap(this.page.getByRole("button", { name: "Dar de baja", exact: true }));
    await expect(this.page.getByText("Tu suscripción quedó dada de baja")).toBeVisible();
  }
}
