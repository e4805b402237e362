import { DESK_CALLS, newPasskeySchema, passkeyProofSchema } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { bodyOf, checked, done, idInPath, success, withCookies } from '../../platform/http';
import type { DeskDeps } from '../../sites/desk-kit';
import { withSecret } from '../../sites/desk-kit';
import type { DeskContext } from './context';
import { passkeyToShow, provePasskey } from './passkey-entry';
import { addPasskey, ownPasskeys, passkeyCreationOptions, removePasskey } from './passkeys';

/** Desk endpoints for passkeys: use as the second factor, list, create, remove. */
export function passkeyCalls(
  app: Hono,
  deps: DeskDeps,
  { known, actor, setSessionAndMark }: DeskContext,
): void {
  app.post(
    `${DESK_CALLS.passkeyProof}/options`,
    known(async (_, context, session) =>
      done(await passkeyToShow(deps, session, { ...context, secret: session.secret })),
    ),
  );
  app.post(
    DESK_CALLS.passkeyProof,
    known(async (c, context, session) => {
      const proof = checked(passkeyProofSchema, await bodyOf(c));
      const secret = await provePasskey(deps, session, proof, { ...context, secret: session.secret });
      await setSessionAndMark(c, context, { secret, accountId: session.accountId });
      return withCookies(c, { success: true });
    }),
  );
  app.get(
    DESK_CALLS.passkeys,
    actor(null, async (_, who, context) => done(await ownPasskeys(deps, who, context))),
  );
  app.post(
    `${DESK_CALLS.passkeys}/options`,
    actor('passkey.add', async (_, who, context) =>
      done(await passkeyCreationOptions(deps, who, withSecret(context))),
    ),
  );
  app.post(
    DESK_CALLS.passkeys,
    actor('passkey.add', async (c, who, context) => {
      await addPasskey(deps, who, checked(newPasskeySchema, await bodyOf(c)), withSecret(context));
      return success();
    }),
  );
  app.delete(
    `${DESK_CALLS.passkeys}/:id`,
    actor('passkey.remove', async (c, who, context) => {
      await removePasskey(deps, who, idInPath(c), context);
      return success();
    }),
  );
}
