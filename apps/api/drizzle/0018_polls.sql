CREATE TABLE "poll_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"image" jsonb,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_options_votes" CHECK (votes >= 0)
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"voter" text NOT NULL,
	"device" text,
	"options" bigint[] NOT NULL,
	"network" "bytea",
	"voted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"choices" smallint NOT NULL,
	"voters" text NOT NULL,
	"results" text NOT NULL,
	"is_changeable" boolean NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_state" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	"is_untold" boolean DEFAULT false NOT NULL,
	CONSTRAINT "polls_in_order" CHECK (start_at is null or end_at is null or start_at < end_at),
	CONSTRAINT "polls_votes" CHECK (votes >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"more" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"rule" text,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_content_id_polls_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."polls"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_content_id_polls_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."polls"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "poll_options_position" ON "poll_options" USING btree ("content_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_votes_voter" ON "poll_votes" USING btree ("content_id","voter");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_votes_device" ON "poll_votes" USING btree ("content_id","device");--> statement-breakpoint
CREATE INDEX "poll_votes_network" ON "poll_votes" USING btree ("content_id","network") WHERE network is not null;--> statement-breakpoint
CREATE INDEX "poll_votes_of" ON "poll_votes" USING btree ("voter");--> statement-breakpoint
CREATE INDEX "polls_untold" ON "polls" USING btree ("told_at") WHERE is_untold;--> statement-breakpoint
CREATE INDEX "polls_begins" ON "polls" USING btree ("start_at") WHERE told_state = 'not-started';--> statement-breakpoint
CREATE INDEX "polls_ends" ON "polls" USING btree ("end_at") WHERE told_state <> 'finished' and end_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_key" ON "contact_messages" USING btree ("site","key");--> statement-breakpoint
CREATE INDEX "contact_messages_held" ON "contact_messages" USING btree ("site","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "contact_messages_date" ON "contact_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE FUNCTION public.count_poll_vote() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  poll bigint := coalesce(NEW.content_id, OLD.content_id);
BEGIN
  -- The poll before its options, as whoever changes one does: nobody waits for one another in a circle.
  UPDATE polls SET votes = votes + (TG_OP = 'INSERT')::int - (TG_OP = 'DELETE')::int WHERE content_id = poll;
  UPDATE poll_options SET votes = votes
      + (TG_OP <> 'DELETE' AND id = ANY (NEW.options))::int
      - (TG_OP <> 'INSERT' AND id = ANY (OLD.options))::int
    WHERE content_id = poll
      AND ((TG_OP <> 'DELETE' AND id = ANY (NEW.options)) OR (TG_OP <> 'INSERT' AND id = ANY (OLD.options)));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER poll_votes_counted AFTER INSERT OR UPDATE OF options OR DELETE ON "poll_votes"
  FOR EACH ROW EXECUTE FUNCTION public.count_poll_vote();
