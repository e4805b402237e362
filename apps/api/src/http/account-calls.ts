import {
  ACCOUNT_CALLS,
  accountDeletionSchema,
  BOOKMARK_KINDS,
  type BookmarkKind,
  changePasswordSchema,
  demoRegistrationSchema,
  endSessionsSchema,
  identityProviderLoginSchema,
  loginFormSchema,
  newsletterFormSchema,
  newsletterSaveSchema,
  nickCheckSchema,
  profilePatchSchema,
  recoverFormSchema,
  registrationSchema,
  resendValidationSchema,
  tokenSchema,
  userIdSchema,
} from '@portal/model';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clearSessionCookies } from '../accounts/asking';
import { authorsFollowed, bookmark, removeBookmark, savedCards } from '../accounts/bookmarks';
import { loginByGigya } from '../accounts/gigya';
import { login } from '../accounts/login';
import { confirmSubscription, subscribe } from '../accounts/newsletter';
import { ownData } from '../accounts/own-data';
import type { AccountParts } from '../accounts/parts';
import { deleteAccount, saveNewsletters, saveProfile, toggleBulletin } from '../accounts/profile';
import { accountWithLists, currentUser, readerOf } from '../accounts/reader';
import { changePassword, recoverPassword } from '../accounts/recovery';
import { Refusal, unknown } from '../accounts/refusal';
import { isNickFree, register, registerDemo, resendValidation, validateMail } from '../accounts/registration';
import { endSession, endSessions, seeSession, sessionsOf } from '../accounts/sessions';
import type { AccountSettings } from '../settings';
import { answered, bodyOf, checked, done, failure, PRIVATE, success, withCookies } from './account-answers';
import { accountAsking } from './account-asking';
import { readerContentCalls } from './content-calls';
import { socialCalls } from './social-calls';

/** A form of accounts is never larger. */
const MOST_BODY_BYTES = 64 * 1024;

const saysItFits = (c: Context): boolean =>
  c.req.header('transfer-encoding') === undefined &&
  Number(c.req.header('content-length')) <= MOST_BODY_BYTES;

/** The calls of readers' accounts (spec §7). On a site without users none of them exists. */
export function accountCalls(parts: AccountParts, settings: AccountSettings): Hono {
  const { db, now, log } = parts;
  const app = new Hono();

  app.onError((error, c) => {
    const { envelope, retryAfter } = failure(error, log);
    if (retryAfter) c.header('retry-after', String(retryAfter));
    return answered(c, envelope);
  });

  const callers = accountAsking(parts);
  const { asking, change, reader, own, list, tellEntry, entered, today } = callers;

  const limited = bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: () => {
      throw new Refusal(413, 'INVALID_FIELD', `body: at most ${MOST_BODY_BYTES} bytes`);
    },
  });
  // Where a body says how long it is, it need not be read for that; and what only reads has none.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (saysItFits(c) ? next() : limited(c, next)));

  app.post(
    ACCOUNT_CALLS.login,
    change(async (c, asked) =>
      withCookies(c, {
        user: await entered(
          c,
          asked,
          await login(parts, checked(loginFormSchema, await bodyOf(c)), asked),
          'password',
        ),
      }),
    ),
  );

  app.post(
    ACCOUNT_CALLS.logout,
    change(async (c, asked) => {
      if (asked.session) await endSession(db, asked.session);
      clearSessionCookies(c, asked);
      return withCookies(c, { success: true });
    }),
  );

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
    ACCOUNT_CALLS.register,
    change(async (c, asked) => {
      const body = await bodyOf(c);
      if (typeof body === 'object' && body !== null && 'demo' in body && body.demo === true) {
        const opened = await registerDemo(
          parts,
          checked(demoRegistrationSchema, body),
          asked,
          settings.captcha,
        );
        return withCookies(c, {
          user: await entered(c, asked, { ...opened, isNew: true }, 'password'),
          userId: String(opened.accountId),
        });
      }
      const id = await register(
        parts,
        checked(registrationSchema(today(asked)), body),
        asked,
        settings.captcha,
      );
      tellEntry(c, asked, 'sign_up', 'password');
      return withCookies(c, { userId: String(id) });
    }),
  );

  app.post(
    ACCOUNT_CALLS.recoverPassword,
    change(async (c, asked) => {
      await recoverPassword(parts, checked(recoverFormSchema, await bodyOf(c)), asked);
      return success();
    }),
  );

  app.post(
    ACCOUNT_CALLS.changePassword,
    change(async (c, asked) => {
      await changePassword(parts, checked(changePasswordSchema, await bodyOf(c)), asked);
      clearSessionCookies(c, asked);
      return withCookies(c, { success: true });
    }),
  );

  app.post(
    ACCOUNT_CALLS.resendValidationMail,
    change(async (c, asked) => {
      await resendValidation(parts, checked(resendValidationSchema, await bodyOf(c)), asked);
      return success();
    }),
  );

  app.post(
    ACCOUNT_CALLS.validateMail,
    change(async (c, asked) => {
      const validated = await validateMail(parts, checked(tokenSchema, await bodyOf(c)).token, asked);
      return done({ success: true, ...validated });
    }),
  );

  app.post(
    ACCOUNT_CALLS.nick,
    change(async (c, asked) => {
      const { nick } = checked(nickCheckSchema, await bodyOf(c));
      const who = await readerOf(db, asked.site, asked.session, now());
      return done({ available: await isNickFree(parts, nick, asked, who?.id ?? null) });
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

  readerContentCalls(app, callers, db);

  const isBookmarkKind = (kind: string): kind is BookmarkKind =>
    BOOKMARK_KINDS.some((known) => known === kind);
  const kept = (work: typeof bookmark) =>
    own(async (c, _, who) => {
      const { kind = '', id = '' } = c.req.param();
      if (!isBookmarkKind(kind)) throw unknown();
      await work(parts, who.id, kind, id);
      return success();
    });
  app.post('/api/bookmark/:kind/:id', kept(bookmark));
  app.delete('/api/bookmark/:kind/:id', kept(removeBookmark));

  app.get(
    ACCOUNT_CALLS.savedContents,
    list(async ({ site }, who) => ({ contents: await savedCards(parts, who.id, site) })),
  );
  app.get(
    ACCOUNT_CALLS.followedAuthors,
    list(async ({ site }, who) => ({ authors: await authorsFollowed(parts, who.id, site) })),
  );

  app.post(
    ACCOUNT_CALLS.confirmNewsletter,
    change(async (c, asked) => {
      await confirmSubscription(parts, checked(tokenSchema, await bodyOf(c)).token, asked);
      return success();
    }),
  );
  app.post(
    '/api/front/newsletter/:email',
    change(async (c, asked) => {
      const { email } = checked(newsletterFormSchema, { email: c.req.param('email'), terms: true });
      await subscribe(parts, email, asked);
      return success();
    }),
  );

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

  app.post(
    ACCOUNT_CALLS.identityProviderLogin,
    change(async (c, asked) => {
      const signed = checked(identityProviderLoginSchema, await bodyOf(c));
      const opened = await loginByGigya(parts, signed, asked, settings.gigyaSecret);
      return withCookies(c, { user: await entered(c, asked, opened, 'identity_provider') });
    }),
  );

  socialCalls(app, parts, settings, callers);
  return app;
}
