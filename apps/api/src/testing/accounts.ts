import type { Hono } from 'hono';
import { Limits } from '../accounts/limits';
import { createApp } from '../http/app';
import type { Letter } from '../mail/mailer';
import { Post } from '../mail/post';
import { MediaLibrary } from '../media/library';
import type { AccountSettings } from '../settings';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { type Engine, type TestDatabase, testDatabase } from './database';
import { logInto } from './log';
import { SITE_FILE } from './site';

/** A clock that stands still until it is told to go on. */
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
  clock: TestClock;
  post: Post;
  /** Letters that were sent, the newest last. */
  letters: Letter[];
  logged: string[];
  /** The newest letter to an address. */
  letterTo: (address: string) => Promise<Letter>;
  /** The token in the newest letter to an address. */
  tokenTo: (address: string) => Promise<string>;
};

export type TestAccountsOptions = { settings?: Partial<AccountSettings>; site?: string };

/** The back end's accounts over a fresh database of an engine, with a mail server that keeps what it is given. */
export async function testAccounts(engine: Engine, options: TestAccountsOptions = {}): Promise<TestAccounts> {
  const database = await testDatabase(engine);
  await storeSites(database.db, [readSiteFile('prova.yaml', options.site ?? SITE_FILE)]);
  const clock = new TestClock(new Date('2026-03-18T12:00:00Z'));
  const letters: Letter[] = [];
  const logged: string[] = [];
  const log = logInto(logged);
  const mailer = { send: async (letter: Letter) => void letters.push(letter) };
  const post = new Post(database.db, mailer, clock.now, log);
  const settings: AccountSettings = { limits: true, gigyaSecret: undefined, social: {}, ...options.settings };
  const app = createApp({
    db: database.db,
    media: new MediaLibrary(database.db, database.location.folder),
    dataFolder: database.location.folder,
    outbox: null,
    now: clock.now,
    log,
    accounts: { limits: new Limits(clock.now, settings.limits), post, settings },
  });
  const letterTo = async (address: string) => {
    await post.send();
    const letter = letters.findLast(({ to }) => to === address);
    if (!letter) throw new Error(`no letter to ${address}`);
    return letter;
  };
  const tokenTo = async (address: string) =>
    /[?&]token=([\w-]+)/.exec((await letterTo(address)).text)?.[1] ?? '';
  return { database, app, clock, post, letters, logged, letterTo, tokenTo };
}
