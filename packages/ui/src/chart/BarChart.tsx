import type { ChartOf } from '@portal/model';
import { textsOf } from '../locale/locale';
import * as css from './Chart.css';
import { lines } from './LineChart';
import { type ChartLocale, knownOf, writerOf } from './numbers';

/** Pixels of a line of a name, of a bar, and between two bars. */
const [NAME, BAR, GAP] = [17, 16, 14];
/** Letters of a name on one line at 288 px. */
const LETTERS = 36;
/** Share of the width that bars take: their values stand after them. */
const ROOM = 0.8;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Bars from zero, each under its name and before its value. */
export function BarChart({ chart, locale }: { chart: ChartOf<'bar'>; locale: ChartLocale }) {
  const { bars, unit } = chart;
  const write = writerOf(
    bars.map(({ value }) => value),
    unit,
    locale,
  );
  const known = knownOf(bars.map(({ value }) => value));
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const span = most - least || 1;
  const hasNegative = least < 0;
  // Values of negative bars stand before them.
  const from = hasNegative ? 0.16 : 0;
  const room = hasNegative ? (most > 0 ? ROOM - from : 0.84) : ROOM;
  const x = (value: number) => from + ((value - least) / span) * room;
  let top = 0;
  const rows = bars.map((bar) => {
    const name = lines(bar.name, LETTERS);
    const row = { ...bar, name, top };
    top += name.length * NAME + 4 + BAR + GAP;
    return row;
  });
  const height = Math.max(1, top - GAP);
  return (
    <svg className={css.picture} width="100%" height={height} aria-hidden="true" focusable="false">
      {rows.map(({ name, value, top: begins }, at) => {
        const y = begins + name.length * NAME + 4;
        const isNegative = value !== null && value < 0;
        const [start, end] = [x(Math.min(0, value ?? 0)), x(Math.max(0, value ?? 0))];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          <g key={at}>
            {name.map((part, row) => (
              <text key={part} className={css.label} x="0" y={begins + NAME * (row + 0.75)}>
                {part}
              </text>
            ))}
            {value === null ? null : (
              <rect
                className={isNegative ? css.negative : css.bar}
                x={percent(start)}
                y={y}
                width={percent(end - start)}
                height={BAR}
              />
            )}
            <line className={css.base} x1={percent(x(0))} x2={percent(x(0))} y1={y - 2} y2={y + BAR + 2} />
            <text
              className={value === null ? undefined : css.strong}
              x={percent(isNegative ? start : end)}
              dx={isNegative ? -6 : 6}
              y={y + BAR / 2 + 5}
              textAnchor={isNegative ? 'end' : 'start'}
            >
              {value === null ? textsOf(locale).chart.unknown : write.whole(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
