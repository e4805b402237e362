import { type Card, eventPlaceholderCount, ROUTES } from '@portal/model';
import { Button } from '../button/Button';
import { EventBadge, eventDates } from '../card/EventBadge';
import { headlineClass, textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import { Skeleton } from '../skeleton/Skeleton';
import * as css from './EventsModule.css';

/** States of the events module; `loading` shows its placeholders. */
export const EVENTS_MODULE_STATUSES = ['ready', 'loading', 'failed'] as const;
/** State of the events module. */
export type EventsModuleStatus = (typeof EVENTS_MODULE_STATUSES)[number];

/** Props of `EventsModule`; with fewer than 5 events, placeholders fill it up (spec §9). */
export type EventsModuleProps = {
  locale: Locale<'eventsModule' | 'event'>;
  /** Cards of upcoming events; cards without an event are skipped. */
  cards: readonly Card[];
  title?: string;
  /** `false` if a heading above names it already. */
  head?: boolean;
  status?: EventsModuleStatus;
  /** URL of the page with all events. */
  agendaHref?: string;
  headingLevel?: HeadingLevel;
};

const PLACEHOLDERS = ['1', '2', '3', '4', '5'] as const;

/**
 * Upcoming events. If there are fewer than five, quiet placeholders fill it up to five (spec §9), and the
 * agenda has the rest.
 */
export function EventsModule({
  locale,
  cards,
  title,
  head = true,
  status = 'ready',
  agendaHref = ROUTES.agenda,
  headingLevel = 2,
}: EventsModuleProps) {
  const { eventsModule: texts } = textsOf(locale);
  const Title = `h${head ? levelBelow(headingLevel) : headingLevel}` as const;
  const events = cards.filter(({ event }) => event);
  const places = PLACEHOLDERS.slice(0, events.length ? eventPlaceholderCount(events.length) : 0);
  return (
    <section className={head ? css.module : `${css.module} ${css.headless}`} data-part="events-module">
      {head ? (
        <SectionHead title={title ?? texts.title} href={agendaHref} headingLevel={headingLevel} />
      ) : null}
      {status === 'loading' ? <Skeleton shape="row" label={texts.loading} /> : null}
      {status === 'failed' ? <p className={`${css.quiet} ${textClass.summary}`}>{texts.failed}</p> : null}
      {status === 'ready' && events.length === 0 ? (
        <p className={`${css.quiet} ${textClass.summary}`}>{texts.none}</p>
      ) : null}
      {status === 'ready' && events.length > 0 ? (
        <ol className={css.list}>
          {events.map(({ id, title: name, url, event }) => (
            <li key={id} className={css.item} data-content-id={id}>
              {event ? <EventBadge event={event} locale={locale} /> : null}
              <div className={css.words}>
                <Title className={headlineClass.xs}>
                  <Anchor href={url} className={css.link}>
                    {name}
                  </Anchor>
                </Title>
                {event ? (
                  <p className={`${css.quiet} ${textClass.meta}`}>
                    {[eventDates(event, locale), event.timetable, event.location?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
          {places.map((place, at) => (
            <li
              key={place}
              className={`${css.item} ${css.empty}`}
              aria-hidden={at > 0 || undefined}
              data-part="placeholder"
            >
              <span className={css.leaf} />
              <span className={textClass.meta}>{at === 0 ? texts.few : null}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <Button href={agendaHref} variant="secondary" className={css.all}>
        {texts.all}
      </Button>
    </section>
  );
}
