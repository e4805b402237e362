import { createHash } from 'node:crypto';
import { UPLOADS_A_DAY } from '@portal/model';
import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/client';
import { limitCounters } from '../database/limits';
import { countedFor } from '../networks';
import { mailboxKey } from './keys';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rates of what may be done, by one address of the network and by one account (or email). */
export const LIMITS = {
  login: { what: 'logins of a reader', perAddress: 40, perAccount: 10, withinMs: 10 * MINUTE },
  register: { what: 'registrations', perAddress: 10, perAccount: 5, withinMs: HOUR },
  /** Without the captcha's check: by network, and all of a site together. */
  registerUnchecked: {
    what: 'registrations without the captcha’s check; the account is the whole site',
    perAddress: 3,
    perAccount: 200,
    withinMs: 24 * HOUR,
  },
  recover: { what: 'requests for a new password', perAddress: 10, perAccount: 3, withinMs: HOUR },
  /** Rarer than the mailbox's letters, whose limit is not told here. */
  resend: { what: 'validation letters sent again', perAddress: 10, perAccount: 1, withinMs: 10 * MINUTE },
  nick: {
    what: 'questions whether a nick is free',
    by: 'network',
    perAddress: 40,
    perAccount: 40,
    withinMs: 10 * MINUTE,
  },
  newsletter: {
    what: 'subscriptions of an address to newsletters',
    perAddress: 10,
    perAccount: 3,
    withinMs: HOUR,
  },
  token: {
    what: 'links of letters that are wrong or spent',
    by: 'network',
    perAddress: 20,
    perAccount: 20,
    withinMs: HOUR,
  },
  password: {
    what: 'passwords typed to prove who somebody is',
    perAddress: 60,
    perAccount: 10,
    withinMs: 10 * MINUTE,
  },
  reaction: { what: 'likes and ratings', perAddress: 240, perAccount: 60, withinMs: 10 * MINUTE },
  upload: { what: 'files of readers that are begun', perAddress: 120, perAccount: 30, withinMs: 10 * MINUTE },
  /** Whether they are taken back or not. */
  uploadDay: {
    what: 'the same in a day',
    perAddress: 480,
    perAccount: 3 * UPLOADS_A_DAY,
    withinMs: 24 * HOUR,
  },
  deskLogin: {
    what: 'logins at the desk, and invitations that are taken up',
    perAddress: 40,
    perAccount: 10,
    withinMs: 10 * MINUTE,
  },
  deskCode: {
    what: 'codes and passkeys of the second factor',
    perAddress: 20,
    perAccount: 5,
    withinMs: 10 * MINUTE,
  },
  /** What a browser needs to make a passkey or to show one, and those that are made. */
  deskPasskey: {
    what: 'passkeys that are made or shown',
    perAddress: 80,
    perAccount: 20,
    withinMs: 10 * MINUTE,
  },
  /** Letters of editions that editors send to themselves. */
  deskTestLetter: {
    what: 'editions that editors send to themselves',
    by: 'account',
    perAddress: 120,
    perAccount: 30,
    withinMs: HOUR,
  },
  profile: { what: 'profiles that are saved', perAddress: 120, perAccount: 30, withinMs: 10 * MINUTE },
  /** Each sends a letter to an address that its owner has not confirmed. */
  changeEmail: {
    what: 'requests for another address of an account',
    perAddress: 20,
    perAccount: 5,
    withinMs: HOUR,
  },
  /** Letters to one mailbox that a visitor's call causes, of all kinds together. */
  letter: {
    what: 'letters that somebody’s call causes, of all kinds, the last one for a new password alone; the account is the mailbox',
    by: 'account',
    perAddress: 3,
    perAccount: 3,
    withinMs: 10 * MINUTE,
  },
  comment: {
    what: 'comments that are written or changed',
    perAddress: 60,
    perAccount: 10,
    withinMs: 10 * MINUTE,
  },
  commentVote: { what: 'votes on comments', perAddress: 600, perAccount: 120, withinMs: 10 * MINUTE },
  contact: {
    what: 'messages to the newsroom; the account is that of a signed-in sender',
    perAddress: 20,
    perAccount: 3,
    withinMs: HOUR,
  },
  /** Each asks a seller for a page. */
  checkout: { what: 'ways to a seller’s page', perAddress: 60, perAccount: 20, withinMs: HOUR },
  /** Messages about letters that came back, each of many. */
  returns: {
    what: 'messages of a mail service about letters that came back',
    by: 'network',
    perAddress: 120,
    perAccount: 120,
    withinMs: 10 * MINUTE,
  },
  gift: { what: 'stories that are given away', perAddress: 120, perAccount: 60, withinMs: 10 * MINUTE },
  reading: {
    what: 'closed stories that are opened',
    perAddress: 1_200,
    perAccount: 240,
    withinMs: 10 * MINUTE,
  },
  pollVote: { what: 'votes in polls', perAddress: 600, perAccount: 60, withinMs: 10 * MINUTE },
  children: { what: 'accounts of children that are made', perAddress: 60, perAccount: 30, withinMs: HOUR },
  childLink: { what: 'links to a child’s account', perAddress: 20, perAccount: 5, withinMs: HOUR },
  question: { what: 'questions to a guest', perAddress: 60, perAccount: 20, withinMs: 10 * MINUTE },
  consent: {
    what: 'decisions about consent; the account is the browser’s record',
    perAddress: 120,
    perAccount: 20,
    withinMs: 10 * MINUTE,
  },
  /** Each leaves a record for three years. Mobile operators share one address among many readers. */
  consentDay: {
    what: 'the same in a day',
    by: 'network',
    perAddress: 3_000,
    perAccount: 300,
    withinMs: 24 * HOUR,
  },
  commentReport: { what: 'reports of comments', perAddress: 60, perAccount: 20, withinMs: HOUR },
} as const satisfies Record<string, Rate>;
export type LimitedCall = keyof typeof LIMITS;

/** Of the letters to a mailbox, those that only a new password may use: whatever strangers have sent there, its owner gets one. */
const LETTERS_FOR_OWNER = 1;

/**
 * How often a call may come from a network and from an account within a window. `what` it is, and `by` which alone it is counted where it is not
 * by both, are for the table of limits in the docs.
 */
export type Rate = {
  what: string;
  by?: 'network' | 'account';
  perAddress: number;
  perAccount: number;
  withinMs: number;
};
export type Rates = Readonly<Record<LimitedCall, Rate>>;

/** Too often: `retryAfter` is in whole seconds. */
export class TooOften extends Error {
  override name = 'TooOften';
  constructor(readonly retryAfter: number) {
    super('too often');
  }
}

/** What a call is counted by, how often that may call, and within how long. */
type Counted = { key: string; most: number; withinMs: number };

/** A digest, so that the database holds neither addresses of networks nor of people; 128 bits. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const accountKey = (call: LimitedCall, account: string) => keyOf(`${call} account ${account}`);

/** How often limited calls were made lately, by all processes that share the database. */
export class Limits {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
    private readonly enforced = true,
    private readonly rates: Rates = LIMITS,
  ) {}

  /**
   * Counts a call by the network that it came from and, where it names one, by the account. A call that is refused counts for nothing.
   * Call it outside of transactions, which would take the count back with all else where they fail.
   * @throws TooOften where either has called too often
   */
  count(call: LimitedCall, address: string, account?: string): Promise<void> {
    return this.countAll(this.db, this.countedBy(call, address, account));
  }

  /**
   * As `count`, for a call that may be refused by another limit later: its count is then taken back.
   * @throws TooOften
   */
  async counting<T>(
    call: LimitedCall,
    address: string,
    account: string | undefined,
    act: () => Promise<T>,
  ): Promise<T> {
    const counted = this.countedBy(call, address, account);
    await this.countAll(this.db, counted);
    try {
      return await act();
    } catch (error) {
      if (error instanceof TooOften) await this.takeBack(this.db, counted);
      throw error;
    }
  }

  /**
   * Counts a call by the account alone, or by whatever stands for a part of it, such as one browser.
   * @throws TooOften
   */
  async countAccount(call: LimitedCall, account: string): Promise<void> {
    const { perAccount, withinMs } = this.rates[call];
    await this.countAll(this.db, [{ key: accountKey(call, account), most: perAccount, withinMs }]);
  }

  /**
   * Counts a letter that a visitor's call causes by the mailbox it goes to, in the transaction that writes it: without the letter there is
   * no count.
   * @param isForOwner for a new password of an account that has proved this address: strangers' letters leave room for it
   * @throws TooOften
   */
  async countLetter(tx: DatabaseTransaction, to: string, isForOwner = false): Promise<void> {
    const { perAccount, withinMs } = this.rates.letter;
    const most = isForOwner ? perAccount : perAccount - LETTERS_FOR_OWNER;
    await this.countAll(tx, [{ key: accountKey('letter', mailboxKey(to)), most, withinMs }]);
  }

  /** Counts a letter as `countLetter` does. @returns false where the mailbox has had its letters */
  async letterFits(tx: DatabaseTransaction, to: string): Promise<boolean> {
    try {
      await this.countLetter(tx, to);
      return true;
    } catch (error) {
      if (error instanceof TooOften) return false;
      throw error;
    }
  }

  /** Takes back one call that was counted by an account: it was right, and only wrong ones are bounded. */
  async forgive(call: LimitedCall, account: string): Promise<void> {
    if (!this.enforced) return;
    await this.db
      .update(limitCounters)
      .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
      .where(eq(limitCounters.key, accountKey(call, account)));
  }

  /** Forgets the calls that were counted by an account: its reader has proved to be there. */
  async clear(call: LimitedCall, account: string): Promise<void> {
    if (!this.enforced) return;
    await this.db.delete(limitCounters).where(eq(limitCounters.key, accountKey(call, account)));
  }

  private countedBy(call: LimitedCall, address: string, account: string | undefined): Counted[] {
    const { perAddress, perAccount, withinMs } = this.rates[call];
    const networks = countedFor(address, perAddress).map(({ network, most }) => ({
      key: keyOf(`${call} address ${network}`),
      most,
      withinMs,
    }));
    const own = account === undefined ? [] : [{ key: accountKey(call, account), most: perAccount, withinMs }];
    return [...networks, ...own];
  }

  /** Counts by all keys or, where one of them is full, by none. Keys are taken in one order, so that no two calls wait for each other. */
  private async countAll(db: Database | DatabaseTransaction, counted: readonly Counted[]): Promise<void> {
    if (!this.enforced) return;
    const now = this.now();
    const asked = counted.map(({ key, most, withinMs }) => ({
      key,
      most,
      until: new Date(now.getTime() + withinMs).toISOString(),
    }));
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await db.execute<{ until: Date | string; isOver: boolean }>(sql`
      with asked as (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t(key text, most int, until timestamptz)),
      full_ones as (
        select c.until from asked a join limit_counters c on c.key = a.key where c.until > ${at} and c.count >= a.most),
      counted as (
        insert into limit_counters (key, count, most, until)
        select key, 1, most, until from asked where not exists (select from full_ones) order by key
        on conflict (key) do update set
          count = case when limit_counters.until > ${at} then limit_counters.count + 1 else 1 end,
          most = excluded.most,
          until = case when limit_counters.until > ${at} then limit_counters.until else excluded.until end
        returning count, most, until)
      select until, false as "isOver" from full_ones
      union all select until, true from counted where count > most`);
    // Full only since the statement began, by calls at the same moment: it has counted all the same.
    if (rows.some(({ isOver }) => isOver)) await this.takeBack(db, counted);
    const ends = rows.map(({ until }) => new Date(until).getTime());
    if (ends.length) throw new TooOften(Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  }

  private async takeBack(db: Database | DatabaseTransaction, counted: readonly Counted[]): Promise<void> {
    if (!this.enforced) return;
    const keys = JSON.stringify(counted.map(({ key }) => key));
    await db.execute(sql`
      with held as (
        select key from limit_counters where key in (select jsonb_array_elements_text(${keys}::jsonb)) order by key for update)
      update limit_counters set count = greatest(count - 1, 0) from held where held.key = limit_counters.key`);
  }
}

/** Forgets counters whose window is over, but for those that a call is counting by at this moment. */
export async function forgetLimits({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.execute(sql`
    delete from limit_counters where key in (
      select key from limit_counters where until < ${now().toISOString()}::timestamptz order by key for update skip locked)`);
}
