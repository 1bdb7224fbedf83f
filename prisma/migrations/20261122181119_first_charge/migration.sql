-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "link_session" VARCHAR(64),
ADD COLUMN     "starts_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "charge_reminders" (
    "subscription_id" INTEGER NOT NULL,
    "due_on" DATE NOT NULL,
    "reminded_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "charge_reminders_pkey" PRIMARY KEY ("subscription_id","due_on")
);

-- CreateTable
CREATE TABLE "unowned_subscriptions" (
    "id" SERIAL NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "external_id" VARCHAR(80) NOT NULL,
    "plan_ref" VARCHAR(80),
    "amount" DECIMAL(14,2),
    "currency" CHAR(3),
    "payer_email" VARCHAR(320),
    "opened_at" TIMESTAMP(3),
    "last_payment_at" TIMESTAMP(3),
    "next_payment_at" TIMESTAMP(3),
    "found_at" TIMESTAMP(3) NOT NULL,
    "checked_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "unowned_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "unowned_subscriptions_found_at_idx" ON "unowned_subscriptions"("found_at");

-- CreateIndex
CREATE UNIQUE INDEX "unowned_subscriptions_provider_external_id_key" ON "unowned_subscriptions"("provider", "external_id");

-- CreateIndex
CREATE INDEX "subscriptions_status_next_payment_at_idx" ON "subscriptions"("status", "next_payment_at");

-- AddForeignKey
ALTER TABLE "charge_reminders" ADD CONSTRAINT "charge_reminders_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
