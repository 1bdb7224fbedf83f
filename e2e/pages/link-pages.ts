import { expect, type Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/mis-links`: the editor and the preview. */
export class LinkPages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Mis links", level: 1 });
  readonly rows = this.page.getByRole("list", { name: "Tus links" }).getByRole("listitem");
  row = (name: string): Locator => this.rows.filter({ hasText: name });
  handle = (name: string): Locator => this.page.getByRole("button", { name: `Mover ${name}`, exact: true });
  readonly preview = this.page.frameLocator("iframe:not(.invisible)");

  open = () => this.user.tap(this.page.getByRole("main").getByRole("link", { name: "Mis links" }));
  show = (view: "Editar" | "Vista previa") => this.user.tap(this.page.locator("label").filter({ hasText: view }));
  toggle = (name: string) =>
    this.user.tap(
      this.page.locator("label").filter({ has: this.page.getByRole("switch", { name: `Visible: ${name}` }) }),
    );

  async add(name: string, url: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Agregar link" }).filter({ visible: true }));
    await this.user.type(this.page.getByLabel("Texto del botón"), name);
    await this.user.type(this.page.getByLabel("A dónde lleva"), url);
    await this.user.tap(this.page.getByRole("button", { name: "Agregar", exact: true }));
  }

  /** The links in the editor, from top to bottom. */
  async expectOrder(names: string[]): Promise<void> {
    await expect(this.rows).toContainText(names);
  }

  openLive = () =>
    this.user.tapToNewTab(this.page.getByRole("link", { name: "Ver en vivo" }).filter({ visible: true }));
}
