import { type BodyPart, type Image, isSafeUrl } from '@portal/model';
import { and, eq, inArray } from 'drizzle-orm';
import { mediaSources } from '../../content/stories';
import type { Database } from '../../platform/database';
import { bodyParts } from '../../platform/html';
import {
  filePath,
  imageOf,
  isMediaType,
  type MediaLibrary,
  media,
  type SoundShape,
  shapeOfSound,
  UnreadableSound,
} from '../../platform/media';
import type { MediaOpener, NewsItem } from './item';
import { ITEM_LIMITS, MEDIA_LIMITS } from './limits';
import { decodedUrl } from './path';
import { wordsOf } from './problem';

export type MediaProblem = { url: string; reason: string };
export type FoundMedia = {
  byUrl: Map<string, typeof media.$inferSelect>;
  problems: MediaProblem[];
  /** Sounds that have no waveform, and why. */
  soundFaults?: string[];
  /** Faults of charts in the texts, filled while they are split into parts. */
  chartFaults?: Set<string>;
};

/** Concurrent downloads. */
const MAX_AT_ONCE = 4;

/** Imports a newsroom's media: each URL is fetched once, and stored media are not fetched again. */
export class MediaIntake {
  private bytes = 0;
  private milliseconds = 0;
  /** Sounds without a waveform that this import has fetched, and why. */
  private readonly shapeless = new Map<string, string>();

  constructor(
    private readonly db: Database,
    private readonly library: Pick<MediaLibrary, 'add'>,
    private readonly site: string,
    private readonly open: MediaOpener,
    private readonly limits: { files: number; bytes: number; milliseconds: number } = MEDIA_LIMITS,
  ) {}

  /** Stored media of these URLs; failed downloads are reported as problems. */
  async find(urls: readonly string[]): Promise<FoundMedia> {
    const { wanted, problems } = this.within([...new Set(urls)]);
    if (!wanted.length) return { byUrl: new Map(), problems };
    const known = await this.db
      .select({ url: mediaSources.url, media })
      .from(mediaSources)
      .innerJoin(media, eq(media.id, mediaSources.mediaId))
      .where(and(eq(mediaSources.site, this.site), inArray(mediaSources.url, wanted)));
    const byUrl = new Map(known.map((row) => [row.url, row.media]));
    const missing = wanted.filter((url) => !byUrl.has(url));
    for (let start = 0; start < missing.length; start += MAX_AT_ONCE) {
      const began = performance.now();
      await Promise.all(
        missing.slice(start, start + MAX_AT_ONCE).map(async (url) => {
          try {
            byUrl.set(url, await this.fetch(url));
          } catch (error) {
            problems.push({ url, reason: wordsOf(error) });
          }
        }),
      );
      this.milliseconds += performance.now() - began;
    }
    const soundFaults = missing.flatMap((url) => {
      const reason = this.shapeless.get(url);
      return reason === undefined ? [] : [`sound “${url}”: ${reason}`];
    });
    return { byUrl, problems, soundFaults };
  }

  /** URLs of an item within its limits. Those over the number are one problem, which names the first. */
  private within(urls: string[]): { wanted: string[]; problems: MediaProblem[] } {
    const short = urls.filter((url) => url.length <= ITEM_LIMITS.url);
    const over = short.slice(this.limits.files);
    const problems = urls
      .filter((url) => url.length > ITEM_LIMITS.url)
      .map((url) => ({
        url: url.slice(0, ITEM_LIMITS.url),
        reason: `its address has more than ${ITEM_LIMITS.url} characters`,
      }));
    const [first] = over;
    if (first !== undefined)
      problems.push({
        url: first,
        reason: `${over.length} of the ${urls.length} files of its article, from this one on: ${this.limits.files} are fetched`,
      });
    return { wanted: short.slice(0, this.limits.files), problems };
  }

  /** @throws Error once the import has fetched as much as one may */
  private checkRun(): void {
    const { bytes, milliseconds } = this.limits;
    if (this.bytes >= bytes)
      throw new Error(`this import has fetched ${Math.round(bytes / 1024 ** 3)} GB: the next one goes on`);
    if (this.milliseconds >= milliseconds)
      throw new Error(
        `this import has fetched media for ${Math.round(milliseconds / 3_600_000)} hours: the next one goes on`,
      );
  }

  /** Waveform and length of a sound. One that cannot be decoded is reported, and its player has a plain line. */
  private async shapeOf(url: string, bytes: Buffer, mime: string): Promise<SoundShape | null> {
    try {
      return await shapeOfSound(bytes, mime);
    } catch (error) {
      if (!(error instanceof UnreadableSound)) throw error;
      this.shapeless.set(url, error.message);
      return null;
    }
  }

  private async fetch(url: string): Promise<typeof media.$inferSelect> {
    this.checkRun();
    const { bytes, mime, focal } = await this.open(url);
    this.bytes += bytes.length;
    if (!isMediaType(mime)) throw new Error(`files of type ${mime} are not kept`);
    const sound = mime.startsWith('audio/') ? await this.shapeOf(url, bytes, mime) : null;
    const row = await this.library.add(bytes, mime, { focal, sound });
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
    sound: (src) => found.byUrl.get(src)?.sound ?? null,
    report: (problem) => found.chartFaults?.add(problem),
  });
