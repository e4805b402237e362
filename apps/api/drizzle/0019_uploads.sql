CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"site" text NOT NULL,
	"content_id" bigint,
	"account_id" bigint,
	"is_newsrooms" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"caption" text NOT NULL,
	"place" text NOT NULL,
	"credit" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"color" text,
	"safe_bytes" bigint,
	"media_id" text NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"state_before" text,
	"batch" text,
	"email_id" bigint
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_readers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_key" ON "uploads" USING btree ("key");--> statement-breakpoint
CREATE INDEX "uploads_gallery" ON "uploads" USING btree ("content_id","state","decided_at","id");--> statement-breakpoint
CREATE INDEX "uploads_account" ON "uploads" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_state" ON "uploads" USING btree ("site","state","id");--> statement-breakpoint
CREATE INDEX "uploads_batch" ON "uploads" USING btree ("batch");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_received" CHECK ("received" BETWEEN 0 AND "size");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_made_safe" CHECK ("state" NOT IN ('held', 'published') OR "safe_bytes" IS NOT NULL);
