import { expectDraft, formsOf } from "./fixtures/draft-forms";
import { test } from "./fixtures/test";

test("what was typed in any form is there again after the page was closed, and one tap discards it", async ({
  context,
  shop,
  monitor,
}) => {
  monitor.allow(/ERR_ABORTED/);
  const forms = await formsOf(shop);
  await shop.logIn(context);
  for (const form of forms) await expectDraft(context, form);
});
