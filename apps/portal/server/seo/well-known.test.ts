import { ROUTES, type Site, siteSchema } from '@portal/model';
import { adSettingsSchema } from '@portal/model/ads';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ORIGIN, SITE } from '../../app/testing/site';
import type { MadePage } from '../pages';
import { seoRoutes } from './routes';
import { AD_FILES, miningRights } from './well-known';

const NOW = new Date('2026-03-18T12:34:56Z');
const nothing = () => {
  throw new Error('not asked for here');
};

/** A site's response at the URL, and its cache lifetime. */
async function answered(site: Site): Promise<{ status: number; text: string; made: MadePage | undefined }> {
  let made: MadePage | undefined;
  const app = seoRoutes({
    pages: { page: nothing, site: nothing, paywallVersions: nothing },
    addresses: { files: nothing, file: nothing, addresses: nothing, news: nothing },
    showroom: false,
    cachesAreTold: true,
    context: async () => ({ site, origin: ORIGIN, path: '/.well-known/security.txt' }),
    keep: async (_, make) => {
      made = await make();
      return new Response(made.body, { status: made.status, headers: made.headers });
    },
    missing: (_, status) => ({
      status,
      headers: {},
      body: '',
      lifetimes: { fresh: 0, whileRevalidate: 0, ifError: 0 },
      shown: { site: site.alias, contents: [], lists: false },
    }),
    redirect: nothing,
    begin: nothing,
    now: () => NOW,
    log: nothing,
  });
  const answer = await app.request('/.well-known/security.txt');
  return { status: answer.status, text: await answer.text(), made };
}

it('security.txt names a contact, is valid for less than a year, and is cached for a day at most', async () => {
  const { status, text, made } = await answered({ ...SITE, securityContact: 'mailto:security@example.org' });
  expect(status).toBe(200);
  expect(made?.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2027-02-11T00:00:00Z',
    'Preferred-Languages: ca, es, en',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    '',
  ]);
  const { fresh = 0, whileRevalidate = 0 } = made?.lifetimes ?? {};
  expect(fresh).toBeGreaterThan(0);
  expect(fresh + whileRevalidate).toBeLessThanOrEqual(86_400);
});

it('a site without a contact has no security.txt', async () => {
  expect((await answered(SITE)).status).toBe(404);
});

it.each(['mailto:security@example.org', 'https://example.org/security'])('%s is a contact', (contact) => {
  expect(v.is(siteSchema.entries.securityContact, contact)).toBe(true);
});

it.each(['security@example.org', 'http://example.org/', 'mailto:a@b.org\nContact: x', 'javascript:0'])(
  '%j is not',
  (contact) => {
    expect(v.is(siteSchema.entries.securityContact, contact)).toBe(false);
  },
);

it('tdmrep.json says whether mining is reserved, and where it is licensed', () => {
  expect(
    JSON.parse(
      miningRights(
        { machines: { textMining: 'reserved', aiCrawlers: 'search', miningPolicy: '/llicencies/' } },
        ORIGIN,
      ),
    ),
  ).toEqual([{ location: '/', 'tdm-reservation': 1, 'tdm-policy': `${ORIGIN}/llicencies/` }]);
  expect(
    JSON.parse(miningRights({ machines: { textMining: 'allowed', aiCrawlers: 'allowed' } }, ORIGIN)),
  ).toEqual([{ location: '/', 'tdm-reservation': 0 }]);
});

const ads = v.parse(adSettingsSchema, {
  adsTxt: ['example.com, pub-1234, DIRECT, f08c47fec0942fa0', 'ownerdomain=prova.example'],
  sellers: { sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', name: 'Edicions' }] },
});

it('lists the sellers of the site’s file', () => {
  expect(AD_FILES[ROUTES.adsTxt]?.textOf({ ads })).toBe(
    'example.com, pub-1234, DIRECT, f08c47fec0942fa0\nownerdomain=prova.example\n',
  );
  expect(JSON.parse(AD_FILES[ROUTES.adSellers]?.textOf({ ads }) ?? '')).toEqual({
    version: '1.0',
    sellers: [{ seller_id: '1', seller_type: 'PUBLISHER', name: 'Edicions' }],
  });
});

it.each(Object.values(AD_FILES))("does not exist without an entry in the site's file", ({ textOf }) => {
  expect(textOf(SITE)).toBeUndefined();
  expect(textOf({ ads: v.parse(adSettingsSchema, {}) })).toBeUndefined();
});
