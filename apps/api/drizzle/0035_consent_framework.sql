ALTER TABLE "sites" ADD COLUMN "vendor_list" jsonb;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "tc_string" text;