import { type Content, contentSchema } from '@portal/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CARD, listing, ORIGIN, SITE } from '../../testing/site';
import { contentGraph, listingGraph } from './index';
import { isThing, structuredFaults } from './testing/rules';

/** Structured data of an article with these labels. */
function about(over: Partial<Content>) {
  const content = v.parse(contentSchema, {
    ...CARD,
    signatories: [],
    body: [],
    breadcrumbs: [{ id: 'front', text: 'La Prova', href: '/' }],
    tags: [],
    related: [],
    comments: { open: false, items: [], count: 0, next: null },
    ...over,
  });
  const things = contentGraph({ content }, { site: SITE, origin: ORIGIN }).filter(isThing);
  expect(things.flatMap((thing) => structuredFaults(thing))).toEqual([]);
  return things.find((thing) => 'headline' in thing);
}

describe('the labels of an article', () => {
  it.each([
    [['sponsored', 'opinion'], 'AdvertiserContentArticle'],
    [['opinion', 'satire'], 'SatiricalArticle'],
    [['opinion'], 'OpinionNewsArticle'],
    [['partner', 'ai-assisted'], 'NewsArticle'],
  ] as const)('an article with the labels %j has the type %s', (labels, type) => {
    const said = about({ labels: [...labels] });
    expect(said).toMatchObject({ '@type': type });
  });

  it('includes its sponsor, and the use of AI models', () => {
    const said = about({
      labels: ['sponsored', 'ai-assisted'],
      sponsor: { name: 'Gremi de Forners', href: 'https://gremi.example/' },
    });
    expect(said).toMatchObject({
      sponsor: { '@type': 'Organization', name: 'Gremi de Forners', url: 'https://gremi.example/' },
      digitalSourceType: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
    });
    const without = about({});
    expect(without).not.toHaveProperty('sponsor');
    expect(without).not.toHaveProperty('digitalSourceType');
  });
});

it.each([
  ['all', '0+'],
  ['12', '12+'],
] as const)('a programme for the age of %s is rated %s', (age, said) => {
  const programme = { id: '1', name: 'Soterrani', url: '/programes/soterrani/', rating: { age } };
  const things = listingGraph(listing([CARD], { kind: 'programme', programme }), {
    site: SITE,
    origin: ORIGIN,
  });
  const series = things.filter(isThing).find((thing) => thing['@type'] === 'CreativeWorkSeries');
  expect(series?.contentRating).toBe(said);
});
