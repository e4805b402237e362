-- What is searched of a content is what everybody may read of it: the opening of a body that is not for everybody, and
-- nothing of its recipe or gallery.
CREATE FUNCTION public.search_readable(content public.contents) RETURNS TABLE (body jsonb, matter jsonb)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN content.registered_only THEN coalesce(content.opening, '[]') ELSE content.body END,
    CASE WHEN content.registered_only THEN '{}' ELSE content.extra END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.index_contents(ids bigint[]) RETURNS void
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM search_items item WHERE content_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM contents WHERE id = item.content_id AND status = 'published' AND listed);

  WITH said AS (
    SELECT content.id, content.site, content.published_at, language,
      search_occasions(extra->'event', zone) AS occasions,
      ARRAY['site:' || content.site, to_char(published_at AT TIME ZONE 'UTC', '"month:"YYYYMM"/"') || content.site,
        to_char(published_at AT TIME ZONE 'UTC', '"year:"YYYY"/"') || content.site] AS lexemes,
      coalesce(signed.slugs, '{}') || coalesce(marked.slugs, '{}')
        || CASE WHEN programme.slug IS NULL THEN '{}' ELSE ARRAY['programme:' || programme.slug] END AS marks,
      ARRAY['type:' || type]
        || coalesce(stands.slugs, '{}')
        || array_remove(ARRAY['difficulty:' || (extra->'recipe'->>'difficulty'), 'cost:' || (extra->'recipe'->>'cost'),
          'time:' || search_time_band(extra->'totalTime', extra->'totalTimeUnit')], NULL)
        || coalesce(happens.facets, '{}') AS facets,
      title,
      concat_ws(' . ', kicker->>'text', search_plain(standfirst), signed.names, content.signature, marked.names,
        stands.names, programme.name) AS about,
      left(concat_ws(' . ', search_texts(readable.body, '$[*].html'), search_texts(readable.body, '$[*].caption'),
        search_texts(readable.body, '$[*].cite'), search_texts(readable.body, '$[*].images[*].caption'), search_plain(lead->>'caption'),
        search_texts(readable.matter, '$.recipe.ingredients[*]'), search_texts(readable.matter, '$.recipe.steps[*]'),
        search_texts(extra, '$.event.location.name'), extra->'event'->>'address',
        search_texts(readable.matter, '$.multimedia.images[*].caption')), 250000) AS body
    FROM contents content
    CROSS JOIN LATERAL search_readable(content) readable
    CROSS JOIN LATERAL (
      SELECT record->>'language' AS language, record->>'timeZone' AS zone FROM sites WHERE alias = content.site) home
    LEFT JOIN programmes programme ON programme.id = content.programme_id
    LEFT JOIN LATERAL (
      SELECT array_agg(DISTINCT 'section:' || section.slug) AS slugs, string_agg(section.name, ' . ') AS names
      FROM sections section WHERE section.id = content.section_id OR section.id IN (
        SELECT section_id FROM content_sections WHERE content_id = content.id)) stands ON true
    LEFT JOIN LATERAL (
      SELECT array_agg('author:' || slug) AS slugs, string_agg(name, ' . ') AS names
      FROM content_authors JOIN authors ON authors.id = author_id WHERE content_id = content.id) signed ON true
    LEFT JOIN LATERAL (
      SELECT array_agg('tag:' || slug) AS slugs, string_agg(name, ' . ') AS names
      FROM content_tags JOIN tags ON tags.id = tag_id WHERE content_id = content.id) marked ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(DISTINCT filter || ':' || search_slug(name) || '|' || name) AS facets FROM (
        SELECT 'thematic' AS filter, theme->>'name' AS name
          FROM jsonb_path_query(extra, '$.event.thematics[*]') theme
        UNION ALL SELECT 'location', extra->'event'->'location'->>'name'
        UNION ALL SELECT 'modality', extra->'event'->'modality'->>'name') part
      WHERE search_slug(name) <> '') happens ON true
    WHERE content.id = ANY (ids) AND status = 'published' AND listed
  )
  INSERT INTO search_items (content_id, site, published_at, occasions, facets, words)
  SELECT id, site, published_at, occasions, facets,
    setweight(search_vector(language, title), 'A')
      || ts_delete(setweight(search_vector(language, about), 'B') || setweight(search_vector(language, body), 'C'),
        search_function_words(language))
      -- With the site in each, what narrows a list to a section has no need to be narrowed to its site.
      || array_to_tsvector(lexemes || ARRAY(
        SELECT split_part(facet, '|', 1) || '/' || site FROM unnest(facets || marks) facet))
  FROM said
  ON CONFLICT (content_id) DO UPDATE SET site = excluded.site, published_at = excluded.published_at,
    occasions = excluded.occasions, facets = excluded.facets, words = excluded.words;

  -- In one order everywhere: two that write the same new words wait for one another, and neither for ever.
  WITH said AS MATERIALIZED (
    SELECT content.site, written FROM contents content
    CROSS JOIN LATERAL search_readable(content) readable
    CROSS JOIN LATERAL search_written(concat_ws(' ', title, kicker->>'text', search_plain(standfirst),
      left(search_texts(readable.body, '$[*].html'), 250000), search_texts(readable.matter, '$.recipe.ingredients[*]'),
      search_texts(readable.matter, '$.recipe.steps[*]'), search_texts(extra, '$.event.location.name'))) written
    WHERE content.id = ANY (ids) AND status = 'published' AND listed
    UNION
    SELECT authors.site, written FROM content_authors JOIN authors ON authors.id = author_id
    CROSS JOIN LATERAL search_written(name) written WHERE content_id = ANY (ids)
    UNION
    SELECT tags.site, written FROM content_tags JOIN tags ON tags.id = tag_id
    CROSS JOIN LATERAL search_written(name) written WHERE content_id = ANY (ids)
  ), folded AS MATERIALIZED (
    SELECT DISTINCT ON (site, word) site, word, written FROM (
      SELECT site, search_fold(written) AS word, written FROM said OFFSET 0) each
    WHERE word ~ '^[a-z]+$' ORDER BY site, word
  )
  INSERT INTO search_words (site, word, written)
  SELECT site, word, written FROM folded WHERE NOT EXISTS (
    SELECT FROM search_words known WHERE known.site = folded.site AND known.word = folded.word)
  ORDER BY site, word
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Where there are closed contents, words of their bodies stand among those that are offered for typos: all are read anew.
DELETE FROM public.search_words WHERE site IN (SELECT DISTINCT site FROM public.contents WHERE registered_only);
--> statement-breakpoint
SELECT public.index_contents(ids) FROM (
  SELECT array_agg(id ORDER BY id) AS ids FROM public.contents
  WHERE site IN (SELECT DISTINCT site FROM public.contents WHERE registered_only)
  GROUP BY id / 2000 ORDER BY id / 2000
) batches;
