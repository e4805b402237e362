import { isDeepStrictEqual } from 'node:util';
import { asc, eq, gt } from 'drizzle-orm';
import { liveEntries } from '../../content/live-blogs';
import type { ContentExtra } from '../../content/stories';
import { contents, programmes } from '../../content/stories';
import { comments } from '../../participation/comments';
import { indexContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import {
  cleanParts,
  cleanPictures,
  PARSER_VERSION,
  sanitizeComment,
  sanitizeInline,
} from '../../platform/html';
import { once } from './once';

/** Rows in memory at a time. */
const BATCH = 200;
/** Most paths that the log names. */
const MAX_NAMED = 5;

/** Calls `clean` with batches of rows by id, one transaction each, until it returns undefined. */
async function inBatches(
  db: Database,
  clean: (tx: DatabaseTransaction, after: number) => Promise<number | undefined>,
): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await db.transaction((tx) => clean(tx, from));
  }
}

function cleanExtra(extra: ContentExtra): ContentExtra {
  return extra.multimedia?.type === 'photo-gallery'
    ? { ...extra, multimedia: { ...extra.multimedia, images: cleanPictures(extra.multimedia.images) } }
    : extra;
}

type Html = Pick<typeof contents.$inferSelect, 'standfirst' | 'body' | 'opening' | 'lead' | 'extra'>;

const cleanContent = ({ standfirst, body, opening, lead, extra }: Html): Html => ({
  standfirst: standfirst === null ? null : sanitizeInline(standfirst) || null,
  body: cleanParts(body),
  opening: opening && cleanParts(opening),
  lead: lead ? (cleanPictures([lead])[0] ?? null) : null,
  extra: cleanExtra(extra),
});

async function cleanContents(db: Database, onChange: (path: string) => void): Promise<void> {
  await inBatches(db, async (tx, after) => {
    const rows = await tx
      .select({
        id: contents.id,
        path: contents.path,
        html: {
          standfirst: contents.standfirst,
          body: contents.body,
          opening: contents.opening,
          lead: contents.lead,
          extra: contents.extra,
        },
      })
      .from(contents)
      .where(gt(contents.id, after))
      .orderBy(asc(contents.id))
      .limit(BATCH)
      .for('update');
    const changed: number[] = [];
    for (const { id, path, html } of rows) {
      const clean = cleanContent(html);
      if (isDeepStrictEqual(clean, html)) continue;
      await tx.update(contents).set(clean).where(eq(contents.id, id));
      changed.push(id);
      onChange(path);
    }
    await indexContents(tx, changed);
    return rows.at(-1)?.id;
  });
}

async function cleanEntries(db: Database, onChange: () => void): Promise<void> {
  await inBatches(db, async (tx, after) => {
    const rows = await tx
      .select({ id: liveEntries.id, body: liveEntries.body })
      .from(liveEntries)
      .where(gt(liveEntries.id, after))
      .orderBy(asc(liveEntries.id))
      .limit(BATCH)
      .for('update');
    for (const row of rows) {
      const body = cleanParts(row.body);
      if (isDeepStrictEqual(body, row.body)) continue;
      await tx.update(liveEntries).set({ body }).where(eq(liveEntries.id, row.id));
      onChange();
    }
    return rows.at(-1)?.id;
  });
}

async function cleanComments(db: Database, onChange: () => void): Promise<void> {
  await inBatches(db, async (tx, after) => {
    const rows = await tx
      .select({ id: comments.id, html: comments.html })
      .from(comments)
      .where(gt(comments.id, after))
      .orderBy(asc(comments.id))
      .limit(BATCH)
      .for('update');
    for (const row of rows) {
      const html = sanitizeComment(row.html);
      if (html === row.html) continue;
      await tx.update(comments).set({ html }).where(eq(comments.id, row.id));
      onChange();
    }
    return rows.at(-1)?.id;
  });
}

async function cleanProgrammes(db: Database, onChange: () => void): Promise<void> {
  await inBatches(db, async (tx, after) => {
    const rows = await tx
      .select({ id: programmes.id, html: { resume: programmes.resume, body: programmes.body } })
      .from(programmes)
      .where(gt(programmes.id, after))
      .orderBy(asc(programmes.id))
      .limit(BATCH)
      .for('update');
    for (const { id, html } of rows) {
      const clean = { resume: sanitizeInline(html.resume), body: cleanParts(html.body) };
      if (isDeepStrictEqual(clean, html)) continue;
      await tx.update(programmes).set(clean).where(eq(programmes.id, id));
      onChange();
    }
    return rows.at(-1)?.id;
  });
}

/**
 * Sanitizes stored HTML by the rules of this version, once. Removes what an older version let through, even
 * if its newsroom never sends it again.
 */
export async function cleanStoredHtml(
  db: Database,
  now: () => Date,
  log: (message: string) => void,
): Promise<void> {
  const named: string[] = [];
  const report = await once(db, `clean-html-${PARSER_VERSION}`, now, async () => {
    const changed = { contents: 0, entries: 0, comments: 0, programmes: 0 };
    await cleanContents(db, (path) => {
      changed.contents += 1;
      if (named.length < MAX_NAMED) named.push(path);
    });
    await cleanEntries(db, () => {
      changed.entries += 1;
    });
    await cleanComments(db, () => {
      changed.comments += 1;
    });
    await cleanProgrammes(db, () => {
      changed.programmes += 1;
    });
    return changed;
  });
  if (!report || !Object.values(report).some((count) => count > 0)) return;
  const counts = Object.entries(report).map(([what, count]) => `${count} ${what}`);
  const first = named.length ? `, the first: ${named.join(' ')}` : '';
  log(`Cleaned stored HTML by newer rules: ${counts.join(', ')}${first}`);
}
