-- AlterTable
ALTER TABLE "configuration" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;
