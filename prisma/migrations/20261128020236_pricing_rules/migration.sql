-- CreateEnum
CREATE TYPE "rule_reach" AS ENUM ('ALL', 'CATEGORIES', 'PRODUCTS');

-- CreateEnum
CREATE TYPE "promotion_kind" AS ENUM ('NXM', 'NTH_PERCENT', 'PERCENT', 'AMOUNT', 'FREE_DELIVERY');

-- CreateTable
CREATE TABLE "promotions" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "kind" "promotion_kind" NOT NULL,
    "buy" INTEGER,
    "pay" INTEGER,
    "nth" INTEGER,
    "percent" DECIMAL(5,2),
    "amount" DECIMAL(14,2),
    "across_products" BOOLEAN NOT NULL DEFAULT false,
    "reach" "rule_reach" NOT NULL DEFAULT 'ALL',
    "category_ids" INTEGER[],
    "product_ids" INTEGER[],
    "valid_from" VARCHAR(30),
    "valid_to" VARCHAR(30),
    "weekdays" INTEGER[],
    "hours_from" VARCHAR(5),
    "hours_to" VARCHAR(5),
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "promotions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quantity_breaks" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "from_quantity" DECIMAL(12,3) NOT NULL,
    "percent" DECIMAL(5,2),
    "price" DECIMAL(14,2),
    "reach" "rule_reach" NOT NULL DEFAULT 'ALL',
    "category_ids" INTEGER[],
    "product_ids" INTEGER[],
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "quantity_breaks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "promotions_tent_id_order_id_idx" ON "promotions"("tent_id", "order", "id");

-- CreateIndex
CREATE INDEX "quantity_breaks_tent_id_idx" ON "quantity_breaks"("tent_id");

-- AddForeignKey
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quantity_breaks" ADD CONSTRAINT "quantity_breaks_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
