import { contentSchema } from '@portal/model';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CARD, ORIGIN, SITE } from '../../testing/site';
import { contentGraph } from './index';
import { isThing, structuredFaults } from './testing/rules';

const TEXT = 'Eren dos vaixells, no tres.';
const PUBLISHER = {
  name: 'La Prova, SL',
  taxId: 'B0',
  address: 'carrer Major, 1',
  email: 'a@prova.example',
  accessibilityReviewed: '2026-03-01',
  principles: '/principis/',
};
const content = (over: object = {}) =>
  v.parse(contentSchema, {
    ...CARD,
    signatories: [],
    body: [],
    tags: [],
    related: [],
    breadcrumbs: [{ id: 'front', text: 'La Prova', href: '/' }],
    comments: { open: false, items: [], count: 0, next: null },
    ...over,
  });
const graph = (over: object, site: typeof SITE = SITE) =>
  contentGraph({ content: content(over) }, { site, origin: ORIGIN }).filter(isThing);

it("a corrected article has its corrections, and links to its newsroom's policy", () => {
  const corrections = [{ id: '1', date: '2026-03-18T15:00:00Z', text: TEXT }];
  const things = graph({ corrections }, { ...SITE, publisher: PUBLISHER });
  expect(things.flatMap((thing) => structuredFaults(thing))).toEqual([]);
  expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
    correction: [{ '@type': 'CorrectionComment', datePublished: '2026-03-18T16:00:00+01:00', text: TEXT }],
    publisher: {
      publishingPrinciples: `${ORIGIN}/principis/`,
      correctionsPolicy: `${ORIGIN}/legal/correccions/`,
      ownershipFundingInfo: `${ORIGIN}/legal/propietat/`,
    },
  });
});

it('a site without a publisher has no page of its policies', () => {
  expect(JSON.stringify(graph({}))).not.toMatch(/publishingPrinciples|correctionsPolicy|CorrectionComment/);
});

it('optional fields of an article have the properties that schema.org has for them', () => {
  const fields = { dateline: 'Alzira', backstory: 'Hem parlat amb onze pescadors.' };
  const things = graph({ fields });
  expect(things.flatMap((thing) => structuredFaults(thing))).toEqual([]);
  expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject(fields);
});
