CREATE TABLE "network_keys" (
	"day" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_ratings" ADD COLUMN "place" "bytea";--> statement-breakpoint
ALTER TABLE "poll_votes" ADD COLUMN "place" "bytea";--> statement-breakpoint
CREATE INDEX "content_ratings_place" ON "content_ratings" USING btree ("content_id","place") WHERE place is not null;--> statement-breakpoint
CREATE INDEX "poll_votes_place" ON "poll_votes" USING btree ("content_id","place") WHERE place is not null;--> statement-breakpoint
UPDATE "content_ratings" SET "network" = null WHERE "network" is not null;--> statement-breakpoint
UPDATE "poll_votes" SET "network" = null WHERE "network" is not null;--> statement-breakpoint
DELETE FROM "meters" WHERE "reader" like 'network:%';
