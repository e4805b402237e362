import type { BodyPart } from '@portal/model';
import { countCharacters } from '@portal/model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { contents, movedTo, normalPath, withoutExtension } from '../../content/stories';
import type { Database } from '../../platform/database';
import { plainText } from '../../platform/html';
import type { SiteRecord } from '../../sites';

type Site = Pick<SiteRecord, 'alias' | 'hosts' | 'url'>;
/** A site and the origin of the request. */
type Place = { site: Site; origin: string };

const columns = {
  id: contents.id,
  title: contents.title,
  path: contents.path,
  status: contents.status,
  publishedAt: contents.publishedAt,
};
/** The story of a rectification request. */
export type RectifiedStory = Pick<typeof contents.$inferSelect, keyof typeof columns>;

/** Path of a copied or typed address; null for another site. */
function pathOf(written: string, { site, origin }: Place): string | null {
  const own = [...site.hosts, new URL(site.url).hostname, new URL(origin).hostname];
  const bare = written.replace(/[?#].*$/, '');
  const [name = ''] = bare.split('/');
  // The scheme may be missing.
  const address = own.includes(name.toLowerCase()) ? `https://${bare}` : bare;
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  return own.includes(hostname) ? pathname : null;
}

/**
 * Story at an address: published, or withdrawn after publication, since both can be rectified. Null for
 * anything else, and for other sites.
 */
export async function storyAt(db: Database, place: Place, written: string): Promise<RectifiedStory | null> {
  const path = pathOf(written, place);
  if (path === null) return null;
  const { alias } = place.site;
  const at = normalPath(path);
  const paths = [...new Set([at, withoutExtension(at), (await movedTo(db, place.site, at)) ?? at])];
  const [row] = await db
    .select(columns)
    .from(contents)
    .where(
      and(
        eq(contents.site, alias),
        inArray(contents.path, paths),
        ne(contents.status, 'scheduled'),
        ne(contents.status, 'draft'),
      ),
    )
    .limit(1);
  return row ?? null;
}

/**
 * Headline of a story for the public; null unless published, because the headline may be the reason for its
 * withdrawal.
 */
export const toldTitle = ({ title, status }: Pick<RectifiedStory, 'title' | 'status'>): string | null =>
  status === 'published' ? title : null;

/** Visible characters of a body. */
export const charactersOf = (body: readonly BodyPart[]): number =>
  body.reduce((sum, part) => sum + ('html' in part ? countCharacters(plainText(part.html)) : 0), 0);
