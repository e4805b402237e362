DROP INDEX "entitlements_email";--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "renews_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "renewal_told_for" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "entitlements_renewal" ON "entitlements" USING btree ("renews_at") WHERE ends_at is null;--> statement-breakpoint
CREATE INDEX "entitlements_email" ON "entitlements" USING btree ("email_digest") WHERE account_id is null;--> statement-breakpoint
-- What was sold to an address that an account has proved since is that account's.
UPDATE "entitlements" SET "account_id" = "accounts"."id" FROM "accounts"
WHERE "entitlements"."account_id" IS NULL AND "accounts"."validated_at" IS NOT NULL
  AND "entitlements"."email_digest" = sha256(convert_to('entitlement ' || "accounts"."email_key", 'UTF8'));
