-- The question for one lexeme as it stands.
CREATE OR REPLACE FUNCTION public.search_lexeme(lexeme text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery
$$;

-- A site's months from one to before another, whole years as such.
CREATE OR REPLACE FUNCTION public.search_months(of_site text, first timestamp, beyond timestamp) RETURNS tsquery
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

-- What fits a question, newest first, at most so many. It is looked for in the newest months first, and from how much they
-- hold it is guessed how many more are needed: what nearly every text has is read in its last months alone, what few have
-- in all of them at once.
--   narrowed    the question is of this site alone, by what it is narrowed to
--   start    months to begin with
--   since, until    a range of dates, both within; null for none
--   before, before_id    the place after which to go on
CREATE OR REPLACE FUNCTION public.search_newest(
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

-- Events that fit a question and happen in a span of time, by when they next do.
CREATE OR REPLACE FUNCTION public.search_upcoming(
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

-- Words of a site that look like one.
CREATE OR REPLACE FUNCTION public.search_alike(of_site text, mistyped text, most integer) RETURNS TABLE (word text, written text)
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
BEGIN
  -- Words of five letters with one that is wrong have a fifth of their groups of three in common.
  PERFORM set_limit(0.18);
  RETURN QUERY SELECT known.word, known.written FROM search_words known
    WHERE known.word % mistyped AND site = of_site AND length(known.word) BETWEEN length(mistyped) - 2 AND length(mistyped) + 2
    ORDER BY similarity(known.word, mistyped) DESC, known.word LIMIT most;
END
$$;
