CREATE INDEX "content_ratings_of" ON "content_ratings" USING btree ("voter");--> statement-breakpoint
CREATE FUNCTION public.count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(c) INTO changes FROM (SELECT content_id, count(*)::int AS n FROM added GROUP BY 1) c;
  ELSE
    SELECT jsonb_agg(c) INTO changes FROM (SELECT content_id, -count(*)::int AS n FROM gone GROUP BY 1) c;
  END IF;
  IF changes IS NULL THEN
    RETURN NULL;
  END IF;
  -- In the order of their contents: two accounts that are deleted at once wait for one another in no circle.
  INSERT INTO content_reactions (content_id, likes)
    SELECT c.content_id, c.n FROM jsonb_to_recordset(changes) AS c (content_id bigint, n int)
    WHERE EXISTS (SELECT FROM contents WHERE id = c.content_id) ORDER BY 1
    ON CONFLICT (content_id) DO UPDATE SET likes = content_reactions.likes + excluded.likes;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_likes_added AFTER INSERT ON "content_likes" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_likes();--> statement-breakpoint
CREATE TRIGGER content_likes_gone AFTER DELETE ON "content_likes" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION public.count_likes();--> statement-breakpoint
UPDATE content_reactions r SET likes = (SELECT count(*) FROM content_likes l WHERE l.content_id = r.content_id);--> statement-breakpoint
CREATE FUNCTION public.forget_voter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What was voted goes on counting, as nobody's.
  UPDATE poll_votes SET voter = 'gone:' || gen_random_uuid() WHERE voter IN (SELECT 'account:' || id FROM gone);
  UPDATE content_ratings SET voter = 'gone:' || gen_random_uuid() WHERE voter IN (SELECT 'account:' || id FROM gone);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_gone AFTER DELETE ON "accounts" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION public.forget_voter();--> statement-breakpoint
UPDATE poll_votes SET voter = 'gone:' || gen_random_uuid()
  WHERE voter LIKE 'account:%' AND NOT EXISTS (SELECT FROM accounts a WHERE voter = 'account:' || a.id);--> statement-breakpoint
UPDATE content_ratings SET voter = 'gone:' || gen_random_uuid()
  WHERE voter LIKE 'account:%' AND NOT EXISTS (SELECT FROM accounts a WHERE voter = 'account:' || a.id);
