import { CALLS, failureEnvelope, ROUTES, successEnvelope } from '@portal/model';
import { Hono } from 'hono';
import { liveCalls } from '../../content/live-blogs';
import { createSearch } from '../../content/search';
import { viewCalls } from '../../content/views';
import { WeatherDesk } from '../../content/weather';
import { alertCalls } from '../../newsroom/alerts';
import type { BounceSettings } from '../../newsroom/newsletters';
import { pageCalls, searchCalls, streamingCalls } from '../../pages';
import { addressCalls } from '../../pages/sitemaps';
import { interviewStateOf } from '../../participation/interviews';
import { uploadFolderOf } from '../../participation/uploads';
import type { ChangeFeed } from '../../platform/changes';
import { changeCalls } from '../../platform/changes';
import type { Database } from '../../platform/database';
import {
  AnswerCache,
  allowedMethods,
  answer,
  notFound,
  onFailure,
  refusedEnvelope,
  securityHeaders,
} from '../../platform/http';
import { describeError, type Log } from '../../platform/log';
import { EMAIL_POLICY, type MailFolder, OUTBOX_POLICY } from '../../platform/mail';
import type { MediaLibrary } from '../../platform/media';
import { mediaCalls } from '../../platform/media';
import { type CrawlerCheck, createCrawlerCheck, nameServer } from '../../platform/networks';
import { openCursors } from '../../platform/secrets';
import type { AccountDeps, AccountSettings } from '../../readers/accounts';
import { accountHooks } from '../../readers/accounts';
import { type EntitlementSources, NO_SOURCES } from '../../revenue/entitlements';
import { SiteDirectory, vendorCalls } from '../../sites';
import { legalCalls } from '../../sites/legal';
import { accountParts } from './account-parts';
import { deskCalls } from './desk-endpoints';
import { accountCalls } from './reader-endpoints';
import { readiness } from './readiness';

export type ApiDeps = {
  db: Database;
  media: MediaLibrary;
  dataFolder: string;
  /** Bytes that readers' uploads may take until they are published. */
  uploadBytes?: number;
  /** Emails stored as files; null if they are really sent. */
  mailFolder: MailFolder | null;
  now: () => Date;
  log: Log;
  accounts: Pick<AccountDeps, 'limits' | 'outbox'> & {
    settings: AccountSettings;
    /** Without it, bounces cannot be reported. */
    bounces?: BounceSettings;
    /** Without it, nothing is sold here. */
    sources?: EntitlementSources;
    /** Without it, crawlers are verified through the name servers of this machine. */
    crawlers?: CrawlerCheck;
  };
  /** Without it, AEMET is not called. */
  weather?: WeatherDesk;
  /** Cache that keeps responses for some seconds. */
  answers?: AnswerCache;
  /** Feed of changes; without it, cached responses expire only by age. */
  changes?: Pick<ChangeFeed, 'subscribe' | 'missed'>;
  unknownHostIsDefault?: boolean;
};

const notAllowed = () => refusedEnvelope(405, 'this address does not take this method');

/** Liveness and readiness endpoints. */
function healthCalls(app: Hono, ready: () => Promise<void>, log: Log): void {
  app.get(ROUTES.liveness, (c) => c.text('alive\n', 200, { 'cache-control': 'no-store' }));

  app.get(ROUTES.readiness, async () => {
    try {
      await ready();
      return answer(successEnvelope({ ready: true }));
    } catch (error) {
      log.error(`not ready: ${describeError(error)}`);
      return answer(
        failureEnvelope(503, {
          code: 'UNKNOWN_ERROR',
          message: 'the database or the data folder takes no writes',
        }),
      );
    }
  });
}

/** The back end as one `fetch` handler, mounted in the portal's process or served on its own. */
export function createApp({
  db,
  media,
  dataFolder,
  uploadBytes,
  mailFolder,
  now,
  log,
  accounts,
  weather = new WeatherDesk({ db, origin: null, now, log: log.warn }),
  answers: cache = new AnswerCache(),
  changes,
  unknownHostIsDefault = false,
}: ApiDeps): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  changes?.subscribe(() => cache.clear());
  const sites = new SiteDirectory(db, unknownHostIsDefault);
  const cursors = openCursors(db);
  const search = createSearch({ db, cursors });

  pageCalls(app, { db, cursors, search, weather, cache, now, unknownHostIsDefault });
  searchCalls(app, { search, sites, cache, now });

  // Before the account endpoints, whose body limit is smaller.
  app.route('/', viewCalls({ db, now, log }));

  const {
    settings,
    bounces,
    sources = NO_SOURCES,
    crawlers = createCrawlerCheck(nameServer()),
    ...deps
  } = accounts;
  const shared = {
    ...deps,
    sources,
    crawlers,
    db,
    sites,
    now,
    log,
    cursors,
    media,
    folder: uploadFolderOf(dataFolder, uploadBytes),
    interviewStateOf: (contentId: number, at: Date) => interviewStateOf(db, contentId, at),
    hooks: accountHooks(accountParts({ db, now, log, sources, outbox: deps.outbox })),
  };
  app.route('/', accountCalls({ ...shared, bounces }, settings));

  app.route('/', deskCalls(shared));

  app.route('/', addressCalls(db, now, cache));

  app.route('/', streamingCalls(db, sites, now, cache));
  alertCalls(app, { db, sites, now, cache });
  vendorCalls(app, { db, sites, cache });
  legalCalls(app, { db, sites, cache });

  app.route('/', liveCalls({ db, cursors, sites, cache }));

  if (changes) app.route('/', changeCalls(changes));

  mediaCalls(app, media);

  healthCalls(app, readiness(db, dataFolder, now), log);

  if (mailFolder) {
    app.get(CALLS.mail.slice(0, -1), async (c) =>
      c.html(await mailFolder.page(), 200, { 'content-security-policy': OUTBOX_POLICY }),
    );
    app.get(`${CALLS.mail}:name`, async (c) => {
      const name = c.req.param('name');
      const isPage = name.endsWith('.html');
      const email = isPage
        ? await mailFolder.rendered(name.replace(/html$/, 'eml'))
        : await mailFolder.email(name);
      if (email === null) return answer(notFound());
      return isPage ? c.html(email, 200, { 'content-security-policy': EMAIL_POLICY }) : c.text(email);
    });
  }

  app.notFound((c) => {
    const allow = allowedMethods(app, c.req);
    return allow === null ? answer(notFound()) : answer(notAllowed(), { allow });
  });
  app.onError(onFailure(log));
  return app;
}
