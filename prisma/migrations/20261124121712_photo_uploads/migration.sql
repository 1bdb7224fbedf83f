-- CreateTable
CREATE TABLE "photo_uploads" (
    "tent_id" INTEGER NOT NULL,
    "key" UUID NOT NULL,
    "image_id" INTEGER,
    "product_id" INTEGER,
    "order" INTEGER,
    "attached_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_uploads_pkey" PRIMARY KEY ("tent_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "photo_uploads_image_id_key" ON "photo_uploads"("image_id");

-- CreateIndex
CREATE INDEX "photo_uploads_product_id_idx" ON "photo_uploads"("product_id");

-- CreateIndex
CREATE INDEX "photo_uploads_created_at_idx" ON "photo_uploads"("created_at");

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;
