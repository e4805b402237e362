CREATE TABLE "interview_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"account_id" bigint,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"fingerprint" "bytea",
	"key" text NOT NULL,
	"state" text NOT NULL,
	"rule" text,
	"ground" text,
	"answer" text,
	"draft" text DEFAULT '' NOT NULL,
	"position" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "interview_questions_answered" CHECK ((state = 'answered') = (position is not null) and (state = 'answered') = (answer is not null))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"guest_name" text NOT NULL,
	"guest_role" text DEFAULT '' NOT NULL,
	"guest_image" jsonb,
	"opening" text DEFAULT '' NOT NULL,
	"goodbye" text DEFAULT '' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"question_limit" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_state" text NOT NULL,
	CONSTRAINT "interviews_in_order" CHECK (end_at is null or start_at < end_at),
	CONSTRAINT "interviews_limit" CHECK (question_limit > 0)
);
--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_content_id_interviews_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."interviews"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_questions_key" ON "interview_questions" USING btree ("content_id","account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_questions_position" ON "interview_questions" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "interview_questions_queue" ON "interview_questions" USING btree ("content_id","state","id");--> statement-breakpoint
CREATE INDEX "interview_questions_account" ON "interview_questions" USING btree ("account_id","id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "interviews_made" ON "interviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "interviews_begins" ON "interviews" USING btree ("start_at") WHERE told_state = 'upcoming';--> statement-breakpoint
CREATE INDEX "interviews_ends" ON "interviews" USING btree ("end_at") WHERE told_state <> 'closed' and end_at is not null;--> statement-breakpoint
CREATE FUNCTION public.forget_asker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author := '';
  -- What is on the page stays there, signed by nobody; of anything else no word does.
  IF OLD.state <> 'answered' THEN
    NEW.state := 'withdrawn';
    NEW.text := '';
    NEW.draft := '';
    NEW.fingerprint := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER interview_questions_of_gone BEFORE UPDATE OF account_id ON "interview_questions"
  FOR EACH ROW WHEN (OLD.account_id IS NOT NULL AND NEW.account_id IS NULL)
  EXECUTE FUNCTION public.forget_asker();
