-- AlterTable
ALTER TABLE "price_batches" ADD COLUMN     "single" BOOLEAN NOT NULL DEFAULT false;
