-- CreateEnum
CREATE TYPE "cancellation_reason" AS ENUM ('ACCOUNT_CLOSED');

-- CreateTable
CREATE TABLE "pending_cancellations" (
    "id" UUID NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "external_id" VARCHAR(80),
    "reference" VARCHAR(127) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "country_id" INTEGER,
    "reason" "cancellation_reason" NOT NULL,
    "unapproved" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_tried_at" TIMESTAMP(3),
    "last_error" VARCHAR(500),
    "refused_since" TIMESTAMP(3),
    "reported_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_cancellations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_cancellations_reference_key" ON "pending_cancellations"("reference");

-- CreateIndex
CREATE INDEX "pending_cancellations_last_tried_at_idx" ON "pending_cancellations"("last_tried_at");

-- CreateIndex
CREATE UNIQUE INDEX "pending_cancellations_provider_external_id_key" ON "pending_cancellations"("provider", "external_id");
