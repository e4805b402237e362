import type { Card, ListingPage } from '@portal/model';
import { describe, expect, test } from 'vitest';
import { LastStories } from './last-stories';

const card = (id: string, image = true): Card => ({
  id,
  title: id,
  url: `/${id}/`,
  ...(image ? { image: { src: '/a.webp', alt: '' } } : {}),
});
const listing = (cards: Card[]): ListingPage => ({
  type: 'listing',
  path: '/ultima-hora/',
  kind: 'latest',
  title: 'Última hora',
  breadcrumbs: [],
  updatedAt: '2026-03-18T12:00:00Z',
  cards,
  nextCursor: null,
});

describe('the newest stories of a site', () => {
  test('have pictures, are at most four, and are requested once a minute', async () => {
    let now = 0;
    let asked = 0;
    const stories = new LastStories(
      {
        page: async () => {
          asked += 1;
          return listing([card('a'), card('b', false), card('c'), card('d'), card('e'), card('f')]);
        },
      },
      () => new Date(now),
    );
    const first = await Promise.all([stories.get('far'), stories.get('far')]);
    expect(first.map((cards) => cards.map(({ id }) => id))).toEqual([
      ['a', 'c', 'd', 'e'],
      ['a', 'c', 'd', 'e'],
    ]);
    now = 59_000;
    await stories.get('far');
    expect(asked).toBe(1);
    now = 61_000;
    await stories.get('far');
    expect(asked).toBe(2);
  });

  test('are none while the back end is away or silent, and the last known ones later', async () => {
    let now = 0;
    let answer: () => Promise<ListingPage> = () => Promise.reject(new Error('away'));
    const stories = new LastStories({ page: () => answer() }, () => new Date(now));
    expect(await stories.get('far')).toEqual([]);
    now = 61_000;
    answer = async () => listing([card('a')]);
    await stories.get('far');
    await expect.poll(() => stories.of('far').length).toBe(1);
    now = 122_000;
    answer = () => Promise.reject(new Error('away'));
    expect((await stories.get('far')).map(({ id }) => id)).toEqual(['a']);
    const silent = new LastStories({ page: () => new Promise(() => undefined) }, () => new Date(0));
    expect(await silent.get('far')).toEqual([]);
  });
});
