import type { Database } from '../../platform/database';
import { HtmlLimitError } from '../../platform/html';
import { describeError, type Log, silentLog } from '../../platform/log';
import type { MediaLibrary } from '../../platform/media';
import type { SiteFile } from '../../sites';
import { detectFormat, type Format } from './detect';
import { countFeed, feedItems } from './feed';
import type { MediaOpener, NewsItem } from './item';
import { feedSource } from './item';
import { REPORT_LIMITS } from './limits';
import { MediaIntake, type MediaProblem } from './media';
import { countNinjs, ninjsItems } from './ninjs';
import { failedItem, type ReadItem, type Skipped, shown, UnreadableFile, type Withdrawn } from './problem';
import { type SectionGaps, SectionTally, withSection } from './sections';
import { idFault, withinLimits } from './within-limits';
import { indexWxr, wxrItems } from './wordpress/wxr';
import { ContentWriter } from './write';

const HELD = 'withdrawn by an editor here: “npm run content -- restore <address>” brings it back';

/** A value of a file, as much of it as a report has. */
const cut = (value: string): string =>
  value.length > REPORT_LIMITS.value ? `${value.slice(0, REPORT_LIMITS.value)}…` : value;

/** Reason of skipped items beyond the reasons that a report names. */
const OTHER_REASONS = 'for other reasons';

export type Report = SectionGaps & {
  file: string;
  format: Format;
  site: string;
  /** Database or data folder that it wrote to, if the command names it. */
  database?: string;
  /** Nothing of this source was here before. */
  isFirst: boolean;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Withdrawn by their newsroom. */
  withdrawn: number;
  /** Drafts, which the added and updated articles include. */
  drafts: number;
  /** Items skipped as expected, by reason. */
  skipped: Record<string, number>;
  /** Items skipped because of a fault. */
  faults: Omit<Skipped, 'cause'>[];
  faultCount: number;
  /** Parts of imported items that exceed a limit. */
  leftOut: { sourceId: string; title: string; what: string }[];
  leftOutCount: number;
  /** Charts whose data have a fault: readers see their tables. */
  undrawn: { sourceId: string; title: string; what: string }[];
  undrawnCount: number;
  /** Articles with a sound whose waveform could not be computed, and why. */
  shapeless: { sourceId: string; title: string; what: string }[];
  shapelessCount: number;
  missingMedia: MediaProblem[];
  missingMediaCount: number;
  /** Articles with a video or audio without captions or transcript. */
  unreadable: { title: string; path: string }[];
  unreadableCount: number;
  /** Articles whose path was taken, with the assigned one. */
  moved: { title: string; wanted: string; path: string }[];
  movedCount: number;
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
  /** Gets the technical text of unexpected errors. */
  log?: Log;
};

type Source = { name: string; total: number; items: AsyncGenerator<ReadItem<NewsItem>> };

/**
 * Reads the file once to its end, so that a broken one changes nothing; then opens it for a second reading.
 */
async function sourceOf(format: Format, { file, origin, site }: ImportOptions): Promise<Source> {
  switch (format) {
    case 'wordpress': {
      const index = await indexWxr(file);
      if (idFault(index.site)) throw new UnreadableFile('The address of its site is too long');
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
    isFirst: !(await writer.hasWritten()),
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    drafts: 0,
    skipped: {},
    faults: [],
    faultCount: 0,
    leftOut: [],
    leftOutCount: 0,
    undrawn: [],
    undrawnCount: 0,
    shapeless: [],
    shapelessCount: 0,
    missingMedia: [],
    missingMediaCount: 0,
    unreadable: [],
    unreadableCount: 0,
    moved: [],
    movedCount: 0,
    withoutSection: 0,
    unknownSections: [],
    unknownSectionCount: 0,
  };
  const tally = new SectionTally(site);
  const run: Run = { writer, report, tally, log: options.log ?? silentLog };
  for await (const read of source.items) {
    report.read += 1;
    if ('skipped' in read) addSkipped(run, read.skipped);
    else if ('withdrawn' in read) await withdrawItem(run, read.withdrawn);
    else await writeItem(run, withSection(read.item, site));
    progress(report.read, source.total);
  }
  return { ...report, ...tally.gaps() };
}

type Run = { writer: ContentWriter; report: Report; tally: SectionTally; log: Log };

/** Adds a row to a list of a report while it has room. */
function addRow<T>(rows: T[], row: T): void {
  if (rows.length < REPORT_LIMITS.rows) rows.push(row);
}

function addSkipped({ report, log }: Run, { cause, ...skipped }: Skipped): void {
  const reason = cut(skipped.reason);
  const named = { ...skipped, sourceId: cut(skipped.sourceId), title: cut(skipped.title), reason };
  if (cause !== undefined && !(cause instanceof HtmlLimitError))
    log.error(`The item ${shown(named.sourceId)} could not be imported: ${describeError(cause)}`);
  if (skipped.isFault) {
    report.faultCount += 1;
    addRow(report.faults, named);
    return;
  }
  const isNamed =
    Object.hasOwn(report.skipped, reason) || Object.keys(report.skipped).length < REPORT_LIMITS.reasons;
  const key = isNamed ? reason : OTHER_REASONS;
  report.skipped[key] = (report.skipped[key] ?? 0) + 1;
}

async function withdrawItem(run: Run, { reason, ...item }: Withdrawn): Promise<void> {
  const { sourceId, title } = item;
  const fault = idFault(sourceId);
  if (fault) return addSkipped(run, { ...item, reason: fault, isFault: true });
  try {
    if (await run.writer.withdraw(sourceId)) run.report.withdrawn += 1;
    else addSkipped(run, { ...item, reason, isFault: false });
  } catch (error) {
    addSkipped(run, failedItem(sourceId, title, error).skipped);
  }
}

async function writeItem(run: Run, whole: NewsItem): Promise<void> {
  const { writer, report, tally } = run;
  const { sourceId } = whole;
  const title = cut(whole.title);
  try {
    const { read, leftOut } = withinLimits(whole);
    if ('skipped' in read) return addSkipped(run, read.skipped);
    if (!('item' in read)) return;
    const { item } = read;
    const {
      outcome,
      path,
      wanted,
      problems,
      isHeld,
      isUnreadable = false,
      chartFaults = [],
      soundFaults = [],
    } = await writer.write(item);
    report.undrawnCount += chartFaults.length;
    for (const what of chartFaults) addRow(report.undrawn, { sourceId, title, what: cut(what) });
    report.shapelessCount += soundFaults.length;
    for (const what of soundFaults) addRow(report.shapeless, { sourceId, title, what: cut(what) });
    report.leftOutCount += leftOut.length;
    for (const what of leftOut) addRow(report.leftOut, { sourceId, title, what });
    if (!isHeld && outcome !== 'withdrawn') tally.add(item);
    if (!isHeld) report[outcome] += 1;
    else addSkipped(run, { sourceId, title, reason: HELD, isFault: false });
    if (item.isDraft && !isHeld && (outcome === 'added' || outcome === 'updated')) report.drafts += 1;
    report.missingMediaCount += problems.length;
    for (const { url, reason } of problems)
      addRow(report.missingMedia, { url: cut(url), reason: cut(reason) });
    if (isUnreadable) {
      report.unreadableCount += 1;
      addRow(report.unreadable, { title, path });
    }
    if (path !== wanted && outcome === 'added') {
      report.movedCount += 1;
      addRow(report.moved, { title, wanted, path });
    }
  } catch (error) {
    addSkipped(run, failedItem(sourceId, title, error).skipped);
  }
}
