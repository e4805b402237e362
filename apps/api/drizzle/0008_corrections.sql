CREATE TABLE "redirects" (
	"site" text NOT NULL,
	"path" text NOT NULL,
	"content_id" bigint NOT NULL,
	CONSTRAINT "redirects_site_path_pk" PRIMARY KEY("site","path")
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "is_rescheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "opening" jsonb;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirects_content" ON "redirects" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "contents_closed" ON "contents" USING btree ("site","id") WHERE registered_only;--> statement-breakpoint
CREATE INDEX "contents_due" ON "contents" USING btree ("published_at") WHERE status = 'scheduled';