import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { withoutWithdrawn } from '../../content/stories';
import type { Database } from '../../platform/database';
import { describeError, type Log } from '../../platform/log';
import type { OpenCursors } from '../../platform/secrets';
import type { SiteLocator, SiteRecord } from '../../sites';
import { sites } from '../../sites';
import type { Courier, Packed } from './courier';
import { EMAIL_HEADER, emailIdentifier, returnAddress } from './email-identifier';
import type { Given, Journal, Journals } from './journal';
import { leavingLink } from './leaving';
import { LEAVING_MARK, renderEmail } from './newsletter-email';
import { type Packer, packer } from './packing';
import { type Outcome, record, recoverLapsedEmails } from './recording';
import { dropStopped } from './stopping';
import { newsletterEditions, newsletterEmails } from './tables';

/** Emails claimed per batch by a connection. */
const BATCH = 25;
/** Concurrent connections to the mail server. */
const CONNECTIONS = 8;
/** Lease of claimed emails; none is sent in its last second. */
const HELD_MS = 60_000;
const MARGIN_MS = 1_000;

export type SendingDeps = {
  db: Database;
  now: () => Date;
  cursors: OpenCursors;
  journals: Journals;
  /** Connects to the mail server. */
  courier: () => Promise<Courier>;
  mailFrom: string;
  /** Resolves the base URL that links in emails use. */
  locateSite: SiteLocator;
  /** Bounce address; the sender's address by default. */
  bounces?: string | undefined;
  log: Pick<Log, 'warn'>;
  heldMs?: number;
};

type OutgoingEmail = Given & { editionId: number; email: string };
type Drawn = { site: SiteRecord; newsletter: string; from: string; pack: Packer };

/** An email that must no longer be sent, since another process may hold it by now. */
class TooLate extends Error {
  override name = 'TooLate';
}

/** Cache of rendered editions during a run. */
function drawings({ db, mailFrom, locateSite }: SendingDeps) {
  const drawn = new Map<number, Promise<Drawn | null>>();
  const draw = async (id: number): Promise<Drawn | null> => {
    const [found] = await db
      .select({ edition: newsletterEditions, site: sites.record })
      .from(newsletterEditions)
      .innerJoin(sites, eq(sites.alias, newsletterEditions.site))
      .where(eq(newsletterEditions.id, id));
    if (!found) return null;
    const { site, edition } = found;
    const cards = await withoutWithdrawn(db, edition.cards);
    if (edition.cards.length && !cards.length) {
      // All its contents were withdrawn, so nobody gets it.
      const { editionId, state } = newsletterEmails;
      await db.delete(newsletterEmails).where(and(eq(editionId, id), inArray(state, ['waiting', 'claimed'])));
      return null;
    }
    const plan = site.newsletters.find((known) => known.id === edition.newsletter);
    const from = plan?.edition?.from ?? mailFrom;
    const pack = await packer({
      ...renderEmail(locateSite(site), { ...edition, cards }),
      from: { name: site.name, address: from },
      mark: LEAVING_MARK,
      headers: {
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
        Precedence: 'bulk',
      },
    });
    return { site, from, pack, newsletter: edition.newsletter };
  };
  return (id: number) => {
    const known = drawn.get(id) ?? draw(id);
    drawn.set(id, known);
    return known;
  };
}

/** Claims waiting emails. */
async function claim({ db, now, heldMs = HELD_MS }: SendingDeps, holder: string): Promise<OutgoingEmail[]> {
  const waiting = db
    .select({ id: newsletterEmails.id })
    .from(newsletterEmails)
    .where(
      and(
        eq(newsletterEmails.state, 'waiting'),
        lte(newsletterEmails.dueAt, now()),
        sql`not exists (select 1 from newsletter_stops stops
          where stops.email_key = ${newsletterEmails.emailKey} and stops.stopped_at is not null)`,
      ),
    )
    .orderBy(newsletterEmails.dueAt, newsletterEmails.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(newsletterEmails)
    .set({
      state: 'claimed',
      holder,
      claimedUntil: new Date(now().getTime() + heldMs),
      attempts: sql`${newsletterEmails.attempts} + 1`,
    })
    .where(inArray(newsletterEmails.id, waiting))
    .returning({
      id: newsletterEmails.id,
      editionId: newsletterEmails.editionId,
      email: newsletterEmails.email,
      attempts: newsletterEmails.attempts,
    });
}

const refusalOf = (error: unknown): number | undefined => {
  const code = Object(error).responseCode;
  return typeof code === 'number' ? code : undefined;
};

async function packed(
  deps: SendingDeps,
  { site, from, pack, newsletter }: Drawn,
  { id, email }: OutgoingEmail,
): Promise<Pick<Packed, 'from' | 'to' | 'message'>> {
  const cursors = await deps.cursors();
  const link = leavingLink(cursors, deps.locateSite(site), { email: id, newsletter });
  const name = emailIdentifier(cursors, id);
  const message = await pack({
    to: email,
    link,
    messageId: `<${name}@${new URL(site.url).host}>`,
    date: deps.now(),
    headers: { 'List-Unsubscribe': `<${link}>`, [EMAIL_HEADER]: name },
  });
  return { from: deps.bounces ? returnAddress(deps.bounces, name) : from, to: email, message };
}

/** Hands one email to the mail server. `unanswered` means that the server's response is missing. */
async function give(
  deps: SendingDeps,
  run: { courier: Courier; journal: Journal; until: number },
  drawn: Drawn,
  email: OutgoingEmail,
): Promise<{ outcome: Outcome; error?: unknown }> {
  let isGiven = false;
  try {
    await run.courier.send({
      ...(await packed(deps, drawn, email)),
      beforeEnd: () => {
        if (deps.now().getTime() > run.until - MARGIN_MS) throw new TooLate();
        run.journal.write(email);
        isGiven = true;
      },
    });
    return { outcome: 'sent' };
  } catch (error) {
    const code = refusalOf(error);
    if (code !== undefined && code !== 421 && Object(error).code !== 'EAUTH')
      return { outcome: code >= 500 ? 'refused' : 'later', error };
    return { outcome: isGiven ? 'unanswered' : 'untried', error };
  }
}

/**
 * Sends batches over one connection until none wait.
 * @returns whether the mail server was available
 */
async function work(
  deps: SendingDeps,
  run: { holder: string; journal: Journal; drawn: ReturnType<typeof drawings>; isStopped: () => boolean },
): Promise<boolean> {
  let courier: Courier | null = null;
  try {
    for (;;) {
      if (run.isStopped()) return true;
      const emails = await claim(deps, run.holder);
      if (!emails.length) return true;
      const until = deps.now().getTime() + (deps.heldMs ?? HELD_MS);
      const outcomes = new Map<OutgoingEmail, Outcome>(emails.map((email) => [email, 'untried']));
      let trouble: unknown;
      try {
        courier ??= await deps.courier();
        for (const email of emails) {
          if (run.isStopped()) break;
          const drawn = await run.drawn(email.editionId);
          if (!drawn) continue;
          const { outcome, error } = await give(deps, { courier, journal: run.journal, until }, drawn, email);
          outcomes.set(email, outcome);
          if (outcome === 'untried' || outcome === 'unanswered') {
            trouble = error;
            break;
          }
        }
      } catch (error) {
        trouble = error;
      }
      await record(deps, run.holder, outcomes);
      if (trouble) {
        deps.log.warn(`newsletters wait, the mail server does not take them: ${describeError(trouble)}`);
        return false;
      }
    }
  } finally {
    courier?.close();
  }
}

/** Sends all due emails; returns when there are no more or the mail server is unavailable. */
export async function sendEmails(deps: SendingDeps, isStopped = () => false): Promise<void> {
  await recoverLapsedEmails(deps);
  const [due] = await deps.db
    .select({ id: newsletterEmails.id })
    .from(newsletterEmails)
    .where(and(eq(newsletterEmails.state, 'waiting'), lte(newsletterEmails.dueAt, deps.now())))
    .limit(1);
  if (!due) return;
  await dropStopped(deps.db);
  const holder = randomUUID();
  const journal = await deps.journals.open(holder);
  const run = { holder, journal, drawn: drawings(deps), isStopped };
  const worked = await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => work(deps, run)));
  const failed = worked.find((one) => one.status === 'rejected');
  await journal.close(!failed);
  if (failed) throw failed.reason;
}
