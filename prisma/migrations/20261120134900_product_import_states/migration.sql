-- AlterTable
ALTER TABLE "product_imports" ADD COLUMN     "closed_at" TIMESTAMP(3),
ADD COLUMN     "same" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "started_at" TIMESTAMP(3);
