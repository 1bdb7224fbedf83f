-- Rows that grow with orders and visits outgrow an integer: at 500 orders a second the ids of their lines end within 17 days.
-- Each table is locked and written anew, once.
ALTER TABLE "customers" ALTER COLUMN "id" SET DATA TYPE BIGINT;
ALTER SEQUENCE "customers_id_seq" AS BIGINT;

ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE BIGINT, ALTER COLUMN "customer_id" SET DATA TYPE BIGINT;
ALTER SEQUENCE "orders_id_seq" AS BIGINT;

ALTER TABLE "order_lines" ALTER COLUMN "id" SET DATA TYPE BIGINT, ALTER COLUMN "order_id" SET DATA TYPE BIGINT;
ALTER SEQUENCE "order_lines_id_seq" AS BIGINT;

ALTER TABLE "order_events" ALTER COLUMN "id" SET DATA TYPE BIGINT, ALTER COLUMN "order_id" SET DATA TYPE BIGINT;
ALTER SEQUENCE "order_events_id_seq" AS BIGINT;

ALTER TABLE "stock_alerts" ALTER COLUMN "id" SET DATA TYPE BIGINT;
ALTER SEQUENCE "stock_alerts_id_seq" AS BIGINT;
