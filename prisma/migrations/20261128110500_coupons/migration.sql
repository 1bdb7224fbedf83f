-- CreateEnum
CREATE TYPE "coupon_kind" AS ENUM ('PERCENT', 'AMOUNT', 'FREE_DELIVERY');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "coupon_id" INTEGER,
ADD COLUMN     "coupon_returned" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "coupons" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "code" VARCHAR(30) NOT NULL,
    "key" VARCHAR(30) NOT NULL,
    "kind" "coupon_kind" NOT NULL,
    "percent" DECIMAL(5,2),
    "amount" DECIMAL(14,2),
    "min_total" DECIMAL(14,2),
    "valid_from" VARCHAR(30),
    "valid_to" VARCHAR(30),
    "max_uses" INTEGER,
    "once_per_phone" BOOLEAN NOT NULL DEFAULT false,
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "orders_coupon_id_idx" ON "orders"("coupon_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_tent_id_key_key" ON "coupons"("tent_id", "key");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
