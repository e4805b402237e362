import { takesFile } from '@portal/model';
import { type Context, Hono } from 'hono';
import type { BounceSettings } from '../../newsroom/newsletters';
import { newsletterCalls, returnCalls } from '../../newsroom/newsletters';
import { previewCalls, readerContentCalls } from '../../pages';
import { appealCalls } from '../../participation/appeals';
import { commentCalls } from '../../participation/comments';
import { contactCalls } from '../../participation/contact';
import { interviewCalls } from '../../participation/interviews';
import { pollCalls } from '../../participation/polls';
import { reactionCalls } from '../../participation/reactions';
import { rectificationCalls } from '../../participation/rectifications';
import type { ReceivingDeps } from '../../participation/uploads';
import { uploadCalls } from '../../participation/uploads';
import { bodyUpTo, MAX_FORM_BYTES, onFailure } from '../../platform/http';
import type { CrawlerCheck } from '../../platform/networks';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountDeps, AccountSettings } from '../../readers/accounts';
import {
  accountContext,
  bookmarkCalls,
  childCalls,
  ownDataCalls,
  profileCalls,
  recoveryCalls,
  registrationCalls,
  sessionCalls,
  socialCalls,
} from '../../readers/accounts';
import { consentCalls } from '../../readers/consent';
import type { EntitlementSources } from '../../revenue/entitlements';
import { giftCalls, paywallCalls, subscriptionCalls } from '../../revenue/entitlements';

const saysItFits = (c: Context): boolean =>
  c.req.header('transfer-encoding') === undefined && Number(c.req.header('content-length')) <= MAX_FORM_BYTES;

/** Endpoints of readers' accounts (spec §7). They do not exist on a site without users. */
export function accountCalls(
  deps: AccountDeps &
    ReceivingDeps & {
      cursors: OpenCursors;
      sources: EntitlementSources;
      crawlers: CrawlerCheck;
      bounces: BounceSettings | undefined;
    },
  settings: AccountSettings,
): Hono {
  const app = new Hono();

  app.onError(onFailure(deps.log));
  const callers = accountContext(deps);

  const limited = bodyUpTo(MAX_FORM_BYTES);
  // A declared length that fits skips the limiter, which would otherwise buffer the body; GET has no body.
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
  returnCalls(app, deps, deps.bounces, callers);
  reactionCalls(app, deps, callers);
  contactCalls(app, deps, callers);
  rectificationCalls(app, deps, callers);
  consentCalls(app, deps, callers);
  pollCalls(app, deps, callers);
  interviewCalls(app, deps, callers);
  ownDataCalls(app, deps, callers);
  commentCalls(app, deps, callers);
  appealCalls(app, deps, callers);
  uploadCalls(app, deps, callers);
  socialCalls(app, deps, settings, callers);
  return app;
}
