-- DropIndex
DROP INDEX "order_lines_product_id_idx";

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "restocked_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "stock_alerts" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "variant_id" INTEGER,
    "choice" VARCHAR(140) NOT NULL DEFAULT '',
    "phone" VARCHAR(20) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMP(3),

    CONSTRAINT "stock_alerts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stock_alerts_tent_id_answered_at_idx" ON "stock_alerts"("tent_id", "answered_at");

-- CreateIndex
CREATE INDEX "stock_alerts_product_id_answered_at_idx" ON "stock_alerts"("product_id", "answered_at");

-- CreateIndex
CREATE INDEX "stock_alerts_variant_id_idx" ON "stock_alerts"("variant_id");

-- CreateIndex
CREATE INDEX "stock_alerts_answered_at_idx" ON "stock_alerts"("answered_at");

-- CreateIndex
CREATE INDEX "stock_alerts_created_at_idx" ON "stock_alerts"("created_at");

-- CreateIndex
CREATE INDEX "order_lines_product_id_id_idx" ON "order_lines"("product_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL ON UPDATE CASCADE;
