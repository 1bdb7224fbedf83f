-- AlterTable
ALTER TABLE "error_logs" ADD COLUMN     "kind" CHAR(64);

-- CreateIndex
CREATE INDEX "error_logs_kind_idx" ON "error_logs"("kind");
