-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "discounts" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "payment_adjustments" (
    "tent_id" INTEGER NOT NULL,
    "payment_method" "payment_method" NOT NULL,
    "percent" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "payment_adjustments_pkey" PRIMARY KEY ("tent_id","payment_method")
);

-- AddForeignKey
ALTER TABLE "payment_adjustments" ADD CONSTRAINT "payment_adjustments_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- by hand
-- The discount for cash was one for a transfer as well. Orders keep their sums.
INSERT INTO "payment_adjustments" ("tent_id", "payment_method", "percent")
SELECT "id", "method", "cash_discount"
FROM "tents", (VALUES ('CASH'::"payment_method"), ('TRANSFER'::"payment_method")) AS "methods" ("method")
WHERE "cash_discount" > 0;

ALTER TABLE "tents" DROP COLUMN "cash_discount";
ALTER TABLE "payment_adjustments" ADD CONSTRAINT "payment_adjustments_percent_check" CHECK ("percent" BETWEEN -100 AND 100 AND "percent" <> 0);
