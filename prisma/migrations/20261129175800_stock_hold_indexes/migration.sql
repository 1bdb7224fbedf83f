-- by hand: apart from the new columns, whose lock would keep everybody out while the tables are read
CREATE INDEX "orders_held_idx" ON "orders" ("tent_id") WHERE "held_until" IS NOT NULL;
CREATE INDEX "products_held_idx" ON "products" ("tent_id") WHERE "held" <> 0;
CREATE INDEX "variants_held_idx" ON "variants" ("product_id") WHERE "held" <> 0;
