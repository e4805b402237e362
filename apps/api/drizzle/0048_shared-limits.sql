CREATE UNLOGGED TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"most" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "limit_counters_until" ON "limit_counters" USING btree ("until");