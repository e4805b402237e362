import type { ScheduleSlot } from '@portal/api';
import { NewsroomFileError } from './front-matter';

const DAYS = ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg'];

const dayNumber = (name: string): number => DAYS.indexOf(name) + 1;

function daysOf(text: string): number[] {
  return text.split(/\s*(?:,|\bi\b)\s*/).flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map((name) => dayNumber(name.trim()));
    if (!first || !last) return [];
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => ((first - 1 + step) % 7) + 1);
  });
}

const SLOT = /^(.*?)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

/**
 * Weekly slots of a schedule such as `dl-dv 07:00-10:00; ds i dg 09:00-11:00`.
 * @throws NewsroomFileError
 */
export function scheduleOf(file: string, text: string): ScheduleSlot[] {
  return text.split(/\s*;\s*/).map((slot) => {
    const match = SLOT.exec(slot.trim());
    const days = daysOf(match?.[1] ?? '');
    if (!match?.[2] || !match[3] || !days.length)
      throw new NewsroomFileError(`${file}: schedule: “${slot}” is not written like “dl-dv 07:00-10:00”`);
    return { days, start: match[2].padStart(5, '0'), end: match[3].padStart(5, '0') };
  });
}

/** Times of a programme's repeats, in the syntax of its schedule. */
export const repeatsOf = (file: string, text: string | undefined): ScheduleSlot[] =>
  text ? scheduleOf(file, text).map((slot) => ({ ...slot, isRepeat: true })) : [];
