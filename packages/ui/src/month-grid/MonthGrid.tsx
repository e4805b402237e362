import { addDays, dayOf, formatFullDay, monthStart, type Image as Picture, weekday } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Image } from '../image/Image';
import { dateSettings, type Locale } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './MonthGrid.css';

/** A day that has a page. */
export type MonthGridDay = {
  href: string;
  /** Content of the day, for its accessible name: “3 events”. */
  label: string;
  /** Headline, in a calendar with pictures. */
  title?: string;
  image?: Picture | undefined;
};

/** Props of `MonthGrid`; days are `YYYY-MM-DD`. */
export type MonthGridProps = {
  /** First day of the month. */
  month: string;
  /** Days with a page; others are plain numbers. */
  days: Readonly<Record<string, MonthGridDay>>;
  /** First and last selected day. */
  selected?: readonly [from: string, to: string] | null;
  /** URLs of the months before and after; none at the ends. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Links to years, under the heading. */
  years?: readonly { year: string; href: string }[];
  /** Shows each day as the picture of its first story. */
  pictures?: boolean;
  headingLevel?: HeadingLevel;
  locale: Locale<never>;
};

/** A month by weeks, from the first day of the week; days of other months are null. */
export function weeksOf(month: string, weekStart: number): (string | null)[][] {
  const first = monthStart(month);
  const next = monthStart(month, 1);
  const before = (weekday(first) - (weekStart || 7) + 7) % 7;
  const weeks: (string | null)[][] = [];
  for (let day = addDays(first, -before); day < next; day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(day, at)).map((one) =>
        one >= first && one < next ? one : null,
      ),
    );
  return weeks;
}

/** A month whose days are links: of an agenda, or of an archive with the picture of each day. */
export function MonthGrid({
  month,
  days,
  selected = null,
  previous,
  next,
  years = [],
  pictures = false,
  headingLevel = 2,
  locale,
}: MonthGridProps) {
  const Heading = `h${headingLevel}` as const;
  const { months, weekdays, weekdaysShort, weekStart } = locale.dates;
  const nameOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  const today = dayOf(locale.now, locale.timeZone);
  const names = Array.from({ length: 7 }, (_, at) => (weekStart + at) % 7);
  const isSelected = (day: string) => selected !== null && day >= selected[0] && day <= selected[1];
  return (
    <section className={css.month} aria-label={nameOf(month)} data-part="month-grid">
      <div className={css.head}>
        <Heading className={`${css.name} ${headlineClass.sm}`}>{nameOf(month)}</Heading>
        <div className={`${css.steps} ${textClass.label}`}>
          {previous ? (
            <Anchor href={previous} rel="prev" className={css.step} data-part="previous">
              ← {nameOf(monthStart(month, -1))}
            </Anchor>
          ) : null}
          {next ? (
            <Anchor href={next} rel="next" className={css.step} data-part="next">
              {nameOf(monthStart(month, 1))} →
            </Anchor>
          ) : null}
        </div>
      </div>
      {years.length > 1 ? (
        <ul className={`${css.years} ${textClass.label}`} data-part="years">
          {years.map(({ year, href }) => (
            <li key={year}>
              <Anchor
                href={href}
                className={css.step}
                aria-current={year === month.slice(0, 4) ? 'true' : undefined}
              >
                {year}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      <table className={cx(css.table, pictures && css.apart, textClass.meta)}>
        <thead>
          <tr>
            {names.map((at) => (
              <th key={at} scope="col" className={css.weekday}>
                <span aria-hidden="true">{weekdaysShort[at]}</span>
                <span className={visuallyHidden}>{weekdays[at]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day of the week
                <td key={at} className={css.cell}>
                  {day ? (
                    <Day
                      day={day}
                      about={days[day]}
                      isToday={day === today}
                      isSelected={isSelected(day)}
                      pictures={pictures}
                      locale={locale}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayProps = {
  day: string;
  about: MonthGridDay | undefined;
  isToday: boolean;
  isSelected: boolean;
  pictures: boolean;
  locale: Locale<never>;
};

function Day({ day, about, isToday, isSelected, pictures, locale }: DayProps) {
  const number = Number(day.slice(8));
  const ring = isToday ? ` ${css.today}` : '';
  if (!about) return <span className={`${pictures ? css.blank : css.day}${ring}`}>{number}</span>;
  const words = `${formatFullDay(`${day}T12:00:00`, dateSettings(locale))}: ${about.label}`;
  const current = isSelected ? 'date' : undefined;
  if (!pictures)
    return (
      <Anchor
        href={about.href}
        className={`${css.linked}${isSelected ? ` ${css.selected}` : ''}${ring}`}
        aria-label={words}
        aria-current={current}
        data-part="day"
      >
        {number}
      </Anchor>
    );
  return (
    <Anchor
      href={about.href}
      className={css.pictured}
      aria-label={words}
      aria-current={current}
      data-part="day"
    >
      <span className={css.picture}>
        {about.image ? (
          <Image image={about.image} ratio="1:1" sizes="(width < 1100px) 13vw, 170px" widest={210} />
        ) : (
          <span className={css.without}>
            <span className={`${css.inPlace} ${textClass.small}`}>{about.title}</span>
          </span>
        )}
      </span>
      <span className={css.number}>{number}</span>
      {about.image && about.title ? (
        <span className={`${css.headline} ${textClass.small}`}>{about.title}</span>
      ) : null}
    </Anchor>
  );
}
