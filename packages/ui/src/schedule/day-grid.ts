import { addDays, type Broadcast, startOfDay, toMilliseconds } from '@portal/model';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** A stretch of a station's day, in minutes since its beginning. */
type Stretch = {
  from: number;
  /** Minutes, at least one. */
  length: number;
};

/** A broadcast in a day, or a time without one. */
export type Slot = Stretch &
  ({ show: Broadcast; hasBegunBefore: boolean; endsLater: boolean } | { show: null; at: string });

/** A day as a grid: a day on which clocks change has 23 or 25 hours. */
export type DayGrid = {
  /** Minutes. */
  length: number;
  /** Beginnings of its hours, ISO 8601: each lasts sixty minutes. */
  hours: string[];
  /** Minutes since its beginning, or null on other days. */
  now: number | null;
  stations: Slot[][];
};

/**
 * Broadcasts of a day as tiles that are as wide as they last. One that runs past midnight is cut at the day's
 * ends; where broadcasts overlap, the later one begins; what is between them is a gap.
 * @param day YYYY-MM-DD
 * @param now ISO 8601
 */
export function dayGrid(
  stations: readonly (readonly Broadcast[])[],
  { day, timeZone, now }: { day: string; timeZone: string; now: string },
): DayGrid {
  const begins = startOfDay(day, timeZone);
  const ends = startOfDay(addDays(day, 1), timeZone);
  const moment = toMilliseconds(now, timeZone) ?? Number.NaN;
  const minutes = (at: number) => Math.round((at - begins) / MINUTE);
  const iso = (at: number) => new Date(at).toISOString();
  return {
    length: minutes(ends),
    hours: Array.from({ length: Math.ceil((ends - begins) / HOUR) }, (_, at) => iso(begins + at * HOUR)),
    now: moment >= begins && moment < ends ? minutes(moment) : null,
    stations: stations.map((shows) => {
      const slots: Slot[] = [];
      let reached = begins;
      const within = shows
        .map((show) => ({
          show,
          start: toMilliseconds(show.startTime.date, timeZone) ?? ends,
          end: toMilliseconds(show.endTime.date, timeZone) ?? begins,
        }))
        .filter(({ start, end }) => start < ends && end > begins && start < end)
        .sort((a, b) => a.start - b.start);
      const pause = (till: number) => {
        if (minutes(till) > minutes(reached))
          slots.push({
            from: minutes(reached),
            length: minutes(till) - minutes(reached),
            show: null,
            at: iso(reached),
          });
      };
      for (const [at, { show, start, end }] of within.entries()) {
        const from = Math.max(start, reached);
        const till = Math.min(end, ends, within[at + 1]?.start ?? ends);
        if (minutes(till) <= minutes(from)) continue;
        pause(from);
        slots.push({
          from: minutes(from),
          length: minutes(till) - minutes(from),
          show,
          hasBegunBefore: start < begins,
          endsLater: end > ends,
        });
        reached = till;
      }
      if (within.length) pause(ends);
      return slots;
    }),
  };
}
