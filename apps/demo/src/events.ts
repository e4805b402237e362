import type { Event } from '@portal/model';
import type { ContentHead } from './front-matter';

/** An event as published; `momentOf` converts a date of its file to ISO 8601. */
export function eventOf(
  {
    dates,
    location,
    modality,
    thematics,
    eventOccurrenceType,
    datesLiteral,
    timetable,
    cancelled,
    price,
    tickets,
    organiser,
  }: NonNullable<ContentHead['event']>,
  momentOf: (date: string) => string,
): Event {
  const moments = dates.map(momentOf);
  const [first, last] = [moments[0], moments.at(-1)];
  return {
    eventOccurrenceType,
    ...(eventOccurrenceType === 'one-time' && first ? { eventUniqueDate: first } : {}),
    ...(eventOccurrenceType === 'date-range' && first && last
      ? { eventStartDate: first, eventEndDate: last }
      : {}),
    ...(eventOccurrenceType === 'multiple-times' ? { eventMultipleDates: moments } : {}),
    ...(datesLiteral ? { datesLiteral } : {}),
    ...(timetable ? { timetable } : {}),
    ...(location ? { location: { name: location.name } } : {}),
    ...(location?.address ? { address: location.address } : {}),
    ...(modality ? { modality: { name: modality } } : {}),
    ...(thematics ? { thematics: thematics.map((name) => ({ name })) } : {}),
    ...(price ? { price } : {}),
    ...(tickets ? { tickets } : {}),
    ...(organiser ? { organiser: { name: organiser } } : {}),
    ...(cancelled ? { cancelled } : {}),
  };
}
