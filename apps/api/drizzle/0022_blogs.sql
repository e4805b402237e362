ALTER TABLE "sections" ADD COLUMN "authors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A step of a recipe is more than its text.
UPDATE "contents" SET "extra" = jsonb_set("extra", '{recipe,steps}', (
  SELECT coalesce(jsonb_agg(CASE jsonb_typeof(step) WHEN 'string' THEN jsonb_build_object('text', step) ELSE step END ORDER BY place), '[]')
  FROM jsonb_array_elements("extra"->'recipe'->'steps') WITH ORDINALITY AS steps (step, place)))
WHERE jsonb_typeof("extra"->'recipe'->'steps') = 'array';
