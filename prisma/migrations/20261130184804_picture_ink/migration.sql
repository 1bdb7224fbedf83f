-- CreateEnum
CREATE TYPE "picture_ink" AS ENUM ('DARK', 'LIGHT', 'OTHER');

-- AlterTable
ALTER TABLE "images" ADD COLUMN     "ink" "picture_ink";

-- by hand: finds the pictures that the job measure-images has to look at
CREATE INDEX "images_unmeasured_idx" ON "images" ("id") WHERE "ink" IS NULL;
