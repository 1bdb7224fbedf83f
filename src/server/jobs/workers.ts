import { countLostMail, countMail } from "~/server/metrics/orders-and-mails";
import type { MailDelivery } from "~/server/ports/mailer";
import type { MessageDelivery } from "~/server/ports/messenger";
import type { PushDelivery } from "~/server/ports/push";
import { pruneExpired } from "~/server/services/account/prune-expired";
import { remindOfCharges } from "~/server/services/billing/charges/remind-of-charges";
import { endFreePeriods } from "~/server/services/billing/plans/end-free-periods";
import {
  cancelClosedSubscription,
  sweepCancellations,
} from "~/server/services/billing/subscriptions/closed-subscriptions";
import { reconcileSubscriptions } from "~/server/services/billing/subscriptions/reconcile-subscriptions";
import { handleWebhookEvent } from "~/server/services/billing/webhooks/handle-webhook-event";
import { failCataloguePdf, makeCataloguePdf } from "~/server/services/catalogue/pdf/make-pdf";
import { pruneCataloguePdfs } from "~/server/services/catalogue/pdf/prune-pdfs";
import { measurePictures } from "~/server/services/image/measure-pictures";
import { prefixesOfHour, sweepImages } from "~/server/services/image/sweep-images";
import { pruneNewsImages } from "~/server/services/news/prune-news-images";
import { releaseHolds } from "~/server/services/order/holds/release-holds";
import { mailOrder } from "~/server/services/order/place/mail-order";
import { mailOrders } from "~/server/services/order/place/mail-orders";
import { turnPromotions } from "~/server/services/pricing/turn-promotions";
import { emptyBin } from "~/server/services/product/crud/empty-bin";
import { prunePhotoUploads } from "~/server/services/product/images/prune-photo-uploads";
import { failPhotos, fetchPhotos } from "~/server/services/product/import/photos/fetch-photos";
import { pruneImports } from "~/server/services/product/import/prune-imports";
import { failImport, runImport } from "~/server/services/product/import/run-import";
import { failPush, sendPush } from "~/server/services/push/send-push";
import { rewriteOldSearchTexts } from "~/server/services/search/write-search-texts";
import { pruneVisits } from "~/server/services/stats/prune-visits";
import { rollUpVisits } from "~/server/services/stats/roll-up-visits";
import { checkDomains } from "~/server/services/tent/domains/check-domains";
import type { Workers } from "./queue";

/** Maps each kind of job to its use case. */
export function workersWith(deliver: {
  mail: MailDelivery;
  message: MessageDelivery;
  push: PushDelivery;
}): Required<Workers> {
  return {
    "send-mail": {
      run: (_ctx, mail, _signal, id) => countMail(deliver.mail(mail, id)),
      gaveUp: async () => countLostMail(),
    },
    "send-message": { run: (_ctx, message) => deliver.message(message) },
    "send-push": { run: (ctx, job) => sendPush(ctx, job, deliver.push), gaveUp: failPush },
    "mail-order": { run: mailOrder },
    "mail-orders": { run: mailOrders },
    "cancel-subscription": { run: cancelClosedSubscription },
    "cancel-subscriptions": { run: (ctx, _data, signal) => sweepCancellations(ctx, signal) },
    "check-domains": { run: (ctx, _data, signal) => checkDomains(ctx, signal) },
    "empty-bin": { run: (ctx, _data, signal) => emptyBin(ctx, signal) },
    "end-free-periods": { run: (ctx, _data, signal) => endFreePeriods(ctx, signal) },
    "forget-expired": { run: (ctx, _data, signal) => pruneExpired(ctx, signal) },
    "forget-imports": { run: (ctx, _data, signal) => pruneImports(ctx, signal) },
    "forget-visits": { run: (ctx, _data, signal) => pruneVisits(ctx, signal) },
    "handle-notice": { run: handleWebhookEvent },
    "import-photos": { run: fetchPhotos, gaveUp: failPhotos },
    "import-products": { run: runImport, gaveUp: failImport },
    "make-catalogue-pdf": { run: makeCataloguePdf, gaveUp: failCataloguePdf },
    "forget-catalogue-pdfs": { run: (ctx, _data, signal) => pruneCataloguePdfs(ctx, signal) },
    "measure-pictures": { run: (ctx, _data, signal) => measurePictures(ctx, signal) },
    "reconcile-subscriptions": { run: (ctx, _data, signal) => reconcileSubscriptions(ctx, signal) },
    "remind-of-charges": { run: (ctx, _data, signal) => remindOfCharges(ctx, signal) },
    "release-holds": { run: (ctx, _data, signal) => releaseHolds(ctx, signal) },
    "rewrite-search-texts": { run: (ctx, _data, signal) => rewriteOldSearchTexts(ctx, signal) },
    "roll-up-visits": { run: (ctx, _data, signal) => rollUpVisits(ctx, { signal }) },
    "sweep-images": {
      run: async (ctx, _data, signal) => {
        await pruneNewsImages(ctx);
        await prunePhotoUploads(ctx, signal);
        await sweepImages({ db: ctx.db, ...ctx.ports }, prefixesOfHour(ctx.now()));
      },
    },
    "turn-promotions": { run: (ctx, _data, signal) => turnPromotions(ctx, signal) },
  };
}
