CREATE TABLE "entitlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"account_id" bigint,
	"email_digest" "bytea" NOT NULL,
	"product" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entitlements_in_order" CHECK (ends_at is null or starts_at <= ends_at)
);
--> statement-breakpoint
CREATE TABLE "metered_readings" (
	"content_id" bigint NOT NULL,
	"reader" text NOT NULL,
	"period" text NOT NULL,
	"account_id" bigint,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "metered_readings_content_id_reader_period_pk" PRIMARY KEY("content_id","reader","period")
);
--> statement-breakpoint
CREATE TABLE "meters" (
	"site" text NOT NULL,
	"reader" text NOT NULL,
	"period" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"account_id" bigint,
	CONSTRAINT "meters_site_reader_period_pk" PRIMARY KEY("site","reader","period"),
	CONSTRAINT "meters_count" CHECK (count >= 0)
);
--> statement-breakpoint
DROP INDEX "contents_closed";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "closes_to" text;--> statement-breakpoint
-- What was for registered readers still is.
UPDATE "contents" SET "condition" = 'registered' WHERE "registered_only";--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metered_readings" ADD CONSTRAINT "metered_readings_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metered_readings" ADD CONSTRAINT "metered_readings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meters" ADD CONSTRAINT "meters_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meters" ADD CONSTRAINT "meters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_external" ON "entitlements" USING btree ("site","source","external_id");--> statement-breakpoint
CREATE INDEX "entitlements_email" ON "entitlements" USING btree ("site","email_digest");--> statement-breakpoint
CREATE INDEX "entitlements_account" ON "entitlements" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "metered_readings_period" ON "metered_readings" USING btree ("period");--> statement-breakpoint
CREATE INDEX "metered_readings_of" ON "metered_readings" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "meters_of" ON "meters" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "meters_period" ON "meters" USING btree ("period");--> statement-breakpoint
CREATE INDEX "contents_closing" ON "contents" USING btree ("closes_at") WHERE closes_at is not null;--> statement-breakpoint
CREATE INDEX "contents_closed" ON "contents" USING btree ("site","id") WHERE condition is not null or closes_to is not null;--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "registered_only";