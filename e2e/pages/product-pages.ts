import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/productos` and the product form. */
export class ProductPages extends PageObject {
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
    await this.user.type(this.price(name), price);
    await this.user.pressEnter(this.price(name));
  }

  create = () =>
    this.user.tap(
      this.page
        .getByRole("link", { name: /^Cargar/ })
        .filter({ visible: true })
        .first(),
    );
  addPhotos = (paths: string[]) => this.user.chooseFiles(this.page.getByText("Agregar", { exact: true }), paths);
  save = () => this.user.tap(this.page.getByRole("button", { name: "Guardar", exact: true }));

  filterCategory = (name: string) => this.user.select(this.page.getByRole("combobox", { name: "Categoría" }), name);

  filter = (name: string) => this.user.tap(this.page.getByRole("button", { name: new RegExp(`^${name} \\d`) }));

  async choose(name: string, entry: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: `Opciones de ${name}`, exact: true }));
    await this.user.tap(this.page.getByRole("menuitem", { name: entry, exact: true }));
  }

  /** Chooses an action on the whole list. */
  async chooseListAction(entry: string): Promise<void> {
    await this.user.tap(this.page.getByRole("button", { name: "Más opciones de la lista" }));
    await this.user.tap(this.page.getByRole("menuitem", { name: entry, exact: true }));
  }

  readonly selection = this.page.getByRole("heading", { name: /elegidos?$|Elegí productos/ });
  startSelecting = () => this.user.tap(this.page.getByRole("button", { name: "Elegir varios" }));
  selectAll = (count: number) => this.user.tap(this.page.getByRole("button", { name: `Elegir los ${count}` }));
  checkbox = (name: string): Locator =>
    this.page
      .locator("label")
      .filter({ has: this.page.getByRole("checkbox", { name: `Elegir ${name}`, exact: true }) })
      .filter({ visible: true });
  private readonly bar = this.page.getByRole("toolbar", { name: "Acciones para los elegidos" });
  bulkAction = (name: string) => this.user.tap(this.bar.getByRole("button", { name, exact: true }));

  async bulkMenuAction(name: string): Promise<void> {
    await this.bulkAction("Más");
    await this.user.tap(this.page.getByRole("menuitem", { name, exact: true }));
  }

  undo = () => this.user.tap(this.page.getByRole("button", { name: "Deshacer" }));
}
