-- DropIndex
DROP INDEX "custom_domains_domain_key";

-- CreateIndex
CREATE UNIQUE INDEX "custom_domains_tent_id_domain_key" ON "custom_domains"("tent_id", "domain");

-- by hand: a domain that was proved is one shop's; the front finds a shop by it
CREATE UNIQUE INDEX "custom_domains_proved" ON "custom_domains"("domain") WHERE "proved_at" IS NOT NULL;
