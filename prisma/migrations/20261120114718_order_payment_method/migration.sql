-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('CASH', 'TRANSFER', 'OTHER');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "payment_method" "payment_method";

-- by hand
-- Until now the choice stood in the order's first event.
UPDATE "orders" SET "payment_method" = ("first"."data" ->> 'paymentMethod')::"payment_method"
FROM "order_events" "first"
WHERE "first"."order_id" = "orders"."id" AND "first"."kind" = 'placed' AND "first"."data" ->> 'paymentMethod' IS NOT NULL;
