ALTER TABLE "entitlements" ADD COLUMN "is_unpaid_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "entitlements_unpaid" ON "entitlements" USING btree ("id") WHERE is_unpaid and not is_unpaid_told;--> statement-breakpoint
-- Of charges that had failed before this version no letter is sent now.
UPDATE "entitlements" SET "is_unpaid_told" = true WHERE "is_unpaid";
