/** A newsroom of ten years, made up: words as unequally frequent as a language's, dates, sections, authors and tags. */
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

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words by rank, the most frequent first; none is another's plural or form. */
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

/** A place in a list, drawn as words are in a language: the second half as often as the first, and so on. */
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
 * Fills a migrated database whose sites are stored with `items` contents and makes them found.
 * @param now the newest content is published then
 */
export async function makeNewsroom(url, items, now) {
  const client = new pg.Client(url);
  await client.connect();
  const words = vocabulary();
  const next = chance(11);
  await client.query(
    `insert into sections (site, slug, name) select alias, 'seccio-' || n, 'Secció ' || n from sites, generate_series(1, $1::int) n`,
    [SECTIONS],
  );
  await client.query(
    `insert into authors (site, slug, name) select alias, 'autora-' || n, 'Autora ' || n from sites, generate_series(1, $1::int) n`,
    [AUTHORS],
  );
  await client.query(
    `insert into tags (site, slug, name) select alias, 'tema-' || n, 'Tema ' || n from sites, generate_series(1, $1::int) n`,
    [TAGS],
  );
  const idsOf = async (table) => {
    const { rows } = await client.query(
      `select site, array_agg(id order by id) as ids from ${table} where slug ~ '-[0-9]+$' group by site`,
    );
    return new Map(rows.map(({ site, ids }) => [site, ids.map(Number)]));
  };
  const [sections, authors, tags] = [await idsOf('sections'), await idsOf('authors'), await idsOf('tags')];
  const text = (length) => {
    let said = '';
    for (let n = 0; n < length; n += 1) said += (n ? ' ' : '') + words[zipf(next, WORDS)];
    return said;
  };
  const span = YEARS * 365.25 * 86_400_000;
  // The index over all of them at once, afterwards, is a tenth of the work.
  await client.query('drop index search_items_words; drop index search_items_occasions');
  for (let begun = 0; begun < items; begun += BATCH) {
    const size = Math.min(BATCH, items - begun);
    const columns = {
      site: [],
      type: [],
      path: [],
      title: [],
      body: [],
      section: [],
      at: [],
      extra: [],
      author: [],
      tag: [],
    };
    for (let n = 0; n < size; n += 1) {
      const place = begun + n;
      const site = drawn(next, SITES);
      const type = drawn(next, TYPES);
      const at = new Date(now.getTime() - span * (1 - (place + next()) / items));
      columns.site.push(site);
      columns.type.push(type);
      columns.path.push(`/noticies/${place}/`);
      columns.title.push(text(TITLE_WORDS));
      columns.body.push(JSON.stringify([{ type: 'paragraph', html: text(BODY_WORDS) }]));
      columns.section.push(sections.get(site)[zipf(next, SECTIONS)]);
      columns.at.push(at.toISOString());
      const day = new Date(at.getTime() + next() * 30 * 86_400_000).toISOString();
      columns.extra.push(
        type === 'event'
          ? JSON.stringify({ event: { eventOccurrenceType: 'one-time', eventUniqueDate: day } })
          : '{}',
      );
      columns.author.push(authors.get(site)[zipf(next, AUTHORS)]);
      columns.tag.push(tags.get(site)[zipf(next, TAGS)]);
    }
    await client.query(
      `with given as (
        select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::bigint[], $7::timestamptz[], $8::jsonb[], $9::bigint[], $10::bigint[])
          as t(site, type, path, title, body, section, at, extra, author, tag)
      ), made as (
        insert into contents (site, type, path, title, body, section_id, published_at, extra, source, source_id, source_digest)
        select site, type, path, title, body, section, at, extra, 'bench', path, '' from given order by at returning id, site, path
      ), signed as (
        insert into content_authors (content_id, author_id, position)
        select id, author, 0 from made join given using (site, path)
      )
      insert into content_tags (content_id, tag_id, position) select id, tag, 0 from made join given using (site, path)`,
      Object.values(columns),
    );
  }
  await client.query('analyze');
  const {
    rows: [range],
  } = await client.query('select min(id)::int as first, max(id)::int as last from contents');
  const chunks = [];
  for (let first = range.first; first <= range.last; first += INDEXED_AT_ONCE) chunks.push(first);
  const index = async () => {
    const own = new pg.Client(url);
    await own.connect();
    for (let first = chunks.shift(); first !== undefined; first = chunks.shift())
      await own.query(
        'select index_contents(array(select id from contents where id >= $1 and id < $2 order by id))',
        [first, first + INDEXED_AT_ONCE],
      );
    await own.end();
  };
  await Promise.all([index(), index()]);
  await client.query(`set maintenance_work_mem = '512MB';
    create index search_items_words on search_items using gin (words) with (fastupdate = false);
    create index search_items_occasions on search_items using gist (occasions)`);
  await client.query('vacuum analyze search_items');
  await client.end();
  return words;
}
