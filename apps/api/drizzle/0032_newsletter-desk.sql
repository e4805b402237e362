CREATE TABLE "newsletter_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"newsletter" text NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp (3) with time zone,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"subject" text,
	"order" jsonb NOT NULL,
	"left_out" jsonb NOT NULL,
	"source" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_editions" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "newsletter_editions" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_drafts" ADD CONSTRAINT "newsletter_drafts_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_drafts_day" ON "newsletter_drafts" USING btree ("site","newsletter","day");