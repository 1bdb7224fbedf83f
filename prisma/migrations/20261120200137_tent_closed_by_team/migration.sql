-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "closed_by_team" BOOLEAN NOT NULL DEFAULT false;
