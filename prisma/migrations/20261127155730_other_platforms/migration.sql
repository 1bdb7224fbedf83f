-- CreateEnum
CREATE TYPE "import_vendor" AS ENUM ('TIENDANUBE', 'SHOPIFY', 'WOOCOMMERCE', 'MERCADO_LIBRE');

-- AlterTable
ALTER TABLE "product_imports" ADD COLUMN     "extras" JSONB,
ADD COLUMN     "vendor" "import_vendor";

-- CreateTable
CREATE TABLE "product_origins" (
    "tent_id" INTEGER NOT NULL,
    "vendor" "import_vendor" NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "product_id" INTEGER NOT NULL,
    "handle" VARCHAR(200),

    CONSTRAINT "product_origins_pkey" PRIMARY KEY ("tent_id","vendor","key")
);

-- CreateTable
CREATE TABLE "import_photos" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "import_id" INTEGER,
    "image_id" INTEGER,
    "url" VARCHAR(2000) NOT NULL,
    "place" INTEGER NOT NULL,
    "status" "work_status" NOT NULL DEFAULT 'WAITING',
    "reason" VARCHAR(60),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMP(3),

    CONSTRAINT "import_photos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "import_photos_image_id_key" ON "import_photos"("image_id");

-- CreateIndex
CREATE INDEX "product_origins_product_id_idx" ON "product_origins"("product_id");

-- CreateIndex
CREATE INDEX "import_photos_import_id_status_idx" ON "import_photos"("import_id", "status");

-- CreateIndex
CREATE INDEX "import_photos_tent_id_status_place_id_idx" ON "import_photos"("tent_id", "status", "place", "id");

-- CreateIndex
CREATE INDEX "import_photos_status_due_at_idx" ON "import_photos"("status", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "import_photos_product_id_url_key" ON "import_photos"("product_id", "url");

-- AddForeignKey
ALTER TABLE "product_origins" ADD CONSTRAINT "product_origins_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_origins" ADD CONSTRAINT "product_origins_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "product_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- by hand: addresses of the former platform are compared in lower case
CREATE INDEX "product_origins_handle_idx" ON "product_origins"("tent_id", lower("handle"));
