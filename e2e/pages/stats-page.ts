import type { Locator } from "@playwright/test";
import { PageObject } from "./page-object";

/** `/progreso`: the shop's statistics. */
export class StatsPage extends PageObject {
  choose = (period: string) =>
    this.user.tap(this.page.getByRole("group", { name: "Período" }).getByRole("link", { name: period }));

  figure = (name: string): Locator =>
    this.page.getByRole("region", { name: "Lo principal" }).locator("div > div").filter({ hasText: name });

  rows = (list: string): Locator => this.page.getByRole("list", { name: list }).getByRole("listitem");
}
