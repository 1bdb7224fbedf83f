-- DropIndex
DROP INDEX "billing_payments_subscriber_id_created_at_idx";

-- AlterTable
ALTER TABLE "billing_payments" ADD COLUMN     "charged_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "cancel_requested_at" TIMESTAMP(3),
ADD COLUMN     "retry_at" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "billing_payments_subscriber_id_charged_at_idx" ON "billing_payments"("subscriber_id", "charged_at");

-- by hand
UPDATE "billing_payments" SET "charged_at" = COALESCE("paid_at", "created_at");
-- who ended what is over was not written down: one whose charges failed was the provider's to end
UPDATE "subscriptions" SET "cancel_requested_at" = "cancelled_at" WHERE "status" = 'CANCELLED' AND "failed_payments" = 0;
