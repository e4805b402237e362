import {
  addDays,
  BROADCAST_MEDIA,
  type Broadcast,
  type Card,
  dayOf,
  type Image,
  isOnAir,
  type Module,
  type ProgrammeRating,
  startOfDay,
  toMilliseconds,
  weekday,
} from '@portal/model';
import type { ModulePlan } from '../../sites';
import type { ScheduleSlot } from '../stories';

/** Programmes of a site with their cards and weekly slots. */
export type ProgrammeCards = {
  id: number;
  name: string;
  path: string;
  resume: string;
  image: Image | null;
  medium: 'tv' | 'radio';
  schedule: ScheduleSlot[];
  rating: ProgrammeRating | null;
  card: Card;
}[];

/** Broadcasts that follow the current one on the stage. */
const NEXT_COUNT = 4;

/** ISO 8601 for a local time `HH:mm` on a day. */
function momentOf(day: string, time: string, timeZone: string): string {
  const milliseconds = toMilliseconds(`${day}T${time}`, timeZone);
  if (milliseconds === null) throw new Error(`no such local time: ${day} ${time}`);
  return new Date(milliseconds).toISOString();
}

/** Channel and times of a scheduled programme. */
type Scheduled = Omit<ProgrammeCards[number], 'card'>;

/** A programme's slot on a day; an end before its start is on the next day. */
function broadcastOf(
  { id, name, path, resume, image, rating }: Scheduled,
  { start, end, isRepeat }: ScheduleSlot,
  at: number,
  day: string,
  timeZone: string,
): Broadcast {
  const from = momentOf(day, start, timeZone);
  return {
    id: `${id}-${at}-${from}`,
    title: name,
    url: { href: path, title: name },
    startTime: { date: from },
    endTime: { date: momentOf(end <= start ? addDays(day, 1) : day, end, timeZone) },
    resume,
    ...(image ? { image } : {}),
    ...(isRepeat ? { isRepeat } : {}),
    ...(rating ? { rating } : {}),
  };
}

/** Broadcasts that begin on one of the days, by start. */
function broadcastsBeginning(
  programmes: readonly Scheduled[],
  timeZone: string,
  days: readonly string[],
): Broadcast[] {
  return programmes
    .flatMap((programme) =>
      programme.schedule.flatMap((slot, at) =>
        days
          .filter((day) => slot.days.includes(weekday(day)))
          .map((day) => broadcastOf(programme, slot, at, day, timeZone)),
      ),
    )
    .sort((a, b) => a.startTime.date.localeCompare(b.startTime.date));
}

/** Broadcasts from yesterday to the day after tomorrow, by start. */
export function broadcastsAround(programmes: readonly Scheduled[], timeZone: string, now: Date): Broadcast[] {
  const today = dayOf(now, timeZone) ?? '';
  return broadcastsBeginning(
    programmes,
    timeZone,
    [-1, 0, 1, 2].map((ahead) => addDays(today, ahead)),
  );
}

/**
 * Broadcasts of a day, by start: those that begin on it and, before them, those from the evening before while
 * they are still on. Once over, a broadcast belongs to its own day alone.
 */
export function broadcastsOn(
  programmes: readonly Scheduled[],
  timeZone: string,
  day: string,
  now: Date,
): Broadcast[] {
  const midnight = new Date(startOfDay(day, timeZone)).toISOString();
  return broadcastsBeginning(programmes, timeZone, [addDays(day, -1), day]).filter(
    (show) =>
      show.startTime.date >= midnight || (show.endTime.date > midnight && isOnAir(show, now, timeZone)),
  );
}

/**
 * Broadcasts of a day, by start, whole: those that run past midnight belong to both days. Unlike in
 * `broadcastsOn`, the night before is listed after it is over too: a guide shows each hour of a day.
 */
export function broadcastsDuring(
  programmes: readonly Scheduled[],
  timeZone: string,
  day: string,
): Broadcast[] {
  const midnight = new Date(startOfDay(day, timeZone)).toISOString();
  return broadcastsBeginning(programmes, timeZone, [addDays(day, -1), day]).filter(
    ({ endTime }) => endTime.date > midnight,
  );
}

/** Id of the programme of a broadcast (`broadcastOf`). */
export const programmeIdOf = ({ id }: Pick<Broadcast, 'id'>): number => Number(id.split('-')[0]);

/** The stage: the current broadcast and the next ones on the same station. Null if nothing is scheduled. */
export function onAirOf(
  programmes: ProgrammeCards,
  plan: Extract<ModulePlan, { type: 'on-air' }>,
  id: string,
  timeZone: string,
  now: Date,
): Extract<Module, { type: 'on-air' }> | null {
  const moment = now.toISOString();
  const stations = BROADCAST_MEDIA.map((medium) => {
    const all = broadcastsAround(
      programmes.filter((programme) => programme.medium === medium),
      timeZone,
      now,
    );
    const current = all.findLast((broadcast) => isOnAir(broadcast, now, timeZone));
    const next = all.filter(({ startTime }) => startTime.date > moment).slice(0, NEXT_COUNT);
    return { current, next };
  });
  // Of several stations that are on, picks the one whose show began last; if none is on, the one that begins
  // first.
  const starts = ({ current, next }: (typeof stations)[number]) =>
    current?.startTime.date ?? next[0]?.startTime.date ?? '';
  const onNow = stations.filter(({ current }) => current).sort((a, b) => starts(b).localeCompare(starts(a)));
  const soon = stations.filter(({ next }) => next.length).sort((a, b) => starts(a).localeCompare(starts(b)));
  const { current, next } = onNow[0] ?? soon[0] ?? { current: undefined, next: [] };
  if (!current && !next.length) return null;
  return { type: 'on-air', id, title: plan.title, ...(current ? { now: current } : {}), next };
}
