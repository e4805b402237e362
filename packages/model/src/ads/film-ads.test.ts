import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { adMapSchema, adSettingsSchema, filmAdAddresses } from './index';

const map = (vastUrl: string | null) => v.parse(adMapSchema, { networkCode: '1', vastUrl });

describe('filmAdAddresses', () => {
  it('returns the https URLs of the maps', () => {
    const desktop = map('https://ads.example/vast?cb=[CACHEBUSTING]');
    expect(filmAdAddresses({ desktop, mobile: map(null) })).toEqual({ desktop: desktop.vastUrl });
    expect(filmAdAddresses({ mobile: desktop })).toEqual({ mobile: desktop.vastUrl });
  });

  it.each(['http://ads.example/', 'javascript:alert(1)', 'https://', 'https://ads.example/a b', ''])(
    'returns none for %j',
    (address) => {
      expect(filmAdAddresses({ desktop: map(address), mobile: undefined })).toBeUndefined();
    },
  );
});

describe('ads before films in a site’s file', () => {
  it('exist if the file enables them, with origins of https', () => {
    expect(v.parse(adSettingsSchema, {}).video).toBeUndefined();
    expect(v.parse(adSettingsSchema, { video: {} }).video).toEqual({ origins: [] });
    const takes = (origin: string) => v.is(adSettingsSchema, { video: { origins: [origin] } });
    expect(takes('https://*.films.example')).toBe(true);
    for (const origin of [
      'https:',
      '*',
      'http://films.example',
      'https://films.example/a',
      "'unsafe-inline'",
    ])
      expect(takes(origin)).toBe(false);
  });
});
