-- @reindex: stems, which `search_items` holds, are made here.

CREATE OR REPLACE FUNCTION public.search_configuration(language text) RETURNS regconfig
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE language WHEN 'es' THEN 'public.search_es'::regconfig ELSE 'pg_catalog.simple'::regconfig END
$$;

-- Text with spaces in place of the signs between words. The dot of `col·legi` is no such sign; apostrophes and hyphens are.
CREATE OR REPLACE FUNCTION public.search_unsigned(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(source, '[-''"`´‘’“”.,:;!?¿¡()\[\]{}<>«»/\\|_+=*&%$#@~^–—…•\s]+', ' ', 'g')
$$;

-- Letters without case and accents, as `foldLetters` of `search/words.ts` reads them.
CREATE OR REPLACE FUNCTION public.search_letters(source text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := source;
  ligature text;
BEGIN
  IF letters ~ '[^\x01-\x7f]' THEN
    letters := regexp_replace(normalize(letters, NFKD), :'marks', '', 'g');
    -- Few texts have any of these.
    IF letters ~ :'a_letter' THEN
      letters := translate(letters, :'letters', :'plain_letters');
    END IF;
    IF letters ~ :'a_ligature' THEN
      FOREACH ligature IN ARRAY string_to_array(:'ligatures', ' ') LOOP
        letters := replace(letters, left(ligature, 1), substr(ligature, 2));
      END LOOP;
    END IF;
  END IF;
  RETURN regexp_replace(lower(letters), :'geminate', 'll', 'g');
END
$$;

-- Text without case, accents and signs: `L'Ajuntament d'Elx` is `l ajuntament d elx`, `col·legi` is `collegi`.
CREATE OR REPLACE FUNCTION public.search_fold(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(public.search_unsigned(public.search_letters(source)), '·', ' ')
$$;

-- Spanish pasts are told by their accent alone, which folding takes away: `ardió` is read as `ardir`, `aprobó` as `aprobar`.
CREATE OR REPLACE FUNCTION public.search_pasts(source text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(source, :'past_ir', 'ir', 'g'), :'past_ar', 'ar', 'g')
$$;

-- Takes the endings of a language off folded words, alike in what is written and in what is asked.
--   ca  whole: elecció eleccions, casa cases, vaca vaques, aigua aigües, pluja pluges, bosc boscos, gos gossos, mestre mestra,
--       obre obren obrir, guanyar guanyava guanyat, alcalde alcaldessa
--   en  plurals and the endings of verbs: story stories, church churches, vote votes voted voting
--   es  what the stemmer misses in words without accents: canción canciones, hotel hoteles, luz luces, abrir abrirá
CREATE OR REPLACE FUNCTION public.search_endings(language text, folded text) RETURNS text
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
    WHEN 'en' THEN regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '([a-z]{2})ies\M', '\1y', 'g'),
      '([a-z](?:s|x|z|ch|sh))es\M', '\1', 'g'),
      '([a-z]{2}[^sui\s])s\M', '\1', 'g'),
      -- Verbs: open opens opened opening, vote voted voting.
      '([a-z]{3})(?:ed|ing|e)\M', '\1', 'g')
    ELSE folded END
$$;

-- Compounds as readers also write them, in one word, and numbers without the signs of their thousands: `covid-19` is found by `covid19`,
-- `AC/DC` by `acdc`, `ex-president` by `expresident`, `1.250,50` by `1250,50`. Pronouns after a verb, as in `agafar-lo`, are no compound.
CREATE OR REPLACE FUNCTION public.search_joined(letters text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN letters ~ '[[:alnum:]][-/.][[:alnum:]]' THEN (
    SELECT string_agg(CASE WHEN compound[1] ~ '^[0-9.,]+$'
      THEN translate(compound[1], ',.', ' ') ELSE translate(compound[1], '-/', '') END, ' ')
    FROM regexp_matches(letters,
      '\m([0-9]{1,3}(?:\.[0-9]{3})+(?:,[0-9]+)?|[[:alpha:]]+[-/][0-9]+|[0-9]+[-/][[:alpha:]]+|[[:alpha:]]+/[[:alpha:]]+|[[:alpha:]]{2,}-[[:alpha:]]{4,})\M',
      'g') compound) END
$$;

CREATE OR REPLACE FUNCTION public.search_vector(language text, source text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector(public.search_configuration(language), public.search_endings(language, concat_ws(' ',
    replace(public.search_unsigned(letters), '·', ' '), public.search_joined(letters))))
  FROM public.search_letters(
    CASE language WHEN 'es' THEN public.search_pasts(coalesce(source, '')) ELSE coalesce(source, '') END) letters
$$;

-- A question of words.
--   shape   how they hang together, each by its number: `%1$s & (%2$s <2> %3$s) & !%4$s`
CREATE OR REPLACE FUNCTION public.search_question(language text, shape text, words text[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsquery(public.search_configuration(language), format(shape, VARIADIC (
    SELECT array_agg(''' ' || public.search_endings(language, public.search_fold(word)) || '''' ORDER BY place)
    FROM unnest(words) WITH ORDINALITY asked(word, place))))
$$;

-- Words that nearly every text has. A question never holds them; in titles alone they are kept.
CREATE OR REPLACE FUNCTION public.search_function_words(language text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(public.search_vector(language, CASE language
    WHEN 'ca' THEN :'words_everywhere_ca'
    WHEN 'es' THEN :'words_everywhere_es'
    WHEN 'en' THEN :'words_everywhere_en'
    ELSE '' END))
$$;
