-- CreateTable
CREATE TABLE "data_folders" (
    "id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_folders_pkey" PRIMARY KEY ("id")
);
