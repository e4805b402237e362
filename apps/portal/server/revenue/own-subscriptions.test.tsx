import type { Language, Publisher } from '@portal/model';
import type { OwnSubscription } from '@portal/model/revenue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { ownSubscriptionsView } from '../../app/revenue/subscriptions/own';
import { GIFT_TEXTS } from '../../app/revenue/subscriptions/texts/gifts';
import { OWN_SUBSCRIPTION_TEXTS } from '../../app/revenue/subscriptions/texts/own';
import type { SubscriptionFailure } from '../../app/revenue/subscriptions/texts/payment';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

registerIslands(islandsBy(assets.island));

const NOW = new Date('2026-11-25T12:00:00Z');

const contract = (id: string, over: Partial<OwnSubscription>): OwnSubscription => ({
  id,
  product: id,
  name: `Contracte ${id}`,
  cost: null,
  source: 'stripe',
  startsAt: '2025-10-01T09:00:00Z',
  endsAt: null,
  renewsAt: null,
  isUnpaid: false,
  isManaged: true,
  withdrawableUntil: null,
  withdrawal: null,
  ...over,
});
/** As the API sends them: the newest first. */
const ITEMS = [
  contract('1', { endsAt: '2026-11-01T09:00:00Z' }),
  contract('2', { endsAt: '2027-01-11T09:00:00Z' }),
  contract('3', { renewsAt: '2026-12-08T09:00:00Z' }),
  contract('4', { source: 'mi-quiosco', isManaged: false }),
];
const GIFT = {
  id: '7',
  contentId: '9',
  title: 'La impremta de 1708',
  url: '/cultura/impremta/',
  link: '/regal/abc/',
  endsAt: '2026-12-01T09:00:00Z',
  readers: 1,
  maxReaders: 5,
};

type Shown = {
  items?: typeof ITEMS;
  given?: string;
  gift?: typeof GIFT;
  failure?: SubscriptionFailure;
  publisher?: Publisher;
};

function pageOf(
  language: Language,
  { items = ITEMS, given, gift = GIFT, failure, publisher }: Shown = {},
): string {
  const site = { ...SITE, language, ...(publisher ? { publisher } : {}) };
  const context = contextOf({ site, origin: ORIGIN, now: NOW, assets });
  const { view } = ownSubscriptionsView(context, {
    items,
    offers: [],
    now: NOW,
    gifts: { items: [gift], left: 2 },
    ...(given ? { given } : {}),
    ...(failure ? { failure } : {}),
  });
  return renderToStaticMarkup(view);
}

/** Texts of the page's articles: contracts, then gifts. */
function partsOf(language: Language, items = ITEMS): string[] {
  return pageOf(language, { items })
    .split('<article')
    .slice(1)
    .map((part) =>
      (part.slice(part.indexOf('>') + 1).split('</article>')[0] ?? '')
        .replace(/<portal-island.*<\/portal-island>/s, '')
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
}

describe("texts of a reader's subscriptions", () => {
  it('lists renewing, ending and ended ones, and then gifts; in Catalan', () => {
    expect(partsOf('ca')).toEqual([
      'Contracte 3 Es renova sola el 8 de desembre de 2026, si no la cancel·les abans Des de l’1 d’octubre de 2025 Gestiona o cancel·la',
      'Contracte 4 Es renova sola fins que la cancel·lis Des de l’1 d’octubre de 2025 · Venuda per mi-quiosco Per canviar-la, cancel·lar-la o desistir del contracte, adreça’t a mi-quiosco.',
      'Contracte 2 Acaba l’11 de gener de 2027 i no es renova Des de l’1 d’octubre de 2025 Gestiona-la',
      'Contracte 1 Es va acabar l’1 de novembre de 2026 Des de l’1 d’octubre de 2025',
      'La impremta de 1708 L’enllaç funciona fins a l’1 de desembre de 2026. El poden llegir 5 persones en total. Lectors fins ara: 1. Enllaç de regal de «La impremta de 1708»',
    ]);
  });

  it('lists them in Spanish', () => {
    expect(partsOf('es')).toEqual([
      'Contracte 3 Se renueva sola el 8 de diciembre de 2026, si no la cancelas antes Desde el 1 de octubre de 2025 Gestionar o cancelar',
      'Contracte 4 Se renueva sola hasta que la canceles Desde el 1 de octubre de 2025 · Vendida por mi-quiosco Para cambiarla, cancelarla o desistir del contrato, dirígete a mi-quiosco.',
      'Contracte 2 Termina el 11 de enero de 2027 y no se renueva Desde el 1 de octubre de 2025 Gestionarla',
      'Contracte 1 Terminó el 1 de noviembre de 2026 Desde el 1 de octubre de 2025',
      'La impremta de 1708 El enlace funciona hasta el 1 de diciembre de 2026. Pueden leerlo 5 personas en total. Lectores hasta ahora: 1. Enlace de regalo de «La impremta de 1708»',
    ]);
  });

  it.each([
    ['ca', 'Si no saps com fer-ho, escriu a '],
    ['es', 'Si no sabes cómo hacerlo, escribe a '],
    ['en', 'If you do not know how, write to '],
  ] as const)('names the contact for one that is not cancelled here, in %s', (language, help) => {
    const publisher = {
      name: 'Proves, SL',
      taxId: 'B00000000',
      address: 'Carrer Major, 1',
      email: 'hola@prova.example',
      accessibilityReviewed: '2026-11-16',
    };
    const [, , , sold] = ITEMS;
    const page = (item: OwnSubscription) => pageOf(language, { items: [item], publisher });
    expect(sold && page(sold)).toMatch(new RegExp(`${help}<a[^>]*href="mailto:hola@prova.example"`));
    expect(page(contract('3', {}))).not.toContain('mailto:');
  });

  it.each([
    ['ca', '60 € l’any', 'Subscripció'],
    ['es', '60 € al año', 'Suscripción'],
    ['en', '€60 a year', 'Subscription'],
  ] as const)('shows the price while it goes on, in %s', (language, price, unnamed) => {
    const paid = (over: Partial<OwnSubscription> = {}) =>
      partsOf(language, [
        contract('1', { cost: { price: 6000, currency: 'EUR', period: 'year' }, ...over }),
      ])[0];
    expect(paid()).toMatch(new RegExp(`^Contracte 1 · ${price} `));
    expect(paid({ name: null })).toMatch(new RegExp(`^${unnamed} · ${price} `));
    expect(paid({ endsAt: '2026-11-01T09:00:00Z' })).not.toContain('60');
  });

  it.each([
    [
      'ca',
      'Sense data de fi: el cobrament següent és el 8 de desembre de 2026, si no la cancel·les abans',
      'Sense data de fi: es cobra cada mes fins que la cancel·lis',
    ],
    [
      'es',
      'Sin fecha de fin: el próximo cobro es el 8 de diciembre de 2026, si no la cancelas antes',
      'Sin fecha de fin: se cobra cada mes hasta que la canceles',
    ],
    [
      'en',
      'No end date: the next charge is on 8 December 2026, unless you cancel it before',
      'No end date: it is charged each month until you cancel it',
    ],
  ] as const)('says that a monthly one is open-ended, in %s', (language, dated, undated) => {
    const cost = { price: 600, currency: 'EUR', period: 'month' } as const;
    const said = (renewsAt: string | null) => partsOf(language, [contract('1', { cost, renewsAt })])[0];
    expect(said('2026-12-08T09:00:00Z')).toContain(dated);
    expect(said(null)).toContain(undated);
    for (const words of [said('2026-12-08T09:00:00Z'), said(null)]) expect(words).not.toMatch(/enova|renew/);
  });

  it.each([
    [
      'ca',
      'No s’ha pogut fer l’últim cobrament. Per no perdre-la, revisa la forma de pagament a «Gestiona o cancel·la».',
      'No s’ha pogut fer l’últim cobrament.',
    ],
    [
      'es',
      'No se ha podido hacer el último cobro. Para no perderla, revisa la forma de pago en «Gestionar o cancelar».',
      'No se ha podido hacer el último cobro.',
    ],
    [
      'en',
      'The last payment did not go through. So that you do not lose it, check how you pay at “Manage or cancel”.',
      'The last payment did not go through.',
    ],
  ] as const)('shows a failed charge and where to fix it, in %s', (language, goesOn, ends) => {
    const unpaid = (endsAt: string | null) =>
      partsOf(language, [contract('1', { endsAt, isUnpaid: true })])[0];
    expect(unpaid(null)).toContain(goesOn);
    expect(unpaid('2027-01-11T09:00:00Z')).toContain(ends);
    expect(unpaid('2027-01-11T09:00:00Z')).not.toMatch(/perdre|perder|lose/);
    // A failed charge of an ended one does not matter any more.
    expect(unpaid('2026-11-01T09:00:00Z')).not.toMatch(/cobrament|cobro|payment/);
  });

  it.each([
    [
      'ca',
      'Ja tens una subscripció: no s’ha cobrat res. Per canviar-la, per exemple de mensual a anual, prem «Gestiona o cancel·la» aquí sota.',
      'Per canviar-la, parla amb qui te la va vendre: mi-quiosco.',
    ],
    [
      'es',
      'Ya tienes una suscripción: no se ha cobrado nada. Para cambiarla, por ejemplo de mensual a anual, pulsa «Gestionar o cancelar» aquí abajo.',
      'Para cambiarla, habla con quien te la vendió: mi-quiosco.',
    ],
    [
      'en',
      'You have a subscription already: nothing was charged. To change it, for example from monthly to yearly, press “Manage or cancel” below.',
      'To change it, talk to whoever sold it to you: mi-quiosco.',
    ],
  ] as const)(
    'says how to change a subscription to readers who try to buy it again, in %s',
    (language, here, elsewhere) => {
      const [over, , running, sold] = ITEMS;
      if (!over || !running || !sold) throw new Error('no contracts');
      const page = (...items: typeof ITEMS) => pageOf(language, { items, failure: 'already' });
      expect(page(over, sold, running)).toContain(here);
      expect(page(over, sold)).toContain(elsewhere);
      // The button has another label if the subscription is set to end.
      const { manageEnding } = OWN_SUBSCRIPTION_TEXTS[language];
      expect(page({ ...running, endsAt: '2027-01-11T09:00:00Z' })).toMatch(
        new RegExp(`role="status".*[«“]${manageEnding}[»”].*<article`, 's'),
      );
      expect(page(over)).not.toContain(elsewhere.slice(0, 15));
    },
  );

  it.each([
    ['ca', 'Les 5 persones que el podien llegir ja l’han llegit. L’enllaç ja no serveix per a ningú més.'],
    ['es', 'Las 5 personas que podían leerlo ya lo han leído. El enlace ya no sirve para nadie más.'],
    ['en', 'The 5 people who could read it have read it. The link no longer works for anybody else.'],
  ] as const)('hides the link of a gift that has no readers left, in %s', (language, spent) => {
    for (const given of [undefined, GIFT.id]) {
      const page = pageOf(language, { gift: { ...GIFT, readers: 5 }, ...(given ? { given } : {}) });
      expect(page).toContain(spent);
      expect(page).not.toContain(GIFT.link);
      expect(page).not.toContain(`share-${GIFT.id}`);
      expect(page).not.toContain(GIFT_TEXTS[language].made);
    }
    expect(pageOf(language)).toContain(`share-${GIFT.id}`);
  });

  it("links back to a text that was just given, next to the gift's link", () => {
    expect(pageOf('ca', { given: GIFT.id })).toMatch(
      /role="status".*href="\/cultura\/impremta\/"[^>]*>Torna a l’article/s,
    );
    for (const shown of [{ given: '8' }, {}]) expect(pageOf('ca', shown)).not.toContain('Torna a l’article');
  });
});
