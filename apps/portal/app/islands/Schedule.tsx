'use client';
import { ScheduleCarousel, type ScheduledShow } from '@portal/ui/carousel';
import { island } from '../declare-island';

export type ScheduleIslandProps = { shows: readonly ScheduledShow[]; label: string };

/** A day's broadcasts side by side; the current one is marked (spec §2). */
function ScheduleIsland({ shows, label }: ScheduleIslandProps) {
  return <ScheduleCarousel shows={shows} label={label} />;
}

export default island({ wakes: 'visible', component: ScheduleIsland });
