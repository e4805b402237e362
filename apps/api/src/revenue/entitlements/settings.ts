import * as v from 'valibot';
import { address, SettingsError, settingsProblems, withoutEmpty } from '../../platform/process';

const printable = (length: string) => new RegExp(`^[\\x21-\\x7e]${length}$`);

const environmentSchema = v.object({
  ENTITLEMENTS_SECRET: v.optional(
    v.pipe(v.string(), v.regex(printable('{32,200}'), 'must be 32 to 200 characters without spaces')),
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(printable('+'), 'must be a secret key of Stripe')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(printable('+'), 'must be the signing secret of an endpoint at Stripe')),
  ),
  STRIPE_ORIGIN: v.optional(address(['https:', 'http:'], 'https://api.stripe.com')),
});

/** Stripe API access, and the secret that verifies its webhooks. */
export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Defaults to Stripe's own API. */
  origin: string | undefined;
};

/** Sellers that may report contracts, and Stripe for selling here. */
export type SellerSettings = {
  /** Secret that sellers sign with. Without it only Stripe can report contracts. */
  secret: string | undefined;
  /** Without it nothing is sold here. */
  stripe: StripeSettings | undefined;
};

/** @throws SettingsError naming invalid settings, and those set without the ones they need */
export function sellerSettings(environment: NodeJS.ProcessEnv): SellerSettings {
  const read = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!read.success) throw settingsProblems(read.issues);
  const { ENTITLEMENTS_SECRET: secret, STRIPE_ORIGIN: origin } = read.output;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = read.output;
  if (secretKey && webhookSecret) return { secret, stripe: { secretKey, webhookSecret, origin } };
  if (secretKey || webhookSecret || origin)
    throw new SettingsError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  return { secret, stripe: undefined };
}
