import { successEnvelope } from '@portal/model';
import { paywallMessagesPath } from '@portal/model/revenue';
import type { Hono } from 'hono';
import { answer, unknown } from '../../platform/http';
import type { AccountContext } from '../../readers/accounts';

/** Messages are the same for everybody: caches may keep them for a minute. */
const SHORTLY = { 'cache-control': 'public, max-age=60' };

/** Messages of a paywall version (spec §7), including a version under test. */
export function paywallCalls(app: Hono, { openContextOf }: Pick<AccountContext, 'openContextOf'>): void {
  app.get(paywallMessagesPath(':id').replace('%3A', ':'), async (c) => {
    const { site } = await openContextOf(c);
    const version = site.paywall?.versions.find(({ id }) => id === c.req.param('id'));
    if (!version) throw unknown();
    return answer(successEnvelope(version.messages), SHORTLY);
  });
}
