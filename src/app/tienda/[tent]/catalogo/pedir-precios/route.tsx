import "~/server/container";

import { listPageCopyFor } from "~/copy/list-page";
import { LIST_REQUEST_PATH } from "~/domain/price-lists/list-link";
import { ListRequestPage } from "~/features/catalogue/pages/price-list-pages";
import { pageHead } from "../../document-head";
import { sharedPage } from "../../page-response";

/** Visitors ask for the prices of a list; there is no such page in a shop that takes no requests. */
export const GET = sharedPage(async ({ frame }) =>
  frame.shop.takesListRequests
    ? {
        head: pageHead(frame, {
          title: listPageCopyFor(frame.shop.countryId).ask.title,
          path: LIST_REQUEST_PATH,
          hidden: true,
        }),
        body: <ListRequestPage frame={frame} />,
        scripted: true,
      }
    : null,
);
