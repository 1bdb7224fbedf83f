-- CreateTable
CREATE TABLE "health_checks" (
    "id" INTEGER NOT NULL,
    "checked_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "health_checks_pkey" PRIMARY KEY ("id")
);
