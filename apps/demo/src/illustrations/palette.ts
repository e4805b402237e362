import type { Chance } from './chance';
import { mix, parts, tone, turned } from './colour';
import type { Light } from './press';

export const HOURS = ['dawn', 'noon', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
export const WEATHERS = ['clear', 'cloud', 'rain', 'mist', 'snow'] as const;
export type Weather = (typeof WEATHERS)[number];

const ROLES = ['top', 'middle', 'low', 'far', 'mid', 'near', 'deep', 'light', 'accent', 'second'] as const;
type Role = (typeof ROLES)[number];
type Papers = Record<Role, string>;

/**
 * Papers for every family of scenes and hour of day: three for the sky (top, middle, low), four planes from
 * far to deep, the lit paper, and two accents. Pictures of one family share a drawer, so that a section looks
 * consistent.
 */
const DRAWERS = {
  sea: {
    dawn: '#7fb0c4 #f0c9ad #fbe3b6 #a3bcc6 #4f869b #235672 #12304a #fdf0dc #e4553a #f2b04c',
    noon: '#4f9fc0 #9fd0da #e9f1e2 #8cbccb #2f8ba4 #15617f #0d3652 #fcf7e8 #e0492f #f4c14d',
    dusk: '#3a4577 #c8627b #f7b56c #96759b #4f5088 #2c3263 #171b3e #ffe4c0 #f0583d #ffb545',
    night: '#0a142d #16294e #2d4d77 #2b4a70 #1a3459 #102342 #081327 #cbdaea #e7563d #ffd57e',
  },
  river: {
    dawn: '#93b5b0 #e9d3b4 #f8e3b4 #a9bfb0 #6a9486 #34655c #173b39 #fbf1d8 #d9602f #f0b541',
    noon: '#63a9b4 #b3d8cf #f0efd2 #9cc0a8 #4f9a86 #1f6b62 #103f40 #fcf8e4 #d4562b #f2c043',
    dusk: '#4a4a6e #b9667a #f4b877 #8f7f90 #4f6372 #27434f #11262f #ffe6bd #ee6a3a #f9b13e',
    night: '#0a1a26 #13303f #29545c #28505a #173a44 #0d2730 #06151c #cfe0dc #e8693f #ffd98a',
  },
  earth: {
    dawn: '#a6b8c4 #f1cfae #fae0ab #bdb6a8 #a3a06c #66743f #34431f #fdf0d4 #b8455a #eba63c',
    noon: '#6db0c8 #bcdcd6 #f4efd0 #b5c39d #93a44f #5b7a32 #2f4a20 #fdf8e2 #a93a52 #f0b93b',
    dusk: '#5a4a78 #cf6f6c #f8bd6a #a6808a #8a6a58 #574b38 #2b2a20 #ffe7b8 #c2405a #ffb03b',
    night: '#0e1430 #1d2a4e #3b4d70 #34486a #263a4c #172a33 #0a161b #d5dbe4 #b94a62 #ffd685',
  },
  town: {
    dawn: '#9fb1c6 #f0cbb4 #fbe0b8 #c9b4a8 #c48f6c #8a5844 #462c2b #fdf0dc #c8452f #e9ab45',
    noon: '#5fa3c9 #b4d5df #f3efdc #d5c3a8 #d59a63 #a05f3f #54322c #fdf7e6 #c93f2c #efb844',
    dusk: '#3f3f73 #a95f8a #f5a878 #8d6f91 #8c5468 #59375a #2a1b3a #ffe2b8 #ee5f3d #ffb84a',
    night: '#0d1231 #1c2450 #3d4474 #39406b #2c2f58 #1c1d40 #0d0e24 #d3d6ea #e85c45 #ffcf70',
  },
  iron: {
    dawn: '#9aaebb #e8cdb6 #f6dfb6 #aeb3b3 #7f8b90 #4b5b66 #232f3b #faefdc #d95b2c #eab040',
    noon: '#7fb0c2 #c3d7d4 #efedd9 #b0bab5 #75898d #43606b #1f3641 #faf5e4 #d8552a #efbb3f',
    dusk: '#3c4464 #a9667a #f3b070 #877a8c #5f5f72 #3a3f55 #1b2032 #ffe3b8 #f0663a #fdb343',
    night: '#0b1424 #1a2a3f #38506a #30465c #213447 #142333 #09121d #ccd8e0 #ea643f #ffd27a',
  },
  turf: {
    dawn: '#a2b7c0 #eccfb8 #f9e1b9 #a8bdb0 #6f9f78 #3c7152 #1d3f38 #fcf2dc #d64a37 #efb344',
    noon: '#63abc9 #b5dadb #f2f1db #a5c6a8 #5fa565 #2f7a4c #174437 #fdf9e8 #d4432f #f3c142',
    dusk: '#3c3f70 #b4627f #f8b272 #857590 #4c7469 #2b5350 #142b33 #ffe4bb #f15c3c #ffb746',
    night: '#0a1430 #182a52 #2f4c72 #2a4a63 #236054 #17483f #091c22 #d9e6e6 #ee5f42 #ffe2a0',
  },
  clinic: {
    dawn: '#a9c4c8 #efd8c2 #fbe8c4 #c6d4cd #8fb5b0 #4c8085 #214a55 #fdf4e4 #e2694a #efb658',
    noon: '#8cc3cc #cfe5df #f6f3e2 #cbdcd2 #86b9b2 #3f8288 #1b4c58 #fefaee #e05f43 #f2bf55',
    dusk: '#5a6a8c #c58591 #f8c491 #b3a3a4 #7d8f98 #45647a #1f3348 #ffebcd #f07050 #ffbd5c',
    night: '#12253a #1f4152 #3f6b74 #46747a #2f5a66 #1c404f #0b2230 #dbeae4 #ea6f52 #ffdf9a',
  },
  hearth: {
    dawn: '#a9bcc0 #efd3b4 #fbe2b0 #dcc1a0 #b98a62 #7c5138 #3c2620 #fdf1da #c9482e #e7a63a',
    noon: '#86bac4 #cfe0d3 #f7efd3 #e2cba4 #c49260 #83583a #402a22 #fef8e6 #cd4428 #eeb23a',
    dusk: '#4c4768 #b0697a #f6b272 #b98a78 #945f4c #5f3a36 #2d1c22 #ffe5b8 #e85a33 #ffb23e',
    night: '#101632 #212a4c #41496c #7d5446 #633c36 #42272b #1d1219 #f6dcae #e65f38 #ffc763',
  },
  limelight: {
    dawn: '#7d8aa8 #e0b7a6 #f6d9ab #9b8795 #74586f #46344f #211a30 #fbead0 #e0533f #eeb04a',
    noon: '#7fa0bd #d9c3b5 #f3e2c1 #a58d98 #7c5a70 #4a3450 #231930 #fdf2da #de4b3c #f1b748',
    dusk: '#3a2f5e #94507f #f29a72 #7d5480 #5c3763 #3a2248 #1a1027 #ffe1b4 #f2583f #ffb849',
    night: '#120e2a #2a1c4a #57356f #4d2f63 #38214f #241537 #0f091b #f7dcb4 #f0563f #ffc55c',
  },
} as const satisfies Record<string, Record<Hour, string>>;
export type Drawer = keyof typeof DRAWERS;

export type Lamps = 'room' | 'floodlights';

/** Effect of the hour on the paper's colour: a tint, its opacity, and a change of lightness. */
const VEILS = {
  dawn: ['#e9b79a', 0.16, -0.02],
  noon: ['#fff3d6', 0.04, 0],
  dusk: ['#6a3d63', 0.17, -0.05],
  night: ['#14224a', 0.5, -0.08],
} as const satisfies Record<Hour, readonly [string, number, number]>;

/** Values that replace those of `VEILS` in scenes with lamps on. */
const LAMPLIGHT: Record<Lamps, Partial<Record<Hour, readonly [string, number, number]>>> = {
  room: { dusk: ['#c9704a', 0.13, -0.03], night: ['#8a4a34', 0.2, -0.04] },
  floodlights: { dusk: ['#5a4a7a', 0.1, -0.02], night: ['#20406a', 0.16, -0.03] },
};

/** Share of its saturation that the weather leaves a colour. */
const DULLNESS = { clear: 1, cloud: 0.86, rain: 0.72, mist: 0.74, snow: 0.7 } as const satisfies Record<
  Weather,
  number
>;

const DAY_AIR = {
  clear: { colour: '#ffffff', share: 0 },
  cloud: { colour: '#8fa0ad', share: 0.12 },
  rain: { colour: '#5d7384', share: 0.3 },
  mist: { colour: '#e4e2da', share: 0.3 },
  snow: { colour: '#e6edf2', share: 0.4 },
} as const satisfies Record<Weather, { colour: string; share: number }>;
const NIGHT_AIR = {
  clear: { colour: '#ffffff', share: 0 },
  cloud: { colour: '#8fa0ad', share: 0.05 },
  rain: { colour: '#5d7384', share: 0.1 },
  mist: { colour: '#5f7388', share: 0.22 },
  snow: { colour: '#7f95b4', share: 0.25 },
} as const satisfies Record<Weather, { colour: string; share: number }>;

/** Papers that the air hardly affects. */
const KEPT: ReadonlySet<Role> = new Set<Role>(['accent', 'second', 'light', 'deep']);

const SHADOWS = {
  dawn: ['#3a3a63', 0.62, 26, 15],
  noon: ['#23385c', 0.56, 14, 20],
  dusk: ['#2a1640', 0.68, 30, 13],
  night: ['#03060f', 0.72, 16, 16],
} as const satisfies Record<Hour, readonly [colour: string, depth: number, x: number, y: number]>;

export interface Palette extends Papers {
  hour: Hour;
  /** Light of lamps and windows; stays bright at night. */
  lamp: string;
  /** The air's colour: distant planes fade into it. */
  haze: string;
  /** A plane's colour by distance: 0 is nearest, 1 is the last hill. */
  plane: (distance: number) => string;
  /** A thing's own daylight colour, as seen at this hour (and at this distance, 0 to 1). */
  local: (colour: string, distance?: number) => string;
}

/** Papers for one picture: a drawer at an hour, varied slightly at random, dulled by the weather. */
export function paletteFor(
  drawer: Drawer,
  hour: Hour,
  weather: Weather,
  chance: Chance,
  lamps?: Lamps,
): Palette {
  const drift = chance.range(-9, 9);
  const swing = chance.range(-24, 16);
  const inside = lamps === 'room' ? 0.35 : 1;
  const dull = 1 - (1 - DULLNESS[weather]) * inside;
  const air = hour === 'night' ? NIGHT_AIR[weather] : DAY_AIR[weather];
  const sheets = DRAWERS[drawer][hour].split(' ');
  const take = (role: Role) => {
    const accent = role === 'accent' ? swing : 0;
    const colour = turned(sheets[ROLES.indexOf(role)] ?? '#888888', drift + accent, dull);
    const lies = KEPT.has(role) ? 0.25 : 1;
    return mix(colour, air.colour, air.share * lies * inside);
  };
  const papers: Papers = {
    top: take('top'),
    middle: take('middle'),
    low: take('low'),
    far: take('far'),
    mid: take('mid'),
    near: take('near'),
    deep: take('deep'),
    light: take('light'),
    accent: take('accent'),
    second: take('second'),
  };
  const haze = mix(papers.low, papers.far, hour === 'night' ? 0.7 : 0.45);
  const steps = [papers.deep, papers.near, papers.mid, papers.far, haze] as const;
  const plane = (distance: number) => {
    const place = Math.min(Math.max(distance, 0), 1) * 4;
    const index = Math.min(Math.floor(place), 3);
    return mix(steps[index] ?? papers.deep, steps[index + 1] ?? haze, place - index);
  };
  const [veil, much, lift] = (lamps && LAMPLIGHT[lamps][hour]) ?? VEILS[hour];
  return {
    ...papers,
    hour,
    lamp: mix(hour === 'noon' ? '#ffe9b0' : '#ffd98a', papers.second, 0.15),
    haze,
    plane,
    local: (colour, distance = 0) =>
      mix(mix(tone(turned(colour, drift * 0.5, 0.4 + dull * 0.6), lift), veil, much), haze, distance * 0.85),
  };
}

/** Light of an hour; `side` is 1 if it comes from the left, -1 from the right. */
export function lightFor(hour: Hour, weather: Weather, side: 1 | -1): Light {
  const [colour, depth, x, y] = SHADOWS[hour];
  const soft = { clear: 1, cloud: 0.86, rain: 0.84, mist: 0.7, snow: 0.74 }[weather];
  return { shadow: parts(colour), depth: depth * soft, x: x * side, y };
}
