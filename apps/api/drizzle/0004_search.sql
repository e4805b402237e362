CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE TABLE "search_items" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"occasions" "tstzmultirange",
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"site" text NOT NULL,
	"word" text NOT NULL,
	"written" text NOT NULL,
	CONSTRAINT "search_words_site_word_pk" PRIMARY KEY("site","word")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_items" ADD CONSTRAINT "search_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_items" ADD CONSTRAINT "search_items_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_items_words" ON "search_items" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_items_newest" ON "search_items" USING btree ("site","published_at","content_id");--> statement-breakpoint
CREATE INDEX "search_items_occasions" ON "search_items" USING gist ("occasions");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);