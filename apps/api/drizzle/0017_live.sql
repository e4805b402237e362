CREATE TABLE "live_blogs" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"is_decided" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "live_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"source_id" text,
	"key" text,
	"state" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"is_key" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"body" jsonb NOT NULL,
	"text" text,
	"corrected_at" timestamp (3) with time zone,
	"correction" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_decided" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_blogs" ADD CONSTRAINT "live_blogs_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_entries" ADD CONSTRAINT "live_entries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_entries_source" ON "live_entries" USING btree ("content_id","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_entries_key" ON "live_entries" USING btree ("content_id","key");--> statement-breakpoint
CREATE INDEX "live_entries_order" ON "live_entries" USING btree ("content_id","date","id") WHERE state = 'published' and not is_pinned;--> statement-breakpoint
CREATE INDEX "live_entries_short" ON "live_entries" USING btree ("content_id","date","id") WHERE state = 'published' and (is_pinned or is_key);--> statement-breakpoint
CREATE INDEX "live_entries_changes" ON "live_entries" USING btree ("content_id","sequence") WHERE sequence > 0;--> statement-breakpoint
CREATE INDEX "live_entries_desk" ON "live_entries" USING btree ("content_id","date","id");--> statement-breakpoint
CREATE INDEX "contents_dated" ON "contents" USING btree ("site","published_at","id");--> statement-breakpoint
CREATE INDEX "contents_unpublished" ON "contents" USING btree ("site","published_at","id") WHERE status <> 'published';--> statement-breakpoint
CREATE INDEX "contents_title" ON "contents" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
-- The number of published entries, right whoever writes them.
CREATE FUNCTION public.count_live_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.state = 'published' THEN
    UPDATE live_blogs SET count = count - 1 WHERE content_id = OLD.content_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.state = 'published' THEN
    UPDATE live_blogs SET count = count + 1 WHERE content_id = NEW.content_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER live_entries_counted AFTER INSERT OR DELETE OR UPDATE OF state ON "live_entries"
  FOR EACH ROW EXECUTE FUNCTION public.count_live_entries();--> statement-breakpoint
INSERT INTO "live_blogs" ("content_id") SELECT "id" FROM "contents" WHERE "type" = 'live';
