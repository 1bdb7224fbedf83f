-- CreateTable
CREATE TABLE "pricing_clock" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "turned_until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "pricing_clock_pkey" PRIMARY KEY ("id")
);
