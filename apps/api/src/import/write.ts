import { createHash } from 'node:crypto';
import type { CaptionedImage } from '@portal/model';
import { and, eq, ne, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { openingOf } from '../access/opening';
import { touchContents } from '../changes/touch';
import { rememberMove } from '../contents/moved';
import { normalPath, RESERVED_WORDS } from '../contents/paths';
import type { Database, DatabaseTransaction } from '../database/client';
import {
  authors,
  comments,
  contentAuthors,
  contentSections,
  contents,
  contentTags,
  programmes,
  redirects,
  sections,
  tags,
} from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { bodyParts, mediaUrls } from '../html/parts';
import { PARSER_VERSION, plainText, sanitizeComment, sanitizeInline } from '../html/sanitize';
import { siteByAlias } from '../sites/find';
import type { ItemPicture, NamedSlug, NewsItem } from './item';
import { type FoundMedia, fileFor, imageFor, type MediaIntake, type MediaProblem } from './media';

export type Written = {
  outcome: 'added' | 'updated' | 'unchanged';
  path: string;
  /** The address the newsroom gave it. */
  wanted: string;
  problems: MediaProblem[];
  /** An editor has taken it back here: it was written, and stays withdrawn. */
  isHeld: boolean;
};

/** Rows of small tables remembered while an import runs. */
const MOST_REMEMBERED = 5_000;

/** Digest of what was sent and of the version that read it: what an older one wrote is written anew. */
export const digestOf = (item: NewsItem, version: number = PARSER_VERSION): string =>
  createHash('sha256')
    .update(JSON.stringify([version, item]))
    .digest('hex');

/** What is here already of an item. */
type Before = Pick<
  typeof contents.$inferSelect,
  'id' | 'path' | 'status' | 'withdrawnBy' | 'isRescheduled' | 'publishedAt'
> & { digest: string; missing: string[] };

/** What a content is written with. */
type Writing = {
  digest: string;
  /** Addresses of media that could not be had. */
  missing: string[];
  found: FoundMedia;
  before: Before | undefined;
  site: SiteRecord;
};

/** Writes contents of one source into one site. What did not change since the last import is left alone. */
export class ContentWriter {
  private readonly remembered = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(
    private readonly db: Database,
    private readonly site: string,
    /** Name of the source, part of every content's identity: `wordpress:https://example.org`. */
    private readonly source: string,
    private readonly intake: MediaIntake,
    private readonly now: () => Date = () => new Date(),
  ) {}

  private record: Promise<SiteRecord | null> | undefined;

  private async siteRecord(): Promise<SiteRecord> {
    this.record ??= siteByAlias(this.db, this.site);
    const record = await this.record;
    if (!record) throw new Error(`there is no site “${this.site}”`);
    return record;
  }

  /** Adds or updates one content, whole or not at all. */
  async write(item: NewsItem): Promise<Written> {
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
      .where(
        and(
          eq(contents.site, this.site),
          eq(contents.source, this.source),
          eq(contents.sourceId, item.sourceId),
        ),
      );
    const isHeld = before?.withdrawnBy === 'editor';
    const same = before?.digest === digest && (isHeld || before.status !== 'withdrawn');
    if (same && !before.missing.length)
      return { outcome: 'unchanged', path: before.path, wanted, problems: [], isHeld };

    const pictures = [item.lead, ...(item.gallery ?? [])].flatMap((picture) => picture?.url ?? []);
    const portraits = item.authors.flatMap(({ portrait }) => portrait?.url ?? []);
    const found = await this.intake.find([...mediaUrls(item.body), ...pictures, ...portraits]);
    const missing = found.problems.map(({ url }) => url).sort();
    if (same && missing.length === before.missing.length)
      return { outcome: 'unchanged', path: before.path, wanted, problems: found.problems, isHeld };

    const site = await this.siteRecord();
    const path = await this.db
      .transaction((tx) => this.save(tx, item, { digest, missing, found, before, site }))
      .catch((error: unknown) => {
        // Rows that this content was the first to need are gone with it.
        this.remembered.clear();
        throw error;
      });
    return { outcome: before ? 'updated' : 'added', path, wanted, problems: found.problems, isHeld };
  }

  /**
   * Takes a content back: its address answers 410 from then on.
   * @returns whether it was here
   */
  async withdraw(sourceId: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const rows = await tx
        .update(contents)
        .set({ status: 'withdrawn', withdrawnBy: 'newsroom' })
        .where(
          and(
            eq(contents.site, this.site),
            eq(contents.source, this.source),
            eq(contents.sourceId, sourceId),
            ne(contents.status, 'withdrawn'),
          ),
        )
        .returning({ id: contents.id });
      await touchContents(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length > 0;
    });
  }

  private async save(
    tx: DatabaseTransaction,
    item: NewsItem,
    { digest, missing, found, before, site }: Writing,
  ): Promise<string> {
    const path = await this.pathFor(tx, item, before);
    const sectionIds: number[] = [];
    for (const section of item.sections) sectionIds.push(await this.sectionId(tx, section));
    const body = bodyParts(item.body, {
      image: (src, alt, size) => imageFor(found, src, alt, size),
      file: (src) => fileFor(found, src),
    });
    const values = {
      site: this.site,
      source: this.source,
      sourceId: item.sourceId,
      sourceDigest: digest,
      missingMedia: missing,
      ...this.publication(item, before),
      type: item.type,
      path,
      title: plainText(item.title),
      kicker: item.kicker ? { text: plainText(item.kicker) } : null,
      standfirst: item.standfirst ? sanitizeInline(item.standfirst) || null : null,
      body,
      opening: item.registeredOnly ? openingOf(body, site.openShare, site.language) : null,
      lead: item.lead ? pictureOf(found, item.lead) : null,
      sectionId: sectionIds[0] ?? null,
      programmeId: item.programme ? await this.programmeId(tx, item.programme) : null,
      signature: item.signature ?? null,
      updatedAt: item.updatedAt ?? null,
      listed: item.listed,
      registeredOnly: item.registeredOnly ?? false,
      commentsOpen: item.commentsOpen,
      story: item.story ?? null,
      extra: { ...item.extra, ...(item.gallery?.length ? galleryOf(found, item.gallery) : {}) },
      ...(item.views === undefined ? {} : { views: item.views }),
    };
    const [row] = await (before === undefined
      ? tx.insert(contents).values(values).returning({ id: contents.id })
      : tx.update(contents).set(values).where(eq(contents.id, before.id)).returning({ id: contents.id }));
    if (!row) throw new Error('the content was removed while it was being imported');
    await this.connect(tx, row.id, item, sectionIds, found);
    await touchContents(tx, [row.id]);
    return path;
  }

  private async connect(
    tx: DatabaseTransaction,
    contentId: number,
    item: NewsItem,
    sectionIds: number[],
    found: FoundMedia,
  ) {
    for (const table of [contentSections, contentAuthors, contentTags, comments])
      await tx.delete(table).where(eq(table.contentId, contentId));
    const authorIds: number[] = [];
    for (const author of item.authors) authorIds.push(await this.authorId(tx, author, found));
    const tagIds: number[] = [];
    for (const tag of item.tags) tagIds.push(await this.tagId(tx, tag));
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
    if (item.comments.length)
      await tx
        .insert(comments)
        .values(
          item.comments.map((comment) => ({ ...comment, contentId, html: sanitizeComment(comment.html) })),
        );
  }

  /** When it is published, and whether it is. What an editor decided here stays. */
  private publication(item: NewsItem, before: Before | undefined) {
    const publishedAt = before?.isRescheduled ? before.publishedAt : item.publishedAt;
    if (before?.withdrawnBy === 'editor') return { publishedAt };
    const status = publishedAt > this.now() ? ('scheduled' as const) : ('published' as const);
    return { publishedAt, status, withdrawnBy: null };
  }

  /**
   * The address of a content: fixed when it first came in. Where its newsroom moves it, by an address that it gave itself,
   * it moves here too, and the old one leads to the new one.
   */
  private async pathFor(
    tx: DatabaseTransaction,
    item: NewsItem,
    before: Before | undefined,
  ): Promise<string> {
    if (!before) return this.freePath(tx, item.path, undefined);
    const wanted = normalPath(item.path);
    const isNumbered = before.path.startsWith(wanted.replace(/\/$/, '-')) && /-\d+\/$/.test(before.path);
    if (item.isPathDerived || wanted === '/' || wanted === before.path || isNumbered) return before.path;
    const path = await this.freePath(tx, item.path, before.id);
    if (path !== before.path)
      await rememberMove(tx, this.site, { contentId: before.id, from: before.path, to: path });
    return path;
  }

  /** The newsroom's own address, or the nearest that is neither taken nor the product's own. */
  private async freePath(tx: DatabaseTransaction, wanted: string, id: number | undefined): Promise<string> {
    const base = normalPath(wanted);
    const first = base.split('/')[1] ?? '';
    const numbered = (n: number) => (n === 1 ? base : base.replace(/\/$/, `-${n}/`));
    for (
      let n = first === '' || (RESERVED_WORDS.includes(first) && base.split('/').length === 3) ? 2 : 1;
      ;
      n += 1
    ) {
      const path = base === '/' ? `/${n}/` : numbered(n);
      const others = id === undefined ? undefined : ne(contents.id, id);
      const taken = await tx
        .select({ id: contents.id })
        .from(contents)
        .where(and(eq(contents.site, this.site), eq(contents.path, path), others));
      // Whoever follows an old link means the content that was there.
      const moved = await tx
        .select({ id: redirects.contentId })
        .from(redirects)
        .where(and(eq(redirects.site, this.site), eq(redirects.path, path)));
      if (!taken.length && moved.every((row) => row.id === id)) return path;
    }
  }

  private async remember(kind: string, slug: string, find: () => Promise<{ id: number }[]>): Promise<number> {
    const key = `${kind}:${slug}`;
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const [row] = await find();
    if (!row) throw new Error(`${kind} ${slug} could not be stored`);
    this.remembered.set(key, row.id);
    return row.id;
  }

  private sectionId(tx: DatabaseTransaction, { slug, name }: NamedSlug): Promise<number> {
    return this.remember('section', slug, () =>
      tx
        .insert(sections)
        .values({ site: this.site, slug, name })
        // The name that a site gave its section stays; the conflict is only touched so that its id comes back.
        .onConflictDoUpdate({ target: [sections.site, sections.slug], set: { slug: sql`excluded.slug` } })
        .returning({ id: sections.id }),
    );
  }

  private tagId(tx: DatabaseTransaction, { slug, name }: NamedSlug): Promise<number> {
    return this.remember('tag', slug, () =>
      tx
        .insert(tags)
        .values({ site: this.site, slug, name })
        .onConflictDoUpdate({ target: [tags.site, tags.slug], set: { name } })
        .returning({ id: tags.id }),
    );
  }

  private authorId(
    tx: DatabaseTransaction,
    { portrait, ...author }: NewsItem['authors'][number],
    found: FoundMedia,
  ): Promise<number> {
    const image = portrait ? imageFor(found, portrait.url, portrait.alt) : undefined;
    const values = { ...author, ...(image && !image.missing ? { image } : {}) };
    return this.remember('author', author.slug, () =>
      tx
        .insert(authors)
        .values({ site: this.site, ...values })
        .onConflictDoUpdate({ target: [authors.site, authors.slug], set: values })
        .returning({ id: authors.id }),
    );
  }

  private programmeId(tx: DatabaseTransaction, slug: string): Promise<number> {
    return this.remember('programme', slug, () =>
      tx
        .select({ id: programmes.id })
        .from(programmes)
        .where(and(eq(programmes.site, this.site), eq(programmes.slug, slug))),
    );
  }
}

function pictureOf(found: FoundMedia, { url, alt, caption, credit }: ItemPicture): CaptionedImage {
  return {
    image: imageFor(found, url, alt),
    ...(caption ? { caption: sanitizeInline(caption) } : {}),
    ...(credit ? { credit: plainText(credit) } : {}),
  };
}

const galleryOf = (found: FoundMedia, pictures: ItemPicture[]) => ({
  multimedia: {
    type: 'photo-gallery' as const,
    images: pictures.map((picture) => pictureOf(found, picture)),
  },
});
