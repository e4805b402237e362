-- Spanish stems as PostgreSQL ships them, but without its stop words, which are left out of questions instead. Catalan has a
-- stemmer too, for which `casa` and `cases` are two words: its endings are taken off below.
CREATE TEXT SEARCH DICTIONARY public.search_es (TEMPLATE = snowball, Language = spanish);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION public.search_es (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION public.search_es ALTER MAPPING FOR asciiword, word WITH public.search_es;
--> statement-breakpoint
CREATE FUNCTION public.search_configuration(language text) RETURNS regconfig
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language WHEN 'es' THEN 'public.search_es'::regconfig ELSE 'pg_catalog.simple'::regconfig END
$$;
--> statement-breakpoint
-- Text with spaces in place of the signs between words. The dot of `col·legi` is no such sign; apostrophes and hyphens are.
CREATE FUNCTION public.search_unsigned(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(source, '[-''"`´‘’“”.,:;!?¿¡()\[\]{}<>«»/\\|_+=*&%$#@~^–—…•\s]+', ' ', 'g')
$$;
--> statement-breakpoint
-- Text without case, accents and signs: `L'Ajuntament d'Elx` is `l ajuntament d elx`, `col·legi` is `collegi`.
CREATE FUNCTION public.search_fold(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(public.search_unsigned(
    lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(source, '([lL])[·•.‧-]([lL])|\u00ad', '\1\2', 'g')))
  ), '·', ' ')
$$;
--> statement-breakpoint
-- Takes the endings of a language off folded words, alike in what is written and in what is asked.
--   ca  whole: elecció eleccions, casa cases, vaca vaques, aigua aigües, pluja pluges, bosc boscos, gos gossos, mestre mestra,
--       obre obren obrir, guanyar guanyava guanyat, alcalde alcaldessa
--   es  what the stemmer misses in words without accents: canción canciones, hotel hoteles, luz luces, abrir abrirá
CREATE FUNCTION public.search_endings(language text, folded text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE language
    WHEN 'ca' THEN
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
        -- The same sound before e and i as before the other vowels.
        'g([ei])', 'j\1', 'g'), 'gu([ei])', 'g\1', 'g'), 'qu([ei])', 'c\1', 'g'), 'gua\M', 'ga', 'g'),
        -- Plurals.
        '([a-z][aeiou])ns?\M', '\1', 'g'), 'ssos\M', 's', 'g'), '([a-z]{3})os\M', '\1', 'g'), '([a-z]{2})es\M', '\1a', 'g'),
        '([a-z]{3})s\M', '\1', 'g'),
        -- Verbs, and who does a thing.
        '([a-z]{3})(?:ava|ave|ara|aria|arie|ant|ar|ira|iria|irie|int|ir|essa|(?<=[a-z]{4})(?:ada|at|er)|(?<=[a-z]{5})(?:ida|it|uda|ut))\M',
        '\1', 'g'),
        '([a-z]{2}[^i\s])[aeo]\M', '\1', 'g'), '([a-z]{4})(es|ar)\M', '\1', 'g')
    WHEN 'es' THEN regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      -- Too short for the stemmer: uvas, ojos; abrir abre, arder arden.
      '\m([aeiou][a-z][aeo])s\M', '\1', 'g'),
      '\m([aeiou][b-df-hj-np-tv-z]{2})(?:[aei]r|en?)\M', '\1', 'g'),
      '([aeiou][nrlds])es\M', '\1', 'g'),
      '([a-z]{2}[aei]r)(a|an|as|e|emos|ia|ian)\M', '\1', 'g'),
      'z\M', 'c', 'g')
    ELSE folded END
$$;
--> statement-breakpoint
-- Spanish pasts are told by their accent alone, which folding takes away: `ardió` is searched as `ardir`.
CREATE FUNCTION public.search_vector(language text, source text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector(public.search_configuration(language), public.search_endings(language, public.search_fold(
    CASE language WHEN 'es' THEN regexp_replace(coalesce(source, ''), 'i(ó|eron)(?![a-záéíóúüñ])', 'ir', 'g')
      ELSE coalesce(source, '') END)))
$$;
--> statement-breakpoint
-- A question of words.
--   shape   how they hang together, each by its number: `%1$s & (%2$s <2> %3$s) & !%4$s`
CREATE FUNCTION public.search_question(language text, shape text, words text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery(public.search_configuration(language), format(shape, VARIADIC (
    SELECT array_agg(''' ' || public.search_endings(language, public.search_fold(word)) || '''' ORDER BY place)
    FROM unnest(words) WITH ORDINALITY asked(word, place))))
$$;
--> statement-breakpoint
-- Words that nearly every text has. A question never holds them; in titles alone they are kept.
CREATE FUNCTION public.search_function_words(language text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(public.search_vector(language, CASE language
    WHEN 'ca' THEN 'a al als amb d de del dels el els en es i l la les li ho hi m n no o per que s se un una ha han'
    WHEN 'es' THEN 'a al con de del e el en es la las lo los le les no o para por que se su sus un una y ha han'
    ELSE '' END))
$$;
--> statement-breakpoint
CREATE FUNCTION public.search_plain(html text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(html, '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g')
$$;
--> statement-breakpoint
-- What a path of a document leads to, as plain text.
CREATE FUNCTION public.search_texts(document jsonb, path jsonpath) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_plain(string_agg(found #>> '{}', ' ')) FROM jsonb_path_query(document, path) found
$$;
--> statement-breakpoint
CREATE FUNCTION public.search_slug(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(BOTH '-' FROM regexp_replace(public.search_fold(name), '[^a-z0-9]+', '-', 'g'))
$$;
--> statement-breakpoint
-- A moment as newsrooms write it; null for what is none. A day without a time is one of the zone.
CREATE FUNCTION public.search_moment(written text, zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN written ~ '(Z|[+-]\d\d:?\d\d)$'
    THEN date_trunc('milliseconds', written::timestamptz)
    ELSE date_trunc('milliseconds', written::timestamp AT TIME ZONE zone) END;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- When an event is, each time to the end of its last day; null for what is no event or says no date.
CREATE FUNCTION public.search_occasions(event jsonb, zone text) RETURNS tstzmultirange
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
--> statement-breakpoint
-- Band of a recipe's time; `unit` 1 minutes, 2 hours, otherwise days (spec §3, §9).
CREATE FUNCTION public.search_time_band(total jsonb, unit jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN minutes < 30 THEN 'under30' WHEN minutes < 60 THEN 'under60' WHEN minutes < 90 THEN 'under90'
    WHEN minutes >= 90 THEN 'over90' END
  FROM (SELECT CASE jsonb_typeof(total) WHEN 'number' THEN total::numeric END
    * CASE unit WHEN '1' THEN 1 WHEN '2' THEN 60 ELSE 1440 END AS minutes) time
$$;
--> statement-breakpoint
-- The words of a text as they are written, of four letters and more.
CREATE FUNCTION public.search_written(source text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 200 AS $$
  SELECT lower(word) FROM string_to_table(public.search_unsigned(source), ' ') word WHERE length(word) BETWEEN 4 AND 30
$$;
--> statement-breakpoint
-- Writes what is searched of some contents, and takes out what stands in lists no more. Longer texts than two megabytes'
-- worth of letters are searched in their first part: a tsvector ends at one.
CREATE FUNCTION public.index_contents(ids bigint[]) RETURNS void
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
      left(concat_ws(' . ', search_texts(content.body, '$[*].html'), search_texts(content.body, '$[*].caption'),
        search_texts(content.body, '$[*].cite'), search_texts(content.body, '$[*].images[*].caption'), search_plain(lead->>'caption'),
        search_texts(extra, '$.recipe.ingredients[*]'), search_texts(extra, '$.recipe.steps[*]'),
        search_texts(extra, '$.event.location.name'), extra->'event'->>'address',
        search_texts(extra, '$.multimedia.images[*].caption')), 250000) AS body
    FROM contents content
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
    CROSS JOIN LATERAL search_written(concat_ws(' ', title, kicker->>'text', search_plain(standfirst),
      left(search_texts(content.body, '$[*].html'), 250000), search_texts(extra, '$.recipe.ingredients[*]'),
      search_texts(extra, '$.recipe.steps[*]'), search_texts(extra, '$.event.location.name'))) written
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
-- The question for one lexeme as it stands.
CREATE FUNCTION public.search_lexeme(lexeme text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery
$$;
--> statement-breakpoint
-- A site's months from one to before another, whole years as such.
CREATE FUNCTION public.search_months(of_site text, first timestamp, beyond timestamp) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  month timestamp := first;
  names text[] := '{}';
BEGIN
  WHILE month < beyond LOOP
    IF extract(month FROM month) = 1 AND month + interval '1 year' <= beyond THEN
      names := names || to_char(month, '"year:"YYYY"/"');
      month := month + interval '1 year';
    ELSE
      names := names || to_char(month, '"month:"YYYYMM"/"');
      month := month + interval '1 month';
    END IF;
  END LOOP;
  RETURN (SELECT string_agg(public.search_lexeme(name || of_site)::text, '|')::tsquery FROM unnest(names) name);
END
$$;
--> statement-breakpoint
-- What fits a question, newest first, at most so many. It is looked for in the newest months first, and from how much they
-- hold it is guessed how many more are needed: what nearly every text has is read in its last months alone, what few have
-- in all of them at once.
--   narrowed    the question is of this site alone, by what it is narrowed to
--   start    months to begin with
--   since, until    a range of dates, both within; null for none
--   before, before_id    the place after which to go on
CREATE FUNCTION public.search_newest(
  asked tsquery, of_site text, narrowed boolean, start integer, since timestamptz, until timestamptz, before timestamptz, before_id bigint, most integer
) RETURNS TABLE (content_id bigint, moment timestamptz, facets text[])
LANGUAGE plpgsql STABLE ROWS 200
SET search_path = public, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  month_seconds CONSTANT double precision := 2629800;
  newest timestamptz := least(until, before, 'infinity');
  oldest timestamptz;
  edge timestamptz := newest;
  lowest timestamp;
  latest timestamp;
  first timestamp;
  months integer := start;
  given integer := 0;
  more integer;
  needed integer;
  searched double precision := 0;
  all_months double precision;
  is_few boolean := false;
  windowed tsquery;
BEGIN
  SELECT min(published_at) INTO oldest FROM search_items
    WHERE site = of_site AND published_at >= coalesce(since, '-infinity');
  IF oldest IS NULL THEN
    RETURN;
  END IF;
  lowest := date_trunc('month', oldest AT TIME ZONE 'UTC');
  SELECT 1 + extract(epoch FROM max(published_at) - min(published_at)) / month_seconds INTO all_months
    FROM search_items WHERE site = of_site;
  LOOP
    -- Months without anything are passed over.
    SELECT max(published_at) AT TIME ZONE 'UTC' INTO latest FROM search_items
      WHERE site = of_site AND published_at <= edge;
    EXIT WHEN latest IS NULL OR latest < lowest;
    first := greatest(lowest, date_trunc('month', latest) - make_interval(months => months - 1));
    windowed := CASE WHEN is_few AND narrowed THEN asked
      WHEN is_few THEN asked && search_lexeme('site:' || of_site)
      ELSE asked && search_months(of_site, first, date_trunc('month', latest) + interval '1 month') END;
    RETURN QUERY SELECT * FROM (
      SELECT item.content_id, item.published_at, item.facets FROM search_items item
      WHERE item.words @@ windowed AND item.published_at >= oldest AND item.published_at <= edge
        AND (before IS NULL OR (item.published_at, item.content_id) < (before, before_id))
      OFFSET 0) fits
    ORDER BY 2 DESC, 1 DESC LIMIT most - given;
    GET DIAGNOSTICS more = ROW_COUNT;
    given := given + more;
    EXIT WHEN given >= most OR first = lowest;
    searched := searched + greatest(0.1, extract(epoch FROM latest - first) / month_seconds);
    needed := CASE WHEN given > 0 THEN least(10000, 1 + 1.25 * (most - given) * searched / given) END;
    -- Where half of what is left is needed, all of it costs no more; and where few fit at all, their months need not be told.
    IF needed IS NULL OR needed * 2 >= extract(epoch FROM first - lowest) / month_seconds THEN
      needed := 24000;
      is_few := given / searched * all_months < 5000;
    END IF;
    months := needed;
    -- Moments are kept to the millisecond.
    edge := (first AT TIME ZONE 'UTC') - interval '1 millisecond';
  END LOOP;
END
$$;
--> statement-breakpoint
-- Events that fit a question and happen in a span of time, by when they next do.
CREATE FUNCTION public.search_upcoming(
  asked tsquery, of_site text, narrowed boolean, since timestamptz, until timestamptz, after timestamptz, after_id bigint, most integer
) RETURNS TABLE (content_id bigint, moment timestamptz, facets text[])
LANGUAGE plpgsql STABLE ROWS 200
SET search_path = public, pg_temp SET enable_seqscan = off SET plan_cache_mode = force_generic_plan SET jit = off AS $$
DECLARE
  span tstzrange := tstzrange(since, until, '[]');
  of_one tsquery := CASE WHEN narrowed THEN asked ELSE asked && search_lexeme('site:' || of_site) END;
BEGIN
  RETURN QUERY SELECT * FROM (
    SELECT item.content_id, lower(item.occasions * tstzmultirange(span)) AS moment, item.facets FROM search_items item
    WHERE item.words @@ of_one AND item.occasions && span OFFSET 0) fits
  WHERE after IS NULL OR (fits.moment, fits.content_id) > (after, after_id)
  ORDER BY 2, 1 LIMIT most;
END
$$;
--> statement-breakpoint
-- Words of a site that look like one.
CREATE FUNCTION public.search_alike(of_site text, mistyped text, most integer) RETURNS TABLE (word text, written text)
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
BEGIN
  -- Words of five letters with one that is wrong have a fifth of their groups of three in common.
  PERFORM set_limit(0.18);
  RETURN QUERY SELECT known.word, known.written FROM search_words known
    WHERE known.word % mistyped AND site = of_site AND length(known.word) BETWEEN length(mistyped) - 2 AND length(mistyped) + 2
    ORDER BY similarity(known.word, mistyped) DESC, known.word LIMIT most;
END
$$;
--> statement-breakpoint
-- Rows stay narrow: their words, which only the index reads, lie beside them.
ALTER TABLE public.search_items ALTER words SET STORAGE EXTERNAL, SET (toast_tuple_target = 128);
--> statement-breakpoint
INSERT INTO public.signing_keys (name, key)
  VALUES ('cursor', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
--> statement-breakpoint
SELECT public.index_contents(ids) FROM (
  SELECT array_agg(id ORDER BY id) AS ids FROM public.contents GROUP BY id / 2000 ORDER BY id / 2000
) batches;
