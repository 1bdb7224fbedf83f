-- AlterTable
ALTER TABLE "configuration" ADD COLUMN     "special_cat_photo_id" INTEGER;

-- AddForeignKey
ALTER TABLE "configuration" ADD CONSTRAINT "configuration_special_cat_photo_id_fkey" FOREIGN KEY ("special_cat_photo_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;
