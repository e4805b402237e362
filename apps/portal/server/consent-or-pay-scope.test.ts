import type { Site } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { SITE } from '../app/testing/site';
import { isCovered } from './consent-or-pay-scope';

const offer = { id: 'mensual', name: 'Mensual', price: 600, currency: 'EUR', period: 'month' } as const;
const publisher = { name: 'Proves', taxId: 'B0', address: 'Major 1', email: 'a@prova.example' };
const site: Site = {
  ...SITE,
  consent: { version: 1, partners: [], orPay: { offer, free: ['/infantil/'] } },
  publisher: { ...publisher, principles: '/principis/', accessibilityReviewed: '2026-11-16' },
  termsUrl: '/condicions/',
};

describe('a page for readers who consent or pay', () => {
  it.each(['/', '/territori/', '/cultura/cineclub/?x=/infantil/', '/infantils/'])('%s is covered', (path) => {
    expect(isCovered(path, { site })).toBe(true);
    expect(isCovered(path, { site: { ...site, consent: SITE.consent } })).toBe(false);
  });

  it.each(['/infantil/', '/infantil/contes/', '/principis/', '/condicions/'])('%s is free', (path) =>
    expect(isCovered(path, { site })).toBe(false),
  );

  it('is open to its newsroom without either', () => {
    expect(isCovered('/', { site, preview: true })).toBe(false);
    expect(isCovered('/', { site, showroom: {} })).toBe(false);
  });
});
