import { createClient, createPageClient } from '@portal/data';
import { type Language, loginPath, offerPath, ROUTES, type Site, successEnvelope } from '@portal/model';
import { legalPath } from '@portal/model/legal';
import { SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { ORIGIN, SITE } from '../../app/testing/site';
import { ACCOUNT_PAGES } from '../form-pages';
import { islandsBy } from '../islands';
import { readerCalls } from '../reader';
import { accountPage } from '../reader-pages';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

registerIslands(islandsBy(assets.island));

const offer = { description: '', price: 600, currency: 'EUR', period: 'month' };
const OFFERS = [
  { ...offer, id: 'mensual', name: 'Tot <i>& més</i>', isSold: true },
  { ...offer, id: 'anual', name: 'Anual', isSold: false },
];
const PUBLISHER = {
  name: 'Edicions Prova, SL',
  taxId: 'B00000000',
  address: 'Carrer Major, 1',
  email: 'hola@prova.example',
  accessibilityReviewed: '2026-09-01',
};
const failure = { httpCode: 500, apiInfo: { code: 'UNKNOWN_ERROR', message: '' } };

/** The page of a login, without a session. */
async function loginAt(path: string, site: Site, isDown = false): Promise<string> {
  const transport = async (request: Request) =>
    new URL(request.url).pathname === SUBSCRIPTION_ENDPOINTS.offers.path && !isDown
      ? Response.json(successEnvelope({ offers: OFFERS }))
      : Response.json(failure, { status: 500 });
  const visit = ACCOUNT_PAGES[ROUTES.login]?.get;
  if (!visit) throw new Error('the login cannot be opened');
  const request = new Request(new URL(path, ORIGIN));
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  const answer = await accountPage({ calls, pages, captcha: undefined }, request, visit, options);
  expect(answer?.status).toBe(200);
  return (await answer?.text()) ?? '';
}
const siteIn = (language: Language): Site => ({
  ...SITE,
  language,
  features: { users: true, identityProvider: false },
});
const loginTo = (backUrl: string, language: Language = 'ca', isDown = false) =>
  loginAt(loginPath(backUrl), siteIn(language), isDown);
const purposeIn = (page: string) => /<p[^>]*data-part="login-purpose"[^>]*>(.*?)<\/p>/s.exec(page)?.[1];

it.each([
  [
    'ca',
    'Has triat «Tot &lt;i&gt;&amp; més&lt;/i&gt;», 6 € al mes. Per subscriure-t’hi, inicia la sessió o crea un compte.',
  ],
  [
    'es',
    'Has elegido «Tot &lt;i&gt;&amp; més&lt;/i&gt;», 6 € al mes. Para suscribirte, inicia sesión o crea una cuenta.',
  ],
  [
    'en',
    'You chose “Tot &lt;i&gt;&amp; més&lt;/i&gt;”, €6 a month. To subscribe, log in or create an account.',
  ],
] as const)(
  'the login on the way to a payment names the offer and its price, in %s',
  async (language, said) => {
    const back = offerPath('mensual', '/cultura/un-ascensor/');
    const page = await loginTo(back, language);
    expect(purposeIn(page)?.replaceAll('\u00A0', ' ')).toBe(said);
    // Readers without an account come back to it as well.
    expect(page).toContain(`href="${ROUTES.registration}?backUrl=${encodeURIComponent(back)}"`);
  },
);

it.each([
  ['an offer that is not sold here', offerPath('anual')],
  ['an offer that there is not', offerPath('<b>gratis</b>')],
  ['another fragment of that page', `${ROUTES.offers}#mensual`],
  ['no fragment', ROUTES.offers],
  ['another page', '/cultura/#offer-mensual'],
  ['another site', `https://evil.example${offerPath('mensual')}`],
])('the login that leads to %s does not mention it', async (_, backUrl) => {
  const page = await loginTo(backUrl);
  expect(purposeIn(page)).toBeUndefined();
  expect(page).not.toContain('<b>gratis');
});

it('the login goes on if the offers cannot be fetched', async () => {
  expect(purposeIn(await loginTo(offerPath('mensual'), 'ca', true))).toBeUndefined();
});

it.each([
  ['ca', /comentaris .*queden, sense/],
  ['es', /comentarios .*quedan, sin/],
  ['en', /comments .*stay, without/i],
] as const)(
  'says before and after an account is deleted that its comments stay, in %s',
  async (language, said) => {
    const site = { ...siteIn(language), publisher: PUBLISHER };
    const { texts } = contextOf({
      site,
      origin: ORIGIN,
      now: new Date('2026-03-18T12:00:00Z'),
      assets,
    }).locale;
    expect(texts.profile.removeText).toMatch(said);
    expect(texts.outcomes.deleted.text).toMatch(said);
    const page = await loginAt(`${ROUTES.login}?alert=account_deleted`, site);
    expect(page).toContain(texts.outcomes.deleted.text);
    expect(page).toContain(`href="${legalPath('privacy')}"`);
    expect(await loginAt(ROUTES.login, site)).not.toContain(texts.outcomes.deleted.text);
  },
);
