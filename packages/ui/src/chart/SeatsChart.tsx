import type { ChartOf } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { fill, textsOf } from '../locale/locale';
import * as css from './Chart.css';
import { type ChartLocale, writerOf } from './numbers';
import { seating } from './seating';
import { majorityOf } from './summary';

/** Units of the radius, and the room around the outermost seats. */
const RADIUS = 100;

/** Classes of a party’s marks: a colour and, for those who see none, filled or not. */
const markOf = (rank: number) => cx(css.marks[rank % css.marks.length], rank % 2 === 1 && css.hollow);

/** A chamber as a half-circle of seats, from left to right, and under it each party with its number. */
export function SeatsDrawing({ chart, locale }: { chart: ChartOf<'seats'>; locale: ChartLocale }) {
  const texts = textsOf(locale).chart;
  const { parties } = chart;
  const count = parties.reduce((sum, { seats }) => sum + seats, 0);
  const { seats, size } = seating(count);
  const write = writerOf([], undefined, locale);
  const radius = Math.max(1, size * RADIUS * 0.42);
  const edge = radius + 2;
  const owners = parties.flatMap((party, rank) => Array.from({ length: party.seats }, () => rank));
  return (
    <div className={css.chamber}>
      <svg
        className={css.picture}
        width="100%"
        viewBox={`${-RADIUS - edge} ${-RADIUS - edge} ${2 * (RADIUS + edge)} ${RADIUS + 2 * edge}`}
        aria-hidden="true"
        focusable="false"
      >
        {seats.map(({ x, y }, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            key={at}
            className={cx(css.seat, markOf(owners[at] ?? 0))}
            cx={(x * RADIUS).toFixed(2)}
            cy={(y * RADIUS).toFixed(2)}
            r={radius.toFixed(2)}
          />
        ))}
      </svg>
      <p className={css.middle} aria-hidden="true">
        <b className={cx(css.total, headlineClass.lg)}>{write.bare(count)}</b>
        <span className={textClass.small}>
          {fill(texts.majority, { count: write.bare(majorityOf(count)) })}
        </span>
      </p>
    </div>
  );
}

/** Each party under its colour: seats, change, name. */
export function SeatsList({ chart, locale }: { chart: ChartOf<'seats'>; locale: ChartLocale }) {
  const texts = textsOf(locale).chart;
  const write = writerOf([], undefined, locale);
  return (
    <ul className={css.parties}>
      {chart.parties.map(({ name, seats, before }, rank) => (
        <li key={name} className={cx(css.party, css.marks[rank % css.marks.length])}>
          <span className={css.seats}>
            <b className={headlineClass.md}>{write.bare(seats)}</b>
            {before === undefined ? null : (
              <span className={cx(css.change, textClass.small)}>
                {seats === before ? texts.same : write.signed(seats - before)}
              </span>
            )}
          </span>
          <span className={textClass.small}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
