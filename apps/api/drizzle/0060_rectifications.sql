CREATE TABLE "rectifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rectifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"content_id" bigint NOT NULL,
	"party" text NOT NULL,
	"is_organization" boolean NOT NULL,
	"requester" text,
	"capacity" text NOT NULL,
	"email" text,
	"facts" text NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"asked" text NOT NULL,
	"text" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ground" text,
	"note" text DEFAULT '' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"asked_until" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "rectified" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rectifications" ADD CONSTRAINT "rectifications_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rectifications" ADD CONSTRAINT "rectifications_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rectifications_key" ON "rectifications" USING btree ("site","key");--> statement-breakpoint
CREATE UNIQUE INDEX "rectifications_reference" ON "rectifications" USING btree ("site","reference");--> statement-breakpoint
CREATE INDEX "rectifications_waiting" ON "rectifications" USING btree ("site","due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "rectifications_decided" ON "rectifications" USING btree ("site","decided_at","id") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "rectifications_content" ON "rectifications" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "rectifications_received" ON "rectifications" USING btree ("received_at") WHERE requester is not null;