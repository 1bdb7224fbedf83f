-- AlterTable
ALTER TABLE "promotions" ADD COLUMN     "client_key" UUID;

-- AlterTable
ALTER TABLE "quantity_breaks" ADD COLUMN     "client_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "promotions_tent_id_client_key_key" ON "promotions"("tent_id", "client_key");
