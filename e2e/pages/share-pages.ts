import type { Download } from "@playwright/test";
import { Screen } from "./screen";

/** `/compartir` and its poster. */
export class SharePages extends Screen {
  readonly posterHeading = this.page.getByRole("heading", { name: "Cartel para el local", level: 1 });
  readonly poster = this.page.getByRole("figure", { name: "Así sale impreso" });
  readonly pdf = this.page.getByRole("region", { name: "Catálogo en PDF" });

  openPoster = () => this.hand.tap(this.page.getByRole("link", { name: "Cartel para el local" }));
  layout = (name: string) => this.hand.tap(this.page.locator("label").filter({ hasText: name }));
  print = () => this.hand.tap(this.page.getByRole("button", { name: "Imprimir" }));

  /** In the browser's own list: a tap on it and one on the choice. */
  async chooseProducts(name: string): Promise<void> {
    const list = this.pdf.getByLabel("¿Qué productos?");
    await this.hand.tap(list);
    this.hand.taps += 1;
    await list.selectOption({ label: name });
  }
  makePdf = () => this.hand.tap(this.pdf.getByRole("button", { name: "Armar el PDF" }));

  async download(): Promise<Download> {
    const link = this.pdf.getByRole("link", { name: "Descargar PDF" });
    await link.waitFor({ timeout: 120_000 });
    const file = this.page.waitForEvent("download");
    await this.hand.tap(link);
    return file;
  }
}
