/**
 * A generated newsroom of ten years: word frequencies as in a natural language, dates, sections, authors and
 * tags.
 */
import pg from 'pg';

const CONSONANTS = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'br',
  'cl',
  'pr',
  'tr',
  'll',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const WORDS = 30_000;
const SECTIONS = 12;
const AUTHORS = 150;
const TAGS = 600;
const YEARS = 10;
const TYPES = [
  ['article', 0.7],
  ['opinion', 0.1],
  ['video', 0.08],
  ['interview', 0.05],
  ['photogallery', 0.04],
  ['event', 0.03],
];
const TITLE_WORDS = 9;
const BODY_WORDS = 90;
const BATCH = 4_000;
const INDEXED_AT_ONCE = 2_000;
/**
 * Number of texts generated word by word; further ones are copies with other dates, so that a million takes
 * minutes.
 */
const WRITTEN = 50_000;

/** Pseudorandom numbers from 0 to 1, the same in every run (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words by rank, the most frequent first; none is a plural or form of another. */
export function vocabulary() {
  const next = chance(7);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const words = new Set();
  while (words.size < WORDS) {
    let word = '';
    for (let syllable = 0; syllable < 3 + Math.floor(next() * 2); syllable += 1)
      word += pick(CONSONANTS) + pick(VOWELS);
    words.add(`${word}${pick(['c', 'f', 'p', 'b'])}`);
  }
  return [...words];
}

/**
 * Index in a list with the distribution of words in a language: the second half as often as the first, and so
 * on.
 */
const zipf = (next, length) =>
  Math.min(length - 1, Math.floor(length ** next()) - 1 + Math.floor(next() * 2));

const SITES = [
  ['far', 0.5],
  ['ribera', 0.35],
  ['ones', 0.15],
];
function drawn(next, weighed) {
  let left = next();
  for (const [name, weight] of weighed) {
    left -= weight;
    if (left < 0) return name;
  }
  return weighed[0][0];
}

/**
 * Fills a migrated database, in which sites are stored, with `items` articles and indexes them.
 * @param connection of `pg`
 * @param now publication time of the newest content
 * @param workers connections that index in parallel
 * @returns the words, the most frequent first
 */
export async function makeNewsroom(connection, items, now, workers) {
  const client = new pg.Client(connection);
  await client.connect();
  const words = vocabulary();
  // Building the indexes afterwards takes a tenth of the work.
  await client.query('drop index search_items_words; drop index search_items_occasions');
  const written = Math.min(items, WRITTEN);
  const copies = Math.ceil(items / written);
  const span = (YEARS * 365.25 * 86_400_000) / copies;
  const first = now.getTime() - span * copies;
  await write(client, words, written, first, span);
  await client.query('analyze');
  await indexAll(client, connection, workers);
  for (let copy = 1; copy < copies; copy += 1) await copyAll(client, copy, Math.round(copy * span));
  await client.query(`set maintenance_work_mem = '256MB';
    create index search_items_words on search_items using gin (words) with (fastupdate = false);
    create index search_items_occasions on search_items using gist (occasions)`);
  await client.query('vacuum analyze search_items');
  await client.query('analyze contents');
  await client.end();
  return words;
}

/** Taxa by site. */
async function taxa(client, table, slug, name, count) {
  await client.query(
    `insert into ${table} (site, slug, name) select alias, $1 || n, $2 || n from sites, generate_series(1, $3::int) n`,
    [slug, name, count],
  );
  const { rows } = await client.query(
    `select site, array_agg(id order by id) as ids from ${table} where starts_with(slug, $1) group by site`,
    [slug],
  );
  return new Map(rows.map(({ site, ids }) => [site, ids.map(Number)]));
}

async function write(client, words, items, first, span) {
  const next = chance(11);
  const sections = await taxa(client, 'sections', 'seccio-', 'Secció ', SECTIONS);
  const authors = await taxa(client, 'authors', 'autora-', 'Autora ', AUTHORS);
  const tags = await taxa(client, 'tags', 'tema-', 'Tema ', TAGS);
  const text = (length) => Array.from({ length }, () => words[zipf(next, WORDS)]).join(' ');
  for (let begun = 0; begun < items; begun += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, items - begun) }, (_, n) => {
      const place = begun + n;
      const site = drawn(next, SITES);
      const type = drawn(next, TYPES);
      const at = first + (span * (place + next())) / items;
      const day = new Date(at + next() * 30 * 86_400_000).toISOString();
      const event = { event: { eventOccurrenceType: 'one-time', eventUniqueDate: day } };
      return {
        site,
        type,
        path: `/noticies/${place}/`,
        title: text(TITLE_WORDS),
        body: [{ type: 'paragraph', html: text(BODY_WORDS) }],
        section: sections.get(site)[zipf(next, SECTIONS)],
        at: new Date(at).toISOString(),
        extra: type === 'event' ? event : {},
        author: authors.get(site)[zipf(next, AUTHORS)],
        tag: tags.get(site)[zipf(next, TAGS)],
      };
    });
    await client.query(
      `with given as (
        select * from jsonb_to_recordset($1::jsonb) as t(site text, type text, path text, title text, body jsonb,
          section bigint, at timestamptz, extra jsonb, author bigint, tag bigint)
      ), made as (
        insert into contents (site, type, path, title, body, section_id, published_at, extra, source, source_id, source_digest)
        select site, type, path, title, body, section, at, extra, 'bench', path, '' from given order by at
        returning id, site, path
      ), signed as (
        insert into content_authors (content_id, author_id, position)
        select id, author, 0 from made join given using (site, path)
      )
      insert into content_tags (content_id, tag_id, position) select id, tag, 0 from made join given using (site, path)`,
      [JSON.stringify(rows)],
    );
  }
}

async function indexAll(client, connection, workers) {
  const { rows } = await client.query('select min(id)::int as first, max(id)::int as last from contents');
  const chunks = [];
  for (let { first } = rows[0]; first <= rows[0].last; first += INDEXED_AT_ONCE) chunks.push(first);
  const work = async () => {
    const own = new pg.Client(connection);
    await own.connect();
    for (let first = chunks.shift(); first !== undefined; first = chunks.shift())
      await own.query(
        'select index_contents(array(select id from contents where id >= $1 and id < $2 order by id))',
        [first, first + INDEXED_AT_ONCE],
      );
    await own.end();
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** Copies the generated articles with later dates, except for their bodies, which are in the index. */
async function copyAll(client, copy, later) {
  const months = (date) =>
    `array[to_char(${date} at time zone 'UTC', '"month:"YYYYMM"/"') || item.site, to_char(${date} at time zone 'UTC', '"year:"YYYY"/"') || item.site]`;
  await client.query(
    `with made as (
      insert into contents (site, type, path, title, body, section_id, published_at, extra, source, source_id, source_digest)
      select site, type, path || $1 || '/', title, '[]', section_id, published_at + $2 * interval '1 millisecond', extra,
        'copy', path || $1, '' from contents where source = 'bench' order by published_at
      returning id, site, path, published_at
    ), pairs as (
      select made.*, written.id as written_id from made
      join contents written on written.site = made.site and written.source = 'bench' and written.path || $1 || '/' = made.path
    ), signed as (
      insert into content_authors (content_id, author_id, position)
      select pairs.id, author_id, position from pairs join content_authors on content_id = written_id
    )
    insert into search_items (content_id, site, published_at, occasions, facets, words)
    select pairs.id, item.site, pairs.published_at, occasions, facets,
      ts_delete(words, ${months('item.published_at')}) || array_to_tsvector(${months('pairs.published_at')})
    from pairs join search_items item on item.content_id = written_id order by pairs.published_at`,
    [String(copy), later],
  );
}
