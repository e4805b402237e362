import type { OfferToSee } from '@portal/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { offersView } from '../../app/subscriptions/offers';
import { ORIGIN, SITE } from '../../app/testing/site';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

const PUBLISHER = {
  ...{ name: 'Edicions Prova, SL', taxId: 'B00000000', address: 'Carrer Major, 1' },
  ...{ email: 'hola@prova.example', accessibilityReviewed: '2026-09-01' },
};
const offer = (id: string, over: Partial<OfferToSee>): OfferToSee => ({
  ...{ id, name: id, description: '', price: 600, currency: 'EUR', period: 'month', isSold: false },
  ...over,
});
const here = offer('mensual', { isSold: true });
const there = offer('anual', { soldAt: 'https://quiosc.example/anual' });

/** The page, for who has these. */
function pageOf(offers: OfferToSee[], own: string[] = []): string {
  const site = { ...SITE, publisher: PUBLISHER };
  const context = contextOf({ site, origin: ORIGIN, now: new Date('2026-11-25T12:00:00Z'), assets });
  return renderToStaticMarkup(offersView(context, offers, { own }).view);
}

/** What the page tells before somebody pays, by its headings. */
function factsOf(offers: OfferToSee[]): string[] {
  const page = pageOf(offers);
  return [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) =>
    words.replaceAll(/<[^>]+>/g, ''),
  );
}

it('what the law wants known is of who sells: the publisher, others, or both', () => {
  const ours = ['Com es paga', 'Com s’acaba', 'Dret de desistiment'];
  const theirs = 'El que es compra a quiosc.example';
  expect(factsOf([here]).slice(-5)).toEqual([...ours, 'Reclamacions', 'Qui la ven']);
  expect(factsOf([here, there]).slice(-6)).toEqual([...ours, theirs, 'Reclamacions', 'Qui la ven']);
  expect(factsOf([there]).slice(-2)).toEqual([theirs, 'Reclamacions']);
  expect(factsOf([there])).not.toContain('Qui la ven');
});

it('nothing is sold here beside what its reader has: it is changed where it is managed', () => {
  const other = offer('anual', { isSold: true });
  const bought = (page: string) => [...page.matchAll(/name="offer" value="(\w+)"/g)].map(([, id]) => id);
  expect(bought(pageOf([here, other]))).toEqual(['mensual', 'anual']);
  const page = pageOf([here, other], ['mensual']);
  expect(bought(page)).toEqual([]);
  expect(page.match(/La tens ara/g)).toHaveLength(1);
  expect(page.match(/Ja en tens una/g)).toHaveLength(1);
  // What others sell is theirs to refuse.
  expect(pageOf([here, there], ['mensual'])).toContain('https://quiosc.example/anual');
});
