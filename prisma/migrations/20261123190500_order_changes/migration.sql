-- AlterTable
ALTER TABLE "order_events" ADD COLUMN     "client_key" VARCHAR(64);

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "custom" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "delivery_set" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "order_events_order_id_client_key_key" ON "order_events"("order_id", "client_key");
