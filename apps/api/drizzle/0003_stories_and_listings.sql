ALTER TABLE "contents" ADD COLUMN "story" text;--> statement-breakpoint
ALTER TABLE "sections" ADD COLUMN "listing" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_story" ON "contents" USING btree ("story") WHERE story is not null;