import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** The button with the shop's name in the panel's bar, and the list of shops that it opens. */
export class ShopSwitch extends PageObject {
  readonly button = this.page.getByRole("button", { name: /Cambiar de tienda$/ });
  readonly sheet = this.page.getByRole("dialog", { name: "Tus tiendas" });
  shop = (name: string): Locator => this.sheet.getByRole("button", { name: new RegExp(`^${name}`) });

  open = () => this.user.tap(this.button);
  openAnother = () => this.user.tap(this.sheet.getByRole("link", { name: "Abrir otra tienda" }));

  async switchTo(name: string): Promise<void> {
    await this.open();
    await this.user.tap(this.shop(name));
  }
}
