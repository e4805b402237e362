ALTER TABLE "contents" ADD COLUMN "touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_touched" ON "contents" USING btree ("touched_at");