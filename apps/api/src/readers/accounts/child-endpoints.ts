import {
  ACCOUNT_CALLS,
  type ChildAccount,
  childInvitationSchema,
  childLoginSchema,
  childNameSchema,
  childReleaseSchema,
  newChildSchema,
  tokenSchema,
} from '@portal/model/readers';
import type { Context, Hono } from 'hono';
import { bodyOf, checked, done, idInPath, success, withCookies } from '../../platform/http';
import type { RequestContext } from '../../sites';
import type { AccountContext } from './account-context';
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
import type { AccountDeps } from './deps';
import type { Reader } from './reader';

/** Endpoints by which adults manage the accounts of children. */
function guardianCalls(
  app: Hono,
  deps: AccountDeps,
  { contextOf, reader, independent, today }: AccountContext,
): void {
  const one = `${ACCOUNT_CALLS.children}/:id`;
  app.get(ACCOUNT_CALLS.children, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    return done({
      standing: guardianStanding(who, today(context)),
      children: await childrenOf(deps.db, who),
    });
  });
  app.post(
    ACCOUNT_CALLS.children,
    independent(async (c, context, who) => {
      const form = checked(newChildSchema(today(context)), await bodyOf(c));
      const child = await addChild(deps, who, form, context, today(context));
      deps.outbox.sendSoon();
      return done({ child });
    }),
  );
  /** An endpoint about one child that returns the child's updated account. */
  const about = (
    work: (id: number, who: Reader, context: RequestContext, c: Context) => Promise<ChildAccount>,
  ) =>
    independent(async (c, context, who) => {
      const child = await work(idInPath(c), who, context, c);
      deps.outbox.sendSoon();
      return done({ child });
    });
  app.patch(
    one,
    about(async (id, who, _, c) =>
      renameChild(deps, who, id, checked(childNameSchema, await bodyOf(c)).name),
    ),
  );
  app.post(
    `${one}/link`,
    about((id, who, context) => sendChildLink(deps, who, id, context)),
  );
  app.post(
    `${one}/sessions`,
    about((id, who) => endChildSessions(deps, who, id)),
  );
  app.delete(
    one,
    independent(async (c, context, who) => {
      await removeChild(deps, who, idInPath(c), context);
      deps.outbox.sendSoon();
      return success();
    }),
  );
}

/** Endpoints for children's accounts: those for their guardians, and the login of the children themselves. */
export function childCalls(app: Hono, deps: AccountDeps, callers: AccountContext): void {
  const { change, own, contextOf, entered, today } = callers;
  guardianCalls(app, deps, callers);
  app.get(ACCOUNT_CALLS.childInvitation, async (c) => {
    const context = await contextOf(c);
    return done(await invitedChild(deps, checked(tokenSchema, c.req.query()).token, context));
  });
  app.post(
    ACCOUNT_CALLS.childInvitation,
    change(async (c, context) => {
      await acceptInvitation(deps, checked(childInvitationSchema, await bodyOf(c)), context);
      return success();
    }),
  );
  app.post(
    ACCOUNT_CALLS.childLogin,
    change(async (c, context) => {
      const opened = await loginChild(deps, checked(childLoginSchema, await bodyOf(c)), context);
      return withCookies(c, { user: await entered(c, context, opened, 'password') });
    }),
  );
  app.post(
    ACCOUNT_CALLS.childRelease,
    own(async (c, context, who) => {
      const release = checked(childReleaseSchema, await bodyOf(c));
      await askRelease(deps, who, release, context, today(context));
      deps.outbox.sendSoon();
      return success();
    }),
  );
}
