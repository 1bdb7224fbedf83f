-- AlterTable
ALTER TABLE "links" DROP COLUMN "clicks";

-- CreateTable
CREATE TABLE "daily_links" (
    "tent_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "link_id" INTEGER NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "daily_links_pkey" PRIMARY KEY ("tent_id","day","link_id")
);

-- CreateIndex
CREATE INDEX "daily_links_link_id_idx" ON "daily_links"("link_id");

-- AddForeignKey
ALTER TABLE "daily_links" ADD CONSTRAINT "daily_links_tent_id_fkey" FOREIGN KEY ("tent_id") REFERENCES "tents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_links" ADD CONSTRAINT "daily_links_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
