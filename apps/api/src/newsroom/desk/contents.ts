import {
  ARTICLE_FIELD_NAMES,
  ARTICLE_FIELDS,
  type ArticleFieldName,
  type ArticleFields,
  countCharacters,
  type FieldIssue,
  isReadable,
} from '@portal/model';
import {
  type ArticleFieldsForm,
  type CorrectionForm,
  type DeskAct,
  type DeskContent,
  type DeskContents,
  type DeskContentsQuery,
  type DeskRole,
  isSameFieldText,
  mayAct,
} from '@portal/model/newsroom';
import { and, count, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  contents,
  corrections,
  correctionsOf,
  type EditOf,
  editContent,
  normalPath,
  playedIn,
  rescheduling,
  restoration,
  withdrawal,
} from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { ApiError, invalidFields, unknown } from '../../platform/http';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeAct } from '../../sites/desk-kit';
import { previewsOf } from './previews';

/** Articles per page of the desk's list. */
const ON_PAGE = 40;
/** Maximum search words; the rest is ignored. */
const MAX_WORDS = 8;
/** Maximum corrections of an article: more would make it another story. */
const MAX_CORRECTIONS = 20;

type Row = Pick<
  typeof contents.$inferSelect,
  'id' | 'title' | 'path' | 'type' | 'status' | 'publishedAt' | 'withdrawnBy'
>;
type Place = { site: Pick<SiteRecord, 'alias'> };

const position = v.object({ moment: momentSchema, id: idSchema });
const { id, title, path, type, status, publishedAt, withdrawnBy } = contents;
const columns = { id, title, path, type, status, publishedAt, withdrawnBy };

const itemOf = ({ publishedAt: date, ...row }: Row) => ({ ...row, publishedAt: date.toISOString() });

/** Filter by all words in the headline, or by path. */
function narrowedBy(text: string): SQL | undefined {
  const place = URL.canParse(text) ? new URL(text).pathname : text;
  if (place.startsWith('/')) return eq(path, normalPath(place));
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return and(
    ...words.map((word) => sql`${title} ilike ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`),
  );
}

/**
 * A site's articles, whatever their status, newest first.
 * @throws BadCursor
 */
export async function deskContents(
  db: Database,
  cursors: Cursors,
  { alias }: Pick<SiteRecord, 'alias'>,
  { text = '', status: asked, cursor }: DeskContentsQuery,
): Promise<DeskContents> {
  const list = ['desk contents', alias, text, asked ?? null];
  const after = cursor === undefined ? null : cursors.read(position, list, cursor);
  const rows = await db
    .select(columns)
    .from(contents)
    .where(
      and(
        eq(contents.site, alias),
        text ? narrowedBy(text) : undefined,
        asked ? eq(status, asked) : undefined,
        after
          ? or(
              lt(publishedAt, new Date(after.moment)),
              and(eq(publishedAt, new Date(after.moment)), lt(id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(publishedAt), desc(id))
    .limit(ON_PAGE + 1);
  const items = rows.slice(0, ON_PAGE);
  const last = rows.length > ON_PAGE ? items.at(-1) : undefined;
  return {
    items: items.map(itemOf),
    next: last ? cursors.write(position, list, { moment: last.publishedAt.getTime(), id: last.id }) : null,
  };
}

/**
 * An article of a site with its corrections and, for roles that may create them, its preview links.
 * @throws ApiError 404
 */
export async function deskContent(
  { db, cursors, now }: Pick<DeskDeps, 'db' | 'now'> & { cursors: Cursors },
  { alias }: Pick<SiteRecord, 'alias'>,
  contentId: number,
  role: DeskRole,
): Promise<DeskContent> {
  const [row] = await db
    .select({ ...columns, body: contents.body, extra: contents.extra, edited: contents.editedFields })
    .from(contents)
    .where(and(eq(contents.site, alias), eq(id, contentId)));
  if (!row) throw unknown();
  const { body, extra, edited, ...item } = row;
  const notes = await correctionsOf(db, contentId);
  return {
    ...itemOf(item),
    isUnreadable: !playedIn({ body, extra }).every(isReadable),
    fields: { sent: extra.fields ?? {}, edited },
    corrections: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    previews: mayAct(role, 'content.preview') ? await previewsOf(db, cursors, contentId, now()) : [],
  };
}

/** Edits an article as the command does, and logs it. */
async function edit(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Place,
  { contentId, act, editOf }: { contentId: number; act: DeskAct; editOf: EditOf },
): Promise<void> {
  await db.transaction(async (tx) => {
    const where = and(eq(contents.site, site.alias), eq(id, contentId));
    const edited = await editContent(tx, where, editOf);
    if (!edited) throw unknown();
    const { found, edit: made } = edited;
    // No change, so nothing is logged.
    if (!made.values) return;
    const { publishedAt: date } = made.values;
    const details = { title: found.title, ...(date instanceof Date ? { to: date.toISOString() } : {}) };
    await writeAct(tx, actor, { act, subject: `content:${contentId}`, details }, now());
  });
}

/**
 * Withdraws an article.
 * @throws ApiError 404
 */
export const withdrawContent = (deps: DeskDeps, actor: DeskActor, place: Place, contentId: number) =>
  edit(deps, actor, place, { contentId, act: 'content.withdraw', editOf: withdrawal });

/**
 * Publishes a withdrawn article again.
 * @throws ApiError 404
 */
export const restoreContent = (deps: DeskDeps, actor: DeskActor, place: Place, contentId: number) =>
  edit(deps, actor, place, { contentId, act: 'content.restore', editOf: restoration(deps.now()) });

/**
 * Sets the date of an article; a future date hides it until then.
 * @throws ApiError 404
 */
export const rescheduleContent = (
  deps: DeskDeps,
  actor: DeskActor,
  place: Place,
  contentId: number,
  at: Date,
) => edit(deps, actor, place, { contentId, act: 'content.reschedule', editOf: rescheduling(at, deps.now()) });

/** An article's fields before and after a form. */
type FieldEdits = { sent: ArticleFields; before: ArticleFields; form: ArticleFieldsForm };

const textIn = ({ sent, before }: Omit<FieldEdits, 'form'>, name: ArticleFieldName): string =>
  before[name] ?? sent[name] ?? '';

/** Names of the fields that a form changes, or returns to its newsroom. */
const changedNames = (edits: FieldEdits): ArticleFieldName[] =>
  ARTICLE_FIELD_NAMES.filter((name) => {
    const { fields, shown = {} } = edits.form;
    const [value, seen] = [fields[name], shown[name]];
    if (value === undefined) return false;
    if (seen !== undefined && isSameFieldText(name, value, seen)) return false;
    return (
      !isSameFieldText(name, value, textIn(edits, name)) ||
      (edits.before[name] !== undefined && isSameFieldText(name, value, edits.sent[name] ?? ''))
    );
  });

/**
 * Checks the changed fields.
 * @throws ApiError 409 for those that have changed since the editor saw them, 400 for those that are too long
 */
function checkChanges(edits: FieldEdits, changed: readonly ArticleFieldName[]): void {
  const { fields, shown = {} } = edits.form;
  const wanted = (name: ArticleFieldName) => fields[name] ?? '';
  const stale = changed.filter((name) => {
    const [seen, text] = [shown[name], textIn(edits, name)];
    return (
      seen !== undefined && !isSameFieldText(name, seen, text) && !isSameFieldText(name, wanted(name), text)
    );
  });
  if (stale.length)
    throw new ApiError(409, 'CONFLICT', `${stale.join(', ')}: has been changed since`, {
      issues: stale.map((field) => ({ field, code: 'invalid' })),
      response: Object.fromEntries(
        stale.map((name) => [name, { current: textIn(edits, name), wanted: wanted(name) }]),
      ),
    });
  const issues = changed.flatMap((field): FieldIssue[] => {
    const { max } = ARTICLE_FIELDS[field];
    // The newsroom's own text may be longer.
    const isTooLong =
      countCharacters(wanted(field)) > max && !isSameFieldText(field, wanted(field), edits.sent[field] ?? '');
    return isTooLong ? [{ field, code: 'max', limit: max }] : [];
  });
  if (issues.length) throw invalidFields(issues);
}

/**
 * Changes an article's optional fields; a value equal to its newsroom's follows the newsroom again.
 * @throws ApiError 404, 400, or 409 for fields that have changed since the editor saw them
 */
export async function setContentFields(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Place,
  contentId: number,
  form: ArticleFieldsForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ title, extra: contents.extra, before: contents.editedFields })
      .from(contents)
      .where(and(eq(contents.site, site.alias), eq(id, contentId)))
      .for('update');
    if (!row) throw unknown();
    const edits = { sent: row.extra.fields ?? {}, before: row.before, form };
    const changed = changedNames(edits);
    if (!changed.length) return;
    checkChanges(edits, changed);
    const edited: ArticleFields = { ...row.before };
    const texts: Record<string, { from: string; to: string }> = {};
    for (const name of changed) {
      const to = form.fields[name] ?? '';
      texts[name] = { from: textIn(edits, name), to };
      if (isSameFieldText(name, to, edits.sent[name] ?? '')) delete edited[name];
      else edited[name] = to;
    }
    await tx.update(contents).set({ editedFields: edited }).where(eq(id, contentId));
    await touchContents(tx, [contentId]);
    const details = { title: row.title, texts };
    await writeAct(tx, actor, { act: 'content.fields', subject: `content:${contentId}`, details }, now());
  });
}

/**
 * Publishes a correction of an article.
 * @throws ApiError 404, or 409 above the limit of corrections
 */
export async function correctContent(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Place,
  contentId: number,
  { text }: CorrectionForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ title })
      .from(contents)
      .where(and(eq(contents.site, site.alias), eq(id, contentId)))
      .for('update');
    if (!row) throw unknown();
    const same = and(eq(corrections.contentId, contentId), eq(corrections.isWithdrawn, false));
    const [before] = await tx
      .select({ all: count(), same: count(sql`case when ${corrections.text} = ${text} then 1 end`) })
      .from(corrections)
      .where(same);
    // A repeated request adds one correction.
    if (before?.same) return;
    if ((before?.all ?? 0) >= MAX_CORRECTIONS)
      throw new ApiError(409, 'INVALID_FIELD', `text: an article has at most ${MAX_CORRECTIONS} corrections`);
    await tx.insert(corrections).values({ contentId, text, at: now() });
    await touchContents(tx, [contentId]);
    const details = { title: row.title, text };
    await writeAct(tx, actor, { act: 'content.correct', subject: `content:${contentId}`, details }, now());
  });
}

/**
 * Withdraws a correction that was wrong itself; the log keeps it.
 * @throws ApiError 404
 */
export async function withdrawCorrection(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { site }: Place,
  { contentId, correctionId }: { contentId: number; correctionId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ofSite = sql`${corrections.contentId} in (select id from contents where id = ${contentId} and site = ${site.alias})`;
    const [row] = await tx
      .update(corrections)
      .set({ isWithdrawn: true })
      .where(and(eq(corrections.id, correctionId), eq(corrections.isWithdrawn, false), ofSite))
      .returning({ text: corrections.text });
    if (!row) throw unknown();
    await touchContents(tx, [contentId]);
    await writeAct(
      tx,
      actor,
      { act: 'content.uncorrect', subject: `content:${contentId}`, details: { text: row.text } },
      now(),
    );
  });
}
