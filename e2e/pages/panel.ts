import { Screen } from "./screen";

/** The panel's menu: tabs at the bottom of a phone, a sidebar on a desk, the rest behind "Más". */
export class Panel extends Screen {
  private readonly phone = (this.page.viewportSize()?.width ?? 0) < 1280;

  async go(entry: string): Promise<void> {
    const name = new RegExp(`${entry}$`); // before it may stand how many are new
    if (!this.phone) {
      await this.hand.tap(this.page.getByRole("navigation", { name: "Menú" }).getByRole("link", { name }));
      return;
    }
    const tabs = this.page.getByRole("navigation", { name: "Principal" });
    const tab = tabs.getByRole("link", { name });
    await tabs.waitFor();
    if (await tab.isVisible()) return this.hand.tap(tab);
    await this.hand.tap(tabs.getByRole("button", { name: "Más" }));
    await this.hand.tap(this.page.getByRole("navigation", { name: "Más opciones" }).getByText(entry, { exact: true }));
  }
}
