import { successEnvelope } from '@portal/model';
import { PAYWALL_ENDPOINTS } from '@portal/model/revenue';
import type { Hono } from 'hono';
import { answer, serve, unknown } from '../../../platform/http';
import type { AccountContext } from '../../../readers/accounts';

/** Messages are the same for everybody: caches may keep them for a minute. */
const SHORTLY = { 'cache-control': 'public, max-age=60' };

/** Messages of a paywall version (spec §7), including a version under test. */
export function paywallCalls(app: Hono, { guards }: Pick<AccountContext, 'guards'>): void {
  serve(app, guards, PAYWALL_ENDPOINTS, {
    messages: async ({ context: { site }, params }) => {
      const version = site.paywall?.versions.find(({ id }) => id === params.version);
      if (!version) throw unknown();
      return answer(successEnvelope(version.messages), SHORTLY);
    },
  });
}
