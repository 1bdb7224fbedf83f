-- by hand: finds the texts that the job rewrite-search-texts has to renew
CREATE INDEX "products_old_search_text_idx" ON "products" ("id") WHERE right("search_text", 1) <> E'\x1f';
