-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "scope_category_id" INTEGER,
ADD COLUMN     "scope_product_id" INTEGER;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "rule_ids" BIGINT[] DEFAULT ARRAY[]::BIGINT[],
ADD COLUMN     "rules_version" INTEGER;

-- CreateTable
CREATE TABLE "kept_rules" (
    "id" BIGSERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "rule" JSONB NOT NULL,

    CONSTRAINT "kept_rules_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "kept_rules_tent_id_hash_key" ON "kept_rules"("tent_id", "hash");

-- AddForeignKey
ALTER TABLE "kept_rules" ADD CONSTRAINT "kept_rules_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
