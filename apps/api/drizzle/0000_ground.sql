CREATE TABLE "authors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"bio" text,
	"twitter" text,
	"image" jsonb
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"site" text PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"source_id" text NOT NULL,
	"parent_source_id" text,
	"author" text NOT NULL,
	"html" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_authors" (
	"content_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_authors_content_id_author_id_pk" PRIMARY KEY("content_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "content_related" (
	"content_id" bigint NOT NULL,
	"related_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_related_content_id_related_id_pk" PRIMARY KEY("content_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "content_sections" (
	"content_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	CONSTRAINT "content_sections_content_id_section_id_pk" PRIMARY KEY("content_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "content_tags" (
	"content_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_tags_content_id_tag_id_pk" PRIMARY KEY("content_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"kicker" jsonb,
	"standfirst" text,
	"body" jsonb NOT NULL,
	"lead" jsonb,
	"section_id" bigint,
	"programme_id" bigint,
	"signature" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"listed" boolean DEFAULT true NOT NULL,
	"registered_only" boolean DEFAULT false NOT NULL,
	"comments_open" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"source_digest" text NOT NULL,
	"missing_media" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"color" text,
	"focal_x" double precision,
	"focal_y" double precision,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_sources" (
	"site" text NOT NULL,
	"url" text NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "media_sources_site_url_pk" PRIMARY KEY("site","url")
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programmes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"resume" text NOT NULL,
	"body" jsonb NOT NULL,
	"image" jsonb,
	"medium" text NOT NULL,
	"timetable" text,
	"schedule" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"parent_id" bigint
);
--> statement-breakpoint
CREATE TABLE "seedings" (
	"site" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"alias" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_authors" ADD CONSTRAINT "content_authors_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_authors" ADD CONSTRAINT "content_authors_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_related" ADD CONSTRAINT "content_related_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_related" ADD CONSTRAINT "content_related_related_id_contents_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sections" ADD CONSTRAINT "content_sections_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sections" ADD CONSTRAINT "content_sections_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_tags" ADD CONSTRAINT "content_tags_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_tags" ADD CONSTRAINT "content_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_sources" ADD CONSTRAINT "media_sources_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_sources" ADD CONSTRAINT "media_sources_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seedings" ADD CONSTRAINT "seedings_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authors_slug" ON "authors" USING btree ("site","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_source" ON "comments" USING btree ("content_id","source_id");--> statement-breakpoint
CREATE INDEX "content_authors_author" ON "content_authors" USING btree ("author_id","content_id");--> statement-breakpoint
CREATE INDEX "content_sections_section" ON "content_sections" USING btree ("section_id","content_id");--> statement-breakpoint
CREATE INDEX "content_tags_tag" ON "content_tags" USING btree ("tag_id","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_path" ON "contents" USING btree ("site","path");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_source" ON "contents" USING btree ("site","source","source_id");--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("site","published_at","id") WHERE status = 'published' and listed;--> statement-breakpoint
CREATE INDEX "contents_of_programme" ON "contents" USING btree ("programme_id","published_at","id") WHERE status = 'published' and listed;--> statement-breakpoint
CREATE INDEX "contents_most_read" ON "contents" USING btree ("site","views") WHERE status = 'published' and listed;--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_slug" ON "programmes" USING btree ("site","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_slug" ON "sections" USING btree ("site","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_slug" ON "tags" USING btree ("site","slug");