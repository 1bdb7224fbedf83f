-- AlterTable
ALTER TABLE "error_logs" ADD COLUMN     "told_at" TIMESTAMP(3),
ADD COLUMN     "told_count" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "error_logs_told_at_idx" ON "error_logs"("told_at");
