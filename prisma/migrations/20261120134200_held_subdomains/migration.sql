-- DropForeignKey
ALTER TABLE "old_subdomains" DROP CONSTRAINT "old_subdomains_tent_id_fkey";

-- AlterTable
ALTER TABLE "old_subdomains" ALTER COLUMN "tent_id" DROP NOT NULL;

-- AddForeignKey
ALTER TABLE "old_subdomains" ADD CONSTRAINT "old_subdomains_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
