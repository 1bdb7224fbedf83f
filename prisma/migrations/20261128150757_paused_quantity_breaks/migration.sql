-- AlterTable
ALTER TABLE "quantity_breaks" ADD COLUMN     "paused" BOOLEAN NOT NULL DEFAULT false;
