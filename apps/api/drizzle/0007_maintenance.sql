CREATE TABLE "maintenance" (
	"name" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"report" jsonb NOT NULL
);
