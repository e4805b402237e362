import { aemetDaysSchema, aemetHoursSchema, forecastOf } from '@portal/api/weather/from-aemet';
import {
  addDays,
  type SkyCode,
  type WarningCause,
  type WarningLevel,
  type WeatherForecast,
  type WeatherWarning,
  type WindDirection,
  wallTime,
} from '@portal/model';
import * as v from 'valibot';
import { Chance } from '../illustrations/chance';

/*
 * Weather of fictitious places, for demo newsrooms: generated from the place's name and the day, so that it
 * is the same on every machine and consistent from day to day, and returned in AEMET's own format, so that it
 * is processed like AEMET's.
 */

type Span = readonly [from: number, to: number];

/** Weather of a day. Sky states follow one another through the day. */
type Kind = {
  skies: readonly [SkyCode, ...SkyCode[]];
  /** Probability of rain, per cent. */
  rain: Span;
  /** km/h. */
  wind: Span;
  directions: readonly [WindDirection, ...WindDirection[]];
  /** Degrees above the average. */
  warmth: Span;
  /** Frequency relative to the others. */
  weight: number;
  /** Only from December to February. */
  isWintry?: boolean;
};

const KINDS: readonly [Kind, ...Kind[]] = [
  {
    skies: ['11', '12', '17'],
    rain: [0, 5],
    wind: [3, 14],
    directions: ['SO', 'O', 'C'],
    warmth: [0, 3],
    weight: 6,
  },
  {
    skies: ['12', '13', '14', '17'],
    rain: [0, 15],
    wind: [8, 22],
    directions: ['S', 'SE'],
    warmth: [-1, 2],
    weight: 6,
  },
  {
    skies: ['14', '15', '16', '13'],
    rain: [10, 35],
    wind: [8, 24],
    directions: ['E', 'NE'],
    warmth: [-2, 1],
    weight: 4,
  },
  {
    skies: ['43', '44', '45', '46'],
    rain: [45, 70],
    wind: [10, 26],
    directions: ['E', 'SE'],
    warmth: [-3, 0],
    weight: 3,
  },
  {
    skies: ['23', '24', '25', '26'],
    rain: [75, 95],
    wind: [14, 36],
    directions: ['E', 'NE'],
    warmth: [-4, -1],
    weight: 3,
  },
  {
    skies: ['27', '51', '52', '61', '62'],
    rain: [55, 85],
    wind: [12, 34],
    directions: ['S', 'SO'],
    warmth: [-1, 2],
    weight: 2,
  },
  {
    skies: ['26', '53', '54', '63', '64'],
    rain: [85, 100],
    wind: [28, 58],
    directions: ['E', 'NE'],
    warmth: [-4, -2],
    weight: 2,
  },
  {
    skies: ['82', '81', '12', '11'],
    rain: [0, 5],
    wind: [0, 6],
    directions: ['C'],
    warmth: [-2, 1],
    weight: 3,
  },
  {
    skies: ['83', '17', '11'],
    rain: [0, 0],
    wind: [8, 20],
    directions: ['S', 'SE'],
    warmth: [3, 6],
    weight: 2,
  },
  {
    skies: ['71', '72', '73', '74'],
    rain: [40, 70],
    wind: [14, 34],
    directions: ['N', 'NO'],
    warmth: [-7, -5],
    weight: 1,
    isWintry: true,
  },
  {
    skies: ['33', '34', '35', '36'],
    rain: [75, 95],
    wind: [20, 44],
    directions: ['N', 'NE'],
    warmth: [-9, -7],
    weight: 1,
    isWintry: true,
  },
];

/** Towns whose demo newsrooms report a storm: their weather must match the news. */
const STORMY_PLACES = ['Port Savina', 'Alcorsa'];
/** Towns at the sea, which have tides. */
const SEASIDE_PLACES = ['Port Savina'];
/** Minimum probability of rain on a stormy day, per cent. */
const STORM_RAIN = 75;

const two = (count: number) => String(count).padStart(2, '0');
const DAY_MS = 86_400_000;
const dayOfYear = (date: string) => (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY_MS;
/** 1 on the given day of the year, -1 half a year from it. */
const season = (date: string, highest: number) => Math.cos(((dayOfYear(date) - highest) / 365) * Math.PI * 2);

function kindOf(place: string, date: string): { kind: Kind; warmth: number } {
  const chance = new Chance(dayOfYear(date), `${place} ${date}`);
  const month = Number(date.slice(5, 7));
  const isStormy = STORMY_PLACES.includes(place);
  const kinds = KINDS.filter(
    ({ isWintry, rain: [least] }) =>
      (!isWintry || month === 12 || month < 3) && (!isStormy || (!isWintry && least >= STORM_RAIN)),
  );
  const drawn = kinds.flatMap((one) => Array.from({ length: one.weight }, () => one));
  const kind = drawn[chance.whole(0, drawn.length - 1)] ?? KINDS[0];
  return { kind, warmth: chance.range(...kind.warmth) };
}

type Hour = {
  periodo: string;
  sky: string;
  temperature: number;
  rain: string;
  snow: string;
  direction: WindDirection;
  speed: number;
};

/** Snow of an hour, mm. */
function snowOf(sky: SkyCode, chance: Chance): string {
  if (/^3/.test(sky)) return chance.range(0.5, 4).toFixed(1);
  return /^7/.test(sky) ? chance.range(0.1, 1).toFixed(1) : '0';
}

/** Probability of storms and of snow in part of a day, by its kind. */
const stormsOf = ({ skies, rain: [, most] }: Kind) =>
  skies.some((sky) => /^[56]/.test(sky)) ? Math.min(95, most) : 0;
const snowsOf = ({ isWintry, rain: [, most] }: Kind) => (isWintry ? most : 0);

function rainOf(sky: SkyCode, chance: Chance): string {
  if (/^2|^5|^6/.test(sky)) return chance.range(0.5, sky.startsWith('2') ? 3 : 8).toFixed(1);
  if (sky.startsWith('4')) return chance.flip() ? 'Ip' : chance.range(0.1, 0.4).toFixed(1);
  return '0';
}

function hoursOf(place: string, date: string): Hour[] {
  const { kind, warmth } = kindOf(place, date);
  const before = kindOf(place, addDays(date, -1)).warmth;
  const after = kindOf(place, addDays(date, 1)).warmth;
  const usual = 16 + 8 * season(date, 205);
  const { rises, sets } = sunOf(date);
  const chance = new Chance(1, `${place} ${date}`);
  const snowfall = new Chance(3, `${place} ${date}`);
  let sky = chance.pick(kind.skies);
  return Array.from({ length: 24 }, (_, hour): Hour => {
    // A sky state lasts about three hours.
    if (chance.flip(0.35)) sky = chance.pick(kind.skies);
    const part = (hour - 12) / 24;
    const ofDay = part < 0 ? warmth + (warmth - before) * part : warmth + (after - warmth) * part;
    const isDark = hour < rises || hour >= sets;
    return {
      periodo: two(hour),
      sky: `${sky}${isDark ? 'n' : ''}`,
      temperature: Math.round(usual + ofDay + 4 * Math.cos(((hour - 15) / 24) * Math.PI * 2)),
      rain: rainOf(sky, chance),
      snow: snowOf(sky, snowfall),
      direction: chance.pick(kind.directions),
      speed: Math.round(chance.range(...kind.wind)),
    };
  });
}

/** Hours of sunrise and sunset, in Madrid time. */
function sunOf(date: string): { rises: number; sets: number } {
  const summer = season(date, 172);
  return { rises: 7.4 - 0.95 * summer, sets: 19.6 + 1.9 * summer };
}

const clock = (hours: number) => `${two(Math.floor(hours))}:${two(Math.floor((hours % 1) * 60))}`;

/** Probability of rain in a part of a day. */
function rainIn(place: string, date: string, part: string): number {
  const chance = new Chance(2, `${place} ${date} ${part}`);
  return Math.round(chance.range(...kindOf(place, date).kind.rain) / 5) * 5;
}

const SIX_HOURS = ['0208', '0814', '1420', '2002'];

/** A day of the forecast by hours, limited to `from` and `to`. */
function dayByHours(place: string, date: string, from: number, to: number) {
  const hours = hoursOf(place, date).slice(from, to);
  const { rises, sets } = sunOf(date);
  const { kind } = kindOf(place, date);
  return {
    fecha: `${date}T00:00:00`,
    orto: clock(rises),
    ocaso: clock(sets),
    estadoCielo: hours.map(({ periodo, sky }) => ({ value: sky, periodo })),
    temperatura: hours.map(({ periodo, temperature }) => ({ value: String(temperature), periodo })),
    precipitacion: hours.map(({ periodo, rain }) => ({ value: rain, periodo })),
    nieve: hours.map(({ periodo, snow }) => ({ value: snow, periodo })),
    probTormenta: SIX_HOURS.map((periodo) => ({ value: String(stormsOf(kind)), periodo })),
    probNieve: SIX_HOURS.map((periodo) => ({ value: String(snowsOf(kind)), periodo })),
    probPrecipitacion: SIX_HOURS.map((periodo) => ({
      value:
        Number(periodo.slice(2)) > from || periodo === '2002' ? String(rainIn(place, date, periodo)) : '',
      periodo,
    })),
    vientoAndRachaMax: hours.flatMap(({ periodo, direction, speed }) => [
      { direccion: [direction], velocidad: [String(direction === 'C' ? 0 : speed)], periodo },
      { value: String(Math.round(speed * 1.6)), periodo },
    ]),
  };
}

/** Days that AEMET divides into halves; later ones have no periods. */
const DAYS_IN_PARTS = 4;

function dayByDays(place: string, date: string, at: number) {
  const hours = hoursOf(place, date);
  const temperatures = hours.map(({ temperature }) => temperature);
  const strongest = hours.toSorted((a, b) => b.speed - a.speed)[0];
  const sky = (hour: number) => hours[hour]?.sky.replace('n', '') ?? '';
  const parts = at < DAYS_IN_PARTS ? { '00-24': 12, '00-12': 9, '12-24': 16 } : { '': 12 };
  const inParts = <Value extends object>(of: (hour: number) => Value) =>
    Object.entries(parts).map(([periodo, hour]) => ({ ...of(hour), ...(periodo ? { periodo } : {}) }));
  const chance = Math.max(...SIX_HOURS.map((part) => rainIn(place, date, part)));
  return {
    fecha: `${date}T00:00:00`,
    estadoCielo: inParts((hour) => ({ value: sky(hour) })),
    probPrecipitacion: inParts(() => ({ value: chance })),
    temperatura: { maxima: Math.max(...temperatures), minima: Math.min(...temperatures) },
    viento: inParts(() => ({
      direccion: strongest?.direction ?? 'C',
      velocidad: strongest && strongest.direction !== 'C' ? strongest.speed : 0,
    })),
    ...(at < 5 ? { uvMax: Math.max(1, Math.round(5 + 4 * season(date, 172))) } : {}),
  };
}

/** Hours at which a new forecast is issued. */
const ISSUED_AT = [19, 13, 7, 1];

/** The forecast of a fictitious place as AEMET would have it at a given time: both of its responses. */
export function demoAnswers(place: string, now: Date, timeZone: string): { hours: unknown; days: unknown } {
  const wall = wallTime(now, timeZone);
  const [today, hour] = [wall.slice(0, 10), Number(wall.slice(11, 13))];
  const slot = ISSUED_AT.find((one) => one <= hour);
  const issuedOn = slot === undefined ? addDays(today, -1) : today;
  const head = {
    origen: { productor: 'Demostración' },
    nombre: place,
    elaborado: `${issuedOn}T${two(slot ?? ISSUED_AT[0] ?? 0)}:12:00`,
  };
  const dates = Array.from({ length: 7 }, (_, at) => addDays(today, at));
  const from = slot ?? 0;
  const byHours = dates
    .slice(0, 3)
    .map((date, at) => dayByHours(place, date, at === 0 ? from : 0, at === 2 ? from : 24))
    .filter(({ estadoCielo }) => estadoCielo.length > 0);
  return {
    hours: [{ ...head, prediccion: { dia: byHours } }],
    days: [{ ...head, prediccion: { dia: dates.map((date, at) => dayByDays(place, date, at)) } }],
  };
}

/** The generated forecast of a fictitious place. */
export function demoForecast(place: string, now: Date, timeZone: string): WeatherForecast | null {
  const { hours, days } = demoAnswers(place, now, timeZone);
  const forecast = forecastOf(v.parse(aemetHoursSchema(), hours), v.parse(aemetDaysSchema(), days));
  if (!forecast) return null;
  const warnings = joined(forecast.days.slice(0, 2).flatMap((day) => warningsOf(place, day.date)));
  return {
    ...forecast,
    ...(warnings.length ? { warnings } : {}),
    ...(SEASIDE_PLACES.includes(place) ? { tide: tideOf(forecast) } : {}),
  };
}

/** Most warnings at once. */
const MOST_WARNINGS = 3;

/** Warnings of the same cause on days that follow as one, of the higher level. */
function joined(warnings: readonly WeatherWarning[]): WeatherWarning[] {
  const byCause = new Map<WarningCause, WeatherWarning>();
  for (const warning of warnings) {
    const before = byCause.get(warning.cause);
    if (!before) byCause.set(warning.cause, warning);
    else if (before.until === warning.from)
      byCause.set(warning.cause, {
        ...before,
        until: warning.until,
        level: before.level === 'orange' ? before.level : warning.level,
      });
  }
  return [...byCause.values()].slice(0, MOST_WARNINGS);
}

/** Warnings of a day whose weather is dangerous: storms, wind, the sea, snow, heat. */
function warningsOf(place: string, date: string): WeatherWarning[] {
  const { kind, warmth } = kindOf(place, date);
  const hours = hoursOf(place, date);
  const strongest = Math.max(...hours.map(({ speed }) => speed));
  const falls = hours.reduce((sum, { rain }) => sum + (Number(rain) || 0), 0);
  const warmest = Math.max(...hours.map(({ temperature }) => temperature));
  const found: [WarningCause, WarningLevel][] = [];
  if (strongest >= 44) found.push(['wind', strongest >= 52 ? 'orange' : 'yellow']);
  if (strongest >= 44 && SEASIDE_PLACES.includes(place)) found.push(['coast', 'orange']);
  if (stormsOf(kind) >= 85) found.push(['storms', 'yellow']);
  if (falls >= 50) found.push(['rain', falls >= 80 ? 'orange' : 'yellow']);
  if (kind.isWintry) found.push(['snow', 'yellow']);
  if (warmest >= 36 && warmth > 0) found.push(['heat', 'yellow']);
  return found.map(([cause, level]) => ({
    level,
    cause,
    from: `${date}T00:00:00`,
    until: `${addDays(date, 1)}T00:00:00`,
  }));
}

/** Hours between two high tides, and metres above and below the middle: little, as in the Mediterranean. */
const [TIDE_HOURS, TIDE_METRES] = [12.42, 0.14];

/** Height of the sea at each hour of a forecast. */
function tideOf({ days }: WeatherForecast): NonNullable<WeatherForecast['tide']> {
  return days
    .flatMap(({ hours }) => hours)
    .map(({ date }) => ({
      date,
      height:
        Math.round(
          TIDE_METRES * Math.cos((Date.parse(`${date}Z`) / 3_600_000 / TIDE_HOURS) * Math.PI * 2) * 100,
        ) / 100,
    }));
}
