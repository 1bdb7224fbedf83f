import { type Download, expect } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/compartir/imagen` and the choice of its products. */
export class PicturePages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Imagen para compartir", level: 1 });
  readonly picture = this.page.getByRole("figure", { name: "Imagen para compartir" }).getByRole("img");
  readonly share = this.page.getByRole("button", { name: "Compartir", exact: true });
  readonly downloadButton = this.page.getByRole("button", { name: "Bajar imagen" });
  readonly title = this.page.getByLabel("Título");

  format = (name: string) => this.user.tap(this.page.locator("label").filter({ hasText: name }));
  toggle = (label: string) =>
    this.user.tap(
      this.page.locator("label").filter({ has: this.page.getByRole("switch", { name: label, exact: true }) }),
    );
  /** Waits for the list: the editor's own strip has buttons of the same names. */
  async chooseOthers(): Promise<void> {
    await this.user.tap(this.page.getByRole("link", { name: "Elegir otros productos" }));
    await expect(this.page.getByRole("heading", { name: /hasta 6 productos/, level: 1 })).toBeVisible();
  }
  choose = (name: string) => this.user.tap(this.page.getByRole("button", { name }));
  make = () => this.user.tap(this.page.getByRole("link", { name: "Armar imagen" }));

  async download(): Promise<Download> {
    const file = this.page.waitForEvent("download");
    await this.user.tap(this.downloadButton);
    return file;
  }
}
