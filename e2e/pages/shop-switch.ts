import type { Locator } from "@playwright/test";
import { Screen } from "./screen";

/** The shop's name in the panel's bar, and the merchant's shops that it opens. */
export class ShopSwitch extends Screen {
  readonly bar = this.page.getByRole("button", { name: /Cambiar de tienda$/ });
  readonly sheet = this.page.getByRole("dialog", { name: "Tus tiendas" });
  shop = (name: string): Locator => this.sheet.getByRole("button", { name: new RegExp(`^${name}`) });

  open = () => this.hand.tap(this.bar);
  openAnother = () => this.hand.tap(this.sheet.getByRole("link", { name: "Abrir otra tienda" }));

  async goTo(name: string): Promise<void> {
    await this.open();
    await this.hand.tap(this.shop(name));
  }
}
