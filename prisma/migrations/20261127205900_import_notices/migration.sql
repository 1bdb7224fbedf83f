-- AlterTable
ALTER TABLE "product_imports" ADD COLUMN     "notices" JSONB NOT NULL DEFAULT '[]';
