-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "mail_due" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "suspected" BOOLEAN NOT NULL DEFAULT false;
