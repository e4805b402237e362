import type { ChartOf } from '@portal/model';
import { scaleLinear } from 'd3-scale';
import { headlineClass } from '../foundation/type.css';
import * as css from './Chart.css';
import { type ChartLocale, writerOf } from './numbers';
import { apart } from './scales';

/** Pixels of the scale and of the room over it. */
const [HEIGHT, TOP] = [240, 20];
/** Pixels of the staff. */
const STAFF = 22;
const TICKS = 6;

type Named = { name: string; value: number };

/** Places of the names of levels between two heights, none over another. */
function labelsOf(levels: readonly Named[], y: (level: Named) => number, from: number, to: number) {
  const places = apart(levels.map(y), 17, from, to);
  return levels.map((level, at) => ({ level, y: places[at] }));
}

/** A level on a staff like that of a river: what is under it is filled, and levels with a name are lines. */
export function GaugeChart({ chart, locale }: { chart: ChartOf<'gauge'>; locale: ChartLocale }) {
  const { value, least, most, levels = [], unit } = chart;
  const write = writerOf([value, ...levels.map((level) => level.value)], unit, locale);
  const scale = scaleLinear().domain([least, most]);
  const ticks = scale.ticks(TICKS);
  const axis = writerOf(ticks, undefined, locale);
  const height = HEIGHT + TOP + 10;
  const y = (of: number) => TOP + HEIGHT - scale.copy().range([0, HEIGHT])(of);
  const names = levels.filter((level) => level.value >= least && level.value <= most);
  // Under water a name is under its line, so that it never crosses the surface.
  const [dry, wet] = [
    names.filter((level) => level.value > value),
    names.filter((level) => level.value <= value),
  ];
  const labels = [
    ...labelsOf(dry, (level) => y(level.value) - 6, 12, y(value) - 6),
    ...labelsOf(wet, (level) => y(level.value) + 15, y(value) + 15, height - 4),
  ];
  const width = Math.ceil(Math.max(...ticks.map((tick) => axis.bare(tick).length)) * 7.4 + 10);
  const step = (ticks[1] ?? most) - (ticks[0] ?? least);
  return (
    <>
      <p className={css.reading} aria-hidden="true">
        <b className={headlineClass['2xl']}>{write.whole(value)}</b>
      </p>
      <div className={css.drawing}>
        <svg
          className={css.picture}
          width={width + STAFF + 1}
          height={height}
          aria-hidden="true"
          focusable="false"
        >
          {ticks.map((tick) => (
            <text key={tick} x={width - 8} y={y(tick) + 4} textAnchor="end">
              {axis.bare(tick)}
            </text>
          ))}
          <rect className={css.staff} x={width} y={y(most)} width={STAFF} height={y(least) - y(most)} />
          {ticks.flatMap((tick) =>
            [0, 0.4, 0.8].map((part) => {
              const [from, to] = [tick + part * step, Math.min(most, tick + (part + 0.2) * step)];
              return from >= most ? null : (
                <rect
                  key={`${tick}-${part}`}
                  className={css.notch}
                  x={width + (part === 0.4 ? STAFF / 2 : 0)}
                  y={y(to)}
                  width={STAFF / 2}
                  height={y(from) - y(to)}
                />
              );
            }),
          )}
        </svg>
        <svg className={css.picture} width="100%" height={height} aria-hidden="true" focusable="false">
          <rect className={css.water} x="0" y={y(value)} width="100%" height={y(least) - y(value)} />
          <line className={css.surface} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          {names.map((level) => (
            <line
              key={level.name}
              className={css.level}
              x1="0"
              x2="100%"
              y1={y(level.value)}
              y2={y(level.value)}
            />
          ))}
          {labels.map(({ level, y: place }) => (
            <text key={level.name} className={css.named} x="99%" y={place} textAnchor="end">
              {`${level.name}, ${write.whole(level.value)}`}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}
