'use client';
import { dayOf, formatDate, formatFullDay } from '@portal/model';
import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { textClass } from '../foundation/type.css';
import { dateSettings, useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import * as css from './DaySelector.css';

/** A day that can be selected; `date` as `2026-03-18`. */
export type SelectableDay = { date: string; href: string };

/** Props of `DaySelector`: the days of a programme guide, in order (spec §2). */
export type DaySelectorProps = {
  days: readonly SelectableDay[];
  /** Selected day, `2026-03-18`. */
  selected: string;
};

const DAY_MS = 86_400_000;
const noon = (date: string) => `${date}T12:00:00`;
const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Days of a programme guide (spec §2), each a link; the selected one scrolls into view. */
export function DaySelector({ days, selected }: DaySelectorProps) {
  const locale = useLocale('days');
  const { days: texts } = locale.texts;
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another day
  useEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!box || !chosen) return;
    // Scrolls only the list, never the page.
    box.scrollTo({
      left: chosen.offsetLeft - (box.clientWidth - chosen.clientWidth) / 2,
      behavior: 'instant',
    });
  }, [selected]);
  if (days.length === 0) return null;

  const today = dayOf(locale.now, locale.timeZone) ?? locale.now.slice(0, 10);
  const nameOf = (date: string) => {
    switch (daysBetween(today, date)) {
      case -1:
        return texts.yesterday;
      case 0:
        return texts.today;
      case 1:
        return texts.tomorrow;
      default:
        return formatFullDay(noon(date), dateSettings(locale)).split(',')[0];
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links: Element[] = Array.from(event.currentTarget.querySelectorAll('a'));
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
    const on = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + on,
      ArrowLeft: at - on,
      Home: 0,
      End: links.length - 1,
    };
    const target = links[targets[event.key] ?? -1];
    if (at === -1 || !(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <nav className={css.nav} aria-label={texts.label} data-part="day-selector">
      <ul ref={list} className={css.list} onKeyDown={onKeyDown}>
        {days.map(({ date, href }) => (
          <li key={date} className={css.item}>
            <Anchor
              href={href}
              className={css.day}
              aria-current={date === selected ? 'date' : undefined}
              data-part="day"
            >
              <span className={cx(css.weekday, textClass.label, date === today && css.today)}>
                {nameOf(date)}
              </span>
              <time dateTime={date} className={cx(css.date, textClass.small)}>
                {formatDate(noon(date), 'event', dateSettings(locale))}
              </time>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
