-- CreateTable
CREATE TABLE "fingerprints" (
    "name" VARCHAR(40) NOT NULL,
    "value" CHAR(64) NOT NULL,

    CONSTRAINT "fingerprints_pkey" PRIMARY KEY ("name")
);
