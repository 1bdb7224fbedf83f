-- by hand
-- Numbers of other countries were stored as they were typed. From now on each is stored in one way, that of
-- src/domain/tent/phone.ts; here without the 15 of Argentine mobiles, which nobody types after a +. The next migration
-- drops this function.
CREATE FUNCTION "one_spelling"("phone" TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE AS $$
  SELECT CASE
    WHEN "phone" ~ '^54(11|[23]\d)\d{8}$' THEN '549' || substr("phone", 3)
    WHEN "phone" ~ '^521\d{10}$' THEN '52' || substr("phone", 4)
    WHEN "phone" ~ '^((591|53|50[2-7]|598)0\d{8}|(56|593|34|240|595|51)0\d{9}|(593|595|51)0[1-8]\d{7}|(57|58)0\d{10})$'
      THEN regexp_replace("phone", '^(50[2-7]|240|591|593|595|598|53|56|57|58|34|51)0', '\1')
    ELSE "phone" END
$$;

-- customers who are one person become one: the one that has the number as it is now, else the first
LOCK TABLE "customers", "price_list_customers" IN SHARE ROW EXCLUSIVE MODE;

CREATE TEMP TABLE "same_customers" ON COMMIT DROP AS
SELECT c."id", c."note", s."phone", coalesce(
  (SELECT k."id" FROM "customers" k WHERE k."tent_id" = c."tent_id" AND k."phone" = s."phone"),
  min(c."id") OVER (PARTITION BY c."tent_id", s."phone")) AS "kept_id"
FROM "customers" c, LATERAL (SELECT "one_spelling"(c."phone") AS "phone") s WHERE s."phone" <> c."phone";

UPDATE "orders" o SET "customer_id" = s."kept_id" FROM "same_customers" s
WHERE o."customer_id" = s."id" AND s."kept_id" <> s."id";
UPDATE "customers" c SET "note" = s."note" FROM "same_customers" s
WHERE c."id" = s."kept_id" AND c."note" IS NULL AND s."note" IS NOT NULL;
DELETE FROM "customers" c USING "same_customers" s WHERE c."id" = s."id" AND s."kept_id" <> s."id";
UPDATE "customers" c SET "phone" = s."phone" FROM "same_customers" s WHERE c."id" = s."id" AND c."phone" <> s."phone";

-- of the customers of a list, the one who was accepted
DELETE FROM "price_list_customers" WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "price_list_id", "one_spelling"("phone") ORDER BY "accepted_at" NULLS LAST, "id") AS "place"
    FROM "price_list_customers") p
  WHERE "place" > 1);
UPDATE "price_list_customers" SET "phone" = "one_spelling"("phone") WHERE "one_spelling"("phone") <> "phone";
