import * as v from 'valibot';
import { expect, it } from 'vitest';
import { streamingListSchema } from './index';

it('lists streams with the buttons they have', () => {
  const { streamingList } = v.parse(streamingListSchema, {
    streamingList: [
      { id: 1, title: 'Ones en directe', video: { href: '/directe/' }, image: { image: { src: '/a.webp' } } },
      { id: '2', kicker: 'Ràdio', title: 'Ones FM', audio: { href: '/radio/' } },
    ],
  });
  expect(streamingList).toMatchObject([
    { id: '1', kicker: '', audio: null, image: { image: { alt: '' } } },
    { id: '2', video: null, image: null },
  ]);
});

it('refuses links that are not safe', () => {
  const stream = { id: 1, title: 'x', video: { href: 'javascript:alert(1)' } };
  expect(v.safeParse(streamingListSchema, { streamingList: [stream] }).success).toBe(false);
});
