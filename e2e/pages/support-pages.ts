import { PageObject } from "./page-object";

/** `/soporte`. */
export class SupportPages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Ayuda", level: 1 });
  readonly search = this.page.getByRole("searchbox", { name: "Buscar en la ayuda" });
  readonly answers = this.page.getByRole("region", { name: "Preguntas frecuentes" }).getByRole("listitem");
  readonly text = this.page.getByLabel("Tu mensaje");
  readonly sentMessages = this.page.getByRole("list", { name: "Lo que nos escribiste" }).getByRole("listitem");

  async send(text: string): Promise<void> {
    await this.user.type(this.text, text);
    await this.user.tap(this.page.getByRole("button", { name: "Enviar mensaje" }));
  }
}
