import { PageObject } from "./page-object";

/** `/configuraciones` and the screens below it. */
export class SettingsPages extends PageObject {
  heading = (name: string) => this.page.getByRole("heading", { name, level: 1 });
  open = (name: string) => this.user.tap(this.page.getByRole("main").getByRole("link", { name, exact: true }));
  /** The switch itself is hidden; its label is tapped. */
  toggle = (name: string) =>
    this.user.tap(this.page.locator("label").filter({ has: this.page.getByRole("switch", { name }) }));
  fill = (name: string, text: string) => this.user.type(this.page.getByLabel(name), text);
  press = (name: string) => this.user.tap(this.page.getByRole("button", { name }));
  save = () => this.press("Guardar");
  /** The arrow beside the title. */
  back = () => this.user.tap(this.page.locator("[data-page-bar]").getByRole("link").first());
}
