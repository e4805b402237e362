import {
  ACCOUNT_CALLS,
  accountDeletionSchema,
  endSessionsSchema,
  newsletterSaveSchema,
  profilePatchSchema,
  userIdSchema,
} from '@portal/model';
import type { Hono } from 'hono';
import { clearSessionCookies } from '../accounts/asking';
import { ownData } from '../accounts/own-data';
import type { AccountParts } from '../accounts/parts';
import { deleteAccount, saveNewsletters, saveProfile, toggleBulletin } from '../accounts/profile';
import { accountWithLists, currentUser } from '../accounts/reader';
import { unknown } from '../accounts/refusal';
import { endSessions, seeSession, sessionsOf } from '../accounts/sessions';
import { bodyOf, checked, done, PRIVATE, withCookies } from './account-answers';
import type { AccountAsking } from './account-asking';

/** Calls by which readers see and change their own account. */
export function profileCalls(
  app: Hono,
  parts: AccountParts,
  { asking, own, reader, today }: AccountAsking,
): void {
  const { db, now } = parts;
  app.get(ACCOUNT_CALLS.profile, async (c) => {
    const asked = await asking(c);
    const who = await reader(c, asked);
    await seeSession(db, who.sessionId, who.seenAt, now());
    return done({ user: currentUser(who, asked.site) });
  });

  app.patch(
    ACCOUNT_CALLS.profile,
    own(async (c, asked, who) => {
      const body = await bodyOf(c);
      const isNewsletters =
        typeof body === 'object' && body !== null && Object.keys(body).join() === 'newsletters';
      if (isNewsletters) await saveNewsletters(parts, who, checked(newsletterSaveSchema, body), asked);
      else {
        const owner = { email: who.email, hasPassword: who.passwordHash !== null };
        await saveProfile(parts, who, checked(profilePatchSchema(today(asked), owner), body), asked);
      }
      return done({ user: currentUser(await accountWithLists(db, asked.site, who.id), asked.site) });
    }),
  );

  app.post(
    ACCOUNT_CALLS.bulletin,
    own(async (c, _, who) =>
      done({ bulletin: await toggleBulletin(parts, who, checked(userIdSchema, await bodyOf(c)).userId) }),
    ),
  );

  app.post(
    ACCOUNT_CALLS.delete,
    own(async (c, asked, who) => {
      await deleteAccount(parts, who, checked(accountDeletionSchema, await bodyOf(c)), asked);
      clearSessionCookies(c, asked);
      return withCookies(c, { success: true });
    }),
  );
}

/** What is stored about a reader, and the sessions that are open. */
export function ownDataCalls(
  app: Hono,
  parts: AccountParts,
  { asking, own, reader, today }: AccountAsking,
): void {
  const { db } = parts;
  app.get(ACCOUNT_CALLS.ownData, async (c) => {
    const asked = await asking(c);
    const data = await ownData(parts, await reader(c, asked));
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${asked.site.alias}-${today(asked)}.json"`,
      },
    });
  });
  app.get(ACCOUNT_CALLS.sessions, async (c) => {
    const asked = await asking(c);
    const who = await reader(c, asked);
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
