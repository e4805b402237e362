ALTER TABLE "comment_threads" ADD COLUMN "is_open" boolean;--> statement-breakpoint
CREATE INDEX "desk_log_actor" ON "desk_log" USING btree ("site","actor_id","line");