-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "amount" DECIMAL(14,2),
ADD COLUMN     "currency" CHAR(3);
