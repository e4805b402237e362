import { type Card, dayOf, type Event } from '@portal/model';

/**
 * The day on which an event is listed: its first from `from` on, else its last; null without a valid date.
 */
export function agendaDayOf(event: Event, from: string, timeZone: string | undefined): string | null {
  const { eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates = [] } = event;
  const known = (date: string | undefined) => (date === undefined ? null : dayOf(date, timeZone));
  const start = known(eventStartDate);
  const end = known(eventEndDate) ?? start;
  if (start !== null && end !== null && start <= from && from <= end) return from;
  const days = [known(eventUniqueDate), start, ...eventMultipleDates.map(known)]
    .filter((day) => day !== null)
    .sort();
  return days.find((day) => day >= from) ?? days.at(-1) ?? null;
}

/** A day of an agenda with its events. */
export type AgendaDay = { day: string; cards: Card[] };

/** Events by day, the nearest first; each is listed once. Cards without a date are left out. */
export function agendaDaysOf(
  cards: readonly Card[],
  from: string,
  timeZone: string | undefined,
): AgendaDay[] {
  const days = new Map<string, Card[]>();
  for (const card of cards) {
    const day = card.event ? agendaDayOf(card.event, from, timeZone) : null;
    if (day !== null) days.set(day, [...(days.get(day) ?? []), card]);
  }
  return [...days]
    .map(([day, of]) => ({ day, cards: of }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
