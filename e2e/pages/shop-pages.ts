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
  /** The button of a card. Once the cart has some of it, the button shows how many, and becomes a stepper when it is tapped. */
  addButton = (name: string): Locator => this.page.getByRole("button", { name: `Agregar ${name}` });
  more = (name: string): Locator =>
    this.page.getByRole("group", { name: `Cantidad de ${name}` }).getByRole("button", { name: "Agregar uno" });
  /** What a card says for a moment in place of its button. */
  told = (count: string): Locator => this.page.getByRole("link", { name: `${count} en tu pedido Ver pedido` });

  /** Adds one of what a card shows. */
  async add(name: string): Promise<void> {
    const isTapped = (await this.product(name).locator(".add--told, .add--step").count()) > 0;
    if (!isTapped) {
      const isHeld = (await this.addButton(name).textContent())?.includes("en tu pedido");
      await this.user.tap(this.addButton(name));
      if (!isHeld) return;
    }
    await this.user.tap(this.more(name));
  }
  openCart = () => this.user.tap(this.total);
}
