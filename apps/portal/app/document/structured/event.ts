import type { Content, Event, Site } from '@portal/model';
import { shareImage } from '../head';
import { organizationId } from './site';
import { absolute, known, standfirstText, zonedDate } from './text';

/** When it happens: one pair per occurrence. */
function timesOf(event: Event): { start: string | undefined; end?: string | undefined }[] {
  switch (event.eventOccurrenceType) {
    case 'one-time':
      return [{ start: event.eventUniqueDate ?? event.eventStartDate, end: event.eventEndDate }];
    case 'date-range':
      return [{ start: event.eventStartDate, end: event.eventEndDate }];
    case 'multiple-times':
      return (event.eventMultipleDates ?? []).map((start) => ({ start }));
  }
}

function placeOf({ location, address }: Event): object | undefined {
  const name = location?.name ?? address;
  return name ? known({ '@type': 'Place', name, address }) : undefined;
}

/** schema.org Events of an article: one per date, none without dates. */
export function events(content: Content, site: Site, origin: string): object[] {
  const { event } = content;
  if (!event) return [];
  const url = absolute(content.url, origin);
  const image = shareImage(content.image, origin);
  const times = timesOf(event).flatMap(({ start, end }) => {
    const startDate = zonedDate(start, site.timeZone);
    const endDate = zonedDate(end, site.timeZone);
    return startDate ? [{ startDate, endDate: endDate && endDate >= startDate ? endDate : undefined }] : [];
  });
  return times.map((time, at) =>
    known({
      '@type': 'Event',
      '@id': times.length > 1 ? `${url}#event-${at + 1}` : `${url}#event`,
      name: content.title,
      description: standfirstText(content),
      url,
      image: image ? [image] : undefined,
      ...time,
      eventStatus: 'https://schema.org/EventScheduled',
      location: placeOf(event),
      keywords: event.thematics?.map(({ name }) => name).join(', '),
      inLanguage: site.language,
      subjectOf: { '@type': 'WebPage', '@id': url, publisher: { '@id': organizationId(origin) } },
    }),
  );
}
