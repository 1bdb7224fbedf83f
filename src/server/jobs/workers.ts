import type { MailDelivery } from "~/server/ports/mailer";
import { forgetExpired } from "~/server/services/account/forget-expired";
import { forgetCataloguePdfs } from "~/server/services/catalogue/forget-pdfs";
import { failCataloguePdf, makeCataloguePdf } from "~/server/services/catalogue/make-pdf";
import { sweepImages } from "~/server/services/image/sweep-images";
import { mailOrder } from "~/server/services/order/mail-order";
import { emptyBin } from "~/server/services/product/empty-bin";
import { forgetImports } from "~/server/services/product/forget-imports";
import { failImport, runImport } from "~/server/services/product/run-import";
import type { Workers } from "./queue";

/** Which use case does which kind of work. */
export function workersWith(deliver: MailDelivery): Required<Workers> {
  return {
    "send-mail": { run: (_ctx, mail) => deliver(mail) },
    "mail-order": { run: mailOrder },
    "empty-bin": { run: (ctx) => emptyBin(ctx) },
    "forget-expired": { run: (ctx) => forgetExpired(ctx) },
    "forget-imports": { run: (ctx) => forgetImports(ctx) },
    "import-products": { run: runImport, gaveUp: failImport },
    "make-catalogue-pdf": { run: makeCataloguePdf, gaveUp: failCataloguePdf },
    "forget-catalogue-pdfs": { run: (ctx) => forgetCataloguePdfs(ctx) },
    "sweep-images": { run: ({ db, ports }) => sweepImages({ db, storage: ports.storage }) },
  };
}
