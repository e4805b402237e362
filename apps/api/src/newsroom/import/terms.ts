import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { authors, programmes, tags } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import { nameKey } from '../../platform/words';
import { sections } from '../../sites';
import type { NamedSlug, NewsItem } from './item';
import { type FoundMedia, imageFor } from './media';

/** Cached rows of small tables during an import. */
const MAX_REMEMBERED = 5_000;

/**
 * Ids of the sections, tags, authors and programmes that articles name. Missing ones are added, except
 * programmes, and sections that only drafts name, whose public page would reveal them. Authors and tags have
 * no page until something published has them; a draft does not change existing ones. Each method returns one
 * id or none.
 */
export class Terms {
  private readonly remembered = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(private readonly site: string) {}

  /** Clears the cache after a rollback, which may have undone some rows. */
  forget(): void {
    this.remembered.clear();
  }

  section(tx: DatabaseTransaction, { slug, name }: NamedSlug, isDraft: boolean): Promise<number[]> {
    if (isDraft) return this.known(tx, slug);
    return this.remember('section', slug, () =>
      tx
        .insert(sections)
        .values({ site: this.site, slug, name })
        // Keeps the section's name on this site; the no-op update only returns its id.
        .onConflictDoUpdate({ target: [sections.site, sections.slug], set: { slug: sql`excluded.slug` } })
        .returning({ id: sections.id }),
    );
  }

  /** Ids of tags in their order, each once, with one statement for those that are not remembered. */
  async tags(tx: DatabaseTransaction, named: readonly NamedSlug[], isDraft: boolean): Promise<number[]> {
    const kind = isDraft ? 'tag of drafts' : 'tag';
    // The first name of a slug counts.
    const bySlug = new Map(named.toReversed().map(({ slug, name }) => [slug, name]));
    const slugs = [...new Set(named.map(({ slug }) => slug))];
    const known = new Map(slugs.map((slug) => [slug, this.remembered.get(`${kind}:${slug}`)]));
    // Two imports that write the same tags in the same order do not wait for each other.
    const missing = slugs.filter((slug) => known.get(slug) === undefined).sort();
    if (missing.length) {
      const rows = await tx
        .insert(tags)
        .values(missing.map((slug) => ({ site: this.site, slug, name: bySlug.get(slug) ?? slug })))
        .onConflictDoUpdate({
          target: [tags.site, tags.slug],
          set: isDraft ? { slug: sql`excluded.slug` } : { name: sql`excluded.name` },
        })
        .returning({ id: tags.id, slug: tags.slug });
      for (const { id, slug } of rows) {
        known.set(slug, id);
        this.remembered.set(`${kind}:${slug}`, id);
      }
    }
    return slugs.flatMap((slug) => known.get(slug) ?? []);
  }

  author(
    tx: DatabaseTransaction,
    { portrait, ...author }: NewsItem['authors'][number],
    found: FoundMedia,
    isDraft: boolean,
  ): Promise<number[]> {
    const image = portrait ? imageFor(found, portrait.url, portrait.alt) : undefined;
    const values = {
      ...author,
      nameKey: nameKey(author.name),
      ...(image && !image.missing ? { image } : {}),
    };
    const set = isDraft ? { slug: author.slug } : values;
    return this.remember(isDraft ? 'author of drafts' : 'author', author.slug, () =>
      tx
        .insert(authors)
        .values({ site: this.site, ...values })
        .onConflictDoUpdate({ target: [authors.site, authors.slug], set })
        .returning({ id: authors.id }),
    );
  }

  programme(tx: DatabaseTransaction, slug: string): Promise<number[]> {
    return this.remember('programme', slug, () =>
      tx
        .select({ id: programmes.id })
        .from(programmes)
        .where(and(eq(programmes.site, this.site), eq(programmes.slug, slug))),
    );
  }

  private async known(tx: DatabaseTransaction, slug: string): Promise<number[]> {
    const rows = await tx
      .select({ id: sections.id })
      .from(sections)
      .where(and(eq(sections.site, this.site), eq(sections.slug, slug)));
    return rows.map(({ id }) => id);
  }

  private async remember(
    kind: string,
    slug: string,
    find: () => Promise<{ id: number }[]>,
  ): Promise<number[]> {
    const key = `${kind}:${slug}`;
    const known = this.remembered.get(key);
    if (known !== undefined) return [known];
    const [row] = await find();
    if (!row) throw new Error(`${kind} ${slug} could not be stored`);
    this.remembered.set(key, row.id);
    return [row.id];
  }
}
