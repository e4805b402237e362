import {
  addDays,
  archivePath,
  dayOf,
  daysOfDateValue,
  type ListingPage,
  monthStart,
  pickedDateValue,
  ROUTES,
  type Site,
  searchAddress,
  weekday,
} from '@portal/model';
import { AgendaDays } from '@portal/ui/agenda-days';
import { Chip } from '@portal/ui/chip';
import { Inline } from '@portal/ui/layout';
import { counted } from '@portal/ui/locale';
import { MonthGrid } from '@portal/ui/month-grid';
import { SectionHead } from '@portal/ui/section-head';
import type { ReactNode } from 'react';
import type { PageContext } from '../page';
import { AGENDA_TEXTS } from '../texts/agenda';

type ViewProps = { listing: ListingPage; context: PageContext };

const todayIn = ({ locale, site }: PageContext) => dayOf(locale.now, site.timeZone) ?? '';
const lastOf = (month: string) => addDays(monthStart(month, 1), -1);

/** URL of the agenda for some days. */
const agendaPath = (from: string, to: string, { timeZone }: Site) =>
  searchAddress(
    ROUTES.agenda,
    { searchText: '', dateValue: pickedDateValue(from, to, timeZone), filterValues: {} },
    timeZone,
  );

/** Days of the agenda's filter; null without one. */
const daysAsked = ({ search }: ListingPage, { site }: PageContext) =>
  daysOfDateValue(search?.searcherPayload.dateValue ?? [], site.timeZone);

/** Links to today, this weekend and this week, from today on. */
export function AgendaChips({ listing, context }: ViewProps): ReactNode {
  const { locale, site } = context;
  const texts = AGENDA_TEXTS[site.language];
  const today = todayIn(context);
  const sunday = addDays(today, 7 - weekday(today));
  const saturday = addDays(sunday, -1);
  const spans = [
    { text: locale.texts.dateFilters.today, from: today, to: today },
    { text: texts.weekend, from: weekday(today) === 7 ? today : saturday, to: sunday },
    { text: texts.week, from: today, to: sunday },
  ];
  const asked = daysAsked(listing, context);
  return (
    <nav aria-label={texts.when}>
      <Inline as="ul">
        {spans.map(({ text, from, to }) => (
          <li key={text}>
            <Chip href={agendaPath(from, to, site)} selected={asked?.[0] === from && asked[1] === to}>
              {text}
            </Chip>
          </li>
        ))}
      </Inline>
    </nav>
  );
}

/** The month of an agenda, whose days with events are links. */
export function AgendaMonth({ listing, context }: ViewProps): ReactNode {
  const { month: shown } = listing;
  const { locale, site } = context;
  if (!shown) return null;
  const { month, days } = shown;
  const today = todayIn(context);
  const { events } = AGENDA_TEXTS[site.language];
  const [before, after] = [monthStart(month, -1), monthStart(month, 1)];
  return (
    <MonthGrid
      month={month}
      days={Object.fromEntries(
        days.map(({ day, count }) => [
          day,
          { href: agendaPath(day, day, site), label: counted(events, count, locale) },
        ]),
      )}
      selected={daysAsked(listing, context)}
      previous={month > today ? agendaPath(before, lastOf(before), site) : undefined}
      next={agendaPath(after, lastOf(after), site)}
      locale={locale}
    />
  );
}

/** Events by day from the first day asked for, or from today. */
export function AgendaList({ listing, context }: ViewProps): ReactNode {
  return (
    <AgendaDays
      cards={listing.cards}
      from={daysAsked(listing, context)?.[0] ?? todayIn(context)}
      priority
      locale={context.locale}
    />
  );
}

/** The next events after days without any. */
export function NextEvents({ listing: { beside }, context }: ViewProps): ReactNode {
  if (!beside?.events.length) return null;
  return (
    <section data-beside-results data-part="next-events">
      <SectionHead title={AGENDA_TEXTS[context.site.language].next} />
      <AgendaDays cards={beside.events} from={todayIn(context)} headingLevel={3} locale={context.locale} />
    </section>
  );
}

/** The month of an archive: each day is the picture and the headline of its lead. */
export function ArchiveMonth({ listing: { month: shown }, context }: ViewProps): ReactNode {
  const { locale } = context;
  if (!shown) return null;
  const { month, first, days } = shown;
  const today = todayIn(context);
  const [before, after] = [monthStart(month, -1), monthStart(month, 1)];
  const oldest = monthStart(first ?? today);
  const monthPath = (of: string) => archivePath(of, lastOf(of));
  const years = Array.from({ length: Number(today.slice(0, 4)) - Number(oldest.slice(0, 4)) + 1 }, (_, at) =>
    String(Number(today.slice(0, 4)) - at),
  );
  /** The same month of a year, or the nearest that the archive has. */
  const monthIn = (year: string) => {
    const same = `${year}${month.slice(4)}`;
    if (same < oldest) return oldest;
    return same > today ? monthStart(today) : same;
  };
  return (
    <MonthGrid
      month={month}
      days={Object.fromEntries(
        days.map(({ day, lead }) => [
          day,
          {
            href: archivePath(day),
            label: lead?.title ?? '',
            ...(lead ? { title: lead.title, image: lead.image } : {}),
          },
        ]),
      )}
      previous={before >= oldest ? monthPath(before) : undefined}
      next={after <= today ? monthPath(after) : undefined}
      years={years.map((year) => ({ year, href: monthPath(monthIn(year)) }))}
      pictures
      locale={locale}
    />
  );
}
