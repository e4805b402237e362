import {
  CHILDREN_ENDPOINTS,
  type ChildAccount,
  childInvitationSchema,
  childLoginSchema,
  childNameSchema,
  childReleaseSchema,
  newChildSchema,
  tokenSchema,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../../platform/http';
import type { AccountContext } from '../account-context';
import type { AccountDeps } from '../deps';
import { acceptInvitation, invitedChild, loginChild } from './child-entry';
import {
  addChild,
  askRelease,
  childrenOf,
  endChildSessions,
  guardianStanding,
  removeChild,
  renameChild,
  sendChildLink,
} from './children';

/** Endpoints for children's accounts: those for their guardians, and the login of the children themselves. */
export function childCalls(app: Hono, deps: AccountDeps, { guards, entered, today }: AccountContext): void {
  /** Sends the emails of a change, and returns the child's updated account. */
  const changed = async (work: Promise<ChildAccount>) => {
    const child = await work;
    deps.outbox.sendSoon();
    return { child };
  };

  serve(app, guards, CHILDREN_ENDPOINTS, {
    all: async ({ context, reader }) => ({
      standing: guardianStanding(reader, today(context)),
      children: await childrenOf(deps.db, reader),
    }),
    add: async ({ context, reader, body }) => {
      const form = await body(newChildSchema(today(context)));
      return changed(addChild(deps, reader, form, context, today(context)));
    },
    rename: async ({ c, reader, body }) => {
      const id = idInPath(c);
      const { name } = await body(childNameSchema);
      return changed(renameChild(deps, reader, id, name));
    },
    sendLink: async ({ c, context, reader }) => changed(sendChildLink(deps, reader, idInPath(c), context)),
    endSessions: async ({ c, reader }) => changed(endChildSessions(deps, reader, idInPath(c))),
    remove: async ({ c, context, reader }) => {
      await removeChild(deps, reader, idInPath(c), context);
      deps.outbox.sendSoon();
    },
    invited: async ({ context, query }) => invitedChild(deps, query(tokenSchema).token, context),
    accept: async ({ context, body }) => acceptInvitation(deps, await body(childInvitationSchema), context),
    login: async ({ c, context, body }) => {
      const opened = await loginChild(deps, await body(childLoginSchema), context);
      return { user: await entered(c, context, opened, 'password') };
    },
    askRelease: async ({ context, reader, body }) => {
      await askRelease(deps, reader, await body(childReleaseSchema), context, today(context));
      deps.outbox.sendSoon();
    },
  });
}
