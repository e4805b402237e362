ALTER TABLE "comment_threads" ADD COLUMN "is_open" boolean;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "appeal_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "appeal_outcome" text;--> statement-breakpoint
CREATE INDEX "desk_log_actor" ON "desk_log" USING btree ("site","actor_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_appeal_token" ON "uploads" USING btree ("appeal_token_hash");--> statement-breakpoint
CREATE INDEX "uploads_appeals" ON "uploads" USING btree ("site","appealed_at","id") WHERE state = 'refused' and appealed_at is not null and appeal_outcome is null;