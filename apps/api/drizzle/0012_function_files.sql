CREATE TABLE "search_indexing" (
	"rules" text PRIMARY KEY NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "file_functions" (
	"signature" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "function_files" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
