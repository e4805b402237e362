ALTER TABLE "entitlements" ADD COLUMN "told_product" text;--> statement-breakpoint
-- What was known before this version became another without such letters: none is sent of it now.
UPDATE "entitlements" SET "told_product" = "product" WHERE "purchase_told_at" is not null;--> statement-breakpoint
CREATE INDEX "entitlements_changed" ON "entitlements" USING btree ("id") WHERE product <> told_product;