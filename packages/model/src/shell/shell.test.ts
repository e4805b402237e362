import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { alertSchema, hasWebFeature, loadMoreSchema, newItems, pageVariablesSchema } from './index';

describe('alert', () => {
  it('is valid with an id alone, and with everything', () => {
    expect(v.parse(alertSchema, { id: 3 })).toEqual({
      id: '3',
      title: '',
      text: '',
      link: null,
      image: null,
    });
    const alert = {
      id: '3',
      title: 'Temporal',
      text: 'Alerta taronja al litoral',
      link: { href: '/temporal/', rel: 'noopener', target: '_blank', title: 'Temporal' },
      image: { url: '/a.webp', alt: '' },
    };
    expect(v.parse(alertSchema, alert)).toEqual(alert);
    expect(v.safeParse(alertSchema, { id: 3, link: { href: 'data:text/html,x' } }).success).toBe(false);
  });
});

describe('load more', () => {
  it('ends without a next page', () => {
    expect(v.parse(loadMoreSchema, { html: '<p>' })).toEqual({ html: '<p>', nextPage: null });
  });

  it('drops items that are already shown', () => {
    const items = (...ids: string[]) => ids.map((id) => ({ id }));
    expect(newItems(items('1', '2'), items('2', '3', '3', '1', '4'))).toEqual(items('3', '4'));
  });

  it('never shows an id twice', () => {
    const list = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd') }));
    fc.assert(
      fc.property(list, list, (shown, incoming) => {
        const first = newItems([], shown);
        const all = [...first, ...newItems(first, incoming)].map(({ id }) => id);
        return new Set(all).size === all.length && incoming.every(({ id }) => all.includes(id));
      }),
    );
  });
});

describe('page variables', () => {
  const minimal = { site: { alias: 'far', name: 'El Far' }, siteUrl: 'https://elfar.example' };

  it('have everything off by default', () => {
    expect(v.parse(pageVariablesSchema, minimal)).toEqual({
      ...minimal,
      contentId: null,
      preview: false,
      runningInShowroom: false,
      featureFlags: {},
      webFeatures: {},
      gptAdvertisingEnabled: false,
      facebookAppId: null,
      paywallFakeId: null,
      windowWidth: null,
    });
  });

  it('have features by site', () => {
    const { webFeatures } = v.parse(pageVariablesSchema, {
      ...minimal,
      webFeatures: { '7': { comments: true } },
    });
    expect(hasWebFeature({ webFeatures }, '7', 'comments')).toBe(true);
    expect(hasWebFeature({ webFeatures }, '7', 'rating')).toBe(false);
    expect(hasWebFeature({ webFeatures }, '8', 'comments')).toBe(false);
  });
});
