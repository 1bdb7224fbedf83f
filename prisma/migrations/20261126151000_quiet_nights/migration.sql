-- AlterTable
ALTER TABLE "users" ADD COLUMN     "quiet_nights" BOOLEAN NOT NULL DEFAULT false;
