import { describe, expect, it } from 'vitest';
import { type CardRow, cardOf } from './cards';

const FILM: CardRow = {
  id: 7,
  type: 'video',
  path: '/esports/regata/',
  title: 'La regata',
  kicker: null,
  standfirst: null,
  lead: null,
  signature: null,
  published_at: '2026-03-18T12:00:00Z',
  condition: null,
  rectified: [],
  extra: { multimedia: { type: 'video', mp4: '/films/regata.mp4', duration: 61 } },
  section_slug: null,
  section_name: null,
  is_live: null,
  authors: [],
};

describe('the card of a live story', () => {
  const LIVE: CardRow = { ...FILM, type: 'live', extra: {} };

  it.each([
    [true, 'live'],
    [false, 'finished-live'],
    [null, 'live'],
  ] as const)('says whether it is in progress: %s', (isLive, kind) => {
    expect(cardOf({ ...LIVE, is_live: isLive }).articleNewsTypeEnum).toBe(kind);
  });

  it('is over when its event is, whatever its newsroom calls it', () => {
    const extra = { articleNewsTypeEnum: 'live' } as const;
    expect(cardOf({ ...LIVE, is_live: false, extra }).articleNewsTypeEnum).toBe('finished-live');
    const opinion = { articleNewsTypeEnum: 'opinion' } as const;
    expect(cardOf({ ...LIVE, is_live: false, extra: opinion }).articleNewsTypeEnum).toBe('opinion');
  });
});

describe('the card of a film', () => {
  it('includes the duration of an open film', () => {
    expect(cardOf(FILM)).toMatchObject({ multimedia: { type: 'video', duration: 61 } });
  });

  it('names a gated film without its media', () => {
    const card = cardOf({ ...FILM, condition: 'registered' });
    expect(card.articleNewsTypeEnum).toBe('video');
    expect(JSON.stringify(card)).not.toContain('regata.mp4');
  });
});
