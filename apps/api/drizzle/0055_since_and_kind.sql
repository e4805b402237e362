ALTER TABLE "letters" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "returning_mailboxes" ADD COLUMN "since" timestamp (3) with time zone DEFAULT '1970-01-01 00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "returning_mailboxes" ALTER COLUMN "since" DROP DEFAULT;--> statement-breakpoint
-- Suspensions were kept for two years from the deletion, votes for less: for those it is earlier than it was.
UPDATE returning_mailboxes SET since = date_trunc('day', until - interval '730 days', 'UTC'),
  until = date_trunc('month', until + interval '1 month' - interval '1 millisecond', 'UTC');
