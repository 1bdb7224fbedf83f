import type { Locator } from "@playwright/test";
import { Screen } from "./screen";

/** `/novedades`, also as who writes them. */
export class NewsPages extends Screen {
  readonly heading = this.page.getByRole("heading", { name: "Novedades", level: 1 });
  readonly items = this.page.getByRole("list", { name: "Novedades" }).getByRole("listitem");
  item = (title: string): Locator => this.items.filter({ hasText: title });
  mark = (title: string): Locator => this.item(title).getByText("Sin leer");
  readonly dialog = this.page.getByRole("dialog");

  async write({ title, text, photo, country }: { title: string; text: string; photo: string; country: string }) {
    await this.hand.tap(this.page.getByRole("button", { name: "Escribir novedad" }).filter({ visible: true }));
    await this.hand.type(this.dialog.getByLabel("Título"), title);
    await this.hand.type(this.dialog.getByLabel("Texto"), text);
    await this.hand.pick(this.dialog.getByText("Elegir foto"), photo);
    await this.dialog.getByLabel("Quién la ve").selectOption({ label: country });
    await this.hand.tap(this.dialog.getByRole("button", { name: "Publicar" }));
  }

  async choose(title: string, action: "Editar" | "Eliminar"): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: `Acciones de ${title}` }));
    await this.hand.tap(this.page.getByRole("menuitem", { name: action }));
  }
}
