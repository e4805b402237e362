'use client';
import { ScheduleCarousel, type ScheduledShow } from '@portal/ui/carousel';

export type ScheduleIslandProps = { shows: readonly ScheduledShow[]; label: string };

/** A day's broadcasts side by side; the one that is on now is marked (spec §2). */
export function ScheduleIsland({ shows, label }: ScheduleIslandProps) {
  return <ScheduleCarousel shows={shows} label={label} />;
}
