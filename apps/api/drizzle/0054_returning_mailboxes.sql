CREATE TABLE "returning_mailboxes" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"decision_id" bigint
);
--> statement-breakpoint
CREATE INDEX "returning_mailboxes_until" ON "returning_mailboxes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "returning_mailboxes_decision" ON "returning_mailboxes" USING btree ("decision_id") WHERE decision_id is not null;--> statement-breakpoint
CREATE INDEX "accounts_unvalidated" ON "accounts" USING btree ("created_at") WHERE validated_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_stops_complaints" ON "newsletter_stops" USING btree ((case when substring(email_key from '[^@]*$') in ('gmail.com', 'googlemail.com')
  then replace(regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1'), '.', '') || '@gmail.com' else regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1') || '@' || substring(email_key from '[^@]*$') end)) WHERE reason = 'complaint';--> statement-breakpoint
ALTER TABLE "returning_mailboxes" ADD CONSTRAINT "returning_mailboxes_decision_id_comment_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."comment_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
INSERT INTO "signing_keys" ("name", "key")
  VALUES ('mailbox', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
