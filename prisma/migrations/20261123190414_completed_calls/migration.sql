-- CreateTable
CREATE TABLE "completed_calls" (
    "tent_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "key" UUID NOT NULL,
    "path" VARCHAR(60) NOT NULL,
    "input_hash" CHAR(64) NOT NULL,
    "answer" JSONB NOT NULL,
    "left" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "completed_calls_pkey" PRIMARY KEY ("tent_id","user_id","key")
);

-- CreateIndex
CREATE INDEX "completed_calls_user_id_idx" ON "completed_calls"("user_id");

-- CreateIndex
CREATE INDEX "completed_calls_created_at_idx" ON "completed_calls"("created_at");

-- AddForeignKey
ALTER TABLE "completed_calls" ADD CONSTRAINT "completed_calls_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completed_calls" ADD CONSTRAINT "completed_calls_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
