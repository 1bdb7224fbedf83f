-- AlterTable
ALTER TABLE "price_batches" ADD COLUMN     "price_list_id" INTEGER;

-- CreateIndex
CREATE INDEX "price_batches_price_list_id_idx" ON "price_batches"("price_list_id");

-- AddForeignKey
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_price_list_id_fkey" FOREIGN KEY ("price_list_id") REFERENCES "price_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
