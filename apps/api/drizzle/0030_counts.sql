CREATE TABLE "content_heat" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"hours" double precision NOT NULL,
	"days" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "most_read_told" (
	"site" text PRIMARY KEY NOT NULL,
	"content_ids" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_sums" (
	"slot" timestamp (3) with time zone NOT NULL,
	"content_id" bigint NOT NULL,
	"source" text NOT NULL,
	"site" text NOT NULL,
	"first" integer DEFAULT 0 NOT NULL,
	"second" integer DEFAULT 0 NOT NULL,
	"third" integer DEFAULT 0 NOT NULL,
	"fourth" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "view_sums_slot_content_id_source_pk" PRIMARY KEY("slot","content_id","source"),
	CONSTRAINT "view_sums_counts" CHECK (least(first, second, third, fourth, seconds) >= 0)
);
--> statement-breakpoint
ALTER TABLE "content_heat" ADD CONSTRAINT "content_heat_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_heat" ADD CONSTRAINT "content_heat_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "most_read_told" ADD CONSTRAINT "most_read_told_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_sums" ADD CONSTRAINT "view_sums_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_sums" ADD CONSTRAINT "view_sums_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_heat_hours" ON "content_heat" USING btree ("site","hours" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_heat_days" ON "content_heat" USING btree ("site","days" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "view_batches_date" ON "view_batches" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "view_sums_of" ON "view_sums" USING btree ("site","slot");--> statement-breakpoint
CREATE INDEX "view_sums_content" ON "view_sums" USING btree ("content_id");