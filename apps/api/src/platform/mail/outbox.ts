import { backOffMs } from '@portal/model';
import { and, asc, eq, gte, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database';
import { describeError, type Log } from '../log';
import type { Email, Mailer } from './mailer';
import { emails } from './tables';

/** Emails that may wait to be sent; beyond them what would write one is refused before it does anything. */
const MAX_WAITING = 20_000;
/**
 * Emails that may wait before those that nobody waits for are written: one with a link to log in is behind no more than these, which a
 * mail server that takes 200 ms for each has in twenty seconds.
 */
const MAX_UNHURRIED = 100;
/** How long an email is its taker's alone; a process that dies with one leaves it to the others after that. */
const HELD_MS = 600_000;
const MAX_ATTEMPTS = 10;
const FIRST_RETRY_MS = 10_000;
/** How often emails are looked for that nobody announced: those of other processes, and those due again. */
const LOOK_EVERY_MS = 15_000;

/** The queue of emails is full: whoever wants one sent comes again later. */
export class OutboxFull extends Error {
  override name = 'OutboxFull';
  constructor() {
    super('the queue of emails is full');
  }
}

type EmailRow = typeof emails.$inferSelect;

/** One that was refused too often stays for whoever looks after the mail, and hinders no other. */
const isStillTried = lt(emails.attempts, MAX_ATTEMPTS);

/**
 * Whether a mail server has something against this email; whatever else goes wrong would go wrong with all others too,
 * as where it is not there (no answer), is going down (421) or does not know us (EAUTH).
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return responseCode !== 421;
  return responseCode !== undefined && responseCode !== 421 && code !== 'EAUTH';
}

/**
 * Emails on their way. They are written in the transaction of what they tell of and sent after it, by whichever process
 * comes first; what a mail server refuses is tried again, ever later. A process that dies while sending leaves its
 * emails to the next one: an email may come twice, never not at all.
 */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly mailer: Pick<Mailer, 'send'>,
    private readonly now: () => Date,
    private readonly log: Log,
    private readonly maxWaiting = MAX_WAITING,
  ) {}

  /** Writes an email. Call `sendSoon` after the transaction. @throws OutboxFull */
  async write(tx: DatabaseTransaction | Database, email: Email): Promise<void> {
    await this.writeAll(tx, [email]);
  }

  /**
   * As `write`, for several at once.
   * @param waitMs how long they can still be taken back
   * @returns the number of each, which it has until it is sent
   * @throws OutboxFull
   */
  async writeAll(
    tx: DatabaseTransaction | Database,
    written: readonly Email[],
    waitMs = 0,
  ): Promise<number[]> {
    if (!written.length) return [];
    const [{ waiting } = { waiting: 0 }] = await tx
      .select({ waiting: sql<number>`count(*)::int` })
      .from(
        tx.select({ id: emails.id }).from(emails).where(isStillTried).limit(this.maxWaiting).as('waiting'),
      );
    if (waiting + written.length > this.maxWaiting) throw new OutboxFull();
    const now = this.now();
    const dueAt = new Date(now.getTime() + waitMs);
    const rows = await tx
      .insert(emails)
      .values(
        written.map(({ to, subject, text, html, replyTo, from, isRecord, kind }) => ({
          recipient: to,
          subject,
          body: text,
          html,
          replyTo,
          sender: from,
          isRecord,
          kind,
          writtenAt: now,
          dueAt,
        })),
      )
      .returning({ id: emails.id });
    return rows.map(({ id }) => id);
  }

  /** How many emails that nobody waits for may be written now; those that a mail server has refused before are in nobody's way. */
  async roomForUnhurried(tx: DatabaseTransaction | Database): Promise<number> {
    const untried = tx.select({ id: emails.id }).from(emails).where(eq(emails.attempts, 0));
    return MAX_UNHURRIED - (await untried.limit(MAX_UNHURRIED)).length;
  }

  /**
   * Takes back what waits for an address whose account goes: links to it lead nowhere then. What is its reader's record of something asks
   * for no account, and goes, unless nobody takes it.
   * @param kinds what is taken back: the address may be that of the newsroom, or of a colleague, who wait for other emails
   */
  async takeBack(tx: DatabaseTransaction, recipient: string, kinds: readonly string[]): Promise<void> {
    await tx
      .delete(emails)
      .where(
        and(
          eq(emails.recipient, recipient),
          inArray(emails.kind, [...kinds]),
          or(not(emails.isRecord), gte(emails.attempts, MAX_ATTEMPTS)),
        ),
      );
  }

  /** Looks for emails from now on. */
  open(): void {
    this.timer = setInterval(() => this.sendSoon(), LOOK_EVERY_MS);
    this.timer.unref();
    this.sendSoon();
  }

  /** Sends what is due; does not wait for it. */
  sendSoon(): void {
    void this.send();
  }

  /** Sends what is due, and comes back when there is no more. Never rejects: failures are logged. */
  async send(): Promise<void> {
    // Emails written while others are being sent are looked for after them.
    const before = this.sending;
    this.sending = (async () => {
      await before;
      try {
        while (!this.closed && (await this.sendOne())) {
          // The next one.
        }
      } catch (error) {
        this.log.error(`emails could not be sent: ${describeError(error)}`);
      }
    })();
    await this.sending;
  }

  /** @returns whether there may be more */
  private async sendOne(): Promise<boolean> {
    const message = await this.take();
    if (!message) return false;
    const { id, recipient, subject, body, html, replyTo, sender } = message;
    try {
      await this.mailer.send({
        to: recipient,
        subject,
        text: body,
        ...(html === null ? {} : { html }),
        ...(replyTo === null ? {} : { replyTo }),
        ...(sender === null ? {} : { from: sender }),
      });
    } catch (error) {
      return this.putBack(message, error);
    }
    await this.db.delete(emails).where(eq(emails.id, id));
    return true;
  }

  /** Takes the email that is due longest: for a while it is nobody else's. No transaction stays open meanwhile. */
  private async take(): Promise<EmailRow | undefined> {
    const now = this.now();
    const next = this.db
      .select({ id: emails.id })
      .from(emails)
      .where(and(lte(emails.dueAt, now), isStillTried))
      .orderBy(asc(emails.dueAt), asc(emails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await this.db
      .update(emails)
      .set({ dueAt: new Date(now.getTime() + HELD_MS) })
      .where(sql`${emails.id} = ${next}`)
      .returning();
    return taken;
  }

  /** @returns whether others may go meanwhile */
  private async putBack({ id, attempts }: EmailRow, error: unknown): Promise<boolean> {
    const refused = isRefusal(error);
    // An outage is not the email’s fault: it costs none of its attempts, however long it lasts.
    const made = refused ? attempts + 1 : attempts;
    const wait = backOffMs(attempts, { first: FIRST_RETRY_MS });
    await this.db
      .update(emails)
      .set({ attempts: made, dueAt: new Date(this.now().getTime() + wait) })
      .where(eq(emails.id, id));
    // Not to whom, nor what: an email may hold a secret.
    this.log.warn(
      `email ${id} was not taken (${refused ? `${made} of ${MAX_ATTEMPTS}` : 'no mail server'}): ${describeError(error)}`,
    );
    return refused;
  }

  /** Ends what is being sent and looks no more. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.sending;
  }
}
