ALTER TABLE "authors" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "authors_name_key" ON "authors" USING btree ("name_key");