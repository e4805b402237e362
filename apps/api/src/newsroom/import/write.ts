import { createHash } from 'node:crypto';
import { isReadable } from '@portal/model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { storeImportedEntries } from '../../content/live-blogs';
import {
  accessOf,
  askedOf,
  conditionSourceOf,
  contentAuthors,
  contentSections,
  contents,
  contentTags,
  isClosable,
  normalPath,
  openingOf,
  playedIn,
} from '../../content/stories';
import { storeImported } from '../../participation/comments';
import { storeImportedInterview } from '../../participation/interviews';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database';
import { mediaUrls, PARSER_VERSION, plainText, sanitizeComment, sanitizeInline } from '../../platform/html';
import { heldSite } from '../../sites';
import type { NewsItem } from './item';
import { identityOf, sourcesOf } from './item';
import type { FoundMedia, MediaIntake, MediaProblem } from './media';
import { htmlOf, partsOf } from './media';
import { Paths } from './path';
import { extraOf, pictureOf } from './pictures';
import { Terms } from './terms';

export type Written = {
  outcome: 'added' | 'updated' | 'unchanged' | 'withdrawn';
  path: string;
  /** Path requested by the newsroom. */
  wanted: string;
  problems: MediaProblem[];
  /** Withdrawn by an editor here: updated, but still withdrawn. */
  isHeld: boolean;
  /** Written, with a video or audio without captions or transcript. */
  isUnreadable?: boolean;
  /** Faults of its charts. */
  chartFaults?: string[];
  /** Sounds that have no waveform, and why. */
  soundFaults?: string[];
};

/** Digest of the item and the parser version: articles of an older version are rewritten. */
export const digestOf = (item: NewsItem, version: number = PARSER_VERSION): string =>
  createHash('sha256')
    .update(JSON.stringify([version, item]))
    .digest('hex');

type Before = Pick<
  typeof contents.$inferSelect,
  'id' | 'path' | 'status' | 'withdrawnBy' | 'isRescheduled' | 'publishedAt'
> & { digest: string; missing: string[] };

type Writing = {
  digest: string;
  /** URLs of media that could not be downloaded. */
  missing: string[];
  found: FoundMedia;
  before: Before | undefined;
};

/** Writes articles of one source into one site. Unchanged ones are skipped. */
export class ContentWriter {
  private readonly terms: Terms;
  private readonly paths: Paths;

  constructor(
    private readonly db: Database,
    private readonly site: string,
    /** Name of the source of its items: `wordpress:https://example.org`. */
    private readonly source: string,
    private readonly intake: MediaIntake,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.terms = new Terms(site);
    this.paths = new Paths(site);
  }

  /** Whether an import has brought articles of its source before. */
  async hasWritten(): Promise<boolean> {
    const [row] = await this.db
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.site, this.site), inArray(contents.source, sourcesOf(this.source))))
      .limit(1);
    return row !== undefined;
  }

  /** Adds or updates an article in one transaction. */
  async write(item: NewsItem): Promise<Written> {
    try {
      return await this.writeOnce(item);
    } catch (error) {
      // Another import has just written this item, or one with its path: the second attempt finds it.
      if (isUniqueViolation(error)) return this.writeOnce(item);
      throw error;
    }
  }

  private async writeOnce(item: NewsItem): Promise<Written> {
    const digest = digestOf(item);
    const wanted = normalPath(item.path);
    const [before] = await this.db
      .select({
        id: contents.id,
        path: contents.path,
        digest: contents.sourceDigest,
        missing: contents.missingMedia,
        status: contents.status,
        withdrawnBy: contents.withdrawnBy,
        isRescheduled: contents.isRescheduled,
        publishedAt: contents.publishedAt,
      })
      .from(contents)
      .where(this.of(item.sourceId));
    const isHeld = before?.withdrawnBy === 'editor';
    // A published article that is a draft again is withdrawn; its stored text stays the published one.
    if (isDraft(item, before) && (before?.status === 'published' || before?.status === 'withdrawn'))
      return {
        outcome: (await this.withdraw(item.sourceId)) ? 'withdrawn' : 'unchanged',
        path: before.path,
        wanted,
        problems: [],
        isHeld,
      };
    const same = before?.digest === digest && (isHeld || before.status !== 'withdrawn');
    if (same && !before.missing.length)
      return { outcome: 'unchanged', path: before.path, wanted, problems: [], isHeld };

    const pictures = [item.lead, ...(item.gallery ?? []), ...(item.stepPictures ?? [])].flatMap((picture) =>
      picture ? [picture.url, ...(picture.planes ?? [])] : [],
    );
    const portraits = item.authors.flatMap(({ portrait }) => portrait?.url ?? []);
    const chartFaults = new Set<string>();
    const found = {
      ...(await this.intake.find([...htmlOf(item).flatMap(mediaUrls), ...pictures, ...portraits])),
      chartFaults,
    };
    const missing = found.problems.map(({ url }) => url).sort();
    if (same && missing.length === before.missing.length)
      return { outcome: 'unchanged', path: before.path, wanted, problems: found.problems, isHeld };

    const { path, isUnreadable } = await this.db
      .transaction((tx) => this.save(tx, item, { digest, missing, found, before }))
      .catch((error: unknown) => {
        // The rollback has removed rows that this content added.
        this.terms.forget();
        throw error;
      });
    return {
      outcome: before ? 'updated' : 'added',
      path,
      wanted,
      problems: found.problems,
      isHeld,
      isUnreadable,
      chartFaults: [...chartFaults],
      soundFaults: found.soundFaults ?? [],
    };
  }

  /**
   * Withdraws an article: its path returns 410 from then on.
   * @returns whether it existed
   */
  async withdraw(sourceId: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const of = this.of(sourceId);
      // A draft was never public, so it is deleted completely.
      const drafts = await tx
        .delete(contents)
        .where(and(of, eq(contents.status, 'draft')))
        .returning({ id: contents.id });
      if (drafts.length) return true;
      const rows = await tx
        .update(contents)
        .set({ status: 'withdrawn', withdrawnBy: 'newsroom' })
        .where(and(of, ne(contents.status, 'withdrawn')))
        .returning({ id: contents.id });
      await touchContents(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length > 0;
    });
  }

  private of(id: string) {
    const { source, sourceId } = identityOf(this.source, id);
    return and(eq(contents.site, this.site), eq(contents.source, source), eq(contents.sourceId, sourceId));
  }

  private async save(
    tx: DatabaseTransaction,
    item: NewsItem,
    { digest, missing, found, before }: Writing,
  ): Promise<{ path: string; isUnreadable: boolean }> {
    const site = await heldSite(tx, this.site);
    if (!site) throw new Error(`there is no site “${this.site}”`);
    const path = await this.paths.of(tx, item, before);
    const sectionIds: number[] = [];
    const draft = isDraft(item, before);
    for (const section of item.sections) sectionIds.push(...(await this.terms.section(tx, section, draft)));
    const body = partsOf(found, item.body);
    const publication = this.publication(item, before);
    const access = accessOf(askedOf(item, site), publication.publishedAt, this.now());
    const values = {
      site: this.site,
      ...identityOf(this.source, item.sourceId),
      sourceDigest: digest,
      missingMedia: missing,
      ...publication,
      type: item.type,
      path,
      title: plainText(item.title),
      kicker: item.kicker ? { text: plainText(item.kicker) } : null,
      standfirst: item.standfirst ? sanitizeInline(item.standfirst) || null : null,
      body,
      ...access,
      ...conditionSourceOf(item),
      opening: isClosable(access) ? openingOf(body, site.openShare, site.language) : null,
      lead: item.lead ? pictureOf(found, item.lead) : null,
      sectionId: sectionIds[0] ?? null,
      programmeId: item.programme ? ((await this.terms.programme(tx, item.programme))[0] ?? null) : null,
      signature: item.signature ?? null,
      updatedAt: item.updatedAt ?? null,
      listed: item.listed,
      commentsOpen: item.commentsOpen,
      story: item.story ?? null,
      extra: extraOf(found, item),
      ...(item.views === undefined ? {} : { views: item.views }),
    };
    const [row] = await (before === undefined
      ? tx.insert(contents).values(values).returning({ id: contents.id })
      : tx.update(contents).set(values).where(eq(contents.id, before.id)).returning({ id: contents.id }));
    if (!row) throw new Error('the content was removed while it was being imported');
    await this.connect(tx, row.id, item, { sectionIds, found, draft });
    if (item.type === 'live') await this.storeLive(tx, row.id, item, found);
    if (item.interview)
      await storeImportedInterview(tx, row.id, item.interview, {
        publishedAt: item.publishedAt,
        now: this.now(),
      });
    await touchContents(tx, [row.id]);
    return { path, isUnreadable: !playedIn(values).every(isReadable) };
  }

  private async connect(
    tx: DatabaseTransaction,
    contentId: number,
    item: NewsItem,
    { sectionIds, found, draft }: { sectionIds: number[]; found: FoundMedia; draft: boolean },
  ) {
    for (const table of [contentSections, contentAuthors, contentTags])
      await tx.delete(table).where(eq(table.contentId, contentId));
    const authorIds: number[] = [];
    for (const author of item.authors) authorIds.push(...(await this.terms.author(tx, author, found, draft)));
    const tagIds = await this.terms.tags(tx, item.tags, draft);
    const placed = (ids: number[]) => [...new Set(ids)].map((id, position) => ({ id, position }));
    if (sectionIds.length)
      await tx
        .insert(contentSections)
        .values(placed(sectionIds).map((row) => ({ contentId, sectionId: row.id })));
    if (authorIds.length)
      await tx
        .insert(contentAuthors)
        .values(placed(authorIds).map(({ id, position }) => ({ contentId, authorId: id, position })));
    if (tagIds.length)
      await tx
        .insert(contentTags)
        .values(placed(tagIds).map(({ id, position }) => ({ contentId, tagId: id, position })));
    await storeImported(
      tx,
      contentId,
      item.comments.map((comment) => ({ ...comment, html: sanitizeComment(comment.html) })),
    );
  }

  /** Stores the live blog of an article, without entries if its text has no known shape. */
  private storeLive(tx: DatabaseTransaction, contentId: number, { live }: NewsItem, found: FoundMedia) {
    const entries = (live?.entries ?? []).map(
      ({ sourceId, date, title = '', author = '', isKey = false, isPinned = false, html }) => ({
        sourceId,
        date,
        isKey,
        isPinned,
        title: plainText(title),
        author: plainText(author),
        body: partsOf(found, html),
      }),
    );
    return storeImportedEntries(tx, contentId, { isLive: live?.isLive ?? false, entries }, this.now());
  }

  /** Publication date and status. Decisions by an editor here are kept. */
  private publication(item: NewsItem, before: Before | undefined) {
    const publishedAt = before?.isRescheduled ? before.publishedAt : item.publishedAt;
    if (before?.withdrawnBy === 'editor') return { publishedAt };
    if (isDraft(item, before)) return { publishedAt, status: 'draft' as const, withdrawnBy: null };
    const status = publishedAt > this.now() ? ('scheduled' as const) : ('published' as const);
    return { publishedAt, status, withdrawnBy: null };
  }
}

/**
 * Whether an item is still hidden: a draft of its newsroom, without a publication date set by an editor here.
 */
const isDraft = (item: NewsItem, before: Before | undefined): boolean =>
  item.isDraft === true && before?.isRescheduled !== true;
