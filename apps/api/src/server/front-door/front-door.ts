import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  deskAccounts,
  deskCookies,
  endDeskSession,
  openDeskSession,
  proveDeskSession,
  TOTP_PERIOD_SECONDS,
  totpOf,
} from '../../newsroom/desk';
import { PRIVATE } from '../../platform/http';
import { endSession, openSession } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { clearSessionCookies, requestContextOf, setSessionCookies } from '../../sites';
import type { DoorAccount, DoorColleague, DoorReader, SeededFrontDoor } from '../seed';
import { type DoorDeps, type KnownAccounts, keepDoorAccounts } from './accounts';
import { keepEditions } from './editions';

/** One-time code of a desk account, and the seconds for which it is still valid. */
export type DoorCode = { code: string; seconds: number };

/** Signs browsers in as the invented people of a seed. It performs no access check: the caller must. */
export type FrontDoor = Pick<SeededFrontDoor, 'accounts' | 'groups'> & {
  /**
   * Creates the accounts, and past newsletter editions.
   * @param port port that their emails link to
   */
  open: (port: number) => Promise<void>;
  /**
   * Opens a session for an account in the requesting browser, and redirects to a page of its site.
   * @param to path at that site; by default the account's own page
   */
  signIn: (request: Request, account: DoorAccount, to?: string) => Promise<Response>;
  /**
   * Ends the browser's sessions at a site, both the reader's and the desk's, and redirects to a page of it.
   * @param to path at that site
   * @param site alias of a front door site
   */
  signOut: (request: Request, to: string, site: string) => Promise<Response>;
  /** Current one-time code; null for an account without access to the desk. */
  code: (account: DoorAccount) => Promise<DoorCode | null>;
};

/** Redirects after setting the cookies of the response. */
const answered = async (request: Request, to: string, change: (c: Context) => Promise<void>) =>
  new Hono()
    .all('*', async (c) => {
      c.header('cache-control', PRIVATE['cache-control']);
      await change(c);
      return c.redirect(to, 303);
    })
    .fetch(request);

class Door implements FrontDoor {
  private readonly cookies: ReturnType<typeof deskCookies>;
  private port = 0;
  private keeping: Promise<unknown> = Promise.resolve();
  readonly accounts: FrontDoor['accounts'];
  readonly groups: FrontDoor['groups'];
  private readonly newsletters: SeededFrontDoor['newsletters'];

  constructor(
    private readonly deps: DoorDeps,
    { accounts, groups, newsletters }: SeededFrontDoor,
    private readonly sites: ReadonlyMap<string, SiteRecord>,
  ) {
    this.cookies = deskCookies(deps.db);
    // An installation may have only some of the seed's sites, or none.
    this.accounts = accounts.filter(({ site }) => sites.has(site));
    this.newsletters = newsletters.filter(({ site }) => sites.has(site));
    this.groups = groups.flatMap((group) => {
      const states = group.states.filter(({ site }) => site === null || sites.has(site));
      return states.length ? [{ ...group, states }] : [];
    });
  }

  open = async (port: number): Promise<void> => {
    this.port = port;
    await this.keep();
    const { db, now } = this.deps;
    for (const newsletter of this.newsletters)
      await keepEditions(db, this.siteOf(newsletter.site), newsletter, now());
  };

  /**
   * Creates missing accounts, so that one deleted in a trial comes back. Concurrent calls run one after
   * another.
   */
  private keep(): Promise<KnownAccounts> {
    const work = () =>
      keepDoorAccounts(this.deps, this.accounts, (alias) => ({
        site: this.siteOf(alias),
        origin: `http://${alias}.localhost:${this.port}`,
      }));
    const kept = this.keeping.then(work, work);
    this.keeping = kept;
    return kept;
  }

  signIn = async (request: Request, account: DoorAccount, to = account.lands): Promise<Response> => {
    const known = await this.keep();
    return answered(request, to, (c) =>
      account.kind === 'reader'
        ? this.enter(c, account, known.readers.get(account.id))
        : this.enterDesk(c, account, known.colleagues.get(account.id)),
    );
  };

  signOut = (request: Request, to: string, site: string): Promise<Response> => {
    const record = this.siteOf(site);
    return answered(request, to, (c) => this.leave(c, record));
  };

  code = async (account: DoorAccount): Promise<DoorCode | null> => {
    if (account.kind !== 'colleague') return null;
    const { colleagues } = await this.keep();
    const id = colleagues.get(account.id) ?? 0;
    const [row] = await this.deps.db.select().from(deskAccounts).where(eq(deskAccounts.id, id));
    if (!row) return null;
    const timestamp = this.deps.now().getTime();
    const seconds = TOTP_PERIOD_SECONDS - (Math.floor(timestamp / 1000) % TOTP_PERIOD_SECONDS);
    return { code: totpOf(row.totpSecret, row.email, account.id).generate({ timestamp }), seconds };
  };

  private siteOf(alias: string): SiteRecord {
    const site = this.sites.get(alias);
    if (!site) throw new Error(`the front door has no site ${alias}`);
    return site;
  }

  private async leave(c: Context, site: SiteRecord) {
    const context = requestContextOf(c, site);
    const { db } = this.deps;
    if (context.session) await endSession(db, context.session);
    clearSessionCookies(c, context);
    const { secret } = this.cookies.cookiesIn(c, context);
    if (secret) await endDeskSession(db, secret);
    this.cookies.clearCookie(c, context);
  }

  private async enter(c: Context, { site, id }: DoorReader, accountId: number | undefined) {
    if (accountId === undefined) throw new Error(`the front door has no account ${id}`);
    const context = requestContextOf(c, this.siteOf(site));
    const { db, now } = this.deps;
    const opened = await db.transaction((tx) => openSession(tx, { id: accountId }, context, now()));
    setSessionCookies(c, context, { ...opened, userId: String(accountId) });
  }

  private async enterDesk(
    c: Context,
    { site, id, hasSecondFactor }: DoorColleague,
    accountId: number | undefined,
  ) {
    if (accountId === undefined) throw new Error(`the front door has no desk account ${id}`);
    const context = requestContextOf(c, this.siteOf(site));
    const { db, now } = this.deps;
    const secret = await openDeskSession(db, accountId, now());
    if (!hasSecondFactor) return this.cookies.setSession(c, context, secret);
    const proved = await db.transaction((tx) => proveDeskSession(tx, secret, accountId, now()));
    return this.cookies.setSessionAndMark(c, context, { secret: proved, accountId });
  }
}

/** The front door of a seed for these sites, which must be opened by `open`. */
export const createFrontDoor = (
  deps: DoorDeps,
  seeded: SeededFrontDoor,
  sites: readonly SiteRecord[],
): FrontDoor => new Door(deps, seeded, new Map(sites.map((site) => [site.alias, site])));
