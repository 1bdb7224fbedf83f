-- AlterTable
ALTER TABLE "subscribers" ADD COLUMN     "kept_tent_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "owes_upgrade" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "change_asked_at" TIMESTAMP(3),
ADD COLUMN     "changed_at" TIMESTAMP(3),
ADD COLUMN     "changes_at" TIMESTAMP(3),
ADD COLUMN     "charged_plan_id" INTEGER,
ADD COLUMN     "next_amount" DECIMAL(14,2),
ADD COLUMN     "paid_plan_id" INTEGER,
ADD COLUMN     "paid_until" TIMESTAMP(3),
ADD COLUMN     "priced_since" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "closed_by_plan" BOOLEAN NOT NULL DEFAULT false;
