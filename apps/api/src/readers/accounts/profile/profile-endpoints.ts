import {
  accountDeletionSchema,
  commercialConsentSchema,
  endSessionsSchema,
  OWN_DATA_ENDPOINTS,
  OWN_DATA_FILE_ENDPOINTS,
  PROFILE_ENDPOINTS,
  profileBodySchema,
  userIdSchema,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { PRIVATE, serve, unknown } from '../../../platform/http';
import { clearSessionCookies } from '../../../sites';
import type { AccountContext } from '../account-context';
import { consentsOf, decideCommercial } from '../consents/reader-consents';
import type { AccountDeps } from '../deps';
import { endSessions, seeSession, sessionsOf } from '../entry/sessions';
import { ownData } from '../own-data';
import { accountWithLists } from '../reader';
import { deleteAccount, saveNewsletters, saveProfile, toggleBulletin } from './profile';

/** Endpoints by which readers see and change their own account. */
export function profileCalls(app: Hono, deps: AccountDeps, { guards, shown, today }: AccountContext): void {
  const { db, now } = deps;
  serve(app, guards, PROFILE_ENDPOINTS, {
    profile: async ({ context, reader }) => {
      await seeSession(db, reader.sessionId, reader.seenAt, now());
      return { user: await shown(context, reader) };
    },
    saveProfile: async ({ context, reader, body }) => {
      const { email, birthdate } = reader;
      const owner = { email, birthdate, hasPassword: reader.passwordHash !== null };
      const form = await body(profileBodySchema(today(context), owner, context.site.minAge));
      if ('newsletters' in form) await saveNewsletters(deps, reader, form, context);
      else await saveProfile(deps, reader, form, context);
      return { user: await shown(context, await accountWithLists(db, context.site, reader.id)) };
    },
    bulletin: async ({ reader, body }) => ({
      bulletin: await toggleBulletin(deps, reader, (await body(userIdSchema)).userId),
    }),
    deleteAccount: async ({ c, context, reader, body }) => {
      await deleteAccount(deps, reader, await body(accountDeletionSchema), context);
      clearSessionCookies(c, context);
    },
  });
}

/** A reader's stored data, their consents, and their open sessions. */
export function ownDataCalls(app: Hono, deps: AccountDeps, { guards, today }: AccountContext): void {
  const { db } = deps;
  serve(app, guards, OWN_DATA_FILE_ENDPOINTS, {
    download: async ({ context, reader }) => {
      // The export reads all data of the reader, so it is limited.
      await deps.limits.count('profile', context.ip, String(reader.id));
      const data = await ownData(deps, reader);
      return new Response(JSON.stringify(data, null, 2), {
        headers: {
          ...PRIVATE,
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${context.site.alias}-${today(context)}.json"`,
        },
      });
    },
  });
  serve(app, guards, OWN_DATA_ENDPOINTS, {
    consents: async ({ context, reader }) => ({ consents: await consentsOf(db, reader, context.site) }),
    decideCommercial: async ({ context, reader, body }) => {
      const { isGiven } = await body(commercialConsentSchema);
      return { consents: await decideCommercial(deps, reader, isGiven, context) };
    },
    sessions: async ({ reader }) => ({ sessions: await sessionsOf(db, reader.id, reader.sessionId) }),
    endSessions: async ({ reader, body }) => {
      const { id } = await body(endSessionsSchema);
      const number = Number(id);
      if (id !== undefined && !Number.isSafeInteger(number)) throw unknown();
      await endSessions(db, reader.id, id === undefined ? { except: reader.sessionId } : { id: number });
      return { sessions: await sessionsOf(db, reader.id, reader.sessionId) };
    },
  });
}
