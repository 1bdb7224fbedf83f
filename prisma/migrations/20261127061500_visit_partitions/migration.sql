-- Visits are partitioned by day (UTC), so that old ones are dropped at once instead of being deleted row by row. The partitions
-- are made ahead and dropped by services/stats/visit-partitions.ts. What there is so far becomes the default partition.
-- There is no foreign key to the shop: dropping a partition would lock the table of shops.
CREATE SCHEMA "partitions";

ALTER TABLE "visits" DROP CONSTRAINT "visits_tent_id_fkey", DROP CONSTRAINT "visits_pkey";
ALTER TABLE "visits" RENAME TO "visits_other";
ALTER TABLE "visits_other" SET SCHEMA "partitions";
ALTER TABLE "partitions"."visits_other" ADD CONSTRAINT "visits_other_pkey" PRIMARY KEY ("id", "at");
ALTER INDEX "partitions"."visits_tent_id_id_idx" RENAME TO "visits_other_tent_id_id_idx";
ALTER INDEX "partitions"."visits_at_idx" RENAME TO "visits_other_at_idx";
ALTER SEQUENCE "partitions"."visits_id_seq" OWNED BY NONE;
ALTER SEQUENCE "partitions"."visits_id_seq" SET SCHEMA "public";

CREATE TABLE "visits" (
    "id" BIGINT NOT NULL DEFAULT nextval('"public"."visits_id_seq"'),
    "tent_id" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "visit_kind" NOT NULL,
    "product_id" INTEGER,
    "source" VARCHAR(20),

    CONSTRAINT "visits_pkey" PRIMARY KEY ("id", "at")
) PARTITION BY RANGE ("at");

CREATE INDEX "visits_tent_id_id_idx" ON "visits"("tent_id", "id");

ALTER SEQUENCE "visits_id_seq" OWNED BY "visits"."id";
ALTER TABLE "visits" ATTACH PARTITION "partitions"."visits_other" DEFAULT;
