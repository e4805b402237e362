import { backOffMs } from '@portal/model';
import { and, asc, eq, gte, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database';
import { describeError, type Log } from '../log';
import type { Email, Mailer } from './mailer';
import { emails } from './tables';

/**
 * Emails that may wait to be sent; beyond them a request that would write one is refused before it does
 * anything.
 */
const MAX_WAITING = 20_000;
/**
 * Queued emails below which non-urgent ones are added: an email with a login link waits behind no more than
 * these, which a mail server that takes 200 ms for each sends in twenty seconds.
 */
const MAX_UNHURRIED = 100;
/** Milliseconds for which a process holds an email; if it dies, the others take it after that. */
const HELD_MS = 600_000;
const MAX_ATTEMPTS = 10;
const FIRST_RETRY_MS = 10_000;
/** Interval for emails that nobody announced: those of other processes, and those due for a retry. */
const LOOK_EVERY_MS = 15_000;

/** The queue of emails is full: the client should retry later. */
export class OutboxFull extends Error {
  override name = 'OutboxFull';
  constructor() {
    super('the queue of emails is full');
  }
}

type EmailRow = typeof emails.$inferSelect;

/** An email that was refused too often is left for the operator, and does not block others. */
const isStillTried = lt(emails.attempts, MAX_ATTEMPTS);

/**
 * Whether the mail server refused this email; any other error would affect all emails, such as no connection
 * (no response), a shutdown (421) or a rejected login (EAUTH).
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return responseCode !== 421;
  return responseCode !== undefined && responseCode !== 421 && code !== 'EAUTH';
}

/**
 * Queue of emails. They are written in the transaction of the event that they report and sent after it by any
 * process; emails that a mail server refuses are retried at growing intervals. If a process dies while
 * sending, the next one takes its emails: an email may arrive twice, but is never lost.
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

  /**
   * Queues an email. Call `sendSoon` after the transaction.
   * @throws OutboxFull
   */
  async write(tx: DatabaseTransaction | Database, email: Email): Promise<void> {
    await this.writeAll(tx, [email]);
  }

  /**
   * Like `write`, for several at once.
   * @param waitMs how long they can still be removed
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

  /**
   * How many non-urgent emails may be written now; those that a mail server has refused before do not count.
   */
  async roomForUnhurried(tx: DatabaseTransaction | Database): Promise<number> {
    const untried = tx.select({ id: emails.id }).from(emails).where(eq(emails.attempts, 0));
    return MAX_UNHURRIED - (await untried.limit(MAX_UNHURRIED)).length;
  }

  /**
   * Removes queued emails to an email address whose account is deleted: links to it would lead nowhere.
   * Emails that are the reader's record need no account and are still sent, unless they were refused
   * permanently.
   * @param kinds the kinds to remove: the email address may also belong to the newsroom or a colleague, who
   * wait for other emails
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

  /** Starts looking for emails. */
  open(): void {
    this.timer = setInterval(() => this.sendSoon(), LOOK_EVERY_MS);
    this.timer.unref();
    this.sendSoon();
  }

  /** Starts sending due emails without waiting for it. */
  sendSoon(): void {
    void this.send();
  }

  /** Sends due emails until there are none left. Never rejects: failures are logged. */
  async send(): Promise<void> {
    // Emails written during a send are picked up by the next one.
    const before = this.sending;
    this.sending = (async () => {
      await before;
      try {
        while (!this.closed && (await this.sendOne())) {
          // Repeats until none is left.
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

  /**
   * Takes the email that has been due longest and reserves it for a while. No transaction stays open
   * meanwhile.
   */
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

  /** @returns whether others may be sent meanwhile */
  private async putBack({ id, attempts }: EmailRow, error: unknown): Promise<boolean> {
    const refused = isRefusal(error);
    // An outage is not the email’s fault: it uses up none of its attempts, however long it lasts.
    const made = refused ? attempts + 1 : attempts;
    const wait = backOffMs(attempts, { first: FIRST_RETRY_MS });
    await this.db
      .update(emails)
      .set({ attempts: made, dueAt: new Date(this.now().getTime() + wait) })
      .where(eq(emails.id, id));
    // Neither recipient nor content is logged: an email may hold a secret.
    this.log.warn(
      `email ${id} was not taken (${refused ? `${made} of ${MAX_ATTEMPTS}` : 'no mail server'}): ${describeError(error)}`,
    );
    return refused;
  }

  /** Finishes the current email and stops. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.sending;
  }
}
