import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen";

/** `/mis-links`, its editor and its picture. */
export class LinkPages extends Screen {
  readonly heading = this.page.getByRole("heading", { name: "Mis links", level: 1 });
  readonly rows = this.page.getByRole("list", { name: "Tus links" }).getByRole("listitem");
  row = (name: string): Locator => this.rows.filter({ hasText: name });
  handle = (name: string): Locator => this.page.getByRole("button", { name: `Mover ${name}`, exact: true });
  readonly preview = this.page.frameLocator("iframe:not(.invisible)");

  open = () => this.hand.tap(this.page.getByRole("main").getByRole("link", { name: "Mis links" }));
  show = (view: "Editar" | "Vista previa") => this.hand.tap(this.page.locator("label").filter({ hasText: view }));
  turn = (name: string) =>
    this.hand.tap(
      this.page.locator("label").filter({ has: this.page.getByRole("switch", { name: `Visible: ${name}` }) }),
    );

  async add(name: string, url: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: "Agregar link" }).filter({ visible: true }));
    await this.hand.type(this.page.getByLabel("Texto del botón"), name);
    await this.hand.type(this.page.getByLabel("A dónde lleva"), url);
    await this.hand.tap(this.page.getByRole("button", { name: "Agregar", exact: true }));
  }

  /** The links from top to bottom, as the editor has them. */
  async expectOrder(names: string[]): Promise<void> {
    await expect(this.rows).toContainText(names);
  }

  live = () => this.hand.tapToNewTab(this.page.getByRole("link", { name: "Ver en vivo" }).filter({ visible: true }));
}
