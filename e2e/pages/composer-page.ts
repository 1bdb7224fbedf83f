import { expect, type Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/portada`: the composer of the home, and its preview. */
export class ComposerPage extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Portada", level: 1 });
  readonly rows = this.page.getByRole("list", { name: "Secciones de la portada" }).getByRole("listitem");
  readonly status = this.page.getByRole("region", { name: "Publicar la portada" }).getByRole("status");
  readonly previewPane = this.page.getByRole("region", { name: "Vista previa" });
  readonly preview = this.page.frameLocator("iframe");
  readonly publishButton = this.page.getByRole("button", { name: "Publicar", exact: true });
  readonly picked = this.page.getByRole("list", { name: "Productos" }).getByRole("listitem");
  handle = (name: string): Locator => this.page.getByRole("button", { name: `Mover ${name}`, exact: true });

  hide = (name: string) => this.user.tap(this.page.getByRole("button", { name: `Ocultar ${name}` }));
  open = (name: string) => this.user.tap(this.rows.getByRole("button", { name }).filter({ hasText: name }));
  /** Back from a section to the list. */
  async done(): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Listo" }));
    await expect(this.heading).toBeVisible();
  }

  publish = () => this.user.tap(this.publishButton);

  /** Adds a section and opens it. */
  async add(name: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Agregar", exact: true }));
    await this.user.tap(this.page.getByRole("dialog").getByRole("button", { name }));
  }

  /** Chooses products of a hand-picked row, in this order. */
  async pick(...names: string[]): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Agregar", exact: true }));
    const dialog = this.page.getByRole("dialog");
    for (const name of names) await this.user.tap(dialog.locator("label").filter({ hasText: name }));
    await this.user.tap(dialog.getByRole("button", { name: "Listo" }));
  }

  /** How a hand-picked row shows its products. */
  display = (name: "Grilla" | "Fila" | "Lista") =>
    this.user.tap(this.page.getByRole("group", { name: "Cómo se ven" }).locator("label").filter({ hasText: name }));

  /** The rows from top to bottom. */
  async expectOrder(names: string[]): Promise<void> {
    await expect(this.rows).toContainText(names);
  }
}
