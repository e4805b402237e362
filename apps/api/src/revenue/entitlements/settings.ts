import * as v from 'valibot';
import { address, printable, readSettings, SettingsError, setting } from '../../platform/process';

export const SELLER_SETTINGS = {
  secretKey: setting(
    'STRIPE_SECRET_KEY',
    printable('must be a secret key of Stripe'),
    'Stripe’s secret key, with `STRIPE_WEBHOOK_SECRET`: offers are sold (see below)',
  ),
  webhookSecret: setting(
    'STRIPE_WEBHOOK_SECRET',
    printable('must be the signing secret of an endpoint at Stripe'),
    'the signing secret of the endpoint that Stripe reports to',
  ),
  origin: setting(
    'STRIPE_ORIGIN',
    v.optional(address(['https:', 'http:'], 'https://api.stripe.com')),
    'origin of a test double of Stripe, for trials',
    { usual: 'Stripe' },
  ),
  secret: setting(
    'ENTITLEMENTS_SECRET',
    v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 characters without spaces')),
    ),
    'secret of 32 characters or more, with which other sellers sign their requests (see below)',
  ),
};

/** Stripe API access, and the secret that verifies its webhooks. */
export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Defaults to Stripe's own API. */
  origin: string | undefined;
};

/** Payment providers that may report contracts, and Stripe for selling here. */
export type SellerSettings = {
  /** Secret that payment providers sign with. Without it only Stripe can report contracts. */
  secret: string | undefined;
  /** Without it nothing is sold here. */
  stripe: StripeSettings | undefined;
};

/** @throws SettingsError naming invalid settings, and those set without the ones they need */
export function sellerSettings(environment: NodeJS.ProcessEnv): SellerSettings {
  const { secret, origin, secretKey, webhookSecret } = readSettings(SELLER_SETTINGS, environment);
  if (secretKey && webhookSecret) return { secret, stripe: { secretKey, webhookSecret, origin } };
  if (secretKey || webhookSecret || origin)
    throw new SettingsError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  return { secret, stripe: undefined };
}
