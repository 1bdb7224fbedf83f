-- AlterEnum
BEGIN;

CREATE TYPE "subscription_status_new" AS ENUM ('PENDING', 'ACTIVE', 'PAST_DUE', 'CANCELLED');

ALTER TABLE "public"."subscriptions" ALTER COLUMN "status" DROP DEFAULT;

ALTER TABLE "subscriptions" ALTER COLUMN "status" TYPE "subscription_status_new" USING ("status"::text::"subscription_status_new");

ALTER TYPE "subscription_status" RENAME TO "subscription_status_old";

ALTER TYPE "subscription_status_new" RENAME TO "subscription_status";

DROP TYPE "public"."subscription_status_old";

ALTER TABLE "subscriptions" ALTER COLUMN "status" SET DEFAULT 'PENDING';

COMMIT;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "activated_at" TIMESTAMP(3),
ADD COLUMN     "next_plan_ref" VARCHAR(80),
ADD COLUMN     "plan_ref" VARCHAR(80);
