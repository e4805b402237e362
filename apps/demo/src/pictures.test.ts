import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bodyParts } from '@portal/api';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type IllustrationOrder, illustrationSchema, splitFile } from './front-matter';
import { newsroomsFolder } from './home';
import { contentOf, LOOKS, SUBJECTS, type SubjectName } from './illustrations/index';
import { seed } from './index';
import { siteOf } from './testing/site';

const NOW = new Date('2026-03-02T10:00:00Z');

/** Captions of pictures in the middle of texts, as their editors wrote them. */
async function written(folder: string): Promise<string[]> {
  const names = (await readdir(path.join(folder, 'contents'))).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, 'contents', name), 'utf8')));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/^!\[\]\(\S+ "(.+)"\)$/gm), ([, caption = '']) => caption),
  );
}

const headSchema = v.object({
  type: v.optional(v.string(), 'programme'),
  section: v.optional(v.string(), ''),
  kind: v.optional(v.string()),
  ago: v.optional(v.string(), '0m'),
  withdrawn: v.optional(v.boolean(), false),
  image: v.optional(illustrationSchema),
  gallery: v.optional(v.array(illustrationSchema), []),
});
interface Story extends v.InferOutput<typeof headSchema> {
  slug: string;
  /** Everything that it says, without its orders of pictures. */
  words: string;
  minutes: number;
}

const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };

/** Stories and programmes of a newsroom, newest first. */
async function storiesOf(alias: string): Promise<Story[]> {
  const stories: Story[] = [];
  for (const folder of ['contents', 'programmes']) {
    const at = path.join(newsroomsFolder, alias, folder);
    for (const name of (await readdir(at).catch(() => [])).sort()) {
      const text = await readFile(path.join(at, name), 'utf8');
      const head = v.parse(headSchema, splitFile(name, text).head);
      stories.push({
        ...head,
        slug: name.replace(/\.md$/, ''),
        words: text.replace(/subject: [\w-]+|subject:[\w-]+\?\S+/g, ''),
        minutes: Number.parseInt(head.ago, 10) * (MINUTES[head.ago.at(-1) ?? ''] ?? 1),
      });
    }
  }
  return stories.filter(({ withdrawn }) => !withdrawn).sort((one, other) => one.minutes - other.minutes);
}

const ordersOf = ({ image, gallery }: Story): IllustrationOrder[] => [...(image ? [image] : []), ...gallery];

/** A story that does not speak of its picture's subject, or a picture that lost what its text says. */
const untrue = (story: Story): string[] =>
  ordersOf(story).flatMap((order) => {
    const { told, shows } = SUBJECTS[order.subject];
    const { caption, ...drawn } = order;
    const { things } = contentOf(drawn, 'ca');
    const lost = shows.filter((thing) => !things.has(thing));
    return [
      ...(told.test(story.words) ? [] : [`${story.slug} does not speak of ${order.subject}`]),
      ...lost.map((thing) => `${story.slug}: ${order.subject} shows no ${thing}`),
    ];
  });

const lookOf = (subject: SubjectName): string =>
  LOOKS.find((subjects) => subjects.includes(subject))?.[0] ?? subject;

/** Pairs of stories on a page whose pictures look alike. */
const alike = (page: string, stories: readonly Story[]): string[] =>
  stories.flatMap((story, at) =>
    stories.slice(at + 1).flatMap((other) => {
      const [one, two] = [story.image?.subject, other.image?.subject];
      return one && two && lookOf(one) === lookOf(two) ? [`${page}: ${story.slug}, ${other.slug}`] : [];
    }),
  );

const moduleSchema = v.object({
  type: v.string(),
  medium: v.optional(v.string()),
  select: v.optional(
    v.object({
      section: v.optional(v.string()),
      types: v.optional(v.array(v.string())),
      withImage: v.optional(v.boolean(), false),
      count: v.optional(v.number(), 1),
    }),
  ),
});
const boardsSchema = v.array(v.object({ columns: v.array(v.array(moduleSchema)) }));

/** The stories of a front: each module takes the newest that fit and that no earlier one has. */
async function frontOf(alias: string, stories: readonly Story[]): Promise<Story[]> {
  const file = path.join(import.meta.dirname, '../../api/sites', `${alias}.yaml`);
  const boards = v.parse(boardsSchema, parse(await readFile(file, 'utf8')).boards);
  const taken = new Set<Story>();
  for (const { type, medium, select } of boards.flatMap(({ columns }) => columns.flat())) {
    if (type === 'programmes') for (const story of stories) if (story.kind === medium) taken.add(story);
    if (!select) continue;
    const fitting = stories.filter(
      (story) =>
        !taken.has(story) &&
        story.kind === undefined &&
        (!select.section || story.section === select.section) &&
        (!select.types || select.types.includes(story.type)) &&
        (!select.withImage || story.image),
    );
    for (const story of fitting.slice(0, select.count)) taken.add(story);
  }
  return [...taken];
}

describe.each([...seed.sites])('the pictures of %s', (alias) => {
  it('show what their stories speak of, and all that their texts say', async () => {
    expect((await storiesOf(alias)).flatMap(untrue)).toEqual([]);
  });

  it('look different on the front and on each section', async () => {
    const stories = await storiesOf(alias);
    const front = await frontOf(alias, stories);
    expect(front.filter(({ image }) => image).length).toBeGreaterThan(12);
    const sections = [...new Set(stories.map(({ section }) => section))].filter(Boolean);
    expect([
      ...alike('front', front),
      ...sections.flatMap((section) =>
        alike(
          section,
          stories.filter((story) => story.section === section),
        ),
      ),
      ...alike(
        'programmes',
        stories.filter(({ kind }) => kind),
      ),
    ]).toEqual([]);
  });

  it('have texts of their own', async () => {
    const { items } = await seed.newsroom(await siteOf(alias), NOW);
    const alts = items.flatMap(({ item }) => (item.lead ? [item.lead.alt] : []));
    expect(alts.filter((alt) => alt.length < 12)).toEqual([]);
  });
});

it('a story about something else and a repeated picture are named', async () => {
  const [first] = await storiesOf('far');
  if (!first) throw new Error('the newsroom is empty');
  const guitar: Story = {
    ...first,
    slug: 'guitar',
    words: 'Una guitarra',
    image: { subject: 'boatyard', seed: 1 },
  };
  expect(untrue(guitar)).toContain('guitar does not speak of boatyard');
  expect(alike('front', [guitar, { ...guitar, slug: 'other' }])).toEqual(['front: guitar, other']);
});

describe('pictures in the texts of the demo newsrooms', () => {
  it('have alternative texts and captions when drawn', { tags: ['full'], timeout: 180_000 }, async () => {
    let count = 0;
    for (const alias of seed.sites) {
      const folder = path.join(newsroomsFolder, alias);
      const { items } = await seed.newsroom(await siteOf(alias), NOW);
      const figures = items.flatMap(({ item }) =>
        // The text of a live blog is in its entries.
        bodyParts([item.body, ...(item.live?.entries ?? []).map(({ html }) => html)].join(''), {
          image: (src, alt) => ({ src, alt }),
          file: (src) => src,
        }).flatMap((part) => (part.type === 'figure' ? [part] : [])),
      );
      expect(figures.map(({ caption }) => caption)).toEqual(await written(folder));
      expect(figures.filter(({ image }) => !image.alt)).toEqual([]);
      for (const { image } of figures)
        await expect(seed.open(image.src)).resolves.toMatchObject({ mime: 'image/jpeg' });
      count += figures.length;
    }
    expect(count).toBeGreaterThan(0);
  });
});
