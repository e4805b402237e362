import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { nextEpisodeOf } from './neighbours';
import { contents, programmes } from './tables';

type Told = Partial<typeof contents.$inferInsert> & { path: string; day: string };

const SOUND = { type: 'audio', src: '/s.mp3', duration: 60 } as const;
const FILM = { type: 'video', mp4: '/f.mp4', duration: 90 } as const;

describe.each(ENGINES)('the next edition of a programme, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await database.db.execute(
      sql`insert into sites (alias, record) values ('a', '{"language":"ca","timeZone":"UTC"}')`,
    );
    const rows = await database.db
      .insert(programmes)
      .values(
        ['one', 'other'].map((slug) => ({
          site: 'a',
          slug,
          name: slug,
          resume: '',
          body: [],
          medium: 'radio' as const,
          schedule: [],
        })),
      )
      .returning({ id: programmes.id });
    const [one = 0, other = 0] = rows.map(({ id }) => id);
    const edition = ({ day, path, ...told }: Told) => ({
      site: 'a',
      type: 'audioondemand' as const,
      path,
      title: path,
      status: 'published' as const,
      body: [],
      publishedAt: new Date(`2026-03-${day}T10:00:00Z`),
      programmeId: one,
      extra: { multimedia: SOUND },
      source: 's',
      sourceId: path,
      sourceDigest: '',
      ...told,
    });
    await database.db
      .insert(contents)
      .values([
        edition({ path: '/3/', day: '03' }),
        edition({ path: '/1/', day: '01' }),
        edition({ path: '/film-1/', day: '02', type: 'videoondemand', extra: { multimedia: FILM } }),
        edition({ path: '/clip/', day: '02', type: 'video', extra: { multimedia: FILM } }),
        edition({ path: '/withdrawn/', day: '02', status: 'withdrawn' }),
        edition({ path: '/hidden/', day: '02', listed: false }),
        edition({ path: '/other/', day: '02', programmeId: other }),
        edition({ path: '/alone/', day: '02', programmeId: null }),
        edition({ path: '/text/', day: '02', type: 'article', extra: {} }),
        edition({ path: '/same-a/', day: '05' }),
        edition({ path: '/same-b/', day: '05' }),
        edition({ path: '/film-2/', day: '06', type: 'videoondemand', extra: { multimedia: FILM } }),
        edition({ path: '/gated/', day: '07', condition: 'registered' }),
      ]);
  });
  afterAll(() => database?.remove());

  const after = async (path: string) => {
    const [row] = await database.db.select().from(contents).where(sql`${contents.path} = ${path}`);
    if (!row) throw new Error(`there is no ${path}`);
    return nextEpisodeOf(database.db, row);
  };

  it('is the one published after it, whenever it was imported', async () => {
    expect(await after('/1/')).toMatchObject({ url: '/3/', title: '/3/', duration: 60, src: '/s.mp3' });
  });
  it('has each edition once if two were published at the same moment', async () => {
    expect(await after('/3/')).toMatchObject({ url: '/same-a/' });
    expect(await after('/same-a/')).toMatchObject({ url: '/same-b/' });
  });
  it('is a film after a film, and has no file: a film is played on its own page', async () => {
    const next = await after('/film-1/');
    expect(next).toMatchObject({ url: '/film-2/', duration: 90 });
    expect(next).not.toHaveProperty('src');
  });
  it('is offered without its file if not everybody may hear it', async () => {
    const next = await after('/same-b/');
    expect(next).toMatchObject({ url: '/gated/' });
    expect(next).not.toHaveProperty('src');
  });
  it.each(['/gated/', '/film-2/', '/clip/', '/other/'])('is null for the newest: %s', async (path) => {
    expect(await after(path)).toBeNull();
  });
  it.each(['/alone/', '/text/', '/hidden/'])('is undefined for what is no edition: %s', async (path) => {
    expect(await after(path)).toBeUndefined();
  });
});
