import type { SeededDoubles } from '@portal/api';
import { SOCIAL_PROVIDERS } from '@portal/model';
import { StripeDouble } from '../../../api/src/doubles/stripe';
import { SocialDouble } from './social';

/** Alias of the site that sells subscriptions in the demo. */
const SELLS = 'far';
/** Alias of the site with accounts at the demo's identity provider. */
const KEEPS_ELSEWHERE = 'ones';

/** Opens the doubles behind the demo's front door: a seller of subscriptions, and four social providers. */
export async function openDoubles(now: () => Date): Promise<SeededDoubles> {
  const seller = await new StripeDouble(now).open();
  for (const [id, nickname, unit_amount, interval] of [
    ['price_far_mensual', 'Mensual', 600, 'month'],
    ['price_far_anual', 'Anual', 6000, 'year'],
  ] as const)
    seller.prices.set(id, { nickname, unit_amount, recurring: { interval, interval_count: 1 } });
  const social = await new SocialDouble(now).open();
  return {
    env: [
      seller.env,
      { PORTAL_DEMO_PROVIDER: KEEPS_ELSEWHERE, GIGYA_SECRET: '' },
      ...SOCIAL_PROVIDERS.map((provider) => social.envOf(provider)),
    ],
    opened: (port) => {
      seller.webhook = {
        url: `http://127.0.0.1:${port}/api/webhooks/entitlements/stripe`,
        host: `${SELLS}.localhost:${port}`,
      };
    },
    close: async () => {
      await Promise.all([seller.close(), social.close()]);
    },
  };
}
