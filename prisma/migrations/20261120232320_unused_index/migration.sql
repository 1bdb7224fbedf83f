-- DropIndex
DROP INDEX "products_tent_id_deleted_at_updated_at_idx";
