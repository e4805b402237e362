import {
  type Alternate,
  type Image,
  isLocalHost,
  PLAIN_RENDITIONS,
  ROUTES,
  renditionName,
  type Site,
} from '@portal/model';
import type { AnalyticsFacts } from '@portal/model/analytics';

/** Contents of a page's `<head>`: metadata for browsers, search engines and link previews. */
export type Head = {
  /** Without the site's name. */
  title: string;
  /** Whether the title contains the site's name already. */
  isFront?: boolean;
  description?: string;
  /** Path of the page's canonical URL. */
  path: string;
  kind: 'website' | 'article' | 'profile';
  image?: Image;
  publishedAt?: string;
  updatedAt?: string;
  section?: string;
  tags?: string[];
  /** Path of a listing's next page. */
  next?: string;
  noIndex?: boolean;
  /** Whether search engines must not show a copy: its text is gated. */
  noArchive?: boolean;
  /** Paths of the feeds of the page's listing, and their title. */
  feed?: { title: string; rss: string; atom: string };
  /** The same story in other languages, on the group's other sites. */
  alternates?: Alternate[];
  /** Analytics of the search whose results these are. */
  search?: AnalyticsFacts['search'];
  /** Objects of schema.org, without `@context`. */
  structured?: object[];
};

/** The largest rendition of a picture in a ratio, absolute; for shared links. */
export function shareImage(image: Image | undefined, origin: string): string | undefined {
  if (!image || image.missing) return undefined;
  const rendition = image.src.replace(/\/full\/\d+\.jpg$/, `/${renditionName(PLAIN_RENDITIONS.shared)}.jpg`);
  return new URL(rendition, origin).href;
}

/**
 * JSON that is safe in a `<script>`: a `<` in a headline could close the script, and the two line separators
 * are not allowed in older scripts.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Links that choose an edition: a pointer that passes over one chooses nothing. */
const CHOOSES_EDITION = '/*\\?*edition=*';

/** Prefetches the page of a link as the pointer comes near. */
export const SPECULATION_RULES = scriptJson({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [ROUTES.calls, ROUTES.media, ROUTES.logout, CHOOSES_EDITION] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Whether search engines may index a site's pages: not those of a public demonstration. */
export const isListable = ({ isFiction }: Pick<Site, 'isFiction'>, origin: string): boolean =>
  !isFiction || isLocalHost(new URL(origin).host);
