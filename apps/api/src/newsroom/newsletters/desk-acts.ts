import { dayOf, inEveryLanguage } from '@portal/model';
import type {
  DeskAct,
  EditionChange,
  EditionMoment,
  EditionTarget,
  HandEdition,
} from '@portal/model/newsroom';
import { and, eq } from 'drizzle-orm';
import { authors } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, invalidFields, unknown } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import { sections } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { composeDay } from './composing';
import { plannedEmail } from './desk';
import {
  type Draft,
  draftOf,
  forgetUnsent,
  isComposed,
  lockNewsletter,
  type Planned,
  plannedOn,
  type SentNewsletter,
  sentNewsletter,
} from './planning';
import { newsletterDrafts } from './tables';

type Deps = Pick<DeskDeps, 'db' | 'now'>;
/** Actor, site and newsletter of an action. */
type At = { actor: DeskActor; site: SiteRecord; origin: string; newsletter: string };
type Values = Partial<typeof newsletterDrafts.$inferInsert>;
type Held = { tx: DatabaseTransaction; site: SiteRecord; newsletter: SentNewsletter; now: Date };

const conflict = (code: string, message: string) => new ApiError(409, code, message);
const isThere = () => conflict('EDITION_THERE', 'at: the newsletter has an edition on that day already');

/** Furthest date that an edition can be scheduled for. */
const MAX_AHEAD_MS = 92 * 86_400_000;

/** Stores an editor's changes to the edition of a day. */
async function writeDraft({ tx, site, newsletter }: Held, day: string, values: Values): Promise<Draft> {
  const [draft] = await tx
    .insert(newsletterDrafts)
    .values({ order: [], leftOut: [], ...values, site: site.alias, newsletter: newsletter.id, day })
    .onConflictDoUpdate({
      target: [newsletterDrafts.site, newsletterDrafts.newsletter, newsletterDrafts.day],
      set: values,
    })
    .returning();
  if (!draft) throw new Error('a draft was not written');
  return draft;
}

/**
 * The planned edition, if it is not composed yet and still the version that the editor saw.
 * @throws ApiError
 */
async function seen({ tx, site, newsletter, now }: Held, { day, version }: EditionTarget): Promise<Planned> {
  if (await isComposed(tx, site, newsletter, day))
    throw conflict('EDITION_SENT', 'this edition went, or is on its way');
  const draft = await draftOf(tx, site, newsletter, day);
  const planned = plannedOn(site, newsletter, day, draft);
  if (!planned || day < (dayOf(now, site.timeZone) ?? day)) throw unknown();
  if ((draft?.version ?? 0) !== version)
    throw conflict('EDITION_CHANGED', 'somebody else has changed this edition meanwhile');
  return planned;
}

/**
 * Runs an action on a newsletter while holding its lock.
 * @throws ApiError
 */
async function holding<T>(
  { db, now }: Deps,
  { actor, site, newsletter: id }: At,
  act: DeskAct,
  work: (held: Held) => Promise<{ draft: Draft; details: Record<string, unknown>; result: T }>,
): Promise<T> {
  const newsletter = sentNewsletter(site, id);
  const at = now();
  return db.transaction(async (tx) => {
    await lockNewsletter(tx, site, newsletter);
    const { draft, details, result } = await work({ tx, site, newsletter, now: at });
    await writeAct(tx, actor, { act, subject: `newsletter:${draft.id}`, details }, at);
    return result;
  });
}

/**
 * Changes the subject, contents or order of a planned edition.
 * @throws ApiError
 */
export const changeEdition = (deps: Deps, at: At, { subject, order, leftOut, ...target }: EditionChange) =>
  holding(deps, at, 'newsletter.change', async (held) => {
    await seen(held, target);
    const values = { subject: subject || null, order, leftOut, version: target.version + 1 };
    const draft = await writeDraft(held, target.day, values);
    return { draft, details: { subject: subject || null, leftOut: leftOut.length }, result: target.day };
  });

/**
 * Cancels an edition.
 * @throws ApiError
 */
export const cancelEdition = (deps: Deps, at: At, target: EditionTarget) =>
  holding(deps, at, 'newsletter.cancel', async (held) => {
    await seen(held, target);
    const draft = await writeDraft(held, target.day, { isCancelled: true, version: target.version + 1 });
    return { draft, details: {}, result: target.day };
  });

/**
 * Day of a planned sending time.
 * @throws ApiError if it is in the past, or too far ahead
 */
function dayToGo({ site, now }: Held, at: Date): string {
  const day = dayOf(at, site.timeZone);
  if (day === null || at < now || at.getTime() - now.getTime() > MAX_AHEAD_MS)
    throw invalidFields([{ field: 'at', code: 'date' }]);
  return day;
}

/**
 * Editors' changes on a day that is free for an edition.
 * @param plans whether an edition planned by the site's file blocks the day
 * @throws ApiError if the day has an edition already, one per day; one sent to nobody does not count
 */
async function mustBeFree(
  { tx, site, newsletter }: Held,
  day: string,
  { plans }: { plans: boolean },
): Promise<Draft | null> {
  const draft = await draftOf(tx, site, newsletter, day);
  const isPlanned = draft ? !draft.isCancelled : plans && plannedOn(site, newsletter, day, null) !== null;
  const wasUnsent = await forgetUnsent(tx, site, newsletter, day);
  if ((isPlanned && !wasUnsent) || (await isComposed(tx, site, newsletter, day))) throw isThere();
  return draft;
}

/**
 * Moves an edition to another time, on its own day or on a free one. Its own day becomes empty; scheduling
 * that day again creates a new edition.
 */
async function moveTo(held: Held, { day, draft }: Planned, version: number, at: Date): Promise<Draft> {
  const onDay = dayToGo(held, at);
  if (onDay === day) return writeDraft(held, day, { dueAt: at, isCancelled: false, version: version + 1 });
  const there = await mustBeFree(held, onDay, { plans: true });
  const anew = { subject: null, order: [], leftOut: [] };
  await writeDraft(held, day, { ...anew, isCancelled: true, version: version + 1 });
  const { subject = null, order = [], leftOut = [], source = null } = draft ?? {};
  return writeDraft(held, onDay, {
    subject,
    order,
    leftOut,
    source,
    dueAt: at,
    isCancelled: false,
    version: (there?.version ?? 0) + 1,
  });
}

/**
 * Schedules a planned or cancelled edition.
 * @returns its day
 * @throws ApiError
 */
export const scheduleEdition = (deps: Deps, at: At, { at: moment, ...target }: EditionMoment) =>
  holding(deps, at, 'newsletter.schedule', async (held) => {
    const draft = await moveTo(held, await seen(held, target), target.version, new Date(moment));
    return { draft, details: { to: new Date(moment).toISOString() }, result: draft.day };
  });

/**
 * The edition of a day as it would be sent now; read before taking the newsletter's lock, to hold it only
 * briefly.
 */
async function drawnNow(deps: Deps, { site, origin, newsletter: id }: At, day: string) {
  const newsletter = sentNewsletter(site, id);
  const planned = plannedOn(site, newsletter, day, await draftOf(deps.db, site, newsletter, day));
  if (!planned) throw unknown();
  return { planned, ...(await plannedEmail(deps, { ...site, url: origin }, newsletter, planned)) };
}

/**
 * Sends an edition now. If the process dies before composing it, another one does.
 * @returns its day
 * @throws ApiError
 */
export async function sendEdition(deps: Deps, at: At, target: EditionTarget): Promise<string> {
  const { cards } = await drawnNow(deps, at, target.day);
  const day = await holding(deps, at, 'newsletter.send', async (held) => {
    const planned = await seen(held, target);
    if (!cards.length) throw conflict('EDITION_EMPTY', 'this edition has nothing to say');
    const draft = await moveTo(held, planned, target.version, held.now);
    return { draft, details: {}, result: draft.day };
  });
  await composeDay(deps.db, at.site, sentNewsletter(at.site, at.newsletter), day, deps.now());
  return day;
}

/** @throws ApiError for a section or an author that the site does not have */
async function mustKnow({ tx, site }: Held, { source, of }: HandEdition): Promise<void> {
  const found =
    source === 'section'
      ? await tx
          .select({ id: sections.id })
          .from(sections)
          .where(and(eq(sections.site, site.alias), eq(sections.slug, of)))
          .limit(1)
      : source === 'author'
        ? await tx
            .select({ id: authors.id })
            .from(authors)
            .where(and(eq(authors.site, site.alias), eq(authors.slug, of)))
            .limit(1)
        : [{}];
  if (!found.length) throw invalidFields([{ field: 'of', code: 'invalid' }]);
}

/**
 * Composes an edition by hand, replacing the one that the site's file plans for that day.
 * @returns its day
 * @throws ApiError
 */
export const composeByHand = (deps: Deps, at: At, form: HandEdition) =>
  holding(deps, at, 'newsletter.compose', async (held) => {
    await mustKnow(held, form);
    const { source, of, count } = form;
    const dueAt = new Date(form.at);
    const day = dayToGo(held, dueAt);
    const there = await mustBeFree(held, day, { plans: false });
    const draft = await writeDraft(held, day, {
      dueAt,
      isCancelled: false,
      subject: null,
      order: [],
      leftOut: [],
      source: { source, of: of || undefined, count },
      version: (there?.version ?? 0) + 1,
    });
    return { draft, details: { source, ...(of ? { of } : {}), count, to: dueAt.toISOString() }, result: day };
  });

/**
 * Sends a planned edition only to the editor who asks.
 * @throws ApiError
 */
export async function testEdition(
  deps: Deps & Pick<DeskDeps, 'outbox'>,
  at: At & { actor: DeskActor & { email: string } },
  day: string,
): Promise<void> {
  const { planned: drawn, email: rendered } = await drawnNow(deps, at, day);
  await holding(deps, at, 'newsletter.test', async (held) => {
    const planned = await seen(held, { day, version: drawn.draft?.version ?? 0 });
    const subject = `[${TEST_WORDS[held.site.language]}] ${rendered.subject}`;
    const email = held.newsletter.edition.from;
    const from = { name: held.site.name, ...(email ? { address: email } : {}) };
    await deps.outbox.write(held.tx, { to: at.actor.email, ...rendered, subject, from });
    const draft = planned.draft ?? (await writeDraft(held, day, { version: 0 }));
    return { draft, details: {}, result: undefined };
  });
  deps.outbox.sendSoon();
}

const TEST_WORDS = inEveryLanguage({ ca: 'Prova', es: 'Prueba', en: 'Test' });
