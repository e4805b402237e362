import {
  newPasskeySchema,
  PASSKEY_BROWSER_ENDPOINTS,
  PASSKEY_DESK_ENDPOINTS,
  passkeyProofSchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { DeskDeps } from '../../sites/desk-kit';
import type { DeskContext } from './context';
import { passkeyToShow, provePasskey } from './passkey-entry';
import { addPasskey, ownPasskeys, passkeyCreationOptions, removePasskey } from './passkeys';

/** Desk endpoints for passkeys: use as the second factor, list, create, remove. */
export function passkeyCalls(app: Hono, deps: DeskDeps, { guards, setSessionAndMark }: DeskContext): void {
  serve(app, guards, PASSKEY_DESK_ENDPOINTS, {
    passkeys: async ({ context, actor }) => ownPasskeys(deps, actor, context),
    removePasskey: async ({ c, context, actor }) => removePasskey(deps, actor, idInPath(c), context),
  });

  serve(app, guards, PASSKEY_BROWSER_ENDPOINTS, {
    proofOptions: async ({ context, session }) => passkeyToShow(deps, session, context),
    prove: async ({ c, context, session, body }) => {
      const secret = await provePasskey(deps, session, await body(passkeyProofSchema), context);
      await setSessionAndMark(c, context, { secret, accountId: session.accountId });
    },
    creationOptions: async ({ context, actor }) => passkeyCreationOptions(deps, actor, context),
    add: async ({ context, actor, body }) => addPasskey(deps, actor, await body(newPasskeySchema), context),
  });
}
