import { CALLS } from '@portal/model';
import { PROFILE_ENDPOINTS, REGISTRATION_ENDPOINTS } from '@portal/model/readers';
import { ownSubscriptionsSchema, SUBSCRIPTION_ENDPOINTS, sellerPageSchema } from '@portal/model/revenue';
import * as v from 'valibot';
import { StripeDouble, type StripeEvent } from '../doubles/stripe';
import { signatureOf } from '../revenue/entitlements/payments/signed-source';
import { PASSWORD } from './account-readers';
import type { Engine } from './database';
import { testDiscussion } from './discussion';
import { paywallFile } from './paywall';
import type { TestReader } from './reader';
import { SITE_FILE } from './site';

export const SELLERS_SECRET = 'a-secret-of-forty-characters-and-no-less';

/** Offers sold through Stripe, monthly and yearly. */
export const MONTHLY_AND_YEARLY = `
  offers:
    - { id: mensual, name: Mensual, price: 600, period: month, stripePrice: price_mensual }
    - { id: anual, name: Tot l’any, price: 6000, period: year, stripePrice: price_anual }
`;

/**
 * The back end with payment providers that report contracts.
 * @param offers `offers` of its site's paywall
 */
export async function testSellers(engine: Engine, offers: string) {
  let now = () => new Date();
  const stripe = await new StripeDouble(() => now()).open();
  const test = await testDiscussion(engine, '{}', {
    site: SITE_FILE + paywallFile(offers),
    settings: { limits: false, sellers: { secret: SELLERS_SECRET, stripe: stripe.settings } },
  });
  now = () => test.clock.now();
  /**
   * Sends a message from a payment provider, without a browser.
   * @returns the status
   */
  const tell = async (source: string, body: string, headers: Record<string, string>) =>
    (
      await test.app.request(CALLS.entitlements + source, {
        method: 'POST',
        headers: { host: 'prova.example', 'content-type': 'application/json', ...headers },
        body,
      })
    ).status;
  return {
    test,
    stripe,
    tell,
    close: async () => {
      await test.database.remove();
      await stripe.close();
    },
    tellStripe: ({ body, signature }: StripeEvent) => tell('stripe', body, { 'stripe-signature': signature }),
    tellSigned: (body: string, at = test.clock.now(), secret = SELLERS_SECRET) =>
      tell('signed', body, { 'portal-signature': signatureOf(secret, body, at) }),
    /** Message of an office that reports one contract. */
    told: (more: Record<string, unknown> = {}, contract: Record<string, unknown> = {}) =>
      JSON.stringify({
        site: 'prova',
        source: 'oficina',
        at: test.clock.now().toISOString(),
        entitlements: [
          { id: 'c1', email: 'ada@example.org', product: 'paper', from: '2026-01-01T00:00:00Z', ...contract },
        ],
        ...more,
      }),
    ownOf: async (reader: TestReader) =>
      v.parse(ownSubscriptionsSchema, (await reader.get(SUBSCRIPTION_ENDPOINTS.own.path)).response),
    /**
     * Opens a Stripe session for an offer.
     * @returns its id
     */
    checkout: async (reader: TestReader, offer = 'mensual') => {
      const { response } = await reader.post(SUBSCRIPTION_ENDPOINTS.checkout.path, { offer });
      return v.parse(sellerPageSchema, response).split('/').at(-1) ?? '';
    },
    /**
     * Changes a reader's address, and validates the new one.
     * @param form their registration form
     */
    move: async (reader: TestReader, form: Record<string, unknown>, email: string) => {
      const { password: _, terms: __, newsletters: ___, origin: ____, ...person } = form;
      const asked = await reader.ask('PATCH', PROFILE_ENDPOINTS.profile.path, {
        ...person,
        email,
        password: PASSWORD,
      });
      const token = await test.tokenTo(email);
      const proved = await reader.post(REGISTRATION_ENDPOINTS.validateMail.path, { token });
      return [asked.status, proved.status];
    },
  };
}

export type TestSellers = Awaited<ReturnType<typeof testSellers>>;
