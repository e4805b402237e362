import type { Language } from '@portal/model';
import type { OfferToSee } from '@portal/model/revenue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { offersView } from '../../app/revenue/subscriptions/offers';
import { ORIGIN, SITE } from '../../app/testing/site';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

const PUBLISHER = {
  name: 'Edicions Prova, SL',
  taxId: 'B00000000',
  address: 'Carrer Major, 1',
  email: 'hola@prova.example',
  accessibilityReviewed: '2026-09-01',
};
const offer = (id: string, over: Partial<OfferToSee>): OfferToSee => ({
  id,
  name: id,
  description: '',
  price: 600,
  currency: 'EUR',
  period: 'month',
  isSold: false,
  ...over,
});
const here = offer('mensual', { isSold: true });
const there = offer('anual', { soldAt: 'https://quiosc.example/anual' });

/** The page, for a reader who has the subscriptions `own`. */
function pageOf(
  offers: OfferToSee[],
  own: string[] = [],
  language: Language = 'ca',
  ticked: string | null = null,
): string {
  const site = { ...SITE, language, publisher: PUBLISHER };
  const context = contextOf({ site, origin: ORIGIN, now: new Date('2026-11-25T12:00:00Z'), assets });
  return renderToStaticMarkup(offersView(context, offers, { own, ticked }).view);
}

/** Headings of the facts that the page states before a payment. */
function factsOf(offers: OfferToSee[]): string[] {
  const page = pageOf(offers);
  return [...page.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) =>
    words.replaceAll(/<[^>]+>/g, ''),
  );
}

it('states the legal facts of each seller: the publisher, third parties, or both', () => {
  const ours = ['Com es paga', 'Com s’acaba', 'Dret de desistiment'];
  const theirs = 'El que es compra a quiosc.example';
  expect(factsOf([here]).slice(-5)).toEqual([...ours, 'Reclamacions', 'Qui la ven']);
  expect(factsOf([here, there]).slice(-6)).toEqual([...ours, theirs, 'Reclamacions', 'Qui la ven']);
  expect(factsOf([there]).slice(-2)).toEqual([theirs, 'Reclamacions']);
  expect(factsOf([there])).not.toContain('Qui la ven');
});

it('sells nothing to readers who have a subscription: they change it where it is managed', () => {
  const other = offer('anual', { isSold: true });
  const bought = (page: string) => [...page.matchAll(/name="offer" value="(\w+)"/g)].map(([, id]) => id);
  expect(bought(pageOf([here, other]))).toEqual(['mensual', 'anual']);
  const page = pageOf([here, other], ['mensual']);
  expect(bought(page)).toEqual([]);
  expect(page.match(/Ja la tens/g)).toHaveLength(1);
  expect(page.match(/Ja tens una subscripció/g)).toHaveLength(1);
  // Third-party sellers decide for themselves.
  expect(pageOf([here, there], ['mensual'])).toContain('https://quiosc.example/anual');
});

it.each([
  ['ca', 'prem «Desisteix del contracte aquí»', 'Model de formulari de desistiment', 'A l’atenció de'],
  ['es', 'pulsa «Desistir del contrato aquí»', 'Modelo de formulario de desistimiento', 'A la atención de'],
  ['en', 'press “Withdraw from contract here”', 'Model withdrawal form', 'To'],
] as const)(
  'says how to withdraw, with the model form addressed to the publisher, in %s',
  (language, how, title, to) => {
    const page = pageOf([here], [], language);
    expect(page).toContain(how);
    expect(page).toMatch(new RegExp(`<summary[^>]*>${title}`));
    expect(page).toContain(`${to} Edicions Prova, SL, Carrer Major, 1, hola@prova.example:`);
    expect(page).not.toMatch(/[{}]/);
    // Third-party sellers state it on their own site.
    expect(pageOf([there], [], language)).not.toContain(title);
  },
);

it.each([
  ['ca', 'Sense data de fi: es cobra cada mes fins que la cancel·lis.', 'T’avisem per correu 30 dies abans.'],
  [
    'es',
    'Sin fecha de fin: se cobra cada mes hasta que la canceles.',
    'Te avisamos por correo 30 días antes.',
  ],
  [
    'en',
    'No end date: it is charged each month until you cancel it.',
    'We tell you by email 30 days before.',
  ],
] as const)(
  'a monthly offer is open-ended, and a yearly one is announced before it renews, in %s',
  (language, month, year) => {
    const page = pageOf([here, offer('anual', { period: 'year', isSold: true })], [], language);
    expect(page).toContain(month);
    expect(page).toContain(year);
  },
);

it.each([
  [
    'ca',
    'Subscriu-t’hi amb obligació de pagament',
    'Demano que la subscripció comenci avui mateix, dins dels 14 dies',
  ],
  [
    'es',
    'Suscribirse con obligación de pago',
    'Pido que la suscripción empiece hoy mismo, dentro de los 14 días',
  ],
  ['en', 'Subscribe with obligation to pay', 'I ask for the subscription to start today, within the 14 days'],
] as const)(
  'the last button states the obligation to pay, under a box that is not ticked by default, in %s',
  (language, button, box) => {
    const page = pageOf([here], [], language);
    expect(page).toMatch(new RegExp(`<button[^>]*>[^/]*${button}`));
    expect(page).toMatch(new RegExp(`<input[^>]*name="startsAtOnce"[^>]*value="true".*${box}`, 's'));
    expect(page).not.toContain('checked=""');
  },
);

it('the box keeps its state at the offer that it was ticked for', () => {
  const other = offer('anual', { isSold: true });
  const boxes = (ticked: string | null) =>
    [...pageOf([here, other], [], 'ca', ticked).matchAll(/<input[^>]*name="startsAtOnce"[^>]*>/g)].map(
      ([box]) => box.includes('checked=""'),
    );
  expect(boxes('anual')).toEqual([false, true]);
  expect(boxes('res')).toEqual([false, false]);
});
