import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/novedades`, for merchants and for the super-user who writes them. */
export class NewsPages extends PageObject {
  readonly heading = this.page.getByRole("heading", { name: "Novedades", level: 1 });
  readonly items = this.page.getByRole("list", { name: "Novedades" }).getByRole("listitem");
  item = (title: string): Locator => this.items.filter({ hasText: title });
  unreadMark = (title: string): Locator => this.item(title).getByText("Sin leer");
  readonly dialog = this.page.getByRole("dialog");

  async write({ title, text, photo, country }: { title: string; text: string; photo: string; country: string }) {
    await this.user.tap(this.page.getByRole("button", { name: "Escribir novedad" }).filter({ visible: true }));
    await this.user.type(this.dialog.getByLabel("Título"), title);
    await this.user.type(this.dialog.getByLabel("Texto"), text);
    await this.user.chooseFiles(this.dialog.getByText("Elegir foto"), photo);
    await this.user.select(this.dialog.getByLabel("Quién la ve"), country);
    await this.user.tap(this.dialog.getByRole("button", { name: "Publicar" }));
  }

  async choose(title: string, action: "Editar" | "Eliminar"): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Acciones de ${title}` }));
    await this.user.tap(this.page.getByRole("menuitem", { name: action }));
  }
}
