import type { Download } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/compartir` and the poster. */
export class SharePages extends PageObject {
  readonly posterHeading = this.page.getByRole("heading", { name: "Cartel para el local", level: 1 });
  readonly poster = this.page.getByRole("figure", { name: "Así sale impreso" });
  readonly pdf = this.page.getByRole("region", { name: "Catálogo en PDF" });

  openPoster = () => this.user.tap(this.page.getByRole("link", { name: "Cartel para el local" }));
  layout = (name: string) => this.user.tap(this.page.locator("label").filter({ hasText: name }));
  print = () => this.user.tap(this.page.getByRole("button", { name: "Imprimir" }));

  chooseProducts = (name: string) => this.user.select(this.pdf.getByLabel("¿Qué productos?"), name);
  makePdf = () => this.user.tap(this.pdf.getByRole("button", { name: "Armar el PDF" }));

  async download(): Promise<Download> {
    const link = this.pdf.getByRole("link", { name: "Descargar PDF" });
    await link.waitFor({ timeout: 120_000 });
    const file = this.page.waitForEvent("download");
    await this.user.tap(link);
    return file;
  }
}
