import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database';
import { countedFor } from '../networks';
import { mailboxKey } from '../words';
import { LIMITS, type LimitedCall, type Rates } from './rates';
import { limitCounters } from './tables';

/**
 * On whose behalf an email is requested: `stranger` is anyone who types the address, logged in or not;
 * `newcomer` is the same for an email that lets the owner of the address in (a validation, or a reset of an
 * account that has not validated it); `account` is a password reset for a validated address; `reader` has a
 * session of that account or a browser that it knows.
 */
export const EMAIL_REQUESTERS = ['stranger', 'newcomer', 'account', 'reader'] as const;
export type EmailRequester = (typeof EMAIL_REQUESTERS)[number];

/**
 * Emails of a mailbox's quota that each kind of requester may not use, per ten minutes and per day. Strangers
 * cannot use up those for password resets, nor block a mailbox without an account for a day with emails that
 * its owner cannot use. Since they can request resets too, the last one is reserved for a known browser or
 * session.
 */
const RESERVED_FROM = {
  letter: { stranger: 2, newcomer: 2, account: 1, reader: 0 },
  letterDay: { stranger: 4, newcomer: 3, account: 1, reader: 0 },
} as const satisfies Partial<Record<LimitedCall, Record<EmailRequester, number>>>;

/** A call beyond its rate: `retryAfter` is in whole seconds. */
export class TooOften extends Error {
  override name = 'TooOften';
  constructor(readonly retryAfter: number) {
    super('too often');
  }
}

/**
 * A counter's key, its limit and its window; `toldMs` is the time to wait that a refusal gives instead of the
 * true one.
 */
type Counted = { key: string; most: number; withinMs: number; toldMs?: number };

/** A 128-bit digest, so that the database stores neither IP addresses nor people's. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const accountKey = (call: LimitedCall, account: string) => keyOf(`${call} account ${account}`);

/** Calls left for a key; Infinity if it is not counted. */
const leftOf = (left: ReadonlyMap<string, number>, key: string): number =>
  left.get(key) ?? Number.POSITIVE_INFINITY;

/** Recent limited calls, counted for all processes that share the database. */
export class Limits {
  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
    private readonly enforced = true,
    private readonly rates: Rates = LIMITS,
  ) {}

  /**
   * Counts a call by the network that it came from and, if it names one, by the account. A refused call is
   * not counted. Call it outside of transactions, which would roll the count back if they fail.
   * @returns calls that the account has left in this window; infinite without an account, or if limits are
   * off
   * @throws TooOften if either has called too often
   */
  async count(call: LimitedCall, ip: string, account?: string): Promise<number> {
    const left = await this.countAll(this.db, this.countedBy(call, ip, account));
    return account === undefined ? Number.POSITIVE_INFINITY : leftOf(left, accountKey(call, account));
  }

  /**
   * Counts an action on one item, such as a vote on a comment, by the network that it comes from: many
   * accounts behind one network count as one.
   * @throws TooOften
   */
  async countOf(call: LimitedCall, id: number, ip: string): Promise<void> {
    await this.countAll(this.db, this.networksOf(call, ip, ` ${id}`));
  }

  /**
   * Like `count`, for a call that another limit may refuse later: it is then no longer counted. Do not use it
   * for anonymous calls that are expensive or reveal something about a mailbox, unless another limit counts
   * every attempt: refunds would make them free.
   * @param isForgiven the errors of `act` that take the count back
   * @throws TooOften
   */
  async counting<T>(
    call: LimitedCall,
    ip: string,
    account: string | undefined,
    act: () => Promise<T>,
    isForgiven: (error: unknown) => boolean = (error) => error instanceof TooOften,
  ): Promise<T> {
    const counted = this.countedBy(call, ip, account);
    await this.countAll(this.db, counted);
    try {
      return await act();
    } catch (error) {
      if (isForgiven(error)) await this.takeBack(this.db, counted);
      throw error;
    }
  }

  /**
   * Counts a call by the account alone, or by a key for a part of it, such as one browser.
   * @returns calls left in this window; infinite if limits are off
   * @throws TooOften
   */
  async countAccount(call: LimitedCall, account: string): Promise<number> {
    const counted = this.ofAccount(call, account);
    return leftOf(await this.countAll(this.db, [counted]), counted.key);
  }

  /**
   * Counts a call by the account alone, and never refuses.
   * @returns whether the account has used all its calls of this window, including this one; false if limits
   * are off
   */
  async reaches(call: LimitedCall, account: string): Promise<boolean> {
    try {
      return (await this.countAccount(call, account)) === 0;
    } catch (error) {
      if (error instanceof TooOften) return true;
      throw error;
    }
  }

  /**
   * Like `countAccount`, in the transaction that does the work: if that fails, nothing is counted.
   * @throws TooOften
   */
  async countDone(tx: DatabaseTransaction, call: LimitedCall, account: string): Promise<void> {
    await this.countAll(tx, [this.ofAccount(call, account)]);
  }

  /**
   * Like `countDone`.
   * @returns false, without counting, if the account has used its calls
   */
  fitsAccount(tx: DatabaseTransaction, call: LimitedCall, account: string): Promise<boolean> {
    return this.fits(tx, [this.ofAccount(call, account)]);
  }

  /**
   * Like `countAccount`, but an error undoes the count.
   * @throws TooOften
   */
  async countingAccount<T>(call: LimitedCall, account: string, act: () => Promise<T>): Promise<T> {
    await this.countAccount(call, account);
    try {
      return await act();
    } catch (error) {
      await this.forgive(call, account);
      throw error;
    }
  }

  /**
   * Counts an email that a visitor requests by the mailbox it goes to, in the transaction that writes it:
   * without the email nothing is counted.
   * @throws TooOften with the whole window of `letter` as the time to wait, also if the day's emails are used
   * up: the rest of a window would reveal when the mailbox had its first email, and a day would reveal that
   * its owner asked for none just now
   */
  async countEmail(tx: DatabaseTransaction, to: string, asker: EmailRequester): Promise<void> {
    await this.countAll(tx, this.emailTo(to, asker));
  }

  /**
   * Counts an email as `countEmail` does for a stranger.
   * @returns false if the mailbox has used its emails
   */
  emailFits(tx: DatabaseTransaction, to: string): Promise<boolean> {
    return this.fits(tx, this.emailTo(to, 'stranger'));
  }

  /**
   * Counts the copy of a message as an email, and as one of the few copies that a mailbox gets in a day.
   * @returns false, without counting, if the mailbox has used its emails
   */
  copyFits(tx: DatabaseTransaction, to: string): Promise<boolean> {
    return this.fits(tx, [this.ofAccount('contactCopy', mailboxKey(to)), ...this.emailTo(to, 'stranger')]);
  }

  private emailTo(to: string, asker: EmailRequester): Counted[] {
    return (['letter', 'letterDay'] as const).map((call) => {
      const { most, ...counted } = this.ofAccount(call, mailboxKey(to));
      const toldMs = this.rates.letter.withinMs;
      return { ...counted, most: most - RESERVED_FROM[call][asker], toldMs };
    });
  }

  private async fits(tx: DatabaseTransaction, counted: readonly Counted[]): Promise<boolean> {
    try {
      await this.countAll(tx, counted);
      return true;
    } catch (error) {
      if (error instanceof TooOften) return false;
      throw error;
    }
  }

  /** Takes back one call that was counted by an account: it was right, and only wrong ones are limited. */
  async forgive(call: LimitedCall, account: string): Promise<void> {
    if (!this.enforced) return;
    await this.db
      .update(limitCounters)
      .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
      .where(eq(limitCounters.key, accountKey(call, account)));
  }

  /** Deletes the calls counted by an account: its reader has proved their identity. */
  async clear(call: LimitedCall, account: string): Promise<void> {
    if (!this.enforced) return;
    await this.db.delete(limitCounters).where(eq(limitCounters.key, accountKey(call, account)));
  }

  private countedBy(call: LimitedCall, ip: string, account: string | undefined): Counted[] {
    const networks = this.networksOf(call, ip);
    return account === undefined ? networks : [...networks, this.ofAccount(call, account)];
  }

  private ofAccount(call: LimitedCall, account: string): Counted {
    const { perAccount, withinMs } = this.rates[call];
    return { key: accountKey(call, account), most: perAccount, withinMs };
  }

  /** @param of the item that is counted, unless all are counted together */
  private networksOf(call: LimitedCall, ip: string, of = ''): Counted[] {
    const { perAddress, withinMs } = this.rates[call];
    return countedFor(ip, perAddress).map(({ network, most }) => ({
      key: keyOf(`${call}${of} address ${network}`),
      most,
      withinMs,
    }));
  }

  /**
   * Counts the call for every key or, if one is full, for none. Keys are locked in one order, so that
   * concurrent calls cannot deadlock.
   * @returns calls left for each key; of concurrent calls, only one gets 0
   */
  private async countAll(
    db: Database | DatabaseTransaction,
    counted: readonly Counted[],
  ): Promise<ReadonlyMap<string, number>> {
    if (!this.enforced) return new Map();
    const now = this.now();
    const asked = counted.map(({ key, most, withinMs }) => ({
      key,
      most,
      until: new Date(now.getTime() + withinMs).toISOString(),
    }));
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await db.execute<{
      key: string;
      left: number;
      until: Date | string;
      isFull: boolean;
    }>(sql`
      with asked as (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as t(key text, most int, until timestamptz)),
      full_ones as (
        select c.key, c.until from asked a join limit_counters c on c.key = a.key where c.until > ${at} and c.count >= a.most),
      counted as (
        insert into limit_counters (key, count, most, until)
        select key, 1, most, until from asked where not exists (select from full_ones) order by key
        on conflict (key) do update set
          count = case when limit_counters.until > ${at} then limit_counters.count + 1 else 1 end,
          most = excluded.most,
          until = case when limit_counters.until > ${at} then limit_counters.until else excluded.until end
        returning key, count, most, until)
      select key, 0 as "left", until, true as "isFull" from full_ones
      union all select key, most - count, until, false from counted`);
    const refusing = rows.filter(({ isFull, left }) => isFull || left < 0);
    // It filled up after the statement began, by concurrent calls: it has been counted all the same.
    if (refusing.some(({ isFull }) => !isFull)) await this.takeBack(db, counted);
    const waits = refusing.map(({ key, until }) => {
      const full = counted.find((one) => one.key === key);
      return full?.toldMs ?? new Date(until).getTime() - now.getTime();
    });
    if (waits.length) throw new TooOften(Math.ceil(Math.max(...waits) / 1000));
    return new Map(rows.map(({ key, left }) => [key, left]));
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

/** Deletes counters whose window is over, except those that a call is updating right now. */
export async function forgetLimits({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.execute(sql`
    delete from limit_counters where key in (
      select key from limit_counters where until < ${now().toISOString()}::timestamptz order by key for update skip locked)`);
}
