-- Two fields that columns of an import hold have other names now: imports that are prepared or run keep theirs.
UPDATE "product_imports"
SET "columns" = replace(replace("columns"::text, '"previous_price"', '"previousPrice"'), '"min_quantity"', '"minQuantity"')::jsonb
WHERE "columns"::text LIKE '%"previous\_price"%' OR "columns"::text LIKE '%"min\_quantity"%';
