import { expect, type Locator } from "@playwright/test";
import { Screen } from "./screen";

/** `/productos/{id}/imagenes`. */
export class PhotoPages extends Screen {
  readonly list = this.page.getByRole("list", { name: "Fotos" });
  readonly status = this.page.getByRole("main").getByRole("status").first();
  readonly problems = this.page.getByRole("main").getByRole("alert");
  readonly ordered = this.page.getByText("El orden de las imágenes fue actualizado");
  photo = (n: number): Locator => this.list.getByRole("img", { name: `Foto ${n}`, exact: true });
  handle = (n: number): Locator => this.page.getByRole("button", { name: `Mover la foto ${n}`, exact: true });

  pick = (paths: string[]) => this.hand.pick(this.page.getByText("Elegir fotos", { exact: true }), paths);
  pickMore = (paths: string[]) => this.hand.pick(this.page.getByText("Agregar", { exact: true }), paths);
  retry = (n: number) => this.hand.tap(this.list.getByRole("button", { name: `Reintentar la foto ${n}`, exact: true }));

  async choose(n: number, option: string): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: `Opciones de la foto ${n}`, exact: true }));
    await this.hand.tap(this.page.getByRole("menuitem", { name: option }));
  }

  async crop(n: number): Promise<void> {
    await this.hand.tap(this.page.getByRole("button", { name: `Recortar la foto ${n}`, exact: true }));
    await this.hand.tap(this.page.getByRole("button", { name: "Usar este recorte" }));
  }

  /** Nearer, and to one side, without a finger on the picture. */
  async cropByKeyboard(n: number): Promise<void> {
    const { keyboard } = this.page;
    await this.page.getByRole("button", { name: `Recortar la foto ${n}`, exact: true }).focus();
    await keyboard.press("Enter");
    const area = this.page.getByRole("group", { name: "Lo que queda de la foto" });
    const picture = this.page.getByRole("dialog").locator("img");
    await area.focus();
    const place = () => picture.evaluate((one) => getComputedStyle(one).transform);
    const before = await place();
    await keyboard.press("ArrowRight");
    await expect.poll(place).not.toBe(before);
    await this.page.getByRole("slider", { name: "Acercar" }).focus();
    await keyboard.press("ArrowRight");
    await this.page.getByRole("button", { name: "Usar este recorte" }).focus();
    await keyboard.press("Enter");
  }

  /** Where each picture comes from, in the order shown, once all are drawn from the server. */
  async shown(): Promise<string[]> {
    const sources = () =>
      this.list
        .getByRole("img", { name: /^Foto \d+$/ })
        .evaluateAll((all) => all.map((one) => one.getAttribute("src") ?? ""));
    await expect.poll(async () => (await sources()).every((src) => src.startsWith("/storage/"))).toBe(true);
    return sources();
  }
}
