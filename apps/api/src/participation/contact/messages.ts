import { type HeldMessages, type MessageAct, mayAct } from '@portal/model/newsroom';
import { CONTACT_TRAP, type ContactMessage } from '@portal/model/participation';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { forbidden, unknown } from '../../platform/http';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { AccountDeps } from '../../readers/accounts';
import { hasComplained } from '../../readers/accounts';
import type { RequestContext, SiteRecord } from '../../sites';
import { type DeskActor, writeLog } from '../../sites/desk-kit';
import { cleanText, screen } from '../comments';
import { contactEmails, recipientOf, subjectOf } from './emails';
import { contactMessages } from './tables';

/** Held messages per page. */
const ON_PAGE = 50;

type Deps = Pick<AccountDeps, 'db' | 'now' | 'outbox' | 'limits'>;
type Row = typeof contactMessages.$inferSelect;

/** The rule that holds a message; null if it is sent on. */
function ruleOf(site: SiteRecord, form: ContactMessage): string | null {
  if (form[CONTACT_TRAP] !== '') return 'trap';
  // Every field that the copy repeats, since the copy may go to an unconfirmed email address.
  const { [CONTACT_TRAP]: _, email: __, subject: ___, ...words } = form;
  const { text, unseen } = cleanText(Object.values(words).join('\n'));
  const { rule } = screen(text, {
    rules: site.comments,
    moderation: 'after',
    standing: null,
    isNewsroom: false,
    unseen,
    isOwnCopy: false,
    othersCopies: 0,
  });
  return rule;
}

/**
 * Writes the emails of a message, in the transaction that sends it on. No copy goes to a mailbox over its
 * limit or, unless the sender is signed in, after a complaint. The message itself is always sent, so that
 * nobody can block another person by using their email address.
 */
async function sendOn(
  { outbox, limits, now }: Pick<Deps, 'outbox' | 'limits' | 'now'>,
  tx: DatabaseTransaction,
  { site, origin }: Pick<RequestContext, 'site' | 'origin'>,
  row: Row,
): Promise<void> {
  const to = recipientOf(site, row.subject);
  if (to === undefined) throw unknown();
  const { toDesk, copy } = contactEmails(site, origin, row, to);
  await outbox.write(tx, toDesk);
  const hasRoom = row.isProven
    ? await limits.emailFits(tx, row.email)
    : (await limits.copyFits(tx, row.email)) && !(await hasComplained(tx, row.email, now()));
  if (hasRoom) await outbox.write(tx, copy);
}

/**
 * Takes a message to the newsroom: it is sent by email, with a copy to the sender. A suspicious message is
 * held for the desk, and the response does not show it. Idempotent by key.
 * @param isProven whether the sender is signed in with this email address, confirmed
 * @throws ApiError on a site without a contact form
 */
export async function takeMessage(
  deps: Deps,
  context: Pick<RequestContext, 'site' | 'origin'>,
  form: ContactMessage,
  { key, isProven }: { key: string; isProven: boolean },
): Promise<void> {
  const { site } = context;
  if (!site.contact || recipientOf(site, form.subject || null) === undefined) throw unknown();
  const rule = ruleOf(site, form);
  const more = Object.fromEntries(
    site.contact.fields.flatMap((field) => (form[field] ? [[field, form[field]]] : [])),
  );
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({
        site: site.alias,
        key,
        name: form.name,
        email: form.email,
        message: form.message,
        more,
        isProven,
        subject: form.subject || null,
        state: rule === null ? 'sent' : 'held',
        rule,
        sentAt: deps.now(),
      })
      .onConflictDoNothing({ target: [contactMessages.site, contactMessages.key] })
      .returning();
    if (!row) return;
    if (row.state === 'sent') await sendOn(deps, tx, context, row);
  });
}

/**
 * A site's held messages, newest first.
 * @param before id of the last message of the page before
 */
export async function heldMessages(
  db: Database,
  site: SiteRecord,
  before: number | undefined,
): Promise<HeldMessages> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.site, site.alias),
        eq(contactMessages.state, 'held'),
        before === undefined ? undefined : lt(contactMessages.id, before),
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(ON_PAGE + 1);
  const shown = rows.slice(0, ON_PAGE);
  return {
    messages: shown.map(({ id, name, email, subject, message, rule, sentAt }) => ({
      id,
      name,
      email,
      message,
      rule: rule ?? '',
      subject: subjectOf(site, subject),
      sentAt: sentAt.toISOString(),
    })),
    next: rows.length > ON_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Sends a held message on, or discards it; only once if several people decide at the same time.
 * @throws ApiError
 */
export async function decideMessage(
  deps: Deps,
  actor: DeskActor,
  context: Pick<RequestContext, 'site' | 'origin'>,
  id: number,
  act: MessageAct,
): Promise<void> {
  const deskAct = `message.${act}` as const;
  if (!mayAct(actor.role, deskAct)) throw forbidden();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(contactMessages)
      .set({ state: act === 'release' ? 'sent' : 'discarded' })
      .where(
        and(
          eq(contactMessages.id, id),
          eq(contactMessages.site, actor.site),
          eq(contactMessages.state, 'held'),
        ),
      )
      .returning();
    if (!row) throw unknown();
    if (act === 'release') await sendOn(deps, tx, context, row);
    await writeLog(tx, [{ site: actor.site, actor, act: deskAct, subject: `message:${id}` }], deps.now());
  });
}

/** Deletes messages after some weeks. */
export async function forgetMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .delete(contactMessages)
    .where(lt(contactMessages.sentAt, new Date(now().getTime() - KEPT_DAYS.message * DAY_MS)));
}
