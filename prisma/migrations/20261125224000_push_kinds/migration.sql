-- AlterTable
ALTER TABLE "users" ADD COLUMN     "push_off" TEXT[] DEFAULT ARRAY[]::TEXT[];
