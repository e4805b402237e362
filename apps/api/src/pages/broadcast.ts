import {
  addDays,
  BROADCAST_AREAS,
  BROADCAST_MEDIA,
  type Broadcast,
  type BroadcastArea,
  type BroadcastPage,
  dayOf,
  foldText,
  type GuidePage,
  INDEX_LETTERS,
  isDay,
  isOnAir,
  type Link,
  type LivePage,
  livePath,
  type Narrowing,
  type OnDemandPage,
  PROGRAMME_PAGE_SIZE,
  type Programme,
  type ProgrammeIndexPage,
  ROUTES,
  type Streaming,
  startOfDay,
} from '@portal/model';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  broadcastsDuring,
  broadcastsOn,
  type ProgrammeRow,
  programmeIdOf,
  programmeRows,
} from '../content/boards';
import { cardOf, cardRows, contents, isListed } from '../content/stories';
import type { Database } from '../platform/database';
import { plainRendition } from '../platform/media';
import { BadCursor, idSchema, type OpenCursors } from '../platform/secrets';
import type { SiteRecord, StreamRecord } from '../sites';
import { sections } from '../sites';

/** Cursor of the programme index: a page's last programme. */
const programmePositionSchema = v.object({ id: idSchema });

/** Days in the guide around today. */
const GUIDE_DAYS = { before: 1, after: 7 };
/**
 * Days around today that have a guide page. Beyond the planned ones, the page says that there is no schedule
 * (spec §8).
 */
const GUIDE_REACH = 366;
/** Number of newest editions in the on-demand area. */
const LATEST_COUNT = 8;

type BroadcastContext = { db: Database; site: SiteRecord; now: Date };

const front = (site: SiteRecord): Link => ({ id: 'front', text: site.name, href: '/' });
const todayOf = ({ site, now }: BroadcastContext) => dayOf(now, site.timeZone) ?? '';

/** A site's broadcast areas. */
export const areasOf = ({ streams }: SiteRecord): BroadcastArea[] =>
  BROADCAST_AREAS.filter((area) => area !== 'live' || streams.length > 0);

function shared<T extends BroadcastPage['type']>(type: T, path: string, { site, now }: BroadcastContext) {
  return { type, path, updatedAt: now.toISOString(), breadcrumbs: [front(site)], areas: areasOf(site) };
}

/** Index letter of a name; '#' if it begins with a digit or a sign. */
export function letterOf(name: string): string {
  const first = foldText(name).charAt(0).toUpperCase();
  return INDEX_LETTERS.find((letter) => letter === first) ?? '#';
}

/** Most programmes per page. */
const MAX_AT_ONCE = 100;

/**
 * Page of the programme index, programmes with the newest editions first (spec §7, `orderBy`).
 * @throws BadCursor
 */
export async function programmeIndexPage(
  context: BroadcastContext & { cursors: OpenCursors; cursor: string | null },
  { question, letter, limit: wantedLimit }: Narrowing,
): Promise<ProgrammeIndexPage | null> {
  const { db, site, cursor } = context;
  const text = question.searchText;
  const limit = Math.min(wantedLimit ?? PROGRAMME_PAGE_SIZE, MAX_AT_ONCE);
  const [rows, cursors, [section]] = await Promise.all([
    programmeRows(db, site),
    context.cursors(),
    db
      .select()
      .from(sections)
      .where(and(eq(sections.site, site.alias), eq(sections.slug, 'programes'))),
  ]);
  if (rows.length === 0) return null;
  const wanted = foldText(text);
  const fitting = rows.filter(
    ({ name }) => (!letter || letterOf(name) === letter) && foldText(name).includes(wanted),
  );
  const list = ['programmes', site.alias, letter, wanted];
  const before = cursor === null ? null : cursors.read(programmePositionSchema, list, cursor);
  const seen = fitting.findIndex(({ id }) => id === before?.id);
  // The programme is no longer listed.
  if (before && seen === -1) throw new BadCursor();
  const shown = fitting.slice(seen + 1, seen + 1 + limit);
  const last = shown.at(-1);
  return {
    ...shared('programmes', ROUTES.programmes, context),
    title: section?.name ?? '',
    ...(section?.description ? { description: section.description } : {}),
    letters: [...new Set(rows.map(({ name }) => letterOf(name)))].sort(),
    letter: letter || null,
    text,
    programmes: shown.map(programmeOf),
    after: seen + 1,
    total: fitting.length,
    nextCursor:
      last && fitting.length > seen + 1 + limit
        ? cursors.write(programmePositionSchema, list, { id: last.id })
        : null,
  };
}

const programmeOf = ({
  id,
  name,
  path,
  image,
  resume,
  timetable,
  medium,
  rating,
}: ProgrammeRow): Programme => ({
  id: String(id),
  name,
  url: path,
  ...(image ? { image: { image } } : {}),
  resume: [{ html: resume }],
  ...(timetable ? { timetable } : {}),
  medium,
  ...(rating ? { rating } : {}),
});

/** Broadcasts of a medium on a day. */
function showsOf(
  rows: readonly ProgrammeRow[],
  medium: string,
  day: string,
  { site, now }: BroadcastContext,
): Broadcast[] {
  return broadcastsOn(
    rows.filter((row) => row.medium === medium),
    site.timeZone,
    day,
    now,
  );
}

/**
 * Programme guide of a day; null if no programme is scheduled. A past or unplanned day shows its stations
 * without shows. A day more than a year away has no page, to keep their number finite.
 */
export async function guidePage(
  context: BroadcastContext,
  path: string,
  day?: string,
): Promise<GuidePage | null> {
  if (day !== undefined && !isDay(day)) return null;
  const { db, site } = context;
  const rows = await programmeRows(db, site);
  if (!rows.some(({ schedule }) => schedule.length)) return null;
  const today = todayOf(context);
  const days = Array.from({ length: GUIDE_DAYS.before + 1 + GUIDE_DAYS.after }, (_, at) =>
    addDays(today, at - GUIDE_DAYS.before),
  );
  const shown = day ?? today;
  const isPlanned = days.includes(shown);
  if (!isPlanned && (shown < addDays(today, -GUIDE_REACH) || shown > addDays(today, GUIDE_REACH)))
    return null;
  const media = BROADCAST_MEDIA.filter((medium) => rows.some((row) => row.medium === medium));
  const replays = isPlanned ? await recordingsOf(context, shown) : [];
  return {
    ...shared('guide', path, context),
    day: shown,
    days,
    stations: media.map((medium) => ({
      medium,
      shows: isPlanned
        ? broadcastsDuring(
            rows.filter((row) => row.medium === medium),
            site.timeZone,
            shown,
          ).map((show) => withReplay(show, replays, context))
        : [],
    })),
  };
}

/** Types of recordings, and how they are played. */
const RECORDING_MEDIA = { audioondemand: 'audio', videoondemand: 'video' } as const;
/** Hours after the end of a broadcast within which its recording is published. */
const RECORDED_WITHIN_HOURS = 24;

type Recording = { programmeId: number; path: string; at: number; medium: 'audio' | 'video' };

/** Recordings that were published on a day or soon after it, the earliest first. */
async function recordingsOf({ db, site }: BroadcastContext, day: string): Promise<Recording[]> {
  const beginning = (one: string) => new Date(startOfDay(one, site.timeZone));
  const rows = await db
    .select({
      programmeId: contents.programmeId,
      path: contents.path,
      at: contents.publishedAt,
      type: contents.type,
    })
    .from(contents)
    .where(
      and(
        eq(contents.site, site.alias),
        isListed,
        inArray(contents.type, ['audioondemand', 'videoondemand']),
        between(contents.publishedAt, beginning(day), beginning(addDays(day, 3))),
      ),
    )
    .orderBy(contents.publishedAt);
  return rows.flatMap(({ programmeId, path, at, type }) =>
    programmeId === null
      ? []
      : [
          {
            programmeId,
            path,
            at: at.getTime(),
            medium: RECORDING_MEDIA[type === 'videoondemand' ? 'videoondemand' : 'audioondemand'],
          },
        ],
  );
}

/** A broadcast that is over, with its recording if it is on demand. */
function withReplay(show: Broadcast, recordings: readonly Recording[], { now }: BroadcastContext): Broadcast {
  const [start, end] = [Date.parse(show.startTime.date), Date.parse(show.endTime.date)];
  if (end > now.getTime() || show.isRepeat) return show;
  const found = recordings.find(
    ({ programmeId, at }) =>
      programmeId === programmeIdOf(show) &&
      at >= start &&
      at <= end + RECORDED_WITHIN_HOURS * 3_600_000 &&
      at <= now.getTime(),
  );
  return found ? { ...show, replay: { href: found.path, medium: found.medium } } : show;
}

/** Programmes and their newest editions; null if there are none. */
export async function onDemandPage(context: BroadcastContext): Promise<OnDemandPage | null> {
  const { db, site } = context;
  const [rows, latest] = await Promise.all([
    programmeRows(db, site),
    cardRows(
      db,
      sql`${contents.site} = ${site.alias} and ${isListed} and ${contents.programmeId} is not null`,
      { limit: LATEST_COUNT },
    ),
  ]);
  if (rows.length === 0) return null;
  const media = BROADCAST_MEDIA.filter((medium) => rows.some((row) => row.medium === medium));
  return {
    ...shared('on-demand', ROUTES.onDemand, context),
    grids: media.map((medium) => ({
      medium,
      programmes: rows.filter((row) => row.medium === medium).map(programmeOf),
    })),
    latest: latest.map(cardOf),
  };
}

/** Broadcast of a medium that is on the air. */
function onAir(
  rows: readonly ProgrammeRow[],
  medium: string,
  context: BroadcastContext,
): Broadcast | undefined {
  const { site, now } = context;
  return showsOf(rows, medium, todayOf(context), context).findLast((show) =>
    isOnAir(show, now, site.timeZone),
  );
}

function streamingOf(stream: StreamRecord, show: Broadcast | undefined): Streaming {
  const src = show?.image && plainRendition(show.image.src, 'stream');
  const href = livePath(stream.id);
  return {
    id: stream.id,
    kicker: stream.name,
    title: show?.title ?? stream.name,
    video: stream.video ? { href } : null,
    audio: stream.audio ? { href: stream.video ? `${href}#audio` : href } : null,
    image: show?.image && src ? { image: { src, alt: show.image.alt } } : null,
  };
}

/** A site's live streams, optionally without one (spec §7). */
export async function streamingList(context: BroadcastContext, excludeId?: string): Promise<Streaming[]> {
  const { db, site } = context;
  if (site.streams.length === 0) return [];
  const rows = await programmeRows(db, site);
  return site.streams
    .filter(({ id }) => id !== excludeId)
    .map((stream) => streamingOf(stream, onAir(rows, stream.medium, context)));
}

/** Page of a live stream, by default the first one. Null if there is no such stream. */
export async function livePage(context: BroadcastContext, id?: string): Promise<LivePage | null> {
  const { db, site, now } = context;
  const stream = id === undefined ? site.streams[0] : site.streams.find((one) => one.id === id);
  if (!stream) return null;
  const rows = await programmeRows(db, site);
  const shows = showsOf(rows, stream.medium, todayOf(context), context);
  const moment = now.toISOString();
  const isOn = shows.some((show) => isOnAir(show, now, site.timeZone));
  const [replay] = isOn
    ? []
    : await cardRows(
        db,
        sql`${contents.site} = ${site.alias} and ${isListed}
          and ${contents.type} = ${stream.medium === 'tv' ? 'videoondemand' : 'audioondemand'}`,
        { limit: 1 },
      );
  const poster = shows.find(({ endTime, image }) => image && endTime.date > moment)?.image;
  return {
    ...shared('live', id === undefined ? ROUTES.live : livePath(id), context),
    current: stream,
    ...(poster ? { poster } : {}),
    shows,
    ...(replay ? { replay: cardOf(replay) } : {}),
    streams: await streamingList(context),
  };
}
