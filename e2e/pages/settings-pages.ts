import { Screen } from "./screen";

/** `/configuraciones` and the screens below it, by what a person sees. */
export class SettingsPages extends Screen {
  heading = (name: string) => this.page.getByRole("heading", { name, level: 1 });
  open = (name: string) => this.hand.tap(this.page.getByRole("main").getByRole("link", { name, exact: true }));
  /** What is seen of a switch is its label. */
  turn = (name: string) =>
    this.hand.tap(this.page.locator("label").filter({ has: this.page.getByRole("switch", { name }) }));
  fill = (name: string, text: string) => this.hand.type(this.page.getByLabel(name), text);
  press = (name: string) => this.hand.tap(this.page.getByRole("button", { name }));
  save = () => this.press("Guardar");
  /** The arrow before the title. */
  back = () => this.hand.tap(this.page.locator("[data-page-bar]").getByRole("link").first());
}
