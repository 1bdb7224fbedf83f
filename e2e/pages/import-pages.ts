import type { Download } from "@playwright/test";
import { Screen } from "./screen";

/** `/productos/importar` in its steps, and the way there and to a file from the list. */
export class ImportPages extends Screen {
  readonly columns = this.page.getByRole("heading", { name: "Revisá las columnas" });
  readonly preview = this.page.getByRole("heading", { name: "Revisá los cambios" });
  readonly done = this.page.getByRole("heading", { name: "Listo" });
  readonly refusal = this.page.getByRole("alert").filter({ hasText: "." });
  readonly problems = this.page.getByRole("list", { name: "Con problemas" });
  readonly startButton = this.page.getByRole("button", { name: /^Importar \d/ });

  private readonly tools = this.page.getByRole("button", { name: "Más opciones de la lista" });

  /** From the shop window that has nothing in it yet. */
  begin = () => this.hand.tap(this.page.getByRole("link", { name: "Importar de Excel" }));
  async open(): Promise<void> {
    await this.hand.tap(this.tools);
    await this.hand.tap(this.page.getByRole("menuitem", { name: "Importar de Excel" }));
  }
  choose = (path: string) => this.hand.pick(this.page.getByText("Elegir archivo", { exact: true }), path);
  next = () => this.hand.tap(this.page.getByRole("button", { name: "Continuar" }));
  another = () => this.hand.tap(this.page.getByRole("button", { name: "Elegir otro archivo" }));
  kind = (name: string) => this.page.getByRole("group", { name: "Qué mostrar" }).getByRole("button", { name });
  mend = (line: number, heading: string, text: string) =>
    this.hand.type(
      this.problems
        .getByRole("listitem")
        .filter({ hasText: `Fila ${line} ` })
        .getByLabel(heading, { exact: true }),
      text,
    );
  start = () => this.hand.tap(this.startButton);
  toList = () => this.hand.tap(this.page.getByRole("link", { name: "Ver mis productos" }));

  /** The list as an Excel file. */
  async exported(): Promise<Download> {
    await this.hand.tap(this.tools);
    await this.hand.tap(this.page.getByRole("menuitem", { name: "Exportar a Excel" }));
    const file = this.page.waitForEvent("download");
    await this.hand.tap(this.page.getByRole("link", { name: "Descargar para Excel" }));
    return file;
  }
}
