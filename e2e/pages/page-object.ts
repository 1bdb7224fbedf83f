import type { Page } from "@playwright/test";
import type { User } from "../fixtures/user";

/** Base of all page objects: the page, and the user who acts on it. */
export class PageObject {
  protected readonly page: Page;

  constructor(protected readonly user: User) {
    this.page = user.page;
  }
}
