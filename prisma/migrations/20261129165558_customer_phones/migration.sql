-- CreateEnum
CREATE TYPE "asked_phone" AS ENUM ('always', 'delivery', 'optional', 'hidden');

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "customer_phone" "asked_phone" NOT NULL DEFAULT 'optional';
