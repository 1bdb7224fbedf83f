import { PageObject } from "./page-object";

/** The panel's popup: an error, a warning or a question. */
export class Popup extends PageObject {
  readonly box = this.page.getByRole("alertdialog");
  title = (text: string) => this.box.getByRole("heading", { name: text, exact: true });
  answer = (label: string) => this.user.tap(this.box.getByRole("button", { name: label, exact: true }));
}
