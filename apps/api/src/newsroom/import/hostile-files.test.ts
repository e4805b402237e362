import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, count, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contents, tags } from '../../content/stories/tables';
import { storeSites } from '../../sites/store';
import { ENGINES, emptyTables } from '../../testing/database';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';
import { MediaIntake } from './media';
import { reportSubject, reportText } from './report';

const ITEM = { type: 'text', versioncreated: '2024-06-01T10:00:00Z', body_xhtml: '<p>Text</p>' };

describe.each(ENGINES)('an import of a hostile file, on %s', (engine) => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await testNewsroom(engine);
  });
  afterAll(() => newsroom?.remove());
  beforeEach(async () => {
    await emptyTables(newsroom.database);
    await storeSites(newsroom.database.db, [newsroom.site]);
  });

  const write = async (name: string, value: unknown) => {
    const file = path.join(newsroom.folder, name);
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  };
  const bring = async (...items: object[]) => newsroom.run(await write('hostile.json', items));
  const pathsOf = async () =>
    (await newsroom.database.db.select({ path: contents.path }).from(contents).orderBy(asc(contents.id))).map(
      (row) => row.path,
    );

  /** Runs something and counts the queries that the database got. */
  const queriesOf = async (run: () => Promise<unknown>) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await run();
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };

  it('keeps 50 of 60,000 tags, with few queries, and says so', async () => {
    const keywords = Array.from({ length: 60_000 }, (_, at) => `Clau ${at}`);
    const item = { ...ITEM, uri: 'urn:tags:1', headline: 'Moltes etiquetes', keywords };
    let report: Awaited<ReturnType<typeof bring>> | undefined;
    const queries = await queriesOf(async () => {
      report = await bring(item);
    });
    expect(queries).toBeLessThan(40);
    expect(report).toMatchObject({
      added: 1,
      faultCount: 0,
      leftOutCount: 1,
      leftOut: [{ sourceId: 'urn:tags:1', what: '59950 of its 60000 tags: 50 are kept' }],
    });
    if (report) expect(reportText(report)).toContain('59950 of its 60000 tags');
    const [row] = await newsroom.database.db.select({ n: count() }).from(tags);
    expect(row?.n).toBe(50);
    expect((await newsroom.page('/moltes-etiquetes/'))?.tags.map(({ name }) => name)).toEqual(
      keywords.slice(0, 50),
    );
  });

  it('a withdrawn item whose id cannot be stored is one item with an error, and the rest is read', async () => {
    const report = await bring(
      { uri: 'urn:nul:\0a', pubstatus: 'canceled', headline: 'Nul' },
      { uri: 'urn:sur:\ud800', pubstatus: 'canceled' },
      { uri: 'u'.repeat(100_000), pubstatus: 'canceled' },
      { ...ITEM, uri: 'urn:after:1', headline: 'Després' },
    );
    expect(report).toMatchObject({ read: 4, added: 1, faultCount: 3 });
    expect(report.faults.every(({ reason }) => reason.startsWith('its id'))).toBe(true);
  });

  it('a withdrawal that the database refuses is one item with an error', async () => {
    const { db } = newsroom.database;
    await bring({ ...ITEM, uri: 'urn:w:1', headline: 'Una' });
    const transaction = vi.spyOn(db, 'transaction').mockRejectedValueOnce(
      Object.assign(new Error('Failed query: update "contents"'), {
        query: 'update "contents"',
        params: [],
      }),
    );
    const report = await bring(
      { uri: 'urn:w:1', pubstatus: 'canceled' },
      { ...ITEM, uri: 'urn:w:2', headline: 'Dues' },
    );
    transaction.mockRestore();
    expect(report).toMatchObject({ read: 2, added: 1, withdrawn: 0, faultCount: 1 });
    expect(reportText(report)).not.toContain('contents"');
  });

  it('keeps an article with characters that no database stores, without them', async () => {
    const report = await bring({
      ...ITEM,
      uri: 'urn:car:1',
      headline: 'Nul \0 i \ud800 mitja',
      body_xhtml: '<p>cos \0 &#27;\ud800 \u0004</p>',
      located: 'Al\u0003zira',
      byline: 'Ana \u0002Ruiz',
      keywords: ['clau \u0005'],
      infosource: [{ name: 'a\0b' }],
      description_text: 'Resum &#1;&amp;#27;',
    });
    expect(report).toMatchObject({ added: 1, faultCount: 0 });
    const [path = ''] = await pathsOf();
    const page = await newsroom.page(path);
    expect(page?.title).toBe('Nul i \ufffd mitja');
    expect(page?.body).toEqual([{ type: 'paragraph', html: 'cos  \ufffd' }]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them
    expect(JSON.stringify(page)).not.toMatch(/[\u0000-\u001f]|\\u00[01]/);
  });

  it('leaves out too long a dateline, and skips an item with too long a headline', async () => {
    const report = await bring(
      { ...ITEM, uri: 'urn:long:1', headline: 'Curta', located: 'D'.repeat(9_000_000) },
      { ...ITEM, uri: 'urn:long:2', headline: 'H'.repeat(1_000_000) },
      { ...ITEM, uri: 'urn:long:3', headline: 'H'.repeat(9_000_000) },
      { ...ITEM, uri: 'urn:long:4', headline: 'Niada', backstory: `${'<b>'.repeat(300)}Així` },
    );
    expect(report).toMatchObject({ added: 1, leftOutCount: 1, faultCount: 3 });
    expect(JSON.stringify(report).length).toBeLessThan(5_000);
    expect((await newsroom.page('/curta/'))?.fields).toBeUndefined();
  });

  it('equal headlines take a bounded number of queries each, however many are there', async () => {
    const items = Array.from({ length: 30 }, (_, at) => ({
      ...ITEM,
      uri: `urn:same:${at}`,
      headline: 'Igual',
    }));
    const { db } = newsroom.database;
    await bring(...items.slice(0, 1));
    await db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select site, type, '/igual-' || n || '/', title, body, published_at, source, source_id || '/' || n, ''
      from contents, generate_series(2, 300) n`);
    const queries = await queriesOf(() => bring(...items));
    expect(queries).toBeLessThan(30 * 20);
    expect((await pathsOf()).slice(300)).toEqual(items.slice(1).map((_, at) => `/igual-${at + 301}/`));
  });

  it('an address that browsers cannot open is not kept', async () => {
    const item = (id: number, link: string) =>
      `<item><title>Nota ${id}</title><link>${link}</link><guid>https://veu.example/?p=${id}</guid>
       <pubDate>Sun, 10 Mar 2024 09:00:00 GMT</pubDate><description>Text</description></item>`;
    const file = await write(
      'paths.rss',
      `<rss><channel>${item(1, 'https://veu.example/a%00b/')}${item(2, 'https://veu.example/x%2541/')}${item(3, `https://veu.example/${'a'.repeat(2_000)}/`)}</channel></rss>`,
    );
    expect(await newsroom.run(file)).toMatchObject({ added: 3, leftOutCount: 3 });
    expect(await pathsOf()).toEqual(['/nota-1/', '/nota-2/', '/nota-3/']);
  });

  it('a path that nobody could open, kept by an earlier version, is replaced', async () => {
    const item = { ...ITEM, uri: 'urn:old:1', headline: 'Vella' };
    await bring(item);
    await newsroom.database.db
      .update(contents)
      .set({ path: '/a%2500b/' })
      .where(eq(contents.path, '/vella/'));
    await bring({ ...item, body_xhtml: '<p>Text nou</p>' });
    expect(await pathsOf()).toEqual(['/vella/']);
  });

  it('fetches a limited number of files of an item, and says so at each import', async () => {
    const body_xhtml = Array.from(
      { length: 205 },
      (_, at) => `<img src="https://veu.example/${at}.jpg">`,
    ).join('');
    const item = { ...ITEM, uri: 'urn:media:1', headline: 'Fotos', body_xhtml };
    const file = await write('media.json', [item]);
    let fetched = 0;
    const open = async () => {
      fetched += 1;
      return { bytes: newsroom.picture, mime: 'image/jpeg' };
    };
    const problem = {
      url: 'https://veu.example/200.jpg',
      reason: expect.stringContaining('5 of the 205 files'),
    };
    expect(await newsroom.run(file, { open })).toMatchObject({ added: 1, missingMedia: [problem] });
    expect(await newsroom.run(file, { open })).toMatchObject({ unchanged: 1, missingMedia: [problem] });
    expect(fetched).toBe(200);
  });

  it('ends the downloads of an import at its limit of bytes or time', async () => {
    const { db } = newsroom.database;
    const library = { add: () => Promise.reject(new Error('not stored')) };
    const urls = Array.from({ length: 12 }, (_, at) => `https://veu.example/${at}.jpg`);
    for (const limits of [
      { bytes: 3, milliseconds: 1e9 },
      { bytes: 1e9, milliseconds: 0.001 },
    ]) {
      let fetched = 0;
      const open = async () => {
        fetched += 1;
        return { bytes: Buffer.from('x'), mime: 'image/jpeg' };
      };
      const intake = new MediaIntake(db, library, 'prova', open, { files: 100, ...limits });
      const { problems } = await intake.find(urls);
      expect(fetched).toBeLessThanOrEqual(4);
      expect(problems).toHaveLength(12);
      expect(problems.at(-1)?.reason).toContain('the next one goes on');
    }
  });

  it.each([
    ['an object without an id', { a: 1 }],
    ['a list of such', [{ headline: 'Sense' }, 5]],
  ])('says that %s is not ninjs', async (_, value) => {
    await expect(newsroom.run(await write('no-ninjs.json', value))).rejects.toThrow('not ninjs');
  });

  it('reads items in an object, as APIs answer, and says which has no id', async () => {
    const items = [
      { ...ITEM, uri: 'urn:in:1', headline: 'Dins' },
      { ...ITEM, headline: 'Sense id' },
    ];
    const report = await newsroom.run(await write('items.json', { items }));
    expect(report).toMatchObject({ read: 2, added: 1, faultCount: 1 });
    expect(report.faults).toEqual([
      {
        sourceId: '',
        title: 'Sense id',
        reason: 'it has no “uri”, a text that identifies it',
        isFault: true,
      },
    ]);
  });

  it('reports on single lines, with counts that add up', async () => {
    const file = await write('rep.json', [
      { ...ITEM, uri: 'urn:rep:1\r\nBcc: x@evil.example', headline: 'Primera', versioncreated: 'mai' },
      {
        ...ITEM,
        uri: 'urn:rep:2',
        headline: '\u001b[2J\u202eGirada\r\n  added      9',
        versioncreated: 'mai',
      },
      {
        ...ITEM,
        uri: 'urn:rep:3',
        headline: 'Bona',
        body_xhtml: '<img src="https://barca.example/\u009b31m.png">',
      },
      { ...ITEM, uri: 'urn:rep:4', headline: 'Esborrany', pubstatus: 'withheld' },
      { ...ITEM, uri: 'urn:rep:5', headline: 'Foto', type: 'pic\u0007ture' },
    ]);
    const report = { ...(await newsroom.run(file)), database: 'the embedded database in /srv/portal' };
    const text = reportText(report);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them
    expect(text.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(text.split('\n').filter((line) => line.startsWith('  added'))).toEqual(['  added      2']);
    expect(text).toContain('urn:rep:1\\u000d\\u000aBcc');
    expect(text).toContain('written to the embedded database in /srv/portal');
    expect(text).toContain('1  of these are drafts');
    expect(text).toContain('skipped    3');
    expect(text).toContain('2  because of an error');
    expect(text).not.toContain('earlier imports');
    expect(reportSubject(report, 'El Far')).toBe(
      'Import into El Far: 2 added, 0 updated, 3 skipped, of these 2 because of an error',
    );
    expect(reportText(await newsroom.run(file))).toContain('earlier imports');
  });

  it('a report names a limited number of reasons', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ ...ITEM, uri: `urn:t:${at}`, type: `t${at}` }));
    const { skipped } = await bring(...items);
    expect(Object.keys(skipped)).toHaveLength(51);
    expect(skipped['for other reasons']).toBe(10);
  });
});
