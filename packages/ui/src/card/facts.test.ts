import { describe, expect, it } from 'vitest';
import { STORIES } from '../fixtures/cards';
import { localeOf } from '../fixtures/locales';
import { formatDuration, kickerKindOf, mediaKindOf, mediaWords, pictureOf } from './facts';

const card = { id: '1', title: 'Títol', url: '/a/' };
const image = { src: '/a.jpg', alt: '' };

describe('the picture of a card', () => {
  it('is its own, else the poster or the first picture of its media', () => {
    expect(
      pictureOf({ ...card, image, multimedia: { type: 'image', image: { src: '/b.jpg', alt: '' } } }),
    ).toBe(image);
    expect(pictureOf({ ...card, multimedia: { type: 'video', poster: image } })).toBe(image);
    expect(pictureOf({ ...card, multimedia: { type: 'photo-gallery', images: [{ image }] } })).toBe(image);
    expect(pictureOf({ ...card, multimedia: { type: 'photo-gallery', images: [] } })).toBeUndefined();
    expect(pictureOf(card)).toBeUndefined();
  });
});

describe('the media of a card', () => {
  it.each([
    [{ type: 'videoEmbed', url: '/v', title: 'v' }, 'video'],
    [{ type: 'video360', src: '/v' }, 'video'],
    [{ type: 'audioEmbed', url: '/a', title: 'a' }, 'audio'],
    [{ type: 'image', image }, null],
  ] as const)('%j is %s', (multimedia, kind) => {
    expect(mediaKindOf({ ...card, multimedia })).toBe(kind);
  });

  it('follows the kind of news if the card has no media', () => {
    expect(mediaKindOf({ ...card, articleNewsTypeEnum: 'gallery' })).toBe('gallery');
    expect(mediaKindOf({ ...card, articleNewsTypeEnum: 'opinion' })).toBeNull();
  });

  it("has the newsroom's text, else its length or its number", () => {
    const ca = localeOf('ca');
    expect(mediaWords(STORIES.gallery, ca)).toBe('7 fotos');
    expect(mediaWords({ ...STORIES.gallery, mediaInfo: undefined }, ca)).toBe('2 fotos');
    expect(mediaWords(STORIES.helm, ca)).toBe('3:34');
    expect(mediaWords(card, ca)).toBeUndefined();
  });
});

it('formats lengths as players do', () => {
  expect([0, 59, 214, 3729, 36_000].map(formatDuration)).toEqual([
    '0:00',
    '0:59',
    '3:34',
    '1:02:09',
    '10:00:00',
  ]);
});

it('signs media over the headline only if no picture has the sign', () => {
  expect(kickerKindOf(STORIES.helm, true)).toBe('news');
  expect(kickerKindOf(STORIES.helm, false)).toBe('video');
  expect(kickerKindOf(STORIES.bench, true)).toBe('opinion');
  expect(kickerKindOf(STORIES.storm, true)).toBe('live');
  const finished = { ...STORIES.storm, articleNewsTypeEnum: 'finished-live' } as const;
  expect(kickerKindOf(finished, true)).toBe('finished-live');
});
