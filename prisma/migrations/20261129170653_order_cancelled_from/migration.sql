-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "cancelled_from" "order_status";
