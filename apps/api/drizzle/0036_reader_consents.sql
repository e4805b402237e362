CREATE TABLE "reader_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reader_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"newsletter" text DEFAULT '' NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"document" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reader_consents" ADD CONSTRAINT "reader_consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_consents" ADD CONSTRAINT "reader_consents_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_consents_account" ON "reader_consents" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reader_consents_open" ON "reader_consents" USING btree ("account_id","site","kind","newsletter") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "reader_consents_withdrawn" ON "reader_consents" USING btree ("withdrawn_at") WHERE withdrawn_at is not null;--> statement-breakpoint
-- Terms that were accepted before their words were kept. Since when somebody has a newsletter is not known of before.
INSERT INTO "reader_consents" ("account_id", "site", "kind", "version", "language", "words", "given_at")
  SELECT "id", "site", 'terms', '', "language", '', "terms_accepted_at" FROM "accounts"
  WHERE "terms_accepted_at" IS NOT NULL AND EXISTS (SELECT FROM "sites" WHERE "sites"."alias" = "accounts"."site");--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "terms_accepted_at";