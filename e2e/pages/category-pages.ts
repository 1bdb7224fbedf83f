import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/categorias` and the form of a new one. */
export class CategoryPages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Mis Categorias" });
  row = (name: string): Locator =>
    this.page.getByRole("list", { name: "Categorías" }).getByRole("listitem").filter({ hasText: name });
  visible = (name: string): Locator =>
    this.page.locator("label").filter({ has: this.page.getByRole("switch", { name: `Visible: ${name}` }) });
  readonly name = this.page.getByLabel("Nombre", { exact: true });

  create = () =>
    this.user.tap(this.page.getByRole("link", { name: "Crear categoría" }).filter({ visible: true }).first());
  save = () => this.user.tap(this.page.getByRole("button", { name: "Crear categoría" }));

  async choose(name: string, option: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Opciones de ${name}` }));
    await this.user.tap(this.page.getByRole("menuitem", { name: option }));
  }
}
