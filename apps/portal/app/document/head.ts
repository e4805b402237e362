import {
  type Alternate,
  type AnalyticsFacts,
  type Image,
  PLAIN_RENDITIONS,
  renditionName,
} from '@portal/model';

/** What a page may begin with in italics: its headline, as columns of some brands do, or words of its first lines. */
export type Italics = 'headline' | 'text';

/** Head of a page, for browsers, search engines and shared links. */
export type Head = {
  /** Without the site's name. */
  title: string;
  /** True where the title has the site's name in it already. */
  isFront?: boolean;
  description?: string;
  /** Path of the address that this page is known by. */
  path: string;
  kind: 'website' | 'article' | 'profile';
  image?: Image;
  publishedAt?: string;
  updatedAt?: string;
  section?: string;
  tags?: string[];
  /** Path of the next page of a listing. */
  next?: string;
  noIndex?: boolean;
  /** Search engines are to show no copy of it: readers pay for it. */
  noArchive?: boolean;
  /** Paths of the feeds of what this page lists, and whose they are. */
  feed?: { title: string; rss: string; atom: string };
  /** Italics that are in sight from the first: their faces, which wait for nobody, would else be those of the next page. */
  italics?: readonly Italics[];
  /** The same story in other languages, on the group's other sites. */
  alternates?: Alternate[];
  /** What analytics are told of a search whose results these are. */
  search?: AnalyticsFacts['search'];
  /** Objects of schema.org, without `@context`. */
  structured?: object[];
};

/** The largest rendition of a picture in a ratio, absolute; for links that are shared. */
export function shareImage(image: Image | undefined, origin: string): string | undefined {
  if (!image || image.missing) return undefined;
  const rendition = image.src.replace(/\/full\/\d+\.jpg$/, `/${renditionName(PLAIN_RENDITIONS.shared)}.jpg`);
  return new URL(rendition, origin).href;
}

/**
 * JSON that may be in a `<script>`: a `<` in a headline could close the script, and the two line separators are not
 * allowed in older scripts.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
