-- The audit log is only ever added to. One change is let through: a closed account takes the shop and what was said of
-- it out of its rows; who did what, and when, stays.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."tent_id" IS NULL AND NEW."target" IS NULL AND NEW."data" IS NULL
    AND (NEW."id", NEW."at", NEW."actor_id", NEW."action") = (OLD."id", OLD."at", OLD."actor_id", OLD."action")
    AND NEW."as_user_id" IS NOT DISTINCT FROM OLD."as_user_id"
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only';
END $$;
