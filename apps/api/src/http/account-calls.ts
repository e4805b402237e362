import {
  ACCOUNT_CALLS,
  BOOKMARK_KINDS,
  type BookmarkKind,
  changePasswordSchema,
  dayOf,
  demoRegistrationSchema,
  endSessionsSchema,
  failureEnvelope,
  identityProviderLoginSchema,
  loginFormSchema,
  newsletterFormSchema,
  newsletterSaveSchema,
  nickCheckSchema,
  profilePatchSchema,
  REQUEST_TEXTS,
  ROUTES,
  recoverFormSchema,
  registrationSchema,
  resendValidationSchema,
  SOCIAL_PROVIDERS,
  socialReturnPath,
  successEnvelope,
  TOO_MANY_REQUESTS,
  tokenSchema,
  userIdSchema,
  validate,
} from '@portal/model';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type * as v from 'valibot';
import {
  type Asking,
  askingOf,
  clearSessionCookies,
  hostOf,
  isOwnRequest,
  setSessionCookies,
} from '../accounts/asking';
import { authorsFollowed, bookmark, removeBookmark, savedCards } from '../accounts/bookmarks';
import { Busy } from '../accounts/gate';
import { loginByGigya } from '../accounts/gigya';
import { enterByIdentity } from '../accounts/identity';
import { TooOften } from '../accounts/limits';
import { type LoggedIn, login } from '../accounts/login';
import { confirmSubscription, subscribe } from '../accounts/newsletter';
import { ownData } from '../accounts/own-data';
import type { AccountParts } from '../accounts/parts';
import { deleteAccount, saveNewsletters, saveProfile, toggleBulletin } from '../accounts/profile';
import { accountWithLists, currentUser, type Reader, readerOf } from '../accounts/reader';
import { changePassword, recoverPassword } from '../accounts/recovery';
import { forbidden, invalidFields, notLoggedIn, Refusal, unknown } from '../accounts/refusal';
import { isNickFree, register, registerDemo, resendValidation, validateMail } from '../accounts/registration';
import { endSession, endSessions, seeSession, sessionsOf } from '../accounts/sessions';
import {
  afterLogin,
  beginSocialLogin,
  FLOW_MINUTES,
  identityFromProvider,
  readFlow,
  writeFlow,
} from '../accounts/social';
import { PostFull } from '../mail/post';
import type { AccountSettings } from '../settings';
import { SiteDirectory } from '../sites/find';
import { answer, type Envelope } from './answers';

/** A form of accounts is never larger. */
const MOST_BODY_BYTES = 64 * 1024;
/** Seconds after which who was refused for want of room comes again. */
const RETRY_SECONDS = 30;
const FLOW_COOKIE = 'login-flow';

const PRIVATE = { 'cache-control': 'private, no-store' };
const done = (response: unknown) => answer(successEnvelope(response), PRIVATE);
const success = () => done({ success: true });

/** No database keeps NUL, and half of a pair is no character: nobody typed either. */
const UNKEPT = /\0|\p{Cs}/u;

async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (!text) return {};
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (UNKEPT.test(key)) throw invalidFields([{ field: '', code: 'invalid' }]);
      if (typeof value === 'string' && UNKEPT.test(value))
        throw invalidFields([{ field: key, code: 'invalid' }]);
      return value;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalidFields([{ field: '', code: 'invalid' }]);
  }
}

/** The body by its schema, or which fields are wrong (spec §8: INVALID_FIELD, INVALID_FIELDS, REQUIRED_FIELD). */
function checked<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = validate(schema, input);
  if (!result.valid) throw invalidFields(result.issues);
  return result.value;
}

/** What answers a failed call. */
function failure(
  error: unknown,
  log: (message: string) => void,
): { envelope: Envelope; retryAfter?: number } {
  if (error instanceof Refusal) return { envelope: error.envelope };
  if (error instanceof TooOften)
    return {
      envelope: failureEnvelope(429, {
        code: TOO_MANY_REQUESTS,
        message: 'too many attempts',
        type: 'error',
      }),
      retryAfter: error.retryAfter,
    };
  const busy = error instanceof Busy || error instanceof PostFull;
  const message = error instanceof Error ? error.message : String(error);
  // A query's values may hold a reader's data; its first line is the query alone.
  log(`an account's call failed: ${message.split('\n')[0]}`);
  return {
    envelope: failureEnvelope(busy ? 503 : 500, {
      code: 'UNKNOWN_ERROR',
      message: REQUEST_TEXTS.requestFailed,
    }),
    ...(busy ? { retryAfter: RETRY_SECONDS } : {}),
  };
}

/** The calls of readers' accounts (spec §7). On a site without users none of them exists. */
export function accountCalls(parts: AccountParts, settings: AccountSettings): Hono {
  const { db, now, log } = parts;
  const app = new Hono();
  const sites = new SiteDirectory(db);

  app.onError((error, c) => {
    const { envelope, retryAfter } = failure(error, log);
    if (retryAfter) c.header('retry-after', String(retryAfter));
    return answered(c, envelope);
  });

  const asking = async (c: Context): Promise<Asking> => {
    const site = await sites.byHost(hostOf(c));
    if (!site?.features.users) throw unknown();
    return askingOf(c, site);
  };

  /** A call that changes something: made by a page of this host, of a size that a form has. */
  const change = (work: (c: Context, asked: Asking) => Promise<Response>) => async (c: Context) => {
    const asked = await asking(c);
    if (!isOwnRequest(c, asked)) throw forbidden();
    return work(c, asked);
  };

  const reader = async (c: Context, asked: Asking): Promise<Reader> => {
    const found = await readerOf(db, asked.site, asked.session, now());
    if (found) return found;
    clearSessionCookies(c, asked);
    throw notLoggedIn();
  };

  /** As `change`, by who is logged in. */
  const own = (work: (c: Context, asked: Asking, who: Reader) => Promise<Response>) =>
    change(async (c, asked) => work(c, asked, await reader(c, asked)));

  const entered = async (c: Context, asked: Asking, { accountId, ...opened }: LoggedIn) => {
    setSessionCookies(c, asked, { ...opened, userId: String(accountId) });
    return currentUser(await accountWithLists(db, asked.site, accountId), asked.site);
  };
  const today = ({ site }: Asking) => dayOf(now(), site.timeZone) ?? '';

  app.use(
    bodyLimit({
      maxSize: MOST_BODY_BYTES,
      onError: () => {
        throw new Refusal(413, 'INVALID_FIELD', `body: at most ${MOST_BODY_BYTES} bytes`);
      },
    }),
  );

  app.post(
    ACCOUNT_CALLS.login,
    change(async (c, asked) =>
      withCookies(c, {
        user: await entered(c, asked, await login(parts, checked(loginFormSchema, await bodyOf(c)), asked)),
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
      else await saveProfile(parts, who, checked(profilePatchSchema(today(asked)), body), asked);
      return done({ user: currentUser(await accountWithLists(db, asked.site, who.id), asked.site) });
    }),
  );

  app.post(
    ACCOUNT_CALLS.register,
    change(async (c, asked) => {
      const body = await bodyOf(c);
      if (typeof body === 'object' && body !== null && 'demo' in body && body.demo === true) {
        const opened = await registerDemo(parts, checked(demoRegistrationSchema, body), asked);
        return withCookies(c, { user: await entered(c, asked, opened), userId: String(opened.accountId) });
      }
      const id = await register(parts, checked(registrationSchema(today(asked)), body), asked);
      return done({ userId: String(id) });
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
      await validateMail(parts, checked(tokenSchema, await bodyOf(c)).token, asked);
      return success();
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
      await deleteAccount(parts, who);
      clearSessionCookies(c, asked);
      return withCookies(c, { success: true });
    }),
  );

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

  /** One's own lists; another's are not given. */
  const list = (work: (asked: Asking, who: Reader) => Promise<unknown>) => async (c: Context) => {
    const asked = await asking(c);
    const who = await reader(c, asked);
    if (checked(userIdSchema, c.req.query()).userId !== String(who.id)) throw forbidden();
    return done(await work(asked, who));
  };
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
      return withCookies(c, { user: await entered(c, asked, opened) });
    }),
  );

  for (const provider of SOCIAL_PROVIDERS) {
    const provided = settings.social[provider];
    app.get(`${ACCOUNT_CALLS.login}/${provider}`, async (c) => {
      const asked = await asking(c);
      parts.limits.count('login', asked.address);
      const { location, flow } = await beginSocialLogin(provider, provided, asked, c.req.query('backUrl'));
      const secure = asked.origin.startsWith('https:');
      setCookie(c, FLOW_COOKIE, writeFlow(flow), {
        path: socialReturnPath(provider),
        httpOnly: true,
        secure,
        // What comes back by a form of the provider's page comes from another site.
        sameSite: provided?.endpoints.returnsByPost && secure ? 'None' : 'Lax',
        maxAge: FLOW_MINUTES * 60,
      });
      c.header('cache-control', PRIVATE['cache-control']);
      return c.redirect(location, 302);
    });
    const comeBack = (answered: (c: Context) => Promise<URLSearchParams>) => async (c: Context) => {
      const asked = await asking(c);
      const flow = readFlow(getCookie(c, FLOW_COOKIE));
      deleteCookie(c, FLOW_COOKIE, { path: socialReturnPath(provider) });
      c.header('cache-control', PRIVATE['cache-control']);
      try {
        const identity = await identityFromProvider(provider, provided, asked, flow, await answered(c));
        await entered(c, asked, await enterByIdentity(parts, identity, asked));
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'PROVIDER_LOGIN_FAILED') throw error;
        log(`login with ${provider} failed: ${error.message}`);
        return c.redirect(`${ROUTES.login}?alert=login_failed`, 303);
      }
      return c.redirect(afterLogin(flow, asked.origin), 303);
    };
    app.get(
      socialReturnPath(provider),
      comeBack(async (c) => new URL(c.req.url).searchParams),
    );
    app.post(
      socialReturnPath(provider),
      comeBack(async (c) => new URLSearchParams(await c.req.text())),
    );
  }

  return app;
}

/** An answer with the headers and cookies that were set on the way. */
function answered(c: Context, envelope: Envelope): Response {
  const { status, headers, body } = answer(envelope, PRIVATE);
  const set = c.body(null).headers;
  for (const cookie of set.getSetCookie()) headers.append('set-cookie', cookie);
  const retryAfter = set.get('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response(body, { status, headers });
}

const withCookies = (c: Context, response: unknown) => answered(c, successEnvelope(response));
