-- AlterTable
ALTER TABLE "configuration" ADD COLUMN     "no_photo_id" INTEGER;

-- AddForeignKey
ALTER TABLE "configuration" ADD CONSTRAINT "configuration_no_photo_id_fkey" FOREIGN KEY ("no_photo_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
