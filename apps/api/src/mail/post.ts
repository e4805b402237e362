import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { letters } from '../database/accounts';
import type { Database, DatabaseTransaction } from '../database/client';
import type { Letter, Mailer } from './mailer';

/** Letters that may wait to be sent; beyond them what would write one is refused before it does anything. */
const MOST_WAITING = 20_000;
/** Letters taken at once. */
const BATCH = 10;
const MOST_ATTEMPTS = 10;
const FIRST_RETRY_MS = 10_000;
/** How often letters are looked for that nobody announced: those of other processes, and those due again. */
const LOOK_EVERY_MS = 15_000;

/** The queue of letters is full: whoever wants one sent comes again later. */
export class PostFull extends Error {
  override name = 'PostFull';
  constructor() {
    super('the queue of letters is full');
  }
}

/**
 * Letters on their way. They are written in the transaction of what they tell of and sent after it, by whichever process
 * comes first; what a mail server refuses is tried again, ever later. A process that dies while sending leaves its
 * letters to the next one: a letter may come twice, never not at all.
 */
export class Post {
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly mailer: Pick<Mailer, 'send'>,
    private readonly now: () => Date,
    private readonly log: (message: string) => void,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /** Writes a letter. Call `hurry` after the transaction. @throws PostFull */
  async write(tx: DatabaseTransaction | Database, { to, subject, text }: Letter): Promise<void> {
    const [{ waiting } = { waiting: 0 }] = await tx
      .select({ waiting: sql<number>`count(*)::int` })
      .from(tx.select({ id: letters.id }).from(letters).limit(this.mostWaiting).as('waiting'));
    if (waiting >= this.mostWaiting) throw new PostFull();
    const now = this.now();
    await tx.insert(letters).values({ recipient: to, subject, body: text, writtenAt: now, dueAt: now });
  }

  /** Looks for letters from now on. */
  open(): void {
    this.timer = setInterval(() => this.hurry(), LOOK_EVERY_MS);
    this.timer.unref();
    this.hurry();
  }

  /** Sends what is due; does not wait for it. */
  hurry(): void {
    void this.send();
  }

  /** Sends what is due, and comes back when there is no more. Never rejects: failures are logged. */
  async send(): Promise<void> {
    // Letters written while others are being sent are looked for after them.
    const before = this.sending;
    this.sending = (async () => {
      await before;
      try {
        while (!this.closed && (await this.sendSome())) {
          // The next ones.
        }
      } catch (error) {
        this.log(`letters could not be sent: ${error instanceof Error ? error.message : error}`);
      }
    })();
    await this.sending;
  }

  /** @returns whether there may be more */
  private async sendSome(): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(letters)
        .where(and(lte(letters.dueAt, this.now()), lt(letters.attempts, MOST_ATTEMPTS)))
        .orderBy(asc(letters.dueAt))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      let unreachable = false;
      for (const { id, recipient, subject, body, attempts } of due) {
        if (unreachable) break;
        try {
          await this.mailer.send({ to: recipient, subject, text: body });
          await tx.delete(letters).where(eq(letters.id, id));
        } catch (error) {
          // A server that answers has something against this letter; one that does not would let all others wait too.
          unreachable = !(error instanceof Error && 'responseCode' in error);
          const wait = FIRST_RETRY_MS * 2 ** attempts;
          await tx
            .update(letters)
            .set({ attempts: attempts + 1, dueAt: new Date(this.now().getTime() + wait) })
            .where(eq(letters.id, id));
          // Not to whom, nor what: a letter may hold a secret.
          this.log(
            `letter ${id} was not taken (${attempts + 1} of ${MOST_ATTEMPTS}): ${error instanceof Error ? error.message : error}`,
          );
        }
      }
      return due.length === BATCH && !unreachable;
    });
  }

  /** Ends what is being sent and looks no more. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.sending;
  }
}
