import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/productos/{id}/variantes`. */
export class VariantPages extends PageObject {
  heading = (product: string) => this.page.getByRole("heading", { name: `Variantes de ${product}` });
  readonly rows = this.page.getByRole("list", { name: "Combinaciones" }).getByRole("listitem");
  row = (name: string): Locator => this.rows.filter({ hasText: name });
  values = (option: string): Locator =>
    this.page.getByRole("list", { name: `Valores de ${option}` }).getByRole("listitem");
  stock = (name: string): Locator => this.page.getByRole("textbox", { name: `Stock de ${name}`, exact: true });
  price = (name: string): Locator => this.page.getByRole("textbox", { name: `Precio de ${name}`, exact: true });
  valuesInput = (option: string): Locator => this.page.getByLabel(`Agregar valores a ${option}`);
  readonly question = this.page.getByRole("alertdialog");
  readonly saved = this.page.getByText("Variantes guardadas");

  press = (name: string) => this.user.tap(this.page.getByRole("button", { name, exact: true }));
  save = () => this.press("Guardar");
}
