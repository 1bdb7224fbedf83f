import { expect, type Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/productos/fotos`. */
export class BatchPage extends PageObject {
  private readonly main = this.page.getByRole("main");
  readonly names = this.main.getByRole("textbox", { name: "Nombre", exact: true });
  readonly prices = this.main.getByRole("textbox", { name: /^Precio de / });
  readonly problems = this.main.getByRole("alert");
  readonly sent = this.main.getByRole("img", { name: "Subida" });
  readonly publish = this.page.getByRole("button", { name: /^Publicar/ });
  readonly join = this.main.getByRole("button", { name: /^Sumar la/ });
  readonly bar = this.page.getByRole("status", { name: "Fotos" });
  uploaded = (done: number, total: number): Locator => this.main.getByText(`${done} de ${total} fotos subidas`);

  async open(): Promise<void> {
    await this.page.goto("/productos/fotos");
  }

  pick = (paths: string[]) =>
    this.user.chooseFiles(this.main.getByText("Elegir fotos o un ZIP", { exact: true }), paths);
  addMore = (paths: string[]) => this.user.chooseFiles(this.main.getByText("Sumar fotos o un ZIP"), paths);

  /** Types a name and a price for each product; Enter leads from field to field. */
  async fillAll(names: readonly string[], price: (index: number) => string): Promise<void> {
    await expect(this.names).toHaveCount(names.length);
    await this.user.tap(this.names.first());
    for (const [index, name] of names.entries()) {
      await expect(this.names.nth(index)).toBeFocused();
      await this.page.keyboard.type(name);
      await this.page.keyboard.press("Enter");
      await this.page.keyboard.type(price(index));
      await this.page.keyboard.press("Enter");
    }
  }
}
