import type { ChartOf } from '@portal/model';
import { curveNatural, line } from 'd3-shape';
import { textsOf } from '../locale/locale';
import * as css from './Chart.css';
import { lines } from './LineChart';
import { type ChartLocale, knownOf, writerOf } from './numbers';
import { apart } from './scales';

/** Pixels of a place, of the way next to it, and of a bar. */
const [ROW, WAY, BAR] = [50, 56, 10];
/** Letters of a name at 288 px. */
const LETTERS = 22;
const ROOM = 0.74;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A river winds, and a coast does as well; other ways are straight. */
function wayPath(way: ChartOf<'strip'>['way'], height: number): string {
  const centre = WAY / 2;
  if (way === 'rail' || way === 'road') return `M${centre} 0V${height}`;
  const bends = Math.max(2, Math.round(height / 46));
  const draw = line<number>()
    .x((at) => centre + (at === 0 || at === bends ? 0 : at % 2 ? 7 : -7))
    .y((at) => (at / bends) * height)
    .curve(curveNatural);
  return draw(Array.from({ length: bends + 1 }, (_, at) => at)) ?? '';
}

/** Places along a way, as far from one another as they are, each with its value. */
export function StripChart({ chart, locale }: { chart: ChartOf<'strip'>; locale: ChartLocale }) {
  const { places, unit, way } = chart;
  const known = knownOf(places.map(({ value }) => value));
  const write = writerOf(
    places.map(({ value }) => value),
    unit,
    locale,
  );
  const kilometres = writerOf(
    places.map(({ at }) => at),
    textsOf(locale).chart.distance,
    locale,
  );
  const [first = 0, last = 1] = [places[0]?.at, places.at(-1)?.at];
  const height = places.length * ROW;
  const [from, to] = [ROW / 2, height - ROW / 2];
  const rows = apart(
    places.map(({ at }) => from + ((at - first) / (last - first)) * (to - from)),
    ROW - 4,
    from,
    to,
  );
  const most = Math.max(0, ...known);
  const least = Math.min(0, ...known);
  const span = most - least || 1;
  const zero = ((0 - least) / span) * ROOM;
  const isHighest = (value: number | null) => value !== null && value === most && value > 0;
  return (
    <div className={css.drawing}>
      <svg className={css.picture} width={WAY} height={height} aria-hidden="true" focusable="false">
        <path
          className={way === 'rail' ? css.rail : way === 'road' ? css.road : css.river}
          d={wayPath(way, height)}
        />
        {way === 'rail' ? <path className={css.sleepers} d={wayPath(way, height)} /> : null}
        {way === 'road' ? <path className={css.roadLine} d={wayPath(way, height)} /> : null}
        {places.map(({ name, value }, at) => (
          <circle
            key={name}
            className={isHighest(value) ? css.reached : css.place}
            cx={WAY / 2}
            cy={rows[at]}
            r={6}
          />
        ))}
      </svg>
      <svg className={css.picture} width="100%" height={height} aria-hidden="true" focusable="false">
        {places.map(({ name, at: distance, value }, at) => {
          const y = rows[at] ?? 0;
          const [start, end] = [
            zero + Math.min(0, ((value ?? 0) / span) * ROOM),
            zero + Math.max(0, ((value ?? 0) / span) * ROOM),
          ];
          return (
            <g key={name}>
              <text className={css.label} x="0" y={y - 4}>
                {lines(name, LETTERS)[0]}
                <tspan dx={8} className={css.aside}>
                  {kilometres.whole(distance)}
                </tspan>
              </text>
              {value === null ? null : (
                <rect
                  className={isHighest(value) ? css.bar : css.quietBar}
                  x={percent(start)}
                  y={y + 4}
                  width={percent(end - start)}
                  height={BAR}
                />
              )}
              <text
                className={value === null ? undefined : css.strong}
                x={percent(value === null ? 0 : end)}
                dx={value === null ? 0 : 6}
                y={y + 14}
              >
                {value === null ? textsOf(locale).chart.unknown : write.whole(value)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
