import {
  ACCOUNT_CALLS,
  accountDeletionSchema,
  commercialConsentSchema,
  endSessionsSchema,
  newsletterSaveSchema,
  profilePatchSchema,
  userIdSchema,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { bodyOf, checked, done, PRIVATE, unknown, withCookies } from '../../platform/http';
import { clearSessionCookies } from '../../sites';
import type { AccountContext } from './account-context';
import type { AccountDeps } from './deps';
import { ownData } from './own-data';
import { deleteAccount, saveNewsletters, saveProfile, toggleBulletin } from './profile';
import { accountWithLists } from './reader';
import { consentsOf, decideCommercial } from './reader-consents';
import { endSessions, seeSession, sessionsOf } from './sessions';

/** Endpoints by which readers see and change their own account. */
export function profileCalls(
  app: Hono,
  deps: AccountDeps,
  { contextOf, own, independent, reader, shown, today }: AccountContext,
): void {
  const { db, now } = deps;
  app.get(ACCOUNT_CALLS.profile, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    await seeSession(db, who.sessionId, who.seenAt, now());
    return done({ user: await shown(context, who) });
  });

  app.patch(
    ACCOUNT_CALLS.profile,
    independent(async (c, context, who) => {
      const body = await bodyOf(c);
      const isNewsletters =
        typeof body === 'object' && body !== null && Object.keys(body).join() === 'newsletters';
      if (isNewsletters) await saveNewsletters(deps, who, checked(newsletterSaveSchema, body), context);
      else {
        const { email, birthdate } = who;
        const owner = { email, birthdate, hasPassword: who.passwordHash !== null };
        const schema = profilePatchSchema(today(context), owner, context.site.minAge);
        await saveProfile(deps, who, checked(schema, body), context);
      }
      return done({ user: await shown(context, await accountWithLists(db, context.site, who.id)) });
    }),
  );

  app.post(
    ACCOUNT_CALLS.bulletin,
    independent(async (c, _, who) =>
      done({ bulletin: await toggleBulletin(deps, who, checked(userIdSchema, await bodyOf(c)).userId) }),
    ),
  );

  app.post(
    ACCOUNT_CALLS.delete,
    own(async (c, context, who) => {
      const deletion = checked(accountDeletionSchema, await bodyOf(c));
      await deleteAccount(deps, who, deletion, context);
      clearSessionCookies(c, context);
      return withCookies(c, { success: true });
    }),
  );
}

/** Stored data of a reader, their consents, and their open sessions. */
export function ownDataCalls(
  app: Hono,
  deps: AccountDeps,
  { contextOf, own, reader, today }: AccountContext,
): void {
  const { db } = deps;
  app.get(ACCOUNT_CALLS.ownData, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    // The export reads all data of the reader, so it is limited.
    await deps.limits.count('profile', context.address, String(who.id));
    const data = await ownData(deps, who);
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${context.site.alias}-${today(context)}.json"`,
      },
    });
  });
  app.get(ACCOUNT_CALLS.consents, async (c) => {
    const context = await contextOf(c);
    return done({ consents: await consentsOf(db, await reader(c, context), context.site) });
  });
  app.post(
    ACCOUNT_CALLS.consents,
    own(async (c, context, who) => {
      const { isGiven } = checked(commercialConsentSchema, await bodyOf(c));
      return done({ consents: await decideCommercial(deps, who, isGiven, context) });
    }),
  );
  app.get(ACCOUNT_CALLS.sessions, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    return done({ sessions: await sessionsOf(db, who.id, who.sessionId) });
  });
  app.post(
    ACCOUNT_CALLS.sessions,
    own(async (c, _, who) => {
      const { id } = checked(endSessionsSchema, await bodyOf(c));
      const number = Number(id);
      if (id !== undefined && !Number.isSafeInteger(number)) throw unknown();
      await endSessions(db, who.id, id === undefined ? { except: who.sessionId } : { id: number });
      return done({ sessions: await sessionsOf(db, who.id, who.sessionId) });
    }),
  );
}
