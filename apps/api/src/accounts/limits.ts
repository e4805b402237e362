import { UPLOADS_A_DAY } from '@portal/model';
import { LRUCache } from 'lru-cache';
import { countedFor } from '../networks';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rates of what may be done, by one address of the network and by one account (or email). */
export const LIMITS = {
  login: { perAddress: 40, perAccount: 10, withinMs: 10 * MINUTE },
  register: { perAddress: 10, perAccount: 5, withinMs: HOUR },
  /** Without the captcha's check: by network, and all of a site together. */
  registerUnchecked: { perAddress: 3, perAccount: 200, withinMs: 24 * HOUR },
  recover: { perAddress: 10, perAccount: 3, withinMs: HOUR },
  resend: { perAddress: 10, perAccount: 3, withinMs: HOUR },
  nick: { perAddress: 40, perAccount: 40, withinMs: 10 * MINUTE },
  newsletter: { perAddress: 10, perAccount: 3, withinMs: HOUR },
  token: { perAddress: 20, perAccount: 20, withinMs: HOUR },
  password: { perAddress: 60, perAccount: 10, withinMs: 10 * MINUTE },
  reaction: { perAddress: 240, perAccount: 60, withinMs: 10 * MINUTE },
  upload: { perAddress: 120, perAccount: 30, withinMs: 10 * MINUTE },
  /** Whether they are taken back or not. */
  uploadDay: { perAddress: 480, perAccount: 3 * UPLOADS_A_DAY, withinMs: 24 * HOUR },
  deskLogin: { perAddress: 40, perAccount: 10, withinMs: 10 * MINUTE },
  deskCode: { perAddress: 20, perAccount: 5, withinMs: 10 * MINUTE },
  /** What a browser needs to make a passkey or to show one, and those that are made. */
  deskPasskey: { perAddress: 80, perAccount: 20, withinMs: 10 * MINUTE },
  /** Letters of editions that editors send to themselves. */
  deskTestLetter: { perAddress: 120, perAccount: 30, withinMs: HOUR },
  profile: { perAddress: 120, perAccount: 30, withinMs: 10 * MINUTE },
  comment: { perAddress: 60, perAccount: 10, withinMs: 10 * MINUTE },
  commentVote: { perAddress: 600, perAccount: 120, withinMs: 10 * MINUTE },
  contact: { perAddress: 20, perAccount: 3, withinMs: HOUR },
  /** Each asks a seller for a page. */
  checkout: { perAddress: 60, perAccount: 20, withinMs: HOUR },
  /** Messages about letters that came back, each of many. */
  returns: { perAddress: 120, perAccount: 120, withinMs: 10 * MINUTE },
  gift: { perAddress: 120, perAccount: 60, withinMs: 10 * MINUTE },
  reading: { perAddress: 1_200, perAccount: 240, withinMs: 10 * MINUTE },
  pollVote: { perAddress: 600, perAccount: 60, withinMs: 10 * MINUTE },
  children: { perAddress: 60, perAccount: 30, withinMs: HOUR },
  childLink: { perAddress: 20, perAccount: 5, withinMs: HOUR },
  question: { perAddress: 60, perAccount: 20, withinMs: 10 * MINUTE },
  consent: { perAddress: 120, perAccount: 20, withinMs: 10 * MINUTE },
  /** Each leaves a record for three years. Mobile operators share one address among many readers. */
  consentDay: { perAddress: 3_000, perAccount: 300, withinMs: 24 * HOUR },
  commentReport: { perAddress: 60, perAccount: 20, withinMs: HOUR },
} as const;
export type LimitedCall = keyof typeof LIMITS;
export type Rates = Readonly<
  Record<LimitedCall, { perAddress: number; perAccount: number; withinMs: number }>
>;

/** Counters kept at once; the longest untouched leave first. */
const MAX_COUNTERS = 100_000;

/** Too often: `retryAfter` is in whole seconds. */
export class TooOften extends Error {
  override name = 'TooOften';
  constructor(readonly retryAfter: number) {
    super('too often');
  }
}

const accountKey = (call: LimitedCall, account: string) => `${call} account ${account}`;

/** How often things were done lately, in this process. */
export class Limits {
  private readonly counters = new LRUCache<string, { count: number; until: number }>({ max: MAX_COUNTERS });

  constructor(
    private readonly now: () => Date,
    private readonly enforced = true,
    private readonly rates: Rates = LIMITS,
  ) {}

  /**
   * Counts a call by the address it came from and, where it names one, by the account.
   * @throws TooOften where either has called too often
   */
  count(call: LimitedCall, address: string, account?: string): void {
    if (!this.enforced) return;
    const { perAddress, withinMs } = this.rates[call];
    for (const { network, most } of countedFor(address, perAddress))
      this.countOne(`${call} address ${network}`, most, withinMs);
    if (account !== undefined) this.countAccount(call, account);
  }

  /**
   * Counts a call by the account alone, or by whatever stands for a part of it, such as one browser.
   * @throws TooOften
   */
  countAccount(call: LimitedCall, account: string): void {
    if (!this.enforced) return;
    const { perAccount, withinMs } = this.rates[call];
    this.countOne(accountKey(call, account), perAccount, withinMs);
  }

  /** Takes back one call that was counted by an account: it was right, and only wrong ones are to be bounded. */
  forgive(call: LimitedCall, account: string): void {
    const key = accountKey(call, account);
    const counter = this.counters.get(key);
    if (counter && counter.count > 0) this.counters.set(key, { ...counter, count: counter.count - 1 });
  }

  /** Forgets the calls that were counted by an account: its reader has proved to be there. */
  clear(call: LimitedCall, account: string): void {
    this.counters.delete(accountKey(call, account));
  }

  private countOne(key: string, most: number, withinMs: number): void {
    const now = this.now().getTime();
    const known = this.counters.get(key);
    const counter = known && known.until > now ? known : { count: 0, until: now + withinMs };
    if (counter.count >= most) throw new TooOften(Math.ceil((counter.until - now) / 1000));
    this.counters.set(key, { count: counter.count + 1, until: counter.until });
  }
}
