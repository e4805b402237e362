import { type BodyPart, type Image, isSafeUrl } from '@portal/model';
import { and, eq, inArray } from 'drizzle-orm';
import { mediaSources } from '../../content/stories';
import type { Database } from '../../platform/database';
import { bodyParts } from '../../platform/html';
import { filePath, imageOf, isMediaType, type MediaLibrary, media } from '../../platform/media';
import type { MediaOpener, NewsItem } from './item';
import { decodedUrl } from './path';

export type MediaProblem = { url: string; reason: string };
export type FoundMedia = { byUrl: Map<string, typeof media.$inferSelect>; problems: MediaProblem[] };

/** Concurrent downloads. */
const MAX_AT_ONCE = 4;

/** Imports a newsroom's media: each URL is fetched once, and stored media are not fetched again. */
export class MediaIntake {
  constructor(
    private readonly db: Database,
    private readonly library: MediaLibrary,
    private readonly site: string,
    private readonly open: MediaOpener,
  ) {}

  /** Stored media of these URLs; failed downloads are reported as problems. */
  async find(urls: readonly string[]): Promise<FoundMedia> {
    const wanted = [...new Set(urls)];
    if (!wanted.length) return { byUrl: new Map(), problems: [] };
    const known = await this.db
      .select({ url: mediaSources.url, media })
      .from(mediaSources)
      .innerJoin(media, eq(media.id, mediaSources.mediaId))
      .where(and(eq(mediaSources.site, this.site), inArray(mediaSources.url, wanted)));
    const byUrl = new Map(known.map((row) => [row.url, row.media]));
    const problems: MediaProblem[] = [];
    const missing = wanted.filter((url) => !byUrl.has(url));
    for (let start = 0; start < missing.length; start += MAX_AT_ONCE) {
      await Promise.all(
        missing.slice(start, start + MAX_AT_ONCE).map(async (url) => {
          try {
            byUrl.set(url, await this.fetch(url));
          } catch (error) {
            problems.push({ url, reason: error instanceof Error ? error.message : String(error) });
          }
        }),
      );
    }
    return { byUrl, problems };
  }

  private async fetch(url: string): Promise<typeof media.$inferSelect> {
    const { bytes, mime, focal } = await this.open(url);
    if (!isMediaType(mime)) throw new Error(`files of type ${mime} are not kept`);
    const row = await this.library.add(bytes, mime, focal);
    await this.db
      .insert(mediaSources)
      .values({ site: this.site, url, mediaId: row.id })
      .onConflictDoNothing();
    return row;
  }
}

/** Image of a URL: the stored picture or, without one, a placeholder with the alt text. */
export function imageFor(
  found: FoundMedia,
  url: string,
  alt: string,
  size: { width?: number; height?: number } = {},
): Image {
  const row = found.byUrl.get(url);
  if (row?.mime.startsWith('image/')) return imageOf(row, alt);
  return { src: isSafeUrl(url) ? url : '/', alt, ...size, missing: true };
}

/** URL of the stored copy of an audio, video or document; without one, the newsroom's own. */
function fileFor(found: FoundMedia, url: string): string {
  const row = found.byUrl.get(url);
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) || 'file';
  return row ? filePath(row.id, decodedUrl(name)) : url;
}

/** An article's texts, with those of its live blog. */
export const htmlOf = ({ body, live }: NewsItem): string[] => [
  body,
  ...(live?.entries ?? []).map(({ html }) => html),
];

/** Parts of a text, with its stored media. */
export const partsOf = (found: FoundMedia, html: string): BodyPart[] =>
  bodyParts(html, {
    image: (src, alt, size) => imageFor(found, src, alt, size),
    file: (src) => fileFor(found, src),
  });
