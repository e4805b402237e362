import { setTimeout as rest } from 'node:timers/promises';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import {
  accessOf,
  askedOf,
  type ContentAccess,
  contents,
  isClosable,
  openingOf,
} from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { describeError, type Log } from '../../platform/log';
import type { SiteRecord } from '../../sites';
import { sectionConditions, sections, sites } from '../../sites';

/** Articles written per transaction: the embedded database lets no other query run meanwhile. */
const BATCH = 50;
/** Ids scanned per transaction. */
const SPAN = 10_000;
/** Milliseconds between checks: a command may store files too. */
const LOOK_MS = 30_000;
/** Milliseconds before a retry after a failure. */
const RETRY_MS = 30_000;

/** Result of one batch. */
export type Followed = {
  site: string;
  /** Articles written in this batch. */
  written: number;
  /** Totals for the site; null while batches remain. */
  totals: { closed: number; opened: number } | null;
  /** Articles now in their open hours, which will close later; 0 while batches remain. */
  closing: number;
};

/** Newest articles in a range of ids that take their condition from their section, now or until now. */
async function nextIds(
  tx: DatabaseTransaction,
  { alias, paywall }: SiteRecord,
  { below, from, size }: { below: number; from: number; size: number },
) {
  const slugs = Object.keys(paywall?.sections ?? {});
  const closing = tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.site, alias), inArray(sections.slug, slugs)));
  const rows = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(
        eq(contents.site, alias),
        lt(contents.id, below),
        gte(contents.id, from),
        eq(contents.conditionBy, 'section'),
        sql`(${contents.condition} is not null or ${contents.closesTo} is not null or ${inArray(contents.sectionId, closing)})`,
      ),
    )
    .orderBy(desc(contents.id))
    .limit(size);
  return rows.map(({ id }) => id);
}

/**
 * Locks articles by id, in the same order as other writers, and then reads them in a second statement. A
 * single statement that waited for an import would see the imported content, but not its new section nor all
 * of its conditions.
 */
async function followers(tx: DatabaseTransaction, ids: readonly number[]) {
  const those = inArray(contents.id, [...ids]);
  await tx
    .select({ id: contents.id })
    .from(contents)
    .where(those)
    .orderBy(asc(contents.id))
    .for('no key update');
  const { id, condition, closesAt, closesTo, openHours, publishedAt } = contents;
  return tx
    .select({
      id,
      condition,
      closesAt,
      closesTo,
      openHours,
      publishedAt,
      slug: sections.slug,
      hasOpening: sql<boolean>`${contents.opening} is not null`,
    })
    .from(contents)
    .leftJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(those, eq(contents.conditionBy, 'section')));
}

type Follower = Awaited<ReturnType<typeof followers>>[number];

/** Access to an article according to its section. */
const followed = ({ slug, openHours, publishedAt }: Follower, site: SiteRecord, now: Date): ContentAccess =>
  accessOf(
    askedOf({ sections: slug === null ? [] : [{ slug }], openHours: openHours ?? undefined }, site),
    publishedAt,
    now,
  );

const isSame = (one: ContentAccess, other: ContentAccess) =>
  one.condition === other.condition &&
  one.closesTo === other.closesTo &&
  one.closesAt?.getTime() === other.closesAt?.getTime();

type Following = ContentAccess & Pick<Follower, 'id' | 'hasOpening'>;

/** Writes the access of articles, and openings for those without one. */
async function write(tx: DatabaseTransaction, made: readonly Following[], site: SiteRecord): Promise<void> {
  const unopened = made.filter((row) => isClosable(row) && !row.hasOpening).map(({ id }) => id);
  const bodies = unopened.length
    ? await tx
        .select({ id: contents.id, body: contents.body })
        .from(contents)
        .where(inArray(contents.id, unopened))
    : [];
  const openings = new Map(
    bodies.map(({ id, body }) => [id, openingOf(body, site.openShare, site.language)] as const),
  );
  const rows = made.map(({ id, condition, closesAt, closesTo }) => ({
    id,
    condition,
    closes_at: closesAt,
    closes_to: closesTo,
    opening: openings.get(id) ?? null,
  }));
  await tx.execute(sql`
    update contents set condition = made.condition, closes_at = made.closes_at, closes_to = made.closes_to,
      opening = case when coalesce(made.condition, made.closes_to) is not null
        then coalesce(made.opening, contents.opening) end
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as made (id bigint, condition text, closes_at timestamptz, closes_to text, opening jsonb)
    where contents.id = made.id`);
  await touchContents(
    tx,
    made.map(({ id }) => id),
  );
}

/** Counts a site's articles in the open hours of their section, which will close later. */
const closingLater = (tx: DatabaseTransaction, alias: string): Promise<number> =>
  tx.$count(
    contents,
    and(eq(contents.site, alias), eq(contents.conditionBy, 'section'), isNotNull(contents.closesTo)),
  );

async function followNext(
  tx: DatabaseTransaction,
  alias: string,
  now: Date,
  size: number,
): Promise<Followed> {
  const [state] = await tx
    .select()
    .from(sectionConditions)
    .where(and(eq(sectionConditions.site, alias), isNull(sectionConditions.finishedAt)))
    .for('update');
  const [stored] = await tx.select({ record: sites.record }).from(sites).where(eq(sites.alias, alias));
  // Another process has finished it.
  if (!state || !stored) return { site: alias, written: 0, totals: null, closing: 0 };
  const [newest] = await tx.select({ id: max(contents.id) }).from(contents);
  const below = state.reached ?? (newest?.id ?? 0) + 1;
  const from = below - SPAN;
  const ids = await nextIds(tx, stored.record, { below, from, size });
  const rows = ids.length ? await followers(tx, ids) : [];
  const made = rows.flatMap((row) => {
    const access = followed(row, stored.record, now);
    const { id, hasOpening, condition: before } = row;
    return isSame(access, row) ? [] : [{ ...access, id, hasOpening, before }];
  });
  if (made.length) await write(tx, made, stored.record);
  // An article in its open hours does not count as closed, and counts as opened only if it was closed before.
  const closed = made.filter(({ condition }) => condition !== null).length;
  const opened = made.filter(({ condition, before }) => condition === null && before !== null).length;
  const totals = { closed: state.closed + closed, opened: state.opened + opened };
  const reached = ids.length === size ? (ids.at(-1) ?? from) : from;
  const isDone = reached <= 1;
  await tx
    .update(sectionConditions)
    .set({ ...totals, reached, finishedAt: isDone ? now : null })
    .where(eq(sectionConditions.site, alias));
  return {
    site: alias,
    written: made.length,
    ...(isDone ? { totals, closing: await closingLater(tx, alias) } : { totals: null, closing: 0 }),
  };
}

/**
 * Applies changed section conditions to a site's next articles, newest first. Progress is committed with each
 * batch, so another process can resume it. Articles written meanwhile already follow the current file.
 * @returns null if nothing is left to apply
 */
export async function followSections(db: Database, now: Date, size = BATCH): Promise<Followed | null> {
  const [next] = await db
    .select({ site: sectionConditions.site })
    .from(sectionConditions)
    .where(isNull(sectionConditions.finishedAt))
    .orderBy(sectionConditions.site)
    .limit(1);
  return next ? db.transaction((tx) => followNext(tx, next.site, now, size)) : null;
}

/**
 * Applies section conditions as files change, without pausing between batches: until then, a text that should
 * be closed is open.
 */
export function keepSections(db: Database, now: () => Date, log: Log): { close: () => Promise<void> } {
  const closing = new AbortController();
  const told = new Set<string>();

  const tell = ({ site, written, totals, closing: later }: Followed): void => {
    if (written > 0 && !told.has(site)) {
      told.add(site);
      log(`The file of ${site} says anew who may read texts of its sections: they follow, the newest first`);
    }
    if (!totals) return;
    const hasBegun = told.delete(site);
    if (hasBegun || totals.closed + totals.opened > 0)
      log(
        `All texts of ${site} follow its sections: ${totals.closed} were closed, ${totals.opened} opened${later ? `; open for their first hours, and closed after: ${later}` : ''}`,
      );
  };
  const work = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const done = await followSections(db, now());
        if (!done) return;
        tell(done);
      } catch (error) {
        log.warn(`texts do not follow their sections yet, which is tried once more: ${describeError(error)}`);
        await rest(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };

  let working: Promise<void> | undefined;
  const look = () => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await working;
    },
  };
}
