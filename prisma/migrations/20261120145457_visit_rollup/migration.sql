-- AlterEnum
BEGIN;

CREATE TYPE "visit_kind_new" AS ENUM ('VISIT', 'CART_ADD', 'WHATSAPP_OPEN');

ALTER TABLE "visits" ALTER COLUMN "kind" TYPE "visit_kind_new" USING ("kind"::text::"visit_kind_new");

ALTER TYPE "visit_kind" RENAME TO "visit_kind_old";

ALTER TYPE "visit_kind_new" RENAME TO "visit_kind";

DROP TYPE "public"."visit_kind_old";

COMMIT;

-- DropIndex
DROP INDEX "visits_tent_id_at_idx";

-- AlterTable
ALTER TABLE "daily_products" DROP COLUMN "orders",
DROP COLUMN "revenue",
DROP COLUMN "units";

-- AlterTable
ALTER TABLE "daily_sources" DROP CONSTRAINT "daily_sources_pkey",
ALTER COLUMN "source" SET DATA TYPE VARCHAR(20),
ADD CONSTRAINT "daily_sources_pkey" PRIMARY KEY ("tent_id", "day", "source");

-- AlterTable
ALTER TABLE "daily_stats" DROP COLUMN "orders",
DROP COLUMN "revenue";

-- AlterTable
ALTER TABLE "visits" DROP COLUMN "new_session",
ALTER COLUMN "source" SET DATA TYPE VARCHAR(20);

-- CreateTable
CREATE TABLE "visit_rollup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "last_id" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "visit_rollup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "visits_tent_id_id_idx" ON "visits"("tent_id", "id");

-- by hand
INSERT INTO "visit_rollup" ("id", "last_id") VALUES (1, 0);
