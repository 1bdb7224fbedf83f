-- by hand
-- The numbers that orders and stock alerts keep, without the lock on customers. Until then `storedSpellings` finds them.
UPDATE "orders" SET "customer_phone" = "one_spelling"("customer_phone") WHERE "one_spelling"("customer_phone") <> "customer_phone";
UPDATE "stock_alerts" SET "phone" = "one_spelling"("phone") WHERE "one_spelling"("phone") <> "phone";

DROP FUNCTION "one_spelling"(TEXT);
