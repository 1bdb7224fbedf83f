-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "held_by" VARCHAR(43),
ADD COLUMN     "held_until" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "held" DECIMAL(14,3) NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "stock_hold" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "stock_hold_hours" SMALLINT NOT NULL DEFAULT 24;

-- AlterTable
ALTER TABLE "variants" ADD COLUMN     "held" DECIMAL(14,3) NOT NULL DEFAULT 0;

-- by hand
ALTER TABLE "tents" ADD CONSTRAINT "tents_stock_hold_hours" CHECK ("stock_hold_hours" BETWEEN 1 AND 72);
