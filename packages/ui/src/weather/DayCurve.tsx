import { formatTime, type HourForecast, type WeatherForecast } from '@portal/model';
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { summary } from '../chart/Chart.css';
import { ChartTable } from '../chart/ChartTable';
import { writerOf } from '../chart/numbers';
import { textClass } from '../foundation/type.css';
import { dateSettings, fill, textsOf } from '../locale/locale';
import { type HeadingLevel, SectionHead } from '../section-head/SectionHead';
import { curveSummary, curveTable, fallOf, type Tide } from './curve-words';
import * as css from './DayCurve.css';
import { CURVE_HOURS, type CurveDay, curveDay, isStormy, tidesOf } from './day';
import { degreesOf, nowOf, type WeatherLocale } from './words';

/** Props of `DayCurve`: 24 hours around now; it renders nothing for a forecast without hours. */
export type DayCurveProps = {
  forecast: WeatherForecast | null;
  headingLevel?: HeadingLevel;
  locale: WeatherLocale;
};

/** Pixels of each lane, from top to bottom, and between two. */
const [SUN, WARMTH, FALL, TIDE, HOURS, GAP] = [46, 136, 64, 64, 28, 10];
/** Units of the width, which is stretched. */
const UNITS = 1000;
/** Millimetres of an hour that fill the lane of rain; more only where more falls. */
const HEAVY_RAIN = 4;
/** Fewest heights of the sea that make a curve. */
const FEWEST_TIDES = 3;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const anchorAt = (at: number) => (at < 0.06 ? 'start' : at > 0.94 ? 'end' : 'middle');

type Lanes = { warmth: number; fall: number; tide: number | null; foot: number; height: number };

function lanesOf(hasTide: boolean): Lanes {
  const fall = SUN + WARMTH + GAP;
  const tide = hasTide ? fall + FALL + GAP : null;
  const foot = tide === null ? fall + FALL : tide + TIDE;
  return { warmth: SUN, fall, tide, foot, height: foot + HOURS };
}

type Drawn = { day: CurveDay; lanes: Lanes; locale: WeatherLocale };

/**
 * The next 24 hours as one drawing: temperature as a curve, rain and snow as bars, storms, the sun, the tide
 * of a place at the sea, and a mark at the time of rendering. All of it is also in words and in a table.
 */
export function DayCurve({ forecast, headingLevel = 2, locale }: DayCurveProps) {
  const { weather: texts } = textsOf(locale);
  const now = nowOf(locale);
  const day = forecast ? curveDay(forecast, now) : null;
  if (!forecast || !day) return null;
  const within = (forecast.tide ?? []).filter(({ date }) => day.at(date) >= 0 && day.at(date) <= 1);
  const tide = within.length < FEWEST_TIDES ? [] : within;
  const lanes = lanesOf(tide.length > 0);
  const drawn = { day, lanes, locale };
  return (
    <section className={css.curve} aria-label={texts.curve} data-part="day-curve">
      <SectionHead title={texts.curve} headingLevel={headingLevel} />
      <div role="img" aria-label={curveSummary(day, tide, locale)} data-part="drawing">
        <svg className={css.lane} width="100%" height={lanes.height} aria-hidden="true" focusable="false">
          <Nights {...drawn} />
          {/* Below all words, whose halos interrupt it. */}
          <Now {...drawn} now={now} />
          <Falls {...drawn} />
          {lanes.tide === null ? null : <TideLane {...drawn} tide={tide} top={lanes.tide} />}
          <Warmth {...drawn} />
          <Suns {...drawn} />
          <HourNames {...drawn} />
        </svg>
      </div>
      <details className={css.data} data-part="data">
        <summary className={`${summary} ${textClass.small}`}>{texts.curveData}</summary>
        <ChartTable {...curveTable(day, tide, locale)} />
      </details>
    </section>
  );
}

/** As wide as the drawing; heights are pixels. */
const Stretched = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg
    className={css.lane}
    width="100%"
    height={height}
    viewBox={`0 0 ${UNITS} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

function Nights({ day, lanes }: Drawn) {
  return day.nights.map(([from, to]) => (
    <rect
      key={from}
      className={css.night}
      x={percent(from)}
      width={percent(to - from)}
      y={SUN}
      height={lanes.foot - SUN}
    />
  ));
}

/** Sunrises and sunsets over the plot: half a sun on its horizon, an arrow, and the clock. */
function Suns({ day, locale }: Drawn) {
  return day.suns.map(({ kind, wall, at }) => (
    <svg key={wall} className={css.lane} x={percent(at)} y={30} width={1} height={16} aria-hidden="true">
      <path
        className={css.sun}
        d={`M-10 10H10M-5.5 10a5.5 5.5 0 0 1 11 0M0 ${kind === 'sunrise' ? '1V-6M-3 -3 0 -6 3 -3' : '-6V1M-3 -2 0 1 3 -2'}`}
      />
      <text x={at > 0.85 ? -15 : 15} y={10} textAnchor={at > 0.85 ? 'end' : 'start'}>
        {formatTime(wall, dateSettings(locale))}
      </text>
    </svg>
  ));
}

type Point = { at: number; value: number };

/** Whole degrees would be stairs: each point is drawn half way between itself and its neighbours. */
const smoothed = (points: readonly Point[]): Point[] =>
  points.map(({ at, value }, index) => {
    const [before, after] = [points[index - 1]?.value ?? value, points[index + 1]?.value ?? value];
    return { at, value: (before + 2 * value + after) / 4 };
  });

function Warmth({ day, lanes, locale }: Drawn) {
  const points = day.hours.flatMap(({ date, temperature }): Point[] =>
    temperature === null ? [] : [{ at: day.at(date), value: temperature }],
  );
  const smooth = smoothed(points);
  const values = smooth.map(({ value }) => value);
  const [first] = points;
  if (!first || points.length < 2) return null;
  const y = scaleLinear()
    .domain([Math.min(...values), Math.max(...values, Math.min(...values) + 4)])
    .range([lanes.warmth + WARMTH - 24, lanes.warmth + 28]);
  const draw = line<Point>()
    .x(({ at }) => at * UNITS)
    .y(({ value }) => y(value))
    .curve(curveMonotoneX);
  const most = points.reduce((one, other) => (other.value > one.value ? other : one), first);
  const least = points.reduce((one, other) => (other.value < one.value ? other : one), first);
  return (
    <>
      <Stretched height={lanes.height}>
        <path className={css.warmth} d={draw(smooth) ?? undefined} />
      </Stretched>
      {[...new Set([most, least])].map((point) => {
        const place = y(smooth[points.indexOf(point)]?.value ?? point.value);
        return (
          <g key={point.at}>
            <circle className={css.dot} cx={percent(point.at)} cy={place} r={5} />
            <text
              className={css.figure}
              x={percent(point.at)}
              y={place + (point === most ? -11 : 21)}
              textAnchor={anchorAt(point.at)}
            >
              {degreesOf(point.value, locale)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Hours between two bolts of a storm that lasts. */
const BOLT_HOURS = 3;

/** Hours with a bolt: the first of a storm, and every third after it. */
function boltsOf(hours: readonly HourForecast[]): ReadonlySet<string> {
  let lasting = 0;
  return new Set(
    hours.flatMap((hour) => {
      lasting = isStormy(hour) ? lasting + 1 : 0;
      return lasting % BOLT_HOURS === 1 ? [hour.date] : [];
    }),
  );
}

/** Rain and snow of each hour as bars, the most of them in figures, and bolts where there are storms. */
function Falls({ day, lanes, locale }: Drawn) {
  const texts = textsOf(locale).weather;
  const foot = lanes.fall + FALL;
  const falls = day.hours.filter((hour) => day.at(hour.date) < 1);
  const most = Math.max(HEAVY_RAIN, ...falls.map(fallOf));
  const y = scaleLinear()
    .domain([0, most])
    .range([foot, lanes.fall + 22]);
  const wettest = falls.reduce<HourForecast | undefined>(
    (one, hour) => (fallOf(hour) > (one ? fallOf(one) : 0) ? hour : one),
    undefined,
  );
  const bolts = boltsOf(falls);
  const write = writerOf(falls.map(fallOf), undefined, locale);
  const width = 1 / CURVE_HOURS;
  return (
    <>
      <line className={css.base} x1="0" x2="100%" y1={foot} y2={foot} />
      {wettest ? null : (
        <text x="6" y={foot - 8}>
          {texts.curveDry}
        </text>
      )}
      {falls.map((hour) => {
        const value = fallOf(hour);
        const at = day.at(hour.date);
        return (
          <g key={hour.date}>
            {value > 0 ? (
              <rect
                className={(hour.snow ?? 0) > 0 ? css.flakes : css.fall}
                x={percent(at + width * 0.15)}
                width={percent(width * 0.7)}
                y={y(value)}
                height={foot - y(value)}
              />
            ) : null}
            {bolts.has(hour.date) ? (
              <svg
                className={css.lane}
                x={percent(at + width / 2)}
                y={Math.min(y(value), foot - 6) - 16}
                width={1}
                height={14}
                aria-hidden="true"
              >
                <path className={css.bolt} d="M1.5 0-4 8h3.2L-2 13.5 4 5.2H.7L3 0Z" />
              </svg>
            ) : null}
          </g>
        );
      })}
      {wettest ? (
        <text
          className={css.figure}
          x={percent(day.at(wettest.date) + width / 2)}
          y={y(fallOf(wettest)) - (bolts.has(wettest.date) ? 20 : 6)}
          textAnchor={anchorAt(day.at(wettest.date))}
        >
          {fill(texts.millimetres, { count: write.bare(fallOf(wettest)) })}
        </text>
      ) : null}
    </>
  );
}

/** The height of the sea, with the clocks of its high and low tides. */
function TideLane({ day, lanes, tide, top, locale }: Drawn & { tide: Tide; top: number }) {
  const heights = tide.map(({ height }) => height);
  const foot = top + TIDE;
  const y = scaleLinear()
    .domain([Math.min(...heights), Math.max(...heights)])
    .range([foot - 22, top + 20]);
  const x = ({ date }: Tide[number]) => day.at(date) * UNITS;
  const sea = area<Tide[number]>()
    .x(x)
    .y0(foot)
    .y1(({ height }) => y(height))
    .curve(curveMonotoneX);
  const surface = sea.lineY1();
  return (
    <>
      <Stretched height={lanes.height}>
        <path className={css.sea} d={sea(tide) ?? undefined} />
        <path className={css.surface} d={surface(tide) ?? undefined} />
      </Stretched>
      {tidesOf(tide)
        // A clock at an edge would leave the drawing.
        .filter(({ date }) => day.at(date) > 0.06 && day.at(date) < 0.95)
        .map(({ date, height, isHigh }) => (
          <text key={date} x={percent(day.at(date))} y={y(height) + (isHigh ? -7 : 17)} textAnchor="middle">
            {`${isHigh ? '▲' : '▼'} ${formatTime(date, dateSettings(locale))}`}
          </text>
        ))}
      <text x="6" y={top + 13}>
        {textsOf(locale).weather.tide}
      </text>
    </>
  );
}

/** Hours under the drawing: every six on phones, every three where there is room. */
function HourNames({ day, lanes, locale }: Drawn) {
  return day.hours
    .map(({ date }) => ({ date, hour: Number(date.slice(11, 13)) }))
    .filter(({ hour }) => hour % 3 === 0)
    .map(({ date, hour }) => {
      const at = day.at(date);
      return (
        <g key={date} className={hour % 6 === 0 ? undefined : css.wide}>
          <line className={css.base} x1={percent(at)} x2={percent(at)} y1={lanes.foot} y2={lanes.foot + 5} />
          <text x={percent(at)} y={lanes.foot + 21} textAnchor={anchorAt(at)}>
            {formatTime(date, dateSettings(locale))}
          </text>
        </g>
      );
    });
}

/** A line at the time of rendering; the page is cached for less than a quarter of an hour. */
function Now({ day, lanes, locale, now }: Drawn & { now: string }) {
  const at = day.at(now);
  if (at < 0 || at > 1) return null;
  const text = textsOf(locale).weather.now;
  const width = text.length * 8 + 14;
  const isFirst = at < 0.05;
  return (
    <g data-part="now">
      <line className={css.now} x1={percent(at)} x2={percent(at)} y1={20} y2={lanes.foot} />
      <svg className={css.lane} x={percent(at)} y={0} width={1} height={20} aria-hidden="true">
        <rect className={css.nowSign} x={isFirst ? 0 : -width / 2} width={width} height={20} rx={2} />
        <text className={css.nowName} x={isFirst ? width / 2 : 0} y={14.5} textAnchor="middle">
          {text}
        </text>
      </svg>
    </g>
  );
}
