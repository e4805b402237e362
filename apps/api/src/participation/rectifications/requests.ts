import { randomInt } from 'node:crypto';
import { endOfDay, startOfDay } from '@portal/model';
import {
  CONTACT_TRAP,
  type RectifiableStory,
  type RectificationForm,
  type RectificationReceipt,
  type RectificationRecord,
} from '@portal/model/participation';
import { and, eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, forbidden, invalidFields, unknown } from '../../platform/http';
import type { AccountDeps } from '../../readers/accounts';
import { hasComplained } from '../../readers/accounts';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { cleanText } from '../comments';
import { recipientOf } from '../contact';
import { deskEmail, type EmailContext, type RectificationRow, receivedEmail } from './emails';
import { type RectifiedStory, storyAt, toldTitle } from './stories';
import { rectifications } from './tables';
import { askedUntil, dueAt } from './terms';

export type RectificationDeps = Pick<AccountDeps, 'db' | 'now' | 'outbox' | 'limits'>;

/** Alphabet of references, without characters that look alike on paper or sound alike on the phone. */
const REFERENCE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** Reference of a request, `R-7KQ2-M9XD`; long enough not to be guessed or repeated. */
function newReference(): string {
  const signs = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)],
  );
  const half = REFERENCE_LENGTH / 2;
  return `R-${signs.slice(0, half).join('')}-${signs.slice(half).join('')}`;
}

type Asked = Omit<RectificationRecord, 'receivedOn'>;
const WORDS = ['party', 'name', 'facts', 'text', 'evidence'] as const;

/**
 * A request without invisible characters.
 * @throws ApiError if a required field becomes empty
 */
function cleaned<T extends Asked>(form: T): T {
  const words = WORDS.map((field) => [field, cleanText(form[field]).text] as const);
  const empty = words.filter(([field, text]) => !text && form[field]);
  if (empty.length) throw invalidFields(empty.map(([field]) => ({ field, code: 'required' })));
  return { ...form, ...Object.fromEntries(words) };
}

/**
 * Finds the story that a request names.
 * @throws ApiError on the field `story` if this site has none
 */
async function storyOf(db: Database, place: EmailContext, written: string): Promise<RectifiedStory> {
  const story = await storyAt(db, place, written);
  if (!story) throw invalidFields([{ field: 'story', code: 'invalid' }]);
  return story;
}

const receiptOf = (row: RectificationRow, story: Pick<RectifiedStory, 'title' | 'path' | 'status'>) => ({
  title: toldTitle(story),
  path: story.path,
  reference: row.reference,
  kind: row.kind,
  receivedAt: row.receivedAt.toISOString(),
  isLate: row.kind === 'rectification' && row.receivedAt > row.askedUntil,
  dueAt: row.dueAt.toISOString(),
});

/**
 * Receipt of the earlier request with the same key.
 * @throws ApiError 409 if its content differs
 */
async function sentBefore(
  tx: DatabaseTransaction,
  place: EmailContext,
  key: string,
  { contentId, form }: { contentId: number; form: Asked },
): Promise<RectificationReceipt> {
  const { site, kind, contentId: of, asked } = rectifications;
  const [same] = await tx
    .select({ key: rectifications.key })
    .from(rectifications)
    .where(
      and(
        eq(site, place.site.alias),
        eq(rectifications.key, key),
        eq(kind, form.kind),
        eq(of, contentId),
        eq(asked, form.text),
      ),
    );
  if (!same)
    throw new ApiError(409, 'KEY_TAKEN', 'key: another request has it; send this one with a key of its own');
  return receiptByKey(tx, place, key);
}

/**
 * Receipt of a request, by the sender's key.
 * @throws ApiError 404
 */
export async function receiptByKey(
  db: Database | DatabaseTransaction,
  { site }: Pick<EmailContext, 'site'>,
  key: string,
): Promise<RectificationReceipt> {
  const [found] = await db
    .select({ row: rectifications, title: contents.title, path: contents.path, status: contents.status })
    .from(rectifications)
    .innerJoin(contents, eq(contents.id, rectifications.contentId))
    .where(and(eq(rectifications.site, site.alias), eq(rectifications.key, key)));
  if (!found) throw unknown();
  return receiptOf(found.row, found);
}

/**
 * The story of a rectification form, with the last day to request.
 * @throws ApiError 404
 */
export async function rectifiableStory(
  { db, now }: Pick<RectificationDeps, 'db' | 'now'>,
  place: EmailContext,
  written: string,
): Promise<RectifiableStory> {
  const story = await storyAt(db, place, written);
  if (!story) throw unknown();
  const until = askedUntil(story.publishedAt, place.site);
  return {
    title: toldTitle(story),
    path: story.path,
    publishedAt: story.publishedAt.toISOString(),
    until: until.toISOString(),
    isLate: now() > until,
  };
}

/**
 * Stores a request.
 * @returns null if the key exists already
 */
async function keep(
  tx: DatabaseTransaction,
  { site }: EmailContext,
  story: RectifiedStory,
  form: Asked,
  { key, receivedAt }: { key: string; receivedAt: Date },
): Promise<RectificationRow | null> {
  const { kind, party, partyKind, capacity, name, email, facts, evidence, text } = form;
  const [row] = await tx
    .insert(rectifications)
    .values({
      site: site.alias,
      key,
      reference: newReference(),
      kind,
      contentId: story.id,
      party,
      isOrganization: partyKind === 'organization',
      requester: name,
      capacity,
      email: email || null,
      facts,
      evidence,
      asked: text,
      receivedAt,
      askedUntil: askedUntil(story.publishedAt, site),
      dueAt: dueAt(kind, receivedAt, site),
    })
    .onConflictDoNothing({ target: [rectifications.site, rectifications.key] })
    .returning();
  return row ?? null;
}

/**
 * Takes a request: it waits at the desk, the newsroom gets an email with the deadline, and the sender an
 * acknowledgement. The spam rules for comments and messages do not apply, because the legal term runs from
 * receipt; only bots are rejected, with an error. Idempotent by key.
 *
 * No acknowledgement goes to a mailbox over its limit or, unless the sender is signed in, after a complaint.
 * @param isProven whether the sender is signed in with this email address, confirmed
 * @throws ApiError for a story of another site
 */
export async function takeRequest(
  { db, now, outbox, limits }: RectificationDeps,
  place: EmailContext,
  written: RectificationForm,
  { key, isProven }: { key: string; isProven: boolean },
): Promise<RectificationReceipt> {
  if (written[CONTACT_TRAP] !== '') throw invalidFields([{ field: CONTACT_TRAP, code: 'invalid' }]);
  const form = cleaned(written);
  const story = await storyOf(db, place, form.story);
  return db.transaction(async (tx) => {
    const row = await keep(tx, place, story, form, { key, receivedAt: now() });
    if (!row) return sentBefore(tx, place, key, { contentId: story.id, form });
    const { site } = place;
    const to = recipientOf(site, null) ?? site.publisher?.email;
    if (to !== undefined) await outbox.write(tx, deskEmail(place, row, story, to));
    const { email } = form;
    const hasRoom = isProven
      ? await limits.emailFits(tx, email)
      : (await limits.copyFits(tx, email)) && !(await hasComplained(tx, email, now()));
    if (hasRoom) await outbox.write(tx, receivedEmail(place, { ...row, email }, story, isProven));
    return receiptOf(row, story);
  });
}

/**
 * Records a request received on paper, with its date of receipt, and acknowledges it by email if it has an
 * email address.
 * @throws ApiError for a story of another site, and for a date in the future or before the story
 */
export async function recordRequest(
  { db, now, outbox }: RectificationDeps,
  actor: DeskActor,
  place: EmailContext,
  written: RectificationRecord,
  key: string,
): Promise<RectificationReceipt> {
  if (actor.site !== place.site.alias) throw forbidden();
  const form = cleaned(written);
  const story = await storyOf(db, place, form.story);
  const receivedAt = new Date(startOfDay(form.receivedOn, place.site.timeZone));
  if (receivedAt > now() || endOfDay(form.receivedOn, place.site.timeZone) < story.publishedAt.getTime())
    throw invalidFields([{ field: 'receivedOn', code: 'date' }]);
  return db.transaction(async (tx) => {
    const row = await keep(tx, place, story, form, { key, receivedAt });
    if (!row) return sentBefore(tx, place, key, { contentId: story.id, form });
    const { email } = form;
    if (email) await outbox.write(tx, receivedEmail(place, { ...row, email }, story, false));
    const details = { reference: row.reference, kind: row.kind };
    const subject = `rectification:${row.id}`;
    await writeAct(tx, actor, { act: 'rectification.record', subject, details }, now());
    return receiptOf(row, story);
  });
}
