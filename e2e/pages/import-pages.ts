import type { Download } from "@playwright/test";
import { PageObject } from "./page-object";

/** The steps of `/productos/importar`, and the import and export entries of the product list. */
export class ImportPages extends PageObject {
  readonly columns = this.page.getByRole("heading", { name: "Revisá las columnas" });
  readonly preview = this.page.getByRole("heading", { name: "Revisá los cambios" });
  readonly done = this.page.getByRole("heading", { name: /^(?:\d[\d.]* productos? importados?|Listo)$/ });
  readonly refusal = this.page.getByRole("alert").filter({ hasText: "." });
  readonly problems = this.page.getByRole("list", { name: "Con problemas" });
  readonly startButton = this.page.getByRole("button", { name: /^Importar \d/ });

  private readonly tools = this.page.getByRole("button", { name: "Más opciones de la lista" });

  /** Opens the import from the empty product list. */
  begin = () => this.user.tap(this.page.getByRole("link", { name: "Importar de Excel" }));
  /** Opens the import from the product list: a button at a desk, in the menu on a phone. */
  async open(): Promise<void> {
    await this.tools.waitFor();
    const button = this.page.getByRole("link", { name: "Importar", exact: true });
    if (await button.isVisible()) return this.user.tap(button);
    await this.user.tap(this.tools);
    await this.user.tap(this.page.getByRole("menuitem", { name: "Importar de Excel" }));
  }
  choose = (path: string) => this.user.chooseFiles(this.page.getByText("Elegir archivo", { exact: true }), path);
  next = () => this.user.tap(this.page.getByRole("button", { name: "Continuar" }));
  chooseAnother = () => this.user.tap(this.page.getByRole("button", { name: "Elegir otro archivo" }));
  kind = (name: string) => this.page.getByRole("group", { name: "Qué mostrar" }).getByRole("button", { name });
  fixCell = (line: number, heading: string, text: string) =>
    this.user.type(
      this.problems
        .getByRole("listitem")
        .filter({ hasText: `Fila ${line} ` })
        .getByLabel(heading, { exact: true }),
      text,
    );
  start = () => this.user.tap(this.startButton);
  column = (heading: string) => this.page.getByLabel(`Qué contiene la columna ${heading}`, { exact: true });
  /** From the preview of a file with prices and costs to the percentage. */
  byCost = () => this.user.tap(this.page.getByRole("button", { name: "Calcularlos por el costo" }));
  usePrices = () => this.user.tap(this.page.getByRole("button", { name: "Usar estos precios" }));
  /** Undoes the import that the screen shows. */
  async undo(): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Deshacer", exact: true }));
    await this.user.tap(this.page.getByRole("button", { name: "Deshacer la importación" }));
  }
  toList = () => this.user.tap(this.page.getByRole("link", { name: "Ver mis productos" }));

  /** Downloads the product list as an Excel file. */
  async exportList(): Promise<Download> {
    await this.user.tap(this.tools);
    await this.user.tap(this.page.getByRole("menuitem", { name: "Exportar a Excel" }));
    const file = this.page.waitForEvent("download");
    await this.user.tap(this.page.getByRole("link", { name: "Descargar para Excel" }));
    return file;
  }
}
