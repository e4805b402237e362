import { type Board, type FrontPage, LATEST_PATH, type Page } from '@portal/model';
import { eq } from 'drizzle-orm';
import { assembleBoards } from '../boards/assemble';
import { readCursor } from '../contents/cursor';
import { normalPath, PROGRAMMES_PATH } from '../contents/paths';
import type { Database } from '../database/client';
import { boards } from '../database/schema';
import type { SiteRecord } from '../sites/record';
import { contentAt } from './content';
import {
  authorListing,
  latestListing,
  programmeListing,
  programmesListing,
  sectionListing,
  tagListing,
} from './listing';
import { programmeCards } from './programmes';

/** A cursor that this server never wrote. */
export class BadCursor extends Error {
  override name = 'BadCursor';
}

async function frontPage(db: Database, site: SiteRecord, now: Date): Promise<FrontPage> {
  const [[found], programmes] = await Promise.all([
    db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias)),
    programmeCards(db, site),
  ]);
  const assembled = await assembleBoards(db, found?.plan ?? [], { site, now, programmes });
  return {
    type: 'front',
    path: '/',
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    updatedAt: newestDate(assembled),
    boards: assembled,
  };
}

/** When the newest story on a front was published; 1970 on an empty one. */
function newestDate(assembled: readonly Board[]): string {
  const modules = assembled.flatMap(({ columns }) => columns.flat());
  const cards = modules.flatMap((module) =>
    'card' in module ? [module.card] : 'cards' in module ? module.cards : [],
  );
  return cards.reduce(
    (newest, { publishedDate }) =>
      publishedDate && publishedDate.date > newest ? publishedDate.date : newest,
    new Date(0).toISOString(),
  );
}

/**
 * What an address of a site answers with; null where nothing is or was.
 * @param cursor text of a listing's next page.
 * @throws BadCursor
 */
export async function pageAt(
  db: Database,
  site: SiteRecord,
  { path, cursor: cursorText, now }: { path: string; cursor: string | null; now: Date },
): Promise<Page | null> {
  const wanted = normalPath(path);
  if (wanted === '/') return frontPage(db, site, now);
  const cursor = cursorText === null ? null : readCursor(cursorText);
  if (cursorText !== null && !cursor) throw new BadCursor();
  const [first = '', second, third] = wanted.split('/').filter(Boolean);
  if (first === 'autor' && second && !third) return authorListing(db, site, second, cursor);
  if (first === 'etiqueta' && second && !third) return tagListing(db, site, second, cursor);
  if (wanted === LATEST_PATH) return latestListing(db, site, cursor);
  if (wanted === PROGRAMMES_PATH) {
    const all = await programmesListing(db, site);
    if (all) return all;
  }
  if (first === 'programes' && second && !third) {
    const programme = await programmeListing(db, site, second, cursor);
    if (programme) return programme;
  }
  const found = await contentAt(db, site, wanted, now);
  if (found?.status === 'withdrawn') return { type: 'gone', path: wanted };
  if (found) {
    const { content, changedAt, mostRead } = found;
    return { type: 'content', path: wanted, updatedAt: changedAt.toISOString(), content, mostRead };
  }
  return second ? null : sectionListing(db, site, first, cursor);
}
