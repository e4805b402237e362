import { createClient, createPageClient } from '@portal/data';
import {
  failureEnvelope,
  type Language,
  loginPath,
  ROUTES,
  successEnvelope,
  withdrawalPath,
} from '@portal/model';
import {
  type OwnSubscription,
  SUBSCRIPTION_ENDPOINTS,
  type WithdrawalToConfirm,
} from '@portal/model/revenue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { ownSubscriptionsView } from '../../app/revenue/subscriptions/own';
import { withdrawalView } from '../../app/revenue/subscriptions/withdrawing';
import { ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { readerCalls } from '../reader';
import { accountPage } from '../reader-pages';
import { contextOf } from '../render';
import { assets } from '../testing/assets';
import { WITHDRAWAL_PAGES } from './withdrawal';

registerIslands(islandsBy(assets.island));

const NOW = new Date('2026-11-25T12:00:00Z');
const OWN: OwnSubscription = {
  id: '7',
  product: 'mensual',
  name: 'Mensual',
  cost: null,
  source: 'stripe',
  startsAt: '2026-11-20T09:00:00Z',
  endsAt: null,
  renewsAt: null,
  isUnpaid: false,
  isManaged: true,
  withdrawableUntil: '2026-12-04',
  withdrawal: null,
};
const TO_CONFIRM: WithdrawalToConfirm = {
  name: 'Mensual',
  startsAt: OWN.startsAt,
  until: '2026-12-04',
  words: 'Ada <a@b.es>: desisto.',
  isPartOwed: true,
  refund: { paid: 600, refunded: 500, currency: 'EUR' },
};
const contextIn = (language: Language) =>
  contextOf({ site: { ...SITE, language }, origin: ORIGIN, now: NOW, assets });
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');

/** The page of a reader's subscriptions, with one contract. */
const ownIn = (language: Language, over: Partial<OwnSubscription> = {}, isWithdrawn = false) =>
  renderToStaticMarkup(
    ownSubscriptionsView(contextIn(language), {
      items: [{ ...OWN, ...over }],
      offers: [],
      now: NOW,
      gifts: null,
      isWithdrawn,
    }).view,
  );

it.each([
  ['ca', 'En pots desistir fins al 4 de desembre de 2026 inclòs', 'Desisteix del contracte aquí'],
  ['es', 'Puedes desistir hasta el 4 de diciembre de 2026 incluido', 'Desistir del contrato aquí'],
  ['en', 'You can withdraw until 4 December 2026, that day included', 'Withdraw from contract here'],
] as const)(
  'shows the button until the last day, whether or not the contract ends, and not afterwards, in %s',
  (language, until, button) => {
    for (const over of [{}, { endsAt: '2026-12-20T09:00:00Z' }, { endsAt: '2026-11-21T09:00:00Z' }]) {
      const page = ownIn(language, over);
      expect(plain(page)).toContain(until);
      expect(page).toMatch(
        new RegExp(`<a[^>]*href="/perfil/subscripcions/desistir/\\?id=7"[^>]*>[^<]*(<span[^>]*>)?${button}`),
      );
    }
    const later = ownIn(language, { withdrawableUntil: null });
    expect(later).not.toContain(button);
  },
);

it.each([
  [
    'ca',
    'Vas desistir del contracte el 24 de novembre de 2026 a les 13.05',
    'La devolució de 5 € està en camí des del 25',
  ],
  [
    'es',
    'Desististe del contrato el 24 de noviembre de 2026 a las 13:05',
    'La devolución de 5 € está en camino desde el 25',
  ],
  [
    'en',
    'You withdrew from the contract on 24 November 2026 at 13:05',
    'The refund of €5 has been on its way since 25',
  ],
] as const)('shows the state of a withdrawal instead of the button, in %s', (language, when, refunded) => {
  const declaredAt = '2026-11-24T12:05:00Z';
  const settledAt = '2026-11-25T11:00:00Z';
  const refund = { paid: 600, refunded: 500, currency: 'EUR' };
  const over = { withdrawableUntil: null, endsAt: declaredAt };
  const done = plain(ownIn(language, { ...over, withdrawal: { declaredAt, settledAt, refund } }, true));
  expect(done).toContain(when);
  expect(done).toContain(refunded);
  expect(done).toMatch(/justificant de recepció|acuse de recibo|acknowledges it/);
  const pending = plain(
    ownIn(language, { ...over, withdrawal: { declaredAt, settledAt: null, refund: null } }),
  );
  expect(pending).toMatch(/Estem fent la devolució|Estamos haciendo la devolución|We are making the refund/);
  const nothing = plain(ownIn(language, { ...over, withdrawal: { declaredAt, settledAt, refund: null } }));
  expect(nothing).toMatch(/no hi ha res per tornar|no hay nada que devolver|nothing to give back/);
  // While the payment provider still reports it as running, it cannot be managed.
  const running = ownIn(language, {
    ...over,
    endsAt: null,
    withdrawal: { declaredAt, settledAt: null, refund: null },
  });
  expect(running).not.toContain('<form');
});

it.each([
  ['ca', 'Et tornem 5 € dels 6 € que has pagat', 'Confirma el desistiment', 'd’aquí a 14 dies'],
  ['es', 'Te devolvemos 5 € de los 6 € que has pagado', 'Confirmar desistimiento', 'en 14 días'],
  ['en', 'We give back €5 of the €6 that you paid', 'Confirm withdrawal', 'in 14 days'],
] as const)(
  'the confirmation shows the contract, what ends, and the refund, in %s',
  (language, back, button, days) => {
    const pageOf = (over: Partial<WithdrawalToConfirm>) =>
      renderToStaticMarkup(withdrawalView(contextIn(language), '7', { ...TO_CONFIRM, ...over }).view);
    const page = pageOf({});
    for (const words of [back, days, 'Mensual', '2026', 'Ada &lt;a@b.es&gt;: desisto.'])
      expect(plain(page)).toContain(words);
    expect(page).toMatch(
      new RegExp(
        `<form (?=[^>]*method="post")[^>]*action="/perfil/subscripcions/desistir/"[^>]*>.*value="7".*${button}`,
      ),
    );
    expect(page).not.toMatch(/[{}]/);
    const unknown = (isPartOwed: boolean) => {
      const { refund: _, ...rest } = TO_CONFIRM;
      return plain(
        renderToStaticMarkup(withdrawalView(contextIn(language), '7', { ...rest, isPartOwed }).view),
      );
    };
    expect(unknown(true)).toMatch(/menys la part|menos la parte|less the part/);
    expect(unknown(false)).not.toMatch(/menys la part|menos la parte|less the part/);
    expect(plain(pageOf({ refund: null }))).not.toContain(days);
    expect(plain(pageOf({ refund: null }))).toMatch(
      /no hi ha res per tornar|no hay nada que devolver|nothing to give back/,
    );
  },
);

/** Redirect of a reader who opens the confirmation, or confirms, if the API answers so. */
async function ledTo(status: number, code: string, isConfirming: boolean): Promise<string | null> {
  const transport = async (asked: Request) =>
    new URL(asked.url).pathname === SUBSCRIPTION_ENDPOINTS.withdraw.path
      ? status === 200
        ? Response.json(
            successEnvelope({ declaredAt: '2026-11-24T12:05:00Z', settledAt: null, refund: null }),
          )
        : Response.json(failureEnvelope(status, { code, message: 'x' }), { status })
      : Response.json(successEnvelope({}));
  const request = new Request(new URL(withdrawalPath('7'), ORIGIN), {
    headers: { cookie: 'session=x' },
    ...(isConfirming ? { method: 'POST', body: new URLSearchParams({ id: '7' }) } : {}),
  });
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const options = {
    site: { ...SITE, features: { users: true, identityProvider: false } },
    origin: ORIGIN,
    now: NOW,
    assets,
  };
  const { get, post } = WITHDRAWAL_PAGES[ROUTES.withdrawal];
  const answer = await accountPage(
    { calls, pages, captcha: undefined },
    request,
    isConfirming ? post : get,
    options,
  );
  return answer?.headers.get('location') ?? null;
}

it.each([
  ['is not logged in, to the login and back', 401, 'UNAUTHORIZED', loginPath(withdrawalPath('7'))],
  [
    'comes too late, to where that is said',
    409,
    'WITHDRAWAL_OVER',
    `${ROUTES.ownSubscriptions}?error=termini`,
  ],
  ['has withdrawn before, to where that is said', 409, 'WITHDRAWN', ROUTES.ownSubscriptions],
  [
    'has no such contract, to where that is said',
    404,
    'UNKNOWN',
    `${ROUTES.ownSubscriptions}?error=desistiment`,
  ],
])('redirects readers who %s', async (_, status, code, location) => {
  expect(await ledTo(status, code, false)).toBe(location);
  expect(await ledTo(status, code, true)).toBe(location);
});

it('redirects readers who have withdrawn to the outcome', async () => {
  expect(await ledTo(200, '', true)).toBe(`${ROUTES.ownSubscriptions}?done=desistida`);
});
