import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodyParts } from '@portal/api';
import { isReadable, wallTime } from '@portal/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newsroomsFolder } from './home';
import { seed } from './index';
import { interviewsSchema } from './interviews';
import { readNewsroom } from './newsroom';
import { pollsSchema } from './polls';
import { siteOf } from './testing/site';

const NOW = new Date('2026-03-18T12:00:00Z');

describe.each([...seed.sites])('the demo newsroom of %s', (alias) => {
  it('loads completely: every reference exists, and nothing is dated in the future', async () => {
    const { items, programmes } = await seed.newsroom(await siteOf(alias), NOW);
    const files = await readdir(path.join(newsroomsFolder, alias, 'contents'));
    const slugs = items.map(({ item }) => item.sourceId);
    expect(slugs.filter((slug) => !slug.startsWith('page:')).sort()).toEqual(
      files.map((file) => path.parse(file).name).sort(),
    );
    expect(items.flatMap(({ related }) => related).filter((slug) => !slugs.includes(slug))).toEqual([]);
    const known = programmes.map(({ slug }) => slug);
    expect(items.flatMap(({ item }) => item.programme ?? []).filter((slug) => !known.includes(slug))).toEqual(
      [],
    );
    for (const { item } of items) expect(item.publishedAt.getTime()).toBeLessThan(NOW.getTime());
  });

  it('has comments of readers, each under an existing story, after the comment that it answers', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const source = await readFile(path.join(newsroomsFolder, alias, 'comments.yaml'), 'utf8');
    const discussed = items.filter(({ item }) => item.comments.length > 0).map(({ item }) => item);
    expect(discussed.map(({ sourceId }) => sourceId).sort()).toEqual(
      [...source.matchAll(/^([a-z0-9-]+):$/gm)].map(([, slug]) => slug).sort(),
    );
    for (const { comments, publishedAt } of discussed)
      for (const { parentSourceId, date } of comments) {
        const parent = comments.find(({ sourceId }) => sourceId === parentSourceId);
        expect(parent === undefined).toBe(parentSourceId === undefined);
        expect(date.getTime()).toBeGreaterThan((parent?.date ?? publishedAt).getTime());
        expect(date.getTime()).toBeLessThanOrEqual(NOW.getTime());
      }
  });

  it('has charts whose data can be drawn', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const problems: string[] = [];
    const kinds = items.flatMap(({ item }) =>
      [item.body, ...(item.live?.entries ?? []).map(({ html }) => html)].flatMap((html) =>
        bodyParts(html, {
          image: (src, alt) => ({ src, alt }),
          file: (src) => src,
          report: (problem) => problems.push(`${item.sourceId}: ${problem}`),
        }).flatMap((part) => (part.type === 'chart' ? [part.chart.kind] : [])),
      ),
    );
    expect(problems).toEqual([]);
    expect(kinds.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain('{{chart');
  });

  it('says nothing twice in a live story, also while the demo runs', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const { sourceId = '', entries = [] } = (await seed.happening?.(alias)) ?? {};
    const twice = items.flatMap(({ item }) => {
      const texts = [
        ...(item.live?.entries ?? []).map(({ title = '', html }) => [title, html.replace(/<[^>]+>/g, '')]),
        ...(item.sourceId === sourceId ? entries : []).map(({ title, body }) => [
          title,
          body.map((part) => ('html' in part ? part.html : '')).join(' '),
        ]),
      ].flatMap((words) => words.map((text) => text.trim()));
      return texts.filter((text, at) => texts.indexOf(text) !== at);
    });
    expect(twice).toEqual([]);
    expect(items.find(({ item }) => item.sourceId === sourceId)?.item.live?.isLive).toBe(true);
  });

  it('states levels as its gauge does: the newest entry with one, with the hour of the measurement', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const happening = await seed.happening?.(alias);
    // The gauge keeps its measurement while the demo runs.
    expect(JSON.stringify(happening?.entries)).not.toMatch(/\d,\d+ metr/);
    for (const { item } of items) {
      const { value } = /data-chart="gauge"[^>]* data-value="(?<value>[\d.]+)"/.exec(item.body)?.groups ?? {};
      if (!value || !item.live) continue;
      const words = value.replace('.', ',');
      const [newest] = item.live.entries.filter(({ title }) => /\d,\d+ metr/.test(title ?? ''));
      expect(newest?.title).toContain(`${words} metr`);
      const hour = newest && wallTime(newest.date.toISOString(), 'Europe/Madrid').slice(11, 16);
      expect(item.body).toContain(`${words} metros, a las ${hour}`);
      expect(item.body).toContain(`a las ${hour}</figcaption>`);
    }
  });

  it('publishes rectifications only after the story and after the request', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const kinds = items.flatMap(({ item, rectifications = [] }) =>
      rectifications.map(({ kind, receivedAt, publishedAt }) => {
        expect(receivedAt.getTime()).toBeGreaterThan(item.publishedAt.getTime());
        expect(publishedAt.getTime()).toBeGreaterThan(receivedAt.getTime());
        expect(publishedAt.getTime()).toBeLessThan(NOW.getTime());
        return kind;
      }),
    );
    expect(kinds.sort()).toEqual(alias === 'ones' ? [] : ['rectification', 'update']);
  });

  it('has captions or a transcript for every film and sound', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const played = items.flatMap(({ item }) => {
      const multimedia = item.extra?.multimedia;
      return multimedia ? [{ slug: item.sourceId, multimedia }] : [];
    });
    expect(played.length).toBeGreaterThan(0);
    expect(played.filter(({ multimedia }) => !isReadable(multimedia))).toEqual([]);
  });

  it('has chapters that speak of their own story', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const strange = items.flatMap(({ item }) => {
      const { title, standfirst = '', body, extra } = item;
      const multimedia = extra?.multimedia;
      const chapters = multimedia && 'chapters' in multimedia ? (multimedia.chapters ?? []) : [];
      const told =
        `${title} ${standfirst} ${body} ${JSON.stringify(multimedia && 'transcript' in multimedia ? multimedia.transcript : '')}`.toLowerCase();
      // The shared film shows a port, a gull and a lighthouse, whatever the story.
      const own = told.replaceAll(/una gavina[^.]*\.|el port a punta[^.]*\.|es pon darrere[^.]*\./g, '');
      return chapters
        .filter(
          ({ title: name }) =>
            !(name.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => own.includes(word)),
        )
        .map(({ title: name }) => `${item.sourceId}: ${name}`);
    });
    expect(strange).toEqual([]);
  });

  it('is the same when read at the same time', async () => {
    const site = await siteOf(alias);
    expect(await seed.newsroom(site, NOW)).toEqual(await seed.newsroom(site, NOW));
  });
});

describe('the demo', () => {
  it.each([...seed.sites])('offers no newsletter on %s without an edition', async (alias) => {
    const file = path.join(import.meta.dirname, '../../api/sites', `${alias}.yaml`);
    const { newsletters = [] } = parse(await readFile(file, 'utf8'));
    const made = newsletters.filter((newsletter: object) => 'edition' in newsletter);
    expect(made).toEqual(newsletters);
  });

  it('names the file of an article whose section is unknown to the site', async () => {
    const site = await siteOf('far');
    await expect(seed.newsroom({ ...site, sections: [] }, NOW)).rejects.toThrow(
      /\.md: “[a-z-]+” is not known to this newsroom/,
    );
  });

  it("loads without readers' activity, and names a file that refers to an unknown content", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-newsroom-'));
    const copy = path.join(folder, 'far');
    await cp(path.join(newsroomsFolder, 'far'), copy, { recursive: true });
    const site = await siteOf('far');
    const open = async () => (await readNewsroom(copy, site, NOW)).items;
    for (const name of ['comments', 'polls', 'interviews']) await rm(path.join(copy, `${name}.yaml`));
    expect((await open()).length).toBeGreaterThan(10);
    await writeFile(path.join(copy, 'comments.yaml'), 'no-such-story: { comments: [] }');
    await expect(open()).rejects.toThrow('comments.yaml: “no-such-story” is no content of this newsroom');
    await rm(folder, { recursive: true });
  });

  it.each([
    [{ starts: '3d', ends: '1d' }, false],
    [{ ended: '1h' }, false],
    [{ started: '2h', ended: '1h' }, true],
    [{ starts: '1d' }, true],
    [{}, true],
  ])('validates an interview of %j: %s', (dates, isTaken) => {
    const interview = { guest: 'Neus', role: 'patrona', opening: '', goodbye: '', questions: [], ...dates };
    expect(v.safeParse(interviewsSchema, { slug: interview }).success).toBe(isTaken);
  });

  it.each([
    [{ opened: '2h' }, true],
    [{ opens: '3d', closes: '20d' }, true],
    [{ opened: '2h', opens: '3d' }, false],
    [{}, false],
  ])('validates a poll of %j: %s', (dates, isTaken) => {
    const poll = {
      question: 'Plou?',
      options: [
        { text: 'Sí', votes: 0 },
        { text: 'No', votes: 0 },
      ],
      ...dates,
    };
    expect(v.safeParse(pollsSchema, { slug: poll }).success).toBe(isTaken);
  });

  it('has comments for the desk: two held by rules that their words break, and one reported', async () => {
    const { items } = await seed.newsroom(await siteOf('far'), NOW);
    const words = ({ item, waiting = [] }: (typeof items)[number]) =>
      waiting.map(({ sourceId, rule, reports }) => ({
        rule,
        reports: reports.length,
        html: item.comments.find((comment) => comment.sourceId === sourceId)?.html,
      }));
    expect(items.flatMap(words)).toEqual([
      { rule: 'held-word', reports: 0, html: expect.stringContaining(' cacic') },
      { rule: 'link', reports: 0, html: expect.stringContaining('https://') },
      { rule: null, reports: 1, html: expect.any(String) },
    ]);
  });

  it('has a broadcaster with programmes from six in the morning to two at night, every day', async () => {
    const { programmes } = await seed.newsroom(await siteOf('ones'), NOW);
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    // Minutes of a week starting on Monday; an end before its start is after midnight.
    const DAY = 1440;
    const on = new Set(
      programmes.flatMap(({ schedule }) =>
        schedule.flatMap(({ days, start, end }) => {
          const length = (minuteOf(end) - minuteOf(start) + DAY) % DAY;
          return days.flatMap((day) =>
            Array.from({ length }, (_, at) => ((day - 1) * DAY + minuteOf(start) + at) % (7 * DAY)),
          );
        }),
      ),
    );
    const silent = Array.from({ length: 7 * DAY }, (_, minute) => minute).filter(
      (minute) => !on.has(minute) && (minute % DAY < 120 || minute % DAY >= 360),
    );
    expect(silent.map((minute) => `day ${Math.floor(minute / DAY) + 1}, minute ${minute % DAY}`)).toEqual([]);
  });

  it('has a poll that opens after seeding, and a withdrawn story', async () => {
    const { items } = await seed.newsroom(await siteOf('far'), NOW);
    const starts = items.flatMap(({ poll }) => poll?.start ?? []);
    expect(starts.filter((start) => start > NOW)).toEqual([new Date('2026-03-21T12:00:00Z')]);
    const withdrawn = items.filter(({ isWithdrawn }) => isWithdrawn).map(({ item }) => item.sourceId);
    expect(withdrawn).toEqual(['gos-alcalde-vilasserra']);
  });

  it('draws exactly the illustrations that its texts order', async () => {
    expect(await seed.open('https://illustrations.invalid/quay?seed=7&hour=dusk')).toMatchObject({
      mime: 'image/jpeg',
    });
    await expect(async () => seed.open('https://illustrations.invalid/volcano?seed=1')).rejects.toThrow(
      'subject',
    );
  });
});
