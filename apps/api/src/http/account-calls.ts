import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AccountParts } from '../accounts/parts';
import { Refusal } from '../accounts/refusal';
import type { AccountSettings } from '../settings';
import { answered, failure } from './account-answers';
import { accountAsking } from './account-asking';
import { bookmarkCalls, newsletterCalls } from './bookmark-calls';
import { readerContentCalls } from './content-calls';
import { recoveryCalls, registrationCalls, sessionCalls } from './entry-calls';
import { ownDataCalls, profileCalls } from './profile-calls';
import { socialCalls } from './social-calls';

/** A form of accounts is never larger. */
const MOST_BODY_BYTES = 64 * 1024;

const saysItFits = (c: Context): boolean =>
  c.req.header('transfer-encoding') === undefined &&
  Number(c.req.header('content-length')) <= MOST_BODY_BYTES;

/** The calls of readers' accounts (spec §7). On a site without users none of them exists. */
export function accountCalls(parts: AccountParts, settings: AccountSettings): Hono {
  const { log } = parts;
  const app = new Hono();

  app.onError((error, c) => {
    const { envelope, retryAfter } = failure(error, log);
    if (retryAfter) c.header('retry-after', String(retryAfter));
    return answered(c, envelope);
  });

  const callers = accountAsking(parts);

  const limited = bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: () => {
      throw new Refusal(413, 'INVALID_FIELD', `body: at most ${MOST_BODY_BYTES} bytes`);
    },
  });
  // Where a body says how long it is, it need not be read for that; and what only reads has none.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (saysItFits(c) ? next() : limited(c, next)));

  sessionCalls(app, parts, settings, callers);
  registrationCalls(app, parts, settings, callers);
  recoveryCalls(app, parts, callers);
  profileCalls(app, parts, callers);
  readerContentCalls(app, callers, parts.db);
  bookmarkCalls(app, parts, callers);
  newsletterCalls(app, parts, callers);
  ownDataCalls(app, parts, callers);
  socialCalls(app, parts, settings, callers);
  return app;
}
