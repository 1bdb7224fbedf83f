import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** A shop's pages for visitors. */
export class ShopPages extends PageObject {
  product = (name: string): Locator => this.page.getByRole("article").filter({ hasText: name });
  readonly rows = this.page.locator(".rows").getByRole("listitem");
  row = (name: string): Locator => this.rows.filter({ has: this.productLink(name) });
  quantity = (name: string): Locator => this.page.getByRole("textbox", { name: `Cantidad de ${name}` });
  productLink = (name: string): Locator => this.page.getByRole("link", { name, exact: true });
  readonly searchBox = this.page.getByLabel(/^Buscar en /).filter({ visible: true });
  /** The suggestions while typing. */
  readonly suggestions = this.page.getByRole("listbox").getByRole("option");
  readonly total = this.page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link");

  async search(text: string): Promise<void> {
    const link = this.page.getByRole("link", { name: "Buscar productos" });
    if (await link.isVisible()) await this.user.tap(link);
    await this.user.type(this.searchBox, text);
    await this.user.pressEnter(this.searchBox);
  }

  /** Adds what is chosen on a product's page. */
  readonly addChosen = this.page.getByRole("button", { name: /^Agregar (al pedido|·|\d)/ });
  option = (value: string): Locator => this.page.getByRole("radio", { name: new RegExp(`^${value}(?!\\S)`) });
  add = (name: string) => this.user.tap(this.page.getByRole("button", { name: `Agregar ${name}` }));
  openCart = () => this.user.tap(this.total);
}
