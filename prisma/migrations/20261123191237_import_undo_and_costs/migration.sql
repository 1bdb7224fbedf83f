-- CreateEnum
CREATE TYPE "undo_outcome" AS ENUM ('BACK', 'LEFT');

-- AlterTable
ALTER TABLE "product_imports" ADD COLUMN     "new_categories" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "undo" "work_status",
ADD COLUMN     "undone_at" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "product_costs" (
    "product_id" INTEGER NOT NULL,
    "cost" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "product_costs_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "import_changes" (
    "import_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "before" JSONB,
    "after" JSONB NOT NULL,
    "outcome" "undo_outcome",

    CONSTRAINT "import_changes_pkey" PRIMARY KEY ("import_id","product_id")
);

-- CreateIndex
CREATE INDEX "import_changes_product_id_idx" ON "import_changes"("product_id");

-- AddForeignKey
ALTER TABLE "product_costs" ADD CONSTRAINT "product_costs_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "product_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
