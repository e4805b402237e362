import {
  type DayForecast,
  type HourForecast,
  isSafeUrl,
  skyOf,
  type WeatherForecast,
  WIND_DIRECTIONS,
  type Wind,
} from '@portal/model';
import type { AemetDay, AemetDays, AemetHours, AemetHoursOfDay } from './aemet-answers';

export { aemetDaysSchema, aemetHoursSchema } from './aemet-answers';

/** Days that AEMET's forecast covers. */
const MAX_DAYS = 7;

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((value): value is T => value !== null);
const highest = (values: readonly (number | null)[]) =>
  known(values).reduce<number | null>((most, value) => (most === null || value > most ? value : most), null);
const lowest = (values: readonly (number | null)[]) =>
  known(values).reduce<number | null>(
    (least, value) => (least === null || value < least ? value : least),
    null,
  );
const strongest = (winds: readonly (Wind | null)[]): Wind | null =>
  known(winds).toSorted((a, b) => b.speed - a.speed)[0] ?? null;

function windOf(direction: string | undefined, speed: number | null | undefined): Wind | null {
  const point = WIND_DIRECTIONS.find((one) => one === direction);
  return point && typeof speed === 'number' ? { direction: point, speed } : null;
}

/** The entry of the six hours that contain an hour; `2002` continues past midnight. */
function probabilityAt(periods: AemetHoursOfDay['probPrecipitacion'], hour: number): number | null {
  const entry = periods.find(({ periodo }) => {
    if (!/^\d{4}$/.test(periodo)) return false;
    const [from, to] = [Number(periodo.slice(0, 2)), Number(periodo.slice(2))];
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  });
  return entry?.value ?? null;
}

function windAt({ vientoAndRachaMax }: AemetHoursOfDay, periodo: string): Wind | null {
  const winds = vientoAndRachaMax.filter((entry) => entry.periodo === periodo);
  return known(winds.map(({ direccion, velocidad }) => windOf(direccion[0], velocidad[0])))[0] ?? null;
}

const HOUR = /^(?:[01]\d|2[0-3])$/;

function hoursOf(day: AemetHoursOfDay): HourForecast[] {
  const { fecha, estadoCielo, temperatura, precipitacion } = day;
  const periods = [...estadoCielo, ...temperatura].map(({ periodo }) => periodo);
  const hours = [...new Set(periods)].filter((periodo) => HOUR.test(periodo)).sort();
  return hours.map((hour) => {
    const at = ({ periodo }: { periodo: string }) => periodo === hour;
    return {
      date: `${fecha}T${hour}:00:00`,
      sky: skyOf(estadoCielo.find(at)?.value ?? ''),
      temperature: temperatura.find(at)?.value ?? null,
      rain: precipitacion.find(at)?.value ?? null,
      rainProbability: probabilityAt(day.probPrecipitacion, Number(hour)),
      wind: windAt(day, hour),
      gust: known(day.vientoAndRachaMax.filter(at).map(({ value }) => value))[0] ?? null,
      snow: day.nieve.find(at)?.value ?? null,
      stormProbability: probabilityAt(day.probTormenta, Number(hour)),
      snowProbability: probabilityAt(day.probNieve, Number(hour)),
    };
  });
}

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Sunrise and sunset, if both are known. */
const sunOf = ({ orto, ocaso }: AemetHoursOfDay) =>
  CLOCK.test(orto) && CLOCK.test(ocaso) ? { sunrise: orto, sunset: ocaso } : {};

const hourOf = ({ date }: HourForecast) => Number(date.slice(11, 13));

/** A day summarised from its hours. */
function dayOfHours(day: AemetHoursOfDay): DayForecast {
  const hours = hoursOf(day);
  const [noon] = hours
    .filter(({ sky }) => sky !== null)
    .toSorted((a, b) => Math.abs(hourOf(a) - 12) - Math.abs(hourOf(b) - 12));
  const temperatures = hours.map(({ temperature }) => temperature);
  return {
    date: day.fecha,
    // A day gets a daytime icon, whichever of its hours are left.
    sky: noon?.sky ? { ...noon.sky, night: false } : null,
    min: lowest(temperatures),
    max: highest(temperatures),
    rainProbability: highest(day.probPrecipitacion.map(({ value }) => value)),
    wind: strongest(hours.map(({ wind }) => wind)),
    uvMax: null,
    ...sunOf(day),
    hours,
  };
}

/** Periods that represent a whole day, best first; entries of later days have no period. */
const PERIODS = ['', '00-24', '12-24', '06-12', '12-18', '18-24', '00-12', '00-06'];

/** A day by AEMET's own summary. */
function dayOfDays({
  fecha,
  estadoCielo,
  probPrecipitacion,
  temperatura,
  viento,
  uvMax,
}: AemetDay): DayForecast {
  const skies = PERIODS.flatMap((period) => estadoCielo.filter(({ periodo }) => periodo === period));
  const sky = known(skies.map(({ value }) => skyOf(value)))[0];
  return {
    date: fecha,
    sky: sky ? { ...sky, night: false } : null,
    min: temperatura.minima,
    max: temperatura.maxima,
    rainProbability: highest(probPrecipitacion.map(({ value }) => value)),
    wind: strongest(viento.map(({ direccion, velocidad }) => windOf(direccion, velocidad))),
    uvMax,
    hours: [],
  };
}

/** Prefers the whole day's figures to those of its hours, which may have begun already. */
function joined(whole: DayForecast | undefined, byHours: DayForecast | undefined): DayForecast[] {
  if (!whole || !byHours) return known([whole ?? byHours ?? null]);
  return [
    {
      ...whole,
      sky: whole.sky ?? byHours.sky,
      min: whole.min ?? byHours.min,
      max: whole.max ?? byHours.max,
      rainProbability: whole.rainProbability ?? byHours.rainProbability,
      wind: whole.wind ?? byHours.wind,
      ...(byHours.sunrise && byHours.sunset ? { sunrise: byHours.sunrise, sunset: byHours.sunset } : {}),
      hours: byHours.hours,
    },
  ];
}

/** AEMET's page of the place, over https; undefined for any link that does not lead to AEMET. */
function linkOf(enlace: string | undefined): string | undefined {
  if (!enlace || !isSafeUrl(enlace) || !URL.canParse(enlace)) return undefined;
  const url = new URL(enlace);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (!/(?:^|\.)aemet\.es$/.test(url.hostname)) return undefined;
  return `https://${url.hostname}${url.pathname}${url.search}`;
}

/** Converts AEMET's two responses into a forecast: seven days, the first of them by hours. */
export function forecastOf([byHours]: AemetHours, [byDays]: AemetDays): WeatherForecast | null {
  if (!byHours || !byDays) return null;
  const [hours, days] = [byHours.prediccion.dia.map(dayOfHours), byDays.prediccion.dia.map(dayOfDays)];
  const dates = [...new Set([...days, ...hours].map(({ date }) => date))].sort().slice(0, MAX_DAYS);
  const [older = byDays.elaborado] = [byHours.elaborado, byDays.elaborado].sort();
  const link = linkOf(byDays.origen.enlace) ?? linkOf(byHours.origen.enlace);
  return {
    place: byDays.nombre,
    issued: older,
    ...(link ? { link } : {}),
    days: dates.flatMap((date) =>
      joined(
        days.find((day) => day.date === date),
        hours.find((day) => day.date === date),
      ),
    ),
  };
}
