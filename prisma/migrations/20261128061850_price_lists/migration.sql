-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "price_list_id" INTEGER,
ADD COLUMN     "price_list_name" VARCHAR(60);

-- AlterTable
ALTER TABLE "promotions" ADD COLUMN     "on_lists" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "price_lists" (
    "id" SERIAL NOT NULL,
    "tent_id" INTEGER NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "percent" DECIMAL(5,2),
    "rounding" DECIMAL(14,2),
    "min_total" DECIMAL(14,2),
    "min_units" INTEGER,
    "secret" VARCHAR(32) NOT NULL,
    "password_hash" VARCHAR(200),
    "password_version" INTEGER NOT NULL DEFAULT 0,
    "restricted" BOOLEAN NOT NULL DEFAULT false,
    "visible_product_ids" INTEGER[],
    "takes_requests" BOOLEAN NOT NULL DEFAULT false,
    "hides_public" BOOLEAN NOT NULL DEFAULT false,
    "valid_from" VARCHAR(30),
    "valid_to" VARCHAR(30),
    "paused" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "price_lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_list_entries" (
    "id" BIGSERIAL NOT NULL,
    "price_list_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "variant_id" INTEGER,
    "price" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "price_list_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_list_customers" (
    "id" BIGSERIAL NOT NULL,
    "price_list_id" INTEGER NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "message" VARCHAR(200),
    "accepted_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_list_customers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "price_lists_secret_key" ON "price_lists"("secret");

-- CreateIndex
CREATE INDEX "price_lists_tent_id_id_idx" ON "price_lists"("tent_id", "id");

-- CreateIndex
CREATE INDEX "price_list_entries_product_id_idx" ON "price_list_entries"("product_id");

-- CreateIndex
CREATE INDEX "price_list_entries_variant_id_idx" ON "price_list_entries"("variant_id");

-- CreateIndex
CREATE UNIQUE INDEX "price_list_entries_price_list_id_product_id_variant_id_key" ON "price_list_entries"("price_list_id", "product_id", "variant_id");

-- CreateIndex
CREATE INDEX "price_list_customers_price_list_id_accepted_at_created_at_idx" ON "price_list_customers"("price_list_id", "accepted_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "price_list_customers_price_list_id_phone_key" ON "price_list_customers"("price_list_id", "phone");

-- CreateIndex
CREATE INDEX "orders_price_list_id_idx" ON "orders"("price_list_id");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_price_list_id_fkey" FOREIGN KEY ("price_list_id") REFERENCES "price_lists"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_list_entries" ADD CONSTRAINT "price_list_entries_price_list_id_fkey" FOREIGN KEY ("price_list_id") REFERENCES "price_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_list_entries" ADD CONSTRAINT "price_list_entries_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_list_entries" ADD CONSTRAINT "price_list_entries_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_list_customers" ADD CONSTRAINT "price_list_customers_price_list_id_fkey" FOREIGN KEY ("price_list_id") REFERENCES "price_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- by hand
DROP INDEX "price_list_entries_price_list_id_product_id_variant_id_key";
CREATE UNIQUE INDEX "price_list_entries_price_list_id_product_id_variant_id_key" ON "price_list_entries"("price_list_id", "product_id", "variant_id") NULLS NOT DISTINCT;
