-- @reindex: what `search_items` holds is written here.

CREATE OR REPLACE FUNCTION public.search_plain(html text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(html, '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g')
$$;

-- What a path of a document leads to, as plain text.
CREATE OR REPLACE FUNCTION public.search_texts(document jsonb, path jsonpath) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_plain(string_agg(found #>> '{}', ' ')) FROM jsonb_path_query(document, path) found
$$;

CREATE OR REPLACE FUNCTION public.search_slug(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(BOTH '-' FROM regexp_replace(public.search_fold(name), '[^a-z0-9]+', '-', 'g'))
$$;

-- A moment as newsrooms write it; null for what is none. A day without a time is one of the zone.
CREATE OR REPLACE FUNCTION public.search_moment(written text, zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN written ~ '(Z|[+-]\d\d:?\d\d)$'
    THEN date_trunc('milliseconds', written::timestamptz)
    ELSE date_trunc('milliseconds', written::timestamp AT TIME ZONE zone) END;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END
$$;

-- When an event is, each time to the end of its last day; null for what is no event or says no date.
CREATE OR REPLACE FUNCTION public.search_occasions(event jsonb, zone text) RETURNS tstzmultirange
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT range_agg(tstzrange(
    begins, (date_trunc('day', greatest(begins, ends) AT TIME ZONE zone) + interval '1 day') AT TIME ZONE zone))
  FROM (
    SELECT public.search_moment(event->>'eventUniqueDate', zone) AS begins, NULL::timestamptz AS ends
    UNION ALL
    SELECT public.search_moment(event->>'eventStartDate', zone), public.search_moment(event->>'eventEndDate', zone)
    UNION ALL
    SELECT public.search_moment(time, zone), NULL FROM jsonb_array_elements_text(
      CASE jsonb_typeof(event->'eventMultipleDates') WHEN 'array' THEN event->'eventMultipleDates' ELSE '[]' END) time
  ) times WHERE begins IS NOT NULL
$$;

-- Band of a recipe's time; `unit` 1 minutes, 2 hours, otherwise days (spec §3, §9).
CREATE OR REPLACE FUNCTION public.search_time_band(total jsonb, unit jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN minutes < 30 THEN 'under30' WHEN minutes < 60 THEN 'under60' WHEN minutes < 90 THEN 'under90'
    WHEN minutes >= 90 THEN 'over90' END
  FROM (SELECT CASE jsonb_typeof(total) WHEN 'number' THEN total::numeric END
    * CASE unit WHEN '1' THEN 1 WHEN '2' THEN 60 ELSE 1440 END AS minutes) time
$$;

-- The words of a text as they are written, of four letters and more.
CREATE OR REPLACE FUNCTION public.search_written(source text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 200 AS $$
  SELECT lower(word) FROM string_to_table(public.search_unsigned(source), ' ') word WHERE length(word) BETWEEN 4 AND 30
$$;

-- What is searched of a content is what everybody may read of it, for good: the opening of a body that is not for
-- everybody, or will not be once its first hours are over, and
-- nothing of its recipe, DIY task, gallery, live blog or interview. Of a live blog it is the newest entries; of an
-- interview its guest, the opening, and the questions that are answered, with their answers: not who asked.
CREATE OR REPLACE FUNCTION public.search_readable(content public.contents) RETURNS TABLE (body jsonb, matter jsonb)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN content.condition IS NOT NULL OR content.closes_to IS NOT NULL THEN coalesce(content.opening, '[]')
      WHEN content.type = 'live' THEN content.body || coalesce((
        SELECT jsonb_agg(part) FROM (
          SELECT title, live_entries.body FROM live_entries WHERE content_id = content.id AND state = 'published'
          ORDER BY date DESC, live_entries.id DESC LIMIT 200) entry
        CROSS JOIN LATERAL jsonb_array_elements(
          jsonb_build_array(jsonb_build_object('html', entry.title)) || entry.body) part), '[]')
      ELSE content.body || coalesce((
        SELECT jsonb_agg(jsonb_build_object('html', translate(said, '<>&', '   ')) ORDER BY place) FROM (
          SELECT -1 AS place, concat_ws(' . ', guest_name, guest_role, interviews.opening) AS said
            FROM interviews WHERE content_id = content.id
          UNION ALL
          (SELECT position, concat_ws(' . ', text, answer) FROM interview_questions
            WHERE content_id = content.id AND state = 'answered' ORDER BY position LIMIT 200)) part), '[]') END,
    CASE WHEN content.condition IS NOT NULL OR content.closes_to IS NOT NULL THEN '{}' ELSE content.extra END
$$;

-- What a recipe or a DIY task is made of, and how, as plain text.
CREATE OR REPLACE FUNCTION public.search_made(matter jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' . ', public.search_texts(matter, '$.recipe.ingredients[*]'), public.search_texts(matter, '$.recipe.steps[*].text'),
    public.search_texts(matter, '$.diyTask.materials[*]'), public.search_texts(matter, '$.diyTask.tools[*]'),
    public.search_texts(matter, '$.diyTask.steps[*].text'))
$$;

-- Writes what is searched of some contents, and takes out what stands in lists no more. Longer texts than two megabytes'
-- worth of letters are searched in their first part: a tsvector ends at one.
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
        || array_remove(ARRAY['difficulty:' || coalesce(extra->'recipe'->>'difficulty', extra->'diyTask'->>'difficulty'),
          'cost:' || coalesce(extra->'recipe'->>'cost', extra->'diyTask'->>'cost'),
          'time:' || search_time_band(extra->'totalTime', extra->'totalTimeUnit')], NULL)
        || coalesce(happens.facets, '{}') AS facets,
      title,
      concat_ws(' . ', kicker->>'text', search_plain(standfirst), signed.names, content.signature, marked.names,
        stands.names, programme.name) AS about,
      left(concat_ws(' . ', search_texts(readable.body, '$[*].html'), search_texts(readable.body, '$[*].caption'),
        search_texts(readable.body, '$[*].chart.title'), search_texts(readable.body, '$[*].chart.note'),
        search_texts(readable.body, '$[*].cite'), search_texts(readable.body, '$[*].images[*].caption'), search_plain(lead->>'caption'),
        search_made(readable.matter), search_texts(extra, '$.event.location.name'), extra->'event'->>'address',
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
      left(search_texts(readable.body, '$[*].html'), 250000), search_made(readable.matter),
      search_texts(extra, '$.event.location.name'))) written
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
