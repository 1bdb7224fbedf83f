-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "delivery_set_at" TIMESTAMP(3),
ADD COLUMN     "link_shared_at" TIMESTAMP(3),
ADD COLUMN     "payment_set_at" TIMESTAMP(3);

-- by hand

-- Shops that already sell have shown their delivery and payment as they are, so they count as set.
UPDATE "tents" SET "delivery_set_at" = "created_at"
WHERE "delivery_enabled" OR NOT "pickup_enabled" OR "pickup_text" IS NOT NULL OR "last_order_number" > 0;
UPDATE "tents" SET "payment_set_at" = "created_at"
WHERE "payment_text" IS NOT NULL OR "payment_alias" IS NOT NULL OR "payment_cbu" IS NOT NULL OR "cash_discount" > 0
  OR "installments_text" IS NOT NULL;
UPDATE "tents" SET "link_shared_at" = "created_at" WHERE "last_order_number" > 0;
