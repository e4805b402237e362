CREATE TABLE "forecasts" (
	"municipality" text PRIMARY KEY NOT NULL,
	"forecast" jsonb,
	"fetched_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
