import type { Hono } from 'hono';
import type { BounceSettings } from '../newsroom/newsletters/settings';
import { AnswerCache } from '../platform/http/answers';
import { Limits } from '../platform/limits/limits';
import type { Rates } from '../platform/limits/rates';
import type { Email } from '../platform/mail/mailer';
import { Outbox } from '../platform/mail/outbox';
import { MediaLibrary } from '../platform/media/library';
import type { CrawlerCheck } from '../platform/networks/crawlers';
import type { AccountSettings } from '../readers/accounts/settings';
import { openSources } from '../revenue/entitlements/payments/open-sources';
import type { SellerSettings } from '../revenue/entitlements/settings';
import { createApp } from '../server/http/app';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { type Engine, type TestDatabase, testDatabase } from './database';
import { logInto } from './log';
import { SITE_FILE } from './site';

/** A clock that only moves by `goOn`. */
export class TestClock {
  constructor(private at: Date) {}
  now = (): Date => this.at;
  goOn(milliseconds: number): void {
    this.at = new Date(this.at.getTime() + milliseconds);
  }
}

export type TestAccounts = {
  database: TestDatabase;
  app: Hono;
  /** Response cache. No change feed clears it. */
  answers: AnswerCache;
  clock: TestClock;
  outbox: Outbox;
  /** Emails sent, oldest first. */
  emails: Email[];
  logged: string[];
  /**
   * Sends pending emails.
   * @returns all emails to an address, oldest first
   */
  emailsTo: (email: string) => Promise<Email[]>;
  emailTo: (email: string) => Promise<Email>;
  tokenTo: (email: string) => Promise<string>;
};

export type TestAccountsOptions = {
  settings?: Partial<AccountSettings> & { sellers?: SellerSettings; bounces?: BounceSettings };
  site?: string;
  crawlers?: CrawlerCheck;
  /** Rate limits that replace those of the product, so that a test reaches one in a few requests. */
  rates?: Rates;
};

/** The back end's accounts over a new database of an engine, with a mailer that only collects emails. */
export async function testAccounts(engine: Engine, options: TestAccountsOptions = {}): Promise<TestAccounts> {
  const database = await testDatabase(engine);
  await storeSites(database.db, [readSiteFile('prova.yaml', options.site ?? SITE_FILE)]);
  const clock = new TestClock(new Date('2026-03-18T12:00:00Z'));
  const emails: Email[] = [];
  const logged: string[] = [];
  const log = logInto(logged);
  const mailer = { send: async (email: Email) => void emails.push(email) };
  const outbox = new Outbox(database.db, mailer, clock.now, log);
  const { sellers, bounces, ...changes } = options.settings ?? {};
  const settings: AccountSettings = { limits: true, gigyaSecret: undefined, social: {}, ...changes };
  const answers = new AnswerCache();
  const app = createApp({
    answers,
    db: database.db,
    media: new MediaLibrary(database.db, database.location.folder),
    dataFolder: database.location.folder,
    mailFolder: null,
    now: clock.now,
    log,
    accounts: {
      limits: new Limits(database.db, clock.now, settings.limits, options.rates),
      outbox,
      settings,
      bounces,
      sources: await openSources(sellers, { db: database.db, now: clock.now, log }),
      ...(options.crawlers ? { crawlers: options.crawlers } : {}),
    },
  });
  const emailsTo = async (email: string) => {
    await outbox.send();
    return emails.filter(({ to }) => to === email);
  };
  const emailTo = async (to: string) => {
    const email = (await emailsTo(to)).at(-1);
    if (!email) throw new Error(`no email to ${to}`);
    return email;
  };
  const tokenTo = async (email: string) => /[?&]token=([\w-]+)/.exec((await emailTo(email)).text)?.[1] ?? '';
  return { database, app, answers, clock, outbox, emails, logged, emailsTo, emailTo, tokenTo };
}
