import { CALLS } from '@portal/model';
import { emailReturnsSchema, type TakenReturns } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { checked, done, jsonBody, unknown } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { expectSigned } from '../../revenue/entitlements';
import { takeReturn } from './returns';
import type { BounceSettings } from './settings';

/**
 * Endpoint for bounces and complaints, called by the mail provider or a gateway, and signed with a shared
 * secret.
 */
export function returnCalls(
  app: Hono,
  deps: Pick<AccountDeps, 'db' | 'now' | 'limits'> & { cursors: OpenCursors },
  bounces: BounceSettings | undefined,
  { openContextOf }: Pick<AccountContext, 'openContextOf'>,
): void {
  app.post(CALLS.bounces, async (c) => {
    const { ip } = await openContextOf(c);
    const secret = bounces?.secret;
    if (!secret) throw unknown();
    await deps.limits.count('returns', ip);
    const body = await c.req.text();
    expectSigned({ body, header: (name) => c.req.header(name) }, secret, deps.now());
    const { events } = checked(emailReturnsSchema, jsonBody(body));
    const taken: TakenReturns = { taken: 0, known: 0, unknown: 0 };
    for (const event of events) taken[await takeReturn(deps, event)] += 1;
    return done(taken);
  });
}
