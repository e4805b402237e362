CREATE TABLE "disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"body" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "blocked_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" "bytea" NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"newsletter" text DEFAULT '' NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"document" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD COLUMN "clause" text;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD COLUMN "duration_days" integer;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "decision_id" bigint;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "objected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "objection" text;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "objection_outcome" text;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD COLUMN "objection_outcome_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reader_standings" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_year" ON "disputes" USING btree ("site","opened_at");--> statement-breakpoint
CREATE INDEX "blocked_consents_digest" ON "blocked_consents" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "blocked_consents_until" ON "blocked_consents" USING btree ("until");--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_decision_id_comment_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."comment_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_token" ON "comment_reports" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "comment_reports_decision" ON "comment_reports" USING btree ("decision_id") WHERE decision_id is not null;--> statement-breakpoint
CREATE INDEX "comment_reports_objections" ON "comment_reports" USING btree ("objected_at") WHERE objected_at is not null;