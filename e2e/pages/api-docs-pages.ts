import { PageObject } from "./page-object";

/** `/api/docs`. */
export class ApiDocsPages extends PageObject {
  readonly status = this.page.getByRole("status").filter({ hasText: "Respuesta" });
  readonly response = this.page.getByRole("region", { name: "Respuesta", exact: true });
  readonly curl = this.page.getByRole("region", { name: "Con curl", exact: true });

  search = (words: string) => this.user.type(this.page.getByLabel("Buscar una llamada"), words);
  press = (name: string) => this.user.tap(this.page.getByRole("button", { name, exact: true }));
  follow = (name: string | RegExp) => this.user.tap(this.page.getByRole("link", { name }).first());
  fill = (label: string, text: string) => this.user.type(this.page.getByLabel(label, { exact: true }), text);
}
