import type { ChartOf } from '@portal/model';
import { cx } from 'class-variance-authority';
import { line } from 'd3-shape';
import { textClass } from '../foundation/type.css';
import * as css from './Chart.css';
import { type ChartLocale, knownOf, type Writer, writerOf } from './numbers';
import { apart, type PointScale, pointScale, type ValueScale, valueScale } from './scales';

/** Pixels of the plot, of the room over it for a label, and of the names under it. */
const [PLOT, TOP, FOOT] = [220, 24, 28];
const HEIGHT = PLOT + TOP + FOOT;
/** Units of the plot’s width: it is stretched, and its lines are not. */
const UNITS = 1000;
/** Pixels of a letter and of a line of a label. */
const [LETTER, LINE] = [7.4, 17];
/** Letters of a name on one line of a label. */
const LABEL_LETTERS = 15;

type Known = { at: number; value: number };
type Series = ChartOf<'line'>['series'][number];

/** Share of the plot’s height between a level and the middle of its label, and of its width that this takes. */
const [LABEL, LABEL_WIDTH] = [0.045, 0.55];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const foot = TOP + PLOT;

/** A name on at most two lines. */
export function lines(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const words = text.split(' ');
  let first = words.shift() ?? '';
  while (words[0] !== undefined && `${first} ${words[0]}`.length <= letters) first += ` ${words.shift()}`;
  const second = words.join(' ');
  const cut = (part: string) =>
    part.length > letters + 2 ? `${part.slice(0, letters + 1).trimEnd()}…` : part;
  return second ? [cut(first), cut(second)] : [cut(first)];
}

/** Curves over points: each with its name and its last value at its end, instead of a legend. */
export function LineChart({ chart, locale }: { chart: ChartOf<'line'>; locale: ChartLocale }) {
  const { points, series, levels = [], unit } = chart;
  const values = knownOf(series.flatMap((one) => one.values));
  const scale = valueScale([...values, ...levels.map(({ value }) => value)], { fromZero: false });
  const places = pointScale(points, locale);
  const write = writerOf([...values, ...levels.map(({ value }) => value)], unit, locale);
  const y = (value: number) => foot - scale.at(value) * PLOT;
  const isAlone = series.length === 1;
  return (
    <>
      {isAlone ? null : <Names series={series} />}
      <div className={css.drawing}>
        <ValueAxis scale={scale} y={y} locale={locale} />
        <svg className={css.picture} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? css.base : css.grid}
              x1="0"
              x2="100%"
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          <PointAxis places={places} />
          {levels.map(({ name, value }) => (
            <line key={name} className={css.level} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
          ))}
          {series.map((one, at) => (
            <Curve key={one.name} values={one.values} places={places} y={y} rank={at} />
          ))}
          {levels.map((level) => (
            <LevelName
              key={level.name}
              level={level}
              y={y(level.value)}
              place={levelPlace(level.value, series, scale)}
              write={write}
            />
          ))}
          {isAlone ? <Marks values={series[0]?.values ?? []} places={places} y={y} write={write} /> : null}
        </svg>
        {isAlone ? null : <Ends series={series} y={y} write={write} />}
      </div>
    </>
  );
}

/** Place of a level’s label: at one end of its line, over or under it. */
type LevelPlace = { isLeft: boolean; isOver: boolean };

/** The place of a level’s label that is furthest from all curves; over the line where several are. */
function levelPlace(value: number, series: readonly Series[], scale: ValueScale): LevelPlace {
  const places = [true, false].flatMap((isOver) => [true, false].map((isLeft) => ({ isLeft, isOver })));
  const roomAt = ({ isLeft, isOver }: LevelPlace) => {
    const middle = scale.at(value) + (isOver ? LABEL : -LABEL);
    const distances = series.flatMap(({ values }) => {
      const half = Math.ceil(values.length * LABEL_WIDTH);
      return knownOf(isLeft ? values.slice(0, half) : values.slice(-half)).map((one) =>
        Math.abs(scale.at(one) - middle),
      );
    });
    return Math.min(1, ...distances);
  };
  return places.toSorted((one, other) => roomAt(other) - roomAt(one))[0] ?? { isLeft: true, isOver: true };
}

/** Values of the grid, next to the plot. */
export function ValueAxis({
  scale,
  y,
  locale,
  height = HEIGHT,
}: {
  scale: ValueScale;
  y: (value: number) => number;
  locale: ChartLocale;
  height?: number;
}) {
  const write = writerOf(scale.ticks, undefined, locale);
  const texts = scale.ticks.map(write.bare);
  const width = Math.ceil(Math.max(...texts.map(({ length }) => length)) * LETTER + 10);
  return (
    <svg className={css.picture} width={width} height={height} aria-hidden="true" focusable="false">
      {scale.ticks.map((tick, at) => (
        <text key={tick} x={width - 8} y={y(tick) + 4} textAnchor="end">
          {texts[at]}
        </text>
      ))}
    </svg>
  );
}

/** Names of points under the plot. */
function PointAxis({ places }: { places: PointScale }) {
  return places.ticks.map(({ point, text, isWide }) => {
    const at = places.at[point] ?? 0;
    return (
      <text
        key={point}
        className={isWide ? css.wide : undefined}
        x={percent(at)}
        y={foot + 20}
        textAnchor={at < 0.04 ? 'start' : at > 0.96 ? 'end' : 'middle'}
      >
        {text}
      </text>
    );
  });
}

/** Drawn after the curves: its halo interrupts one that it meets. */
function LevelName({
  level: { name, value },
  y,
  place: { isLeft, isOver },
  write,
}: {
  level: NonNullable<ChartOf<'line'>['levels']>[number];
  y: number;
  place: LevelPlace;
  write: Writer;
}) {
  return (
    <text
      className={css.label}
      x={isLeft ? 4 : '100%'}
      y={y + (isOver ? -6 : 16)}
      textAnchor={isLeft ? 'start' : 'end'}
    >
      {`${name}, ${write.whole(value)}`}
    </text>
  );
}

/** A curve with gaps where values are not known, and dots for values between gaps. */
export function Curve({
  values,
  places,
  y,
  rank,
}: {
  values: readonly (number | null)[];
  places: Pick<PointScale, 'at'>;
  y: (value: number) => number;
  rank: number;
}) {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => (places.at[at] ?? 0) * UNITS)
    .y((value) => y(value ?? 0));
  const isKnown = (at: number) => (values[at] ?? null) !== null;
  const lone = values.flatMap((value, at) =>
    value !== null && !isKnown(at - 1) && !isKnown(at + 1) ? [{ value, at }] : [],
  );
  return (
    <g className={css.marks[rank]}>
      <Stretched height={HEIGHT}>
        <path className={css.curve} d={draw(values) ?? undefined} />
      </Stretched>
      {lone.map(({ value, at }) => (
        <circle key={at} className={css.lone} cx={percent(places.at[at] ?? 0)} cy={y(value)} r={4} />
      ))}
    </g>
  );
}

/** As wide as the plot, whatever its width; heights are pixels. */
export function Stretched({ height, children }: { height: number; children: React.ReactNode }) {
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${UNITS} ${height}`}
      preserveAspectRatio="none"
      className={css.picture}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const knownPoints = (values: readonly (number | null)[]): Known[] =>
  values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));

/** The highest and the last value of a lone curve, in figures. */
function Marks({
  values,
  places,
  y,
  write,
}: {
  values: readonly (number | null)[];
  places: PointScale;
  y: (value: number) => number;
  write: Writer;
}) {
  const known = knownPoints(values);
  const last = known.at(-1);
  if (!last) return null;
  const most = known.reduce((one, other) => (other.value > one.value ? other : one));
  const x = ({ at }: Known) => places.at[at] ?? 0;
  const shown =
    Math.abs(x(most) - x(last)) > 0.3 || most === last
      ? [most, last]
      : [most.value > last.value ? most : last];
  return [...new Set(shown)].map((point) => (
    <g key={point.at}>
      <circle className={css.dot} cx={percent(x(point))} cy={y(point.value)} r={5} />
      <text
        className={css.strong}
        x={percent(x(point))}
        y={y(point.value) - 10}
        textAnchor={x(point) > 0.9 ? 'end' : x(point) < 0.1 ? 'start' : 'middle'}
      >
        {write.whole(point.value)}
      </text>
    </g>
  ));
}

/** Names of curves for narrow charts, where there is no room at their ends. */
function Names({ series }: { series: readonly Series[] }) {
  return (
    <div className={cx(css.names, textClass.small)} aria-hidden="true">
      {series.map(({ name }, at) => (
        <span key={name} className={cx(css.nameOfCurve, css.marks[at])}>
          <svg width={22} height={8} focusable="false" aria-hidden="true">
            <path className={css.curve} d="M2 4H20" />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

/** Name and last value of each curve at its end. */
function Ends({
  series,
  y,
  write,
}: {
  series: readonly Series[];
  y: (value: number) => number;
  write: Writer;
}) {
  const ends = series.flatMap(({ name, values }, rank) => {
    const last = knownPoints(values).at(-1);
    return last ? [{ rank, name: lines(name, LABEL_LETTERS), value: last.value }] : [];
  });
  const size = Math.max(...ends.map(({ name }) => name.length + 1)) * LINE;
  const places = apart(
    ends.map(({ value }) => y(value) - size / 2),
    size + 2,
    0,
    HEIGHT - size,
  );
  const letters = Math.max(
    ...ends.flatMap(({ name, value }) => [...name, write.whole(value)]).map(({ length }) => length),
  );
  return (
    <svg
      className={cx(css.picture, css.wide)}
      width={Math.ceil(letters * LETTER + 14)}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      {ends.map(({ rank, name, value }, at) => {
        const top = places[at] ?? 0;
        return (
          <g key={rank} className={css.marks[rank]}>
            {Math.abs(y(value) - top - size / 2) > 6 ? (
              <line className={css.curve} x1={4} x2={9} y1={y(value)} y2={top + size / 2} />
            ) : null}
            {name.map((part, row) => (
              <text key={part} className={css.label} x={14} y={top + LINE * (row + 0.8)}>
                {part}
              </text>
            ))}
            <text className={css.strong} x={14} y={top + LINE * (name.length + 0.8)}>
              {write.whole(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
