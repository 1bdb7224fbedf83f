-- DropForeignKey
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_batch_id_fkey";

-- DropForeignKey
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_product_id_fkey";

-- DropForeignKey
ALTER TABLE "price_changes" DROP CONSTRAINT "price_changes_variant_id_fkey";

-- DropIndex
DROP INDEX "price_batches_tent_id_created_at_idx";

-- AlterTable
ALTER TABLE "price_batches" ADD COLUMN     "changes" JSONB NOT NULL,
ADD COLUMN     "client_key" UUID NOT NULL,
ADD COLUMN     "restored" INTEGER;

-- DropTable
DROP TABLE "price_changes";

-- CreateIndex
CREATE INDEX "price_batches_tent_id_id_idx" ON "price_batches"("tent_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "price_batches_tent_id_client_key_key" ON "price_batches"("tent_id", "client_key");
