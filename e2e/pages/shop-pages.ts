import { expect, type Locator } from "@playwright/test";
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
    const held = this.addButton(name).filter({ hasText: "en tu pedido" });
    const card = await this.product(name).textContent(); // read at once: what was tapped just now is about to change
    if (!card?.includes("en tu pedido")) return this.user.tap(this.addButton(name));
    // a card that was tapped just now becomes a stepper by itself, another one by a tap
    await expect(async () => {
      if (await held.isVisible()) await held.click({ timeout: 1_000 });
      await expect(this.more(name)).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await this.user.tap(this.more(name));
  }

  /** Goes from a product's page to the cart. Where the button was, a tap within a moment of the first is the same one. */
  async viewOrder(): Promise<void> {
    const link = this.page.locator(".buy__go").getByRole("link", { name: "Ver pedido" });
    await expect(async () => {
      await this.user.tap(link);
      await expect(this.page).toHaveURL(/\/carrito$/, { timeout: 1_000 });
    }).toPass();
  }
  openCart = () => this.user.tap(this.total);
}
