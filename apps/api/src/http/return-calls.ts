import { CALLS, letterReturnsSchema, type TakenReturns } from '@portal/model';
import type { Hono } from 'hono';
import { unknown } from '../accounts/api-error';
import type { AccountDeps } from '../accounts/deps';
import { jsonBody } from '../accounts/json-body';
import type { OpenCursors } from '../cursors';
import { expectSigned } from '../entitled/signed-source';
import { takeReturn } from '../newsletters/returns';
import type { AccountSettings } from '../settings';
import { checked, done } from './account-answers';
import type { AccountContext } from './account-context';

/** What a mail provider, or whatever stands before it, tells of letters that came back: signed by a shared secret. */
export function returnCalls(
  app: Hono,
  deps: Pick<AccountDeps, 'db' | 'now' | 'limits'> & { cursors: OpenCursors },
  { bounces }: AccountSettings,
  { openContextOf }: Pick<AccountContext, 'openContextOf'>,
): void {
  app.post(CALLS.bounces, async (c) => {
    const { address } = await openContextOf(c);
    const secret = bounces?.secret;
    if (!secret) throw unknown();
    await deps.limits.count('returns', address);
    const body = await c.req.text();
    expectSigned({ body, header: (name) => c.req.header(name) }, secret, deps.now());
    const { events } = checked(letterReturnsSchema, jsonBody(body));
    const taken: TakenReturns = { taken: 0, known: 0, unknown: 0 };
    for (const event of events) taken[await takeReturn(deps, event)] += 1;
    return done(taken);
  });
}
