-- DropIndex
DROP INDEX "product_origins_tent_id_handle_idx";

-- by hand: addresses of the former platform are compared in lower case
CREATE INDEX "product_origins_handle_idx" ON "product_origins"("tent_id", lower("handle"));
