ALTER TABLE "letters" ADD COLUMN "is_record" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "purchase_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "end_told_for" timestamp (3) with time zone;--> statement-breakpoint
-- What was known before this version was bought, and ended, without such letters: none is sent of it now.
UPDATE "entitlements" SET "purchase_told_at" = "told_at", "end_told_for" = "ends_at";--> statement-breakpoint
CREATE INDEX "entitlements_purchase" ON "entitlements" USING btree ("account_id") WHERE purchase_told_at is null;--> statement-breakpoint
CREATE INDEX "entitlements_ending" ON "entitlements" USING btree ("ends_at") WHERE ends_at is distinct from end_told_for;