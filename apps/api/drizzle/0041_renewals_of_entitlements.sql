ALTER TABLE "entitlements" ADD COLUMN "renews_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "renewal_told_for" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "entitlements_renewal" ON "entitlements" USING btree ("renews_at") WHERE ends_at is null;