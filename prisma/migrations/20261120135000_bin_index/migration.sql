-- by hand: the hourly job finds what has been in the bin for its whole time without reading every product
CREATE INDEX products_bin ON products (deleted_at) WHERE deleted_at IS NOT NULL;
