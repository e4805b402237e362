CREATE TABLE "newsletter_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"newsletter" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"cards" jsonb NOT NULL,
	"composed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition_id" bigint NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "newsletter_letters_held" CHECK ((state = 'claimed') = (holder is not null and claimed_until is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_stops" (
	"email_key" text PRIMARY KEY NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_editions" ADD CONSTRAINT "newsletter_editions_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_edition_id_newsletter_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."newsletter_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_editions_day" ON "newsletter_editions" USING btree ("site","newsletter","day");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_letters_address" ON "newsletter_letters" USING btree ("edition_id","email_key");--> statement-breakpoint
CREATE INDEX "newsletter_letters_due" ON "newsletter_letters" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_letters_claimed" ON "newsletter_letters" USING btree ("claimed_until") WHERE state = 'claimed';