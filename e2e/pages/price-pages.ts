import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/productos/cambio-precios`. */
export class PricePages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Cambiar precios", exact: true });
  readonly value = this.page.getByRole("textbox", { name: "Cuánto" });
  readonly list = this.page.getByRole("list", { name: "Precios nuevos" });
  row = (name: string): Locator => this.list.getByRole("listitem").filter({ hasText: name });
  readonly button = this.page.getByRole("button", { name: /^Cambiar( \d+)? precios?$/ });
  readonly done = this.page.getByText("Los precios fueron actualizados");
  readonly changes = this.page.getByRole("list", { name: "Últimos cambios de precios" }).getByRole("listitem");

  private readonly dialog = this.page.getByRole("dialog");

  open = () => this.user.tap(this.page.getByRole("link", { name: "Cambiar precios" }));

  async chooseCategory(name: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Categorías", exact: true }));
    await this.user.tap(this.dialog.getByText(name, { exact: true }));
    await this.user.tap(this.dialog.getByRole("button", { name: "Listo" }));
    await this.dialog.waitFor({ state: "hidden" });
  }

  type = (value: string) => this.user.type(this.value, value);
  round = (to: string) => this.user.tap(this.page.getByRole("button", { name: to, exact: true }));
  change = () => this.user.tap(this.button);
  undo = () => this.user.tap(this.page.getByRole("button", { name: "Deshacer", exact: true }));
}
