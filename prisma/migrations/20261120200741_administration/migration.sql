-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "ends_at" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "closed_reason" VARCHAR(300);

-- CreateIndex
CREATE INDEX "audit_entries_as_user_id_at_idx" ON "audit_entries"("as_user_id", "at");

-- by hand
-- Nor is the audit log emptied as a whole.
CREATE TRIGGER "audit_entries_never_truncated" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
