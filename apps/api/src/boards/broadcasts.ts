import {
  addDays,
  type Broadcast,
  type Card,
  dayOf,
  type Image,
  isOnAir,
  type Module,
  toMilliseconds,
  weekday,
} from '@portal/model';
import type { ScheduleSlot } from '../database/schema';
import type { ModulePlan } from './plan';

/** Programmes of a site with their cards and weekly slots. */
export type ProgrammeCards = {
  id: number;
  name: string;
  path: string;
  resume: string;
  image: Image | null;
  medium: 'tv' | 'radio';
  schedule: ScheduleSlot[];
  card: Card;
}[];

/** Broadcasts that follow the current one on the stage. */
const NEXT_COUNT = 4;

/** ISO 8601 of a local time `HH:mm` on a day. */
function momentOf(day: string, time: string, timeZone: string): string {
  const milliseconds = toMilliseconds(`${day}T${time}`, timeZone);
  if (milliseconds === null) throw new Error(`no such local time: ${day} ${time}`);
  return new Date(milliseconds).toISOString();
}

/** Every broadcast from yesterday to the day after tomorrow, by start. */
export function broadcastsAround(programmes: ProgrammeCards, timeZone: string, now: Date): Broadcast[] {
  const today = dayOf(now, timeZone) ?? '';
  return programmes
    .flatMap((programme) =>
      programme.schedule.flatMap((slot, at) =>
        [-1, 0, 1, 2].flatMap((ahead): Broadcast[] => {
          const day = addDays(today, ahead);
          if (!slot.days.includes(weekday(day))) return [];
          const start = momentOf(day, slot.start, timeZone);
          const end = momentOf(slot.end <= slot.start ? addDays(day, 1) : day, slot.end, timeZone);
          return [
            {
              id: `${programme.id}-${at}-${start}`,
              title: programme.name,
              url: { href: programme.path, title: programme.name },
              startTime: { date: start },
              endTime: { date: end },
              resume: programme.resume,
              ...(programme.image ? { image: programme.image } : {}),
            },
          ];
        }),
      ),
    )
    .sort((a, b) => a.startTime.date.localeCompare(b.startTime.date));
}

/** The stage: what is on now and what follows. Null where nothing is scheduled. */
export function onAirOf(
  programmes: ProgrammeCards,
  plan: Extract<ModulePlan, { type: 'on-air' }>,
  id: string,
  timeZone: string,
  now: Date,
): Module | null {
  const moment = now.toISOString();
  const all = broadcastsAround(programmes, timeZone, now);
  const current = all.findLast((broadcast) => isOnAir(broadcast, now, timeZone));
  const next = all.filter(({ startTime }) => startTime.date > moment).slice(0, NEXT_COUNT);
  if (!current && !next.length) return null;
  return { type: 'on-air', id, title: plan.title, ...(current ? { now: current } : {}), next };
}
