import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/productos/promociones` and its forms. */
export class PromotionPages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Precios y promociones", exact: true });
  readonly list = this.page.getByRole("list", { name: "Promociones" });
  row = (name: string): Locator => this.list.getByRole("listitem").filter({ hasText: name });
  readonly empty = this.page.getByRole("heading", { name: "Todavía no hay promociones" });
  readonly name = this.page.getByRole("textbox", { name: "Nombre para tus clientes" });
  readonly example = this.page.getByRole("region", { name: "Así se cobra" });

  private readonly dialog = this.page.getByRole("dialog");
  button = (name: string): Locator => this.page.getByRole("button", { name, exact: true }).filter({ visible: true });
  press = (name: string) => this.user.tap(this.button(name));

  /** The undo of a toast. */
  undoOf = (said: string): Locator =>
    this.page.getByRole("listitem").filter({ hasText: said }).getByRole("button", { name: "Deshacer" });

  /** From the list: what the new one gives. */
  async create(kind: string): Promise<void> {
    await this.press("Nueva promoción");
    await this.user.tap(this.dialog.getByRole("link", { name: kind }));
    await this.page.getByRole("heading", { level: 1, name: kind }).waitFor();
  }

  async chooseProducts(...names: string[]): Promise<void> {
    await this.user.tap(this.page.getByText("Productos", { exact: true }).filter({ visible: true }).last());
    await this.dialog.waitFor();
    for (const name of names) {
      await this.user.type(this.dialog.getByRole("searchbox"), name);
      await this.user.tap(this.dialog.getByText(name, { exact: true }));
    }
    await this.user.tap(this.dialog.getByRole("button", { name: "Listo" }));
    await this.dialog.waitFor({ state: "hidden" });
  }

  /** An entry of a row's menu. */
  async choose(name: string, entry: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Opciones de ${name}` }));
    await this.user.tap(this.page.getByRole("menuitem", { name: entry, exact: true }));
  }

  confirm = (name: string) => this.user.tap(this.page.getByRole("alertdialog").getByRole("button", { name }));
}
