-- AlterTable
ALTER TABLE "price_list_customers" ADD COLUMN     "asked_again_at" TIMESTAMP(3),
ADD COLUMN     "refused_at" TIMESTAMP(3);
