CREATE TABLE "front_editions" (
	"site" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "front_editions" ADD CONSTRAINT "front_editions_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;