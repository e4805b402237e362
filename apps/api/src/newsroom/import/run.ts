import type { Database } from '../../platform/database';
import type { MediaLibrary } from '../../platform/media';
import type { SiteFile } from '../../sites';
import { detectFormat, type Format } from './detect';
import { countFeed, feedItems } from './feed';
import type { MediaOpener, NewsItem } from './item';
import { feedSource } from './item';
import { MediaIntake, type MediaProblem } from './media';
import { countNinjs, ninjsItems } from './ninjs';
import type { ReadItem, Skipped, Withdrawn } from './problem';
import { type SectionGaps, SectionTally, withSection } from './sections';
import { indexWxr, wxrItems } from './wordpress/wxr';
import { ContentWriter } from './write';

const HELD = 'withdrawn by an editor here: “npm run content -- restore <address>” brings it back';

/** Maximum entries per list of a report; further ones are only counted. */
const MAX_LISTED = 200;

export type Report = SectionGaps & {
  file: string;
  format: Format;
  site: string;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Withdrawn by their newsroom. */
  withdrawn: number;
  /** Drafts among the added and updated articles. */
  drafts: number;
  /** Items skipped as expected, by reason. */
  skipped: Record<string, number>;
  /** Items skipped because of a fault. */
  faults: Skipped[];
  faultCount: number;
  missingMedia: MediaProblem[];
  missingMediaCount: number;
  /** Articles with a video or audio without captions or transcript. */
  unreadable: { title: string; path: string }[];
  unreadableCount: number;
  /** Articles whose path was taken, with the assigned one. */
  moved: { title: string; wanted: string; path: string }[];
};

export type ImportOptions = {
  db: Database;
  library: MediaLibrary;
  site: Pick<SiteFile, 'alias' | 'timeZone' | 'sections' | 'paywall'>;
  /** Local file. */
  file: string;
  /** Namespace of ids if the file states none: its URL. */
  origin: string;
  open: MediaOpener;
  now: Date;
  progress: (done: number, total: number) => void;
};

type Source = { name: string; total: number; items: AsyncGenerator<ReadItem<NewsItem>> };

/**
 * Reads the file once to its end, so that a broken one changes nothing; then opens it for a second reading.
 */
async function sourceOf(format: Format, { file, origin, site }: ImportOptions): Promise<Source> {
  switch (format) {
    case 'wordpress': {
      const index = await indexWxr(file);
      return {
        name: `wordpress:${index.site || origin}`,
        total: index.items,
        items: wxrItems(file, index, site.timeZone),
      };
    }
    case 'rss':
    case 'atom':
      return {
        name: feedSource(origin),
        total: await countFeed(file),
        items: feedItems(file, site.timeZone),
      };
    case 'ninjs':
      // A ninjs id is a URI, unique in any file.
      return { name: 'ninjs', total: await countNinjs(file), items: ninjsItems(file, site.timeZone) };
  }
}

/**
 * Imports a newsroom's file into a site.
 * @throws UnreadableFile before anything is written
 */
export async function importNewsroom(options: ImportOptions): Promise<Report> {
  const { db, library, site, file, open, progress } = options;
  const format = await detectFormat(file);
  const source = await sourceOf(format, options);
  const writer = new ContentWriter(
    db,
    site.alias,
    source.name,
    new MediaIntake(db, library, site.alias, open),
    () => options.now,
  );
  const report: Report = {
    file,
    format,
    site: site.alias,
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    drafts: 0,
    skipped: {},
    faults: [],
    faultCount: 0,
    missingMedia: [],
    missingMediaCount: 0,
    unreadable: [],
    unreadableCount: 0,
    moved: [],
    withoutSection: 0,
    unknownSections: [],
    unknownSectionCount: 0,
  };
  const tally = new SectionTally(site);
  for await (const read of source.items) {
    report.read += 1;
    if ('skipped' in read) addSkipped(report, read.skipped);
    else if ('withdrawn' in read) await withdrawItem(writer, read.withdrawn, report);
    else await writeItem(writer, withSection(read.item, site), report, tally);
    progress(report.read, source.total);
  }
  return { ...report, ...tally.gaps() };
}

function addSkipped(report: Report, skipped: Skipped): void {
  if (!skipped.isFault) {
    report.skipped[skipped.reason] = (report.skipped[skipped.reason] ?? 0) + 1;
    return;
  }
  report.faultCount += 1;
  if (report.faults.length < MAX_LISTED) report.faults.push(skipped);
}

async function withdrawItem(
  writer: ContentWriter,
  { reason, ...item }: Withdrawn,
  report: Report,
): Promise<void> {
  if (await writer.withdraw(item.sourceId)) report.withdrawn += 1;
  else addSkipped(report, { ...item, reason, isFault: false });
}

async function writeItem(
  writer: ContentWriter,
  item: NewsItem,
  report: Report,
  tally: SectionTally,
): Promise<void> {
  try {
    const { outcome, path, wanted, problems, isHeld, isUnreadable = false } = await writer.write(item);
    if (!isHeld && outcome !== 'withdrawn') tally.add(item);
    if (!isHeld) report[outcome] += 1;
    else addSkipped(report, { sourceId: item.sourceId, title: item.title, reason: HELD, isFault: false });
    if (item.isDraft && !isHeld && (outcome === 'added' || outcome === 'updated')) report.drafts += 1;
    report.missingMediaCount += problems.length;
    report.missingMedia.push(...problems.slice(0, MAX_LISTED - report.missingMedia.length));
    if (isUnreadable && report.unreadableCount++ < MAX_LISTED)
      report.unreadable.push({ title: item.title, path });
    if (path !== wanted && outcome === 'added' && report.moved.length < MAX_LISTED)
      report.moved.push({ title: item.title, wanted, path });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    addSkipped(report, { sourceId: item.sourceId, title: item.title, reason, isFault: true });
  }
}
