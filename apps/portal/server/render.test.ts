import { sentAddress } from '@portal/model';
import { adMapSchema, adSettingsSchema } from '@portal/model/ads';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SITE } from '../app/testing/site';
import { redirect, variablesOf } from './render';

it.each(['/economia/日本/', '/economia/😀/', '/economia/a;b/', '/economia/cafè/?cursor=a#b'])(
  'redirects to %s with a valid header',
  (location) => {
    const { status, headers } = redirect(SITE, location, true);
    const answer = new Response(null, { status });
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, String(value));
    expect(answer.headers.get('location')).toBe(sentAddress(location));
    expect(new URL(answer.headers.get('location') ?? '', 'https://far.example').pathname).toBe(
      new URL(location, 'https://far.example').pathname,
    );
  },
);

it("has the site's advertising and Facebook app", () => {
  const of = (over: Partial<typeof SITE>) =>
    variablesOf({ site: { ...SITE, ...over }, origin: 'https://far.example' }, null);
  const adMaps = { desktop: v.parse(adMapSchema, { networkCode: '1', positions: {} }) };
  expect(of({})).toMatchObject({ gptAdvertisingEnabled: false, facebookAppId: null });
  expect(of({ facebookAppId: '123456789' }).facebookAppId).toBe('123456789');
  // Positions of plain HTML need no tag.
  expect(of({ adMaps }).gptAdvertisingEnabled).toBe(false);
  const ads = v.parse(adSettingsSchema, { gpt: {} });
  expect(of({ adMaps, ads }).gptAdvertisingEnabled).toBe(true);
});
