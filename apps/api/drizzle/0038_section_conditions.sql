CREATE TABLE "section_conditions" (
	"site" text PRIMARY KEY NOT NULL,
	"sections" jsonb NOT NULL,
	"reached" bigint,
	"closed" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "condition_by" text DEFAULT 'section' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "open_hours" double precision;--> statement-breakpoint
ALTER TABLE "section_conditions" ADD CONSTRAINT "section_conditions_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Files of newsrooms never said who may read, so what came by them follows its section. What is made at the desk is open. Of all else
-- nobody knows: what is as its section would have it follows that, and what is otherwise was said by a newsroom.
UPDATE "contents" SET "condition_by" = 'newsroom' WHERE "source" = 'desk' OR ("source" <> 'ninjs' AND "source" !~ '^(wordpress|feed):' AND NOT EXISTS (
  SELECT FROM (
    SELECT "record"->'paywall'->'sections'->"slug" AS rule FROM "sites" LEFT JOIN "sections" ON "sections"."id" = "contents"."section_id"
    WHERE "sites"."alias" = "contents"."site"
  ) said
  WHERE coalesce("contents"."condition", "contents"."closes_to") IS NOT DISTINCT FROM rule->>'condition'
    AND ("contents"."closes_at" IS NULL OR "contents"."closes_at" = "contents"."published_at" + (rule->>'openHours')::numeric * interval '1 hour')
));
