-- CreateTable
CREATE TABLE "changes" (
    "tag" TEXT NOT NULL,
    "xid" xid8 NOT NULL,

    CONSTRAINT "changes_pkey" PRIMARY KEY ("tag")
);

-- CreateIndex
CREATE INDEX "changes_xid_idx" ON "changes"("xid");
