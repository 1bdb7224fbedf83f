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
  addPhotos = (paths: string[]) => this.hand.pick(this.page.getByText("Agregar", { exact: true }), paths);
  save = () => this.hand.tap(this.page.getByRole("button", { name: "Guardar", exact: true }));

  /** The device's own list: one tap opens it, another takes an entry. */
  async filterCategory(name: string): Promise<void> {
    const list = this.page.getByRole("combobox", { name: "Categoría" });
    await this.hand.tap(list);
    this.hand.taps += 1;
    await list.selectOption({ label: name });
  }

  filter = (name: string) => this.hand.tap(this.page.getByRole("button", { name: new RegExp(`^${name} \\d`) }));

  async choose(name: string, entry: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: `Opciones de ${name}`, exact: true }));
    await this.hand.tap(this.page.getByRole("menuitem", { name: entry }));
  }

  /** What is done with the list as a whole. */
  async tool(entry: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: "Más opciones de la lista" }));
    await this.hand.tap(this.page.getByRole("menuitem", { name: entry }));
  }

  readonly chosen = this.page.getByRole("heading", { name: /elegidos?$|Elegí productos/ });
  startChoosing = () => this.hand.tap(this.page.getByRole("button", { name: "Elegir varios" }));
  chooseThese = (count: number) => this.hand.tap(this.page.getByRole("button", { name: `Elegir los ${count}` }));
  box = (name: string): Locator =>
    this.page
      .locator("label")
      .filter({ has: this.page.getByRole("checkbox", { name: `Elegir ${name}`, exact: true }) })
      .filter({ visible: true });
  private readonly bar = this.page.getByRole("toolbar", { name: "Acciones para los elegidos" });
  act = (name: string) => this.hand.tap(this.bar.getByRole("button", { name, exact: true }));

  async actMore(name: string): Promise<void> {
    await this.act("Más");
    await this.hand.tap(this.page.getByRole("menuitem", { name, exact: true }));
  }

  undo = () => this.hand.tap(this.page.getByRole("button", { name: "Deshacer" }));
}
