import type { Locator } from "@playwright/test";
import { Screen } from "./screen";

/** What a visitor sees of a shop. */
export class ShopPages extends Screen {
  product = (name: string): Locator => this.page.getByRole("article").filter({ hasText: name });
  productLink = (name: string): Locator => this.page.getByRole("link", { name, exact: true });
  readonly searchBox = this.page.getByLabel(/^Buscar en /);
  /** What is offered while one types. */
  readonly suggestions = this.page.getByRole("listbox").getByRole("option");
  readonly total = this.page.getByRole("complementary", { name: "Tu pedido" }).getByRole("link");

  async search(text: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("link", { name: "Buscar productos" }));
    await this.hand.type(this.searchBox, text);
    await this.hand.enter(this.searchBox);
  }

  add = (name: string) => this.hand.tap(this.page.getByRole("button", { name: `Agregar ${name}` }));
  openCart = () => this.hand.tap(this.total);
}
