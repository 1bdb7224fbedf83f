-- AlterTable
ALTER TABLE "users" ADD COLUMN     "survey_after" TIMESTAMP(3);
