import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** A shop's pages for visitors. */
export class ShopPages extends PageObject {
  product = (name: string): Locator => this.page.getByRole("article").filter({ hasText: name });
  productLink = (name: string): Locator => this.page.getByRole("link", { name, exact: true });
  readonly searchBox = this.page.getByLabel(/^Buscar en /);
  /** The suggestions while typing. */
  readonly suggestions = this.page.getByRole("listbox").getByRole("option");
  readonly total = this.page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link");

  async search(text: string): Promise<void> {
    await this.user.tap(this.page.getByRole("link", { name: "Buscar productos" }));
    await this.user.type(this.searchBox, text);
    await this.user.pressEnter(this.searchBox);
  }

  add = (name: string) => this.user.tap(this.page.getByRole("button", { name: `Agregar ${name}` }));
  openCart = () => this.user.tap(this.total);
}
