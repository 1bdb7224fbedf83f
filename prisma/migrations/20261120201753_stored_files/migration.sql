-- CreateTable
CREATE TABLE "stored_files" (
    "name" VARCHAR(80) NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "size" INTEGER NOT NULL,
    "stored_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "stored_files_key_key" ON "stored_files"("key");
