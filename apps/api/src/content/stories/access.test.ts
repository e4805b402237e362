import { ACCESS_CONDITIONS, type AccessCondition } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { ANYBODY, missingCondition, readableExtra, type Viewer } from './access';

/** Viewers by their attributes, and the conditions that they meet. */
const VIEWERS: readonly [Partial<Viewer>, readonly AccessCondition[]][] = [
  [{}, []],
  [{ isRegistered: true }, ['registered']],
  [{ hasCounted: true }, ['metered']],
  [{ isSubscriber: true }, ACCESS_CONDITIONS],
  [{ hasGift: true }, ACCESS_CONDITIONS],
  [{ isCrawler: true }, ACCESS_CONDITIONS],
  [{ isFree: true }, ACCESS_CONDITIONS],
];

const EXTRA = { multimedia: { type: 'audio', src: '/sound.m4a', duration: 60 }, totalTime: 20 } as const;

describe.each(VIEWERS)('a viewer with %j', (known, met) => {
  const viewer = { ...ANYBODY, ...known };

  it.each(ACCESS_CONDITIONS)('meets %s, or misses it', (condition) => {
    expect(missingCondition({ condition }, viewer)).toBe(met.includes(condition) ? null : condition);
  });

  it.each(ACCESS_CONDITIONS)(
    'gets the film, the sound and the recipe of an article with the condition %s, or not',
    (condition) => {
      const { multimedia: _, ...open } = EXTRA;
      expect(readableExtra({ condition, extra: EXTRA }, viewer)).toEqual(
        met.includes(condition) ? EXTRA : open,
      );
    },
  );

  it('reads an open content', () => {
    expect(missingCondition({ condition: null }, viewer)).toBeNull();
    expect(readableExtra({ condition: null, extra: EXTRA }, viewer)).toBe(EXTRA);
  });
});
