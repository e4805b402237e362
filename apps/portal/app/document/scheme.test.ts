import { runInNewContext } from 'node:vm';
import { decisionOf, refusalOf } from '@portal/model';
import { expect, it } from 'vitest';
import { SCHEME_SCRIPT } from './scheme';

const ID = 'a'.repeat(32);
const TERMS = { version: 2 };

/** What the script says of a page whose browser has these cookies, and keeps nothing else. */
function said(cookie: string, asked: string | null = decisionOf(TERMS)): Record<string, string> {
  const dataset: Record<string, string> = asked === null ? {} : { adsAsked: asked };
  runInNewContext(SCHEME_SCRIPT, { document: { documentElement: { dataset }, cookie } });
  delete dataset.adsAsked;
  return dataset;
}

it.each([
  [`${refusalOf(TERMS)}${ID}`, true],
  [`a=b; ${refusalOf(TERMS)}${ID}; c=d`, true],
  [`${decisionOf(TERMS)}embeds-analytics.${ID}`, true],
  [`${decisionOf(TERMS)}ads.${ID}`, false],
  [`${decisionOf(TERMS)}embeds-analytics-ads.${ID}`, false],
  // Of what was asked before: this reader is asked again.
  [`${refusalOf({ version: 1 })}${ID}`, false],
  [decisionOf(TERMS), false],
  ['', false],
])('rooms for ads are kept for who has not refused them: %s', (cookie, isRefused) => {
  expect(said(cookie)).toEqual(isRefused ? { adsRefused: '' } : {});
  expect(said(cookie, null)).toEqual({});
});

it('a session is known', () => expect(said('userId=7')).toEqual({ reader: '' }));
