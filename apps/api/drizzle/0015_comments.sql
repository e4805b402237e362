CREATE TABLE "comment_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"batch" text,
	"decision" text NOT NULL,
	"comment_id" bigint,
	"account_id" bigint,
	"state_before" text,
	"rule_before" text,
	"reports_before" integer DEFAULT 0 NOT NULL,
	"ground" text,
	"note" text DEFAULT '' NOT NULL,
	"is_automated" boolean NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"email_id" bigint,
	"report_email_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"token_hash" "bytea",
	"appealed_at" timestamp (3) with time zone,
	"appeal" text,
	"outcome" text,
	"outcome_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"comment_id" bigint NOT NULL,
	"account_id" bigint,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_threads" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"moderation" text,
	"told_at" timestamp (3) with time zone,
	"is_untold" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"comment_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"vote" text NOT NULL,
	CONSTRAINT "comment_votes_comment_id_account_id_pk" PRIMARY KEY("comment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reader_standings" (
	"site" text NOT NULL,
	"account_id" bigint NOT NULL,
	"standing" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reader_standings_site_account_id_pk" PRIMARY KEY("site","account_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "source_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ALTER COLUMN "author" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "root_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "is_newsroom" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "fingerprint" "bytea";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "dislikes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "replies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "score" double precision GENERATED ALWAYS AS (case when likes + dislikes = 0 then 0 else (
  (likes + 1.9208) / (likes + dislikes)
  - 1.96 * sqrt(likes::double precision * dislikes / (likes + dislikes) + 0.9604) / (likes + dislikes)
) / (1 + 3.8416 / (likes + dislikes)) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD CONSTRAINT "comment_decisions_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD CONSTRAINT "comment_decisions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_decisions" ADD CONSTRAINT "comment_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_standings" ADD CONSTRAINT "reader_standings_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_standings" ADD CONSTRAINT "reader_standings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_decisions_token" ON "comment_decisions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "comment_decisions_batch" ON "comment_decisions" USING btree ("batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "comment_decisions_comment" ON "comment_decisions" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_decisions_account" ON "comment_decisions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_decisions_year" ON "comment_decisions" USING btree ("site","decided_at");--> statement-breakpoint
CREATE INDEX "comment_decisions_appeals" ON "comment_decisions" USING btree ("site","appealed_at") WHERE appealed_at is not null and outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_once" ON "comment_reports" USING btree ("comment_id","account_id");--> statement-breakpoint
CREATE INDEX "comment_reports_account" ON "comment_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_reports_date" ON "comment_reports" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "comment_threads_untold" ON "comment_threads" USING btree ("told_at") WHERE is_untold;--> statement-breakpoint
CREATE INDEX "comment_votes_account" ON "comment_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reader_standings_account" ON "reader_standings" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_root_id_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_key" ON "comments" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "comments_threads" ON "comments" USING btree ("content_id","date","id") WHERE root_id is null and (state = 'published' or replies > 0);--> statement-breakpoint
CREATE INDEX "comments_best" ON "comments" USING btree ("content_id","score","id") WHERE root_id is null and (state = 'published' or replies > 0);--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("root_id","date","id") WHERE root_id is not null;--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_account" ON "comments" USING btree ("account_id","date") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "comments_copies" ON "comments" USING btree ("fingerprint","date") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "comments_queue" ON "comments" USING btree ("date","id") WHERE state = 'held' or reports > 0;--> statement-breakpoint
CREATE FUNCTION public.count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(c) INTO changes FROM (
      SELECT content_id, root_id, count(*)::int AS n FROM added WHERE state = 'published' GROUP BY 1, 2) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(c) INTO changes FROM (
      SELECT content_id, root_id, -count(*)::int AS n FROM gone WHERE state = 'published' GROUP BY 1, 2) c;
  ELSE
    SELECT jsonb_agg(c) INTO changes FROM (
      SELECT content_id, root_id, sum(n)::int AS n FROM (
        SELECT content_id, root_id, 1 AS n FROM added WHERE state = 'published'
        UNION ALL SELECT content_id, root_id, -1 FROM gone WHERE state = 'published') both_ways
      GROUP BY 1, 2 HAVING sum(n) <> 0) c;
  END IF;
  IF changes IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO comment_threads (content_id, count)
    SELECT c.content_id, sum(c.n) FROM jsonb_to_recordset(changes) AS c (content_id bigint, n int)
    WHERE EXISTS (SELECT FROM contents WHERE id = c.content_id) GROUP BY 1 ORDER BY 1
    ON CONFLICT (content_id) DO UPDATE SET count = comment_threads.count + excluded.count;
  UPDATE comments SET replies = replies + c.n
    FROM (SELECT root_id, sum(n)::int AS n FROM jsonb_to_recordset(changes) AS r (root_id bigint, n int)
      WHERE root_id IS NOT NULL GROUP BY 1) c
    WHERE id = c.root_id AND c.n <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER comments_added AFTER INSERT ON "comments" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_comments();--> statement-breakpoint
CREATE TRIGGER comments_changed AFTER UPDATE ON "comments" REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_comments();--> statement-breakpoint
CREATE TRIGGER comments_gone AFTER DELETE ON "comments" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_comments();--> statement-breakpoint
CREATE FUNCTION public.count_comment_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE comments SET likes = likes - (OLD.vote = 'like')::int, dislikes = dislikes - (OLD.vote = 'dislike')::int
      WHERE id = OLD.comment_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE comments SET likes = likes + (NEW.vote = 'like')::int, dislikes = dislikes + (NEW.vote = 'dislike')::int
      WHERE id = NEW.comment_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER comment_votes_counted AFTER INSERT OR UPDATE OR DELETE ON "comment_votes"
  FOR EACH ROW EXECUTE FUNCTION public.count_comment_vote();--> statement-breakpoint
-- What the comments of an export answer, by the newsroom's own identities: the comment itself, and the one that its thread
-- begins with. Those that answer one another in a circle begin threads of their own.
CREATE FUNCTION public.connect_comments(contents_of bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE comments c SET parent_id = p.id FROM comments p
    WHERE c.content_id = ANY (contents_of) AND p.content_id = c.content_id AND p.source_id = c.parent_source_id
      AND p.id <> c.id AND c.parent_id IS DISTINCT FROM p.id;
  WITH RECURSIVE threads AS (
    SELECT id, id AS root FROM comments WHERE content_id = ANY (contents_of) AND parent_id IS NULL
    UNION ALL
    SELECT c.id, t.root FROM comments c JOIN threads t ON c.parent_id = t.id)
  UPDATE comments c SET root_id = t.root FROM threads t
    WHERE c.id = t.id AND c.parent_id IS NOT NULL AND c.root_id IS DISTINCT FROM t.root;
$$;--> statement-breakpoint
INSERT INTO "comment_threads" ("content_id", "count") SELECT "content_id", count(*) FROM "comments" GROUP BY 1;--> statement-breakpoint
SELECT public.connect_comments(array(SELECT DISTINCT "content_id" FROM "comments"));
