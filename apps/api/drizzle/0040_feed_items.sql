-- What came by a feed was known by the feed's address or file name too, so that the same feed under another one brought all of it again.
-- Of several contents with the same id the oldest is the one that readers link to and editors took back; its copies stay as they are.
UPDATE "contents" SET "source" = 'feed', "source_id" = "known"."unique_id"
FROM (
  SELECT "id", "unique_id", row_number() OVER (PARTITION BY "site", "unique_id" ORDER BY "id") AS "nth"
  FROM (
    SELECT "id", "site", regexp_replace("source_id", '^https?:', 'https:', 'i') AS "unique_id" FROM "contents"
    WHERE "source" LIKE 'feed:%' AND "source_id" ~* '^(https?://[^/?#]+\.[^0-9/?#]|tag:[^,]+,[0-9]{4}|urn:[a-z0-9-]+:.)'
  ) "sent"
) "known"
WHERE "known"."id" = "contents"."id" AND "known"."nth" = 1;
