-- AlterTable
ALTER TABLE "images" ADD COLUMN     "for_home" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "home" JSONB,
ADD COLUMN     "home_previous" JSONB,
ADD COLUMN     "home_published_at" TIMESTAMP(3),
ADD COLUMN     "home_revision" INTEGER NOT NULL DEFAULT 0;
