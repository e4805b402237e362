CREATE TABLE "newsletter_returns" (
	"key" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD COLUMN "returned" text;--> statement-breakpoint
ALTER TABLE "newsletter_stops" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "newsletter_stops" ADD COLUMN "restarted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_stops" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
CREATE INDEX "newsletter_returns_email" ON "newsletter_returns" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "newsletter_returns_at" ON "newsletter_returns" USING btree ("at");--> statement-breakpoint
CREATE INDEX "newsletter_letters_email" ON "newsletter_letters" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_stops_token" ON "newsletter_stops" USING btree ("token_hash");