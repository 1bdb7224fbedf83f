import { Screen } from "./screen";

/** `/api/docs`, by what a person sees. */
export class ApiDocsPages extends Screen {
  readonly status = this.page.getByRole("status").filter({ hasText: "Respuesta" });
  readonly answer = this.page.getByRole("region", { name: "Respuesta", exact: true });
  readonly curl = this.page.getByRole("region", { name: "Con curl", exact: true });

  search = (words: string) => this.hand.type(this.page.getByLabel("Buscar una llamada"), words);
  press = (name: string) => this.hand.tap(this.page.getByRole("button", { name, exact: true }));
  follow = (name: string | RegExp) => this.hand.tap(this.page.getByRole("link", { name }).first());
  fill = (label: string, text: string) => this.hand.type(this.page.getByLabel(label, { exact: true }), text);
}
