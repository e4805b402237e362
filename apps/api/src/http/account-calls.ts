import { takesFile } from '@portal/model';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CrawlerCheck } from '../access/crawlers';
import { ApiError } from '../accounts/api-error';
import type { AccountDeps } from '../accounts/deps';
import type { OpenCursors } from '../cursors';
import type { EntitlementSources } from '../entitled/sources';
import type { AccountSettings } from '../settings';
import type { UploadDeps } from '../uploads/deps';
import { answered, failure } from './account-answers';
import { accountContext } from './account-context';
import { bookmarkCalls, newsletterCalls } from './bookmark-calls';
import { childCalls } from './child-calls';
import { commentCalls } from './comment-calls';
import { consentCalls } from './consent-calls';
import { contactCalls } from './contact-calls';
import { readerContentCalls } from './content-calls';
import { recoveryCalls, registrationCalls, sessionCalls } from './entry-calls';
import { giftCalls } from './gift-calls';
import { interviewCalls } from './interview-calls';
import { leftEarly } from './left-early';
import { paywallCalls } from './paywall-calls';
import { pollCalls } from './poll-calls';
import { previewCalls } from './preview-calls';
import { ownDataCalls, profileCalls } from './profile-calls';
import { reactionCalls } from './reaction-calls';
import { rectificationCalls } from './rectification-calls';
import { returnCalls } from './return-calls';
import { socialCalls } from './social-calls';
import { subscriptionCalls } from './subscription-calls';
import { uploadCalls } from './upload-calls';

/** A form of accounts is never larger. */
const MAX_BODY_BYTES = 128 * 1024;

const saysItFits = (c: Context): boolean =>
  c.req.header('transfer-encoding') === undefined && Number(c.req.header('content-length')) <= MAX_BODY_BYTES;

/** The calls of readers' accounts (spec §7). On a site without users none of them exists. */
export function accountCalls(
  deps: AccountDeps &
    UploadDeps & { cursors: OpenCursors; sources: EntitlementSources; crawlers: CrawlerCheck },
  settings: AccountSettings,
): Hono {
  const { log } = deps;
  const app = new Hono();

  app.onError(async (error, c) => {
    const left = await leftEarly(c, error);
    if (left) return left;
    const { envelope, retryAfter } = failure(error, log);
    if (retryAfter) c.header('retry-after', String(retryAfter));
    return answered(c, envelope);
  });

  const callers = accountContext(deps);

  const limited = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ApiError(413, 'INVALID_FIELD', `body: at most ${MAX_BODY_BYTES} bytes`);
    },
  });
  // Where a body says how long it is, it need not be read for that; and what only reads has none.
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) =>
    saysItFits(c) || takesFile(c.req.path) ? next() : limited(c, next),
  );

  sessionCalls(app, deps, settings, callers);
  registrationCalls(app, deps, settings, callers);
  recoveryCalls(app, deps, callers);
  profileCalls(app, deps, callers);
  childCalls(app, deps, callers);
  readerContentCalls(app, callers, deps);
  paywallCalls(app, callers);
  subscriptionCalls(app, deps, callers);
  giftCalls(app, deps, callers);
  previewCalls(app, deps, callers);
  bookmarkCalls(app, deps, callers);
  newsletterCalls(app, deps, callers);
  returnCalls(app, deps, settings, callers);
  reactionCalls(app, deps, callers);
  contactCalls(app, deps, callers);
  rectificationCalls(app, deps, callers);
  consentCalls(app, deps, callers);
  pollCalls(app, deps, callers);
  interviewCalls(app, deps, callers);
  ownDataCalls(app, deps, callers);
  commentCalls(app, deps, callers);
  uploadCalls(app, deps, callers);
  socialCalls(app, deps, settings, callers);
  return app;
}
