import type { Locator } from "@playwright/test";
import { Screen } from "./screen";

/** `/productos`, and the form of one product. */
export class ProductPages extends Screen {
  readonly heading = this.page.getByRole("heading", { name: "Mis productos" });
  readonly list = this.page.getByRole("list", { name: "Productos" });
  row = (name: string): Locator => this.list.getByRole("listitem").filter({ hasText: name });
  price = (name: string): Locator => this.page.getByLabel(`Precio de ${name}`);
  visible = (name: string): Locator =>
    this.page.locator("label").filter({ has: this.page.getByRole("switch", { name: `Visible: ${name}` }) });
  readonly saved = this.page.getByText("Precio guardado");
  readonly search = this.page.getByRole("searchbox", { name: "Buscar producto" });

  readonly name = this.page.getByLabel("Nombre", { exact: true });
  readonly formPrice = this.page.getByLabel("Precio", { exact: true });

  async setPrice(name: string, price: string): Promise<void> {
    await this.hand.type(this.price(name), price);
    await this.hand.enter(this.price(name));
  }

  load = () =>
    this.hand.tap(
      this.page
        .getByRole("link", { name: /^Cargar/ })
        .filter({ visible: true })
        .first(),
    );
  addPhoto = (path: string) => this.hand.pick(this.page.getByText("Agregar", { exact: true }), path);
  save = () => this.hand.tap(this.page.getByRole("button", { name: "Guardar", exact: true }));
}
