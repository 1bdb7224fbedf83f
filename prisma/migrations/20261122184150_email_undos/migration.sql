-- CreateTable
CREATE TABLE "email_undos" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_undos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_undos_token_hash_key" ON "email_undos"("token_hash");

-- CreateIndex
CREATE INDEX "email_undos_user_id_idx" ON "email_undos"("user_id");

-- CreateIndex
CREATE INDEX "email_undos_email_idx" ON "email_undos"("email");

-- AddForeignKey
ALTER TABLE "email_undos" ADD CONSTRAINT "email_undos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
