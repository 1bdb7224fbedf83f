-- CreateEnum
CREATE TYPE "ListingLayout" AS ENUM ('AUTO', 'GRID', 'LIST');

-- AlterTable
ALTER TABLE "tents" ADD COLUMN     "listing_layout" "ListingLayout" NOT NULL DEFAULT 'AUTO';
