ALTER TABLE "uploads" ADD COLUMN "reserved" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "network" "bytea";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "network_place" "bytea";--> statement-breakpoint
CREATE INDEX "uploads_in_flight" ON "uploads" USING btree ("id") WHERE state in ('sending', 'received');