/**
 * AEMET's codes of the state of the sky, 11 to 83 (spec §9), from `estadoCielo.value` of its municipal
 * forecasts. A trailing `n` is the same sky by night.
 */
export const SKY_CODES = [
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '23',
  '24',
  '25',
  '26',
  '27',
  '33',
  '34',
  '35',
  '36',
  '43',
  '44',
  '45',
  '46',
  '51',
  '52',
  '53',
  '54',
  '61',
  '62',
  '63',
  '64',
  '71',
  '72',
  '73',
  '74',
  '81',
  '82',
  '83',
] as const;
/** AEMET's code of a sky, two digits without the `n` of the night (spec §9). */
export type SkyCode = (typeof SKY_CODES)[number];

/** State of the sky for a symbol and its text; `night` selects the night variant (spec §9). */
export interface Sky {
  readonly code: SkyCode;
  readonly night: boolean;
}

/** Reads '13' or '13n'. Null when AEMET has no such code, or sends '' for a period already past. */
export function skyOf(value: string): Sky | null {
  const night = value.endsWith('n');
  const digits = night ? value.slice(0, -1) : value;
  const code = SKY_CODES.find((candidate) => candidate === digits);
  return code === undefined ? null : { code, night };
}

/** Spanish name of each sky, in AEMET's own wording. */
export const SKY_TEXTS_ES: Readonly<Record<SkyCode, string>> = {
  '11': 'Despejado',
  '12': 'Poco nuboso',
  '13': 'Intervalos nubosos',
  '14': 'Nuboso',
  '15': 'Muy nuboso',
  '16': 'Cubierto',
  '17': 'Nubes altas',
  '23': 'Intervalos nubosos con lluvia',
  '24': 'Nuboso con lluvia',
  '25': 'Muy nuboso con lluvia',
  '26': 'Cubierto con lluvia',
  '27': 'Chubascos',
  '33': 'Intervalos nubosos con nieve',
  '34': 'Nuboso con nieve',
  '35': 'Muy nuboso con nieve',
  '36': 'Cubierto con nieve',
  '43': 'Intervalos nubosos con lluvia escasa',
  '44': 'Nuboso con lluvia escasa',
  '45': 'Muy nuboso con lluvia escasa',
  '46': 'Cubierto con lluvia escasa',
  '51': 'Intervalos nubosos con tormenta',
  '52': 'Nuboso con tormenta',
  '53': 'Muy nuboso con tormenta',
  '54': 'Cubierto con tormenta',
  '61': 'Intervalos nubosos con tormenta y lluvia escasa',
  '62': 'Nuboso con tormenta y lluvia escasa',
  '63': 'Muy nuboso con tormenta y lluvia escasa',
  '64': 'Cubierto con tormenta y lluvia escasa',
  '71': 'Intervalos nubosos con nieve escasa',
  '72': 'Nuboso con nieve escasa',
  '73': 'Muy nuboso con nieve escasa',
  '74': 'Cubierto con nieve escasa',
  '81': 'Niebla',
  '82': 'Bruma',
  '83': 'Calima',
};

/** Catalan name of each sky. */
export const SKY_TEXTS_CA: Readonly<Record<SkyCode, string>> = {
  '11': 'Cel serè',
  '12': 'Poc ennuvolat',
  '13': 'Intervals de núvols',
  '14': 'Ennuvolat',
  '15': 'Molt ennuvolat',
  '16': 'Cel cobert',
  '17': 'Núvols alts',
  '23': 'Intervals de núvols amb pluja',
  '24': 'Ennuvolat amb pluja',
  '25': 'Molt ennuvolat amb pluja',
  '26': 'Cel cobert amb pluja',
  '27': 'Xàfecs',
  '33': 'Intervals de núvols amb neu',
  '34': 'Ennuvolat amb neu',
  '35': 'Molt ennuvolat amb neu',
  '36': 'Cel cobert amb neu',
  '43': 'Intervals de núvols amb pluja escassa',
  '44': 'Ennuvolat amb pluja escassa',
  '45': 'Molt ennuvolat amb pluja escassa',
  '46': 'Cel cobert amb pluja escassa',
  '51': 'Intervals de núvols amb tempesta',
  '52': 'Ennuvolat amb tempesta',
  '53': 'Molt ennuvolat amb tempesta',
  '54': 'Cel cobert amb tempesta',
  '61': 'Intervals de núvols amb tempesta i pluja escassa',
  '62': 'Ennuvolat amb tempesta i pluja escassa',
  '63': 'Molt ennuvolat amb tempesta i pluja escassa',
  '64': 'Cel cobert amb tempesta i pluja escassa',
  '71': 'Intervals de núvols amb neu escassa',
  '72': 'Ennuvolat amb neu escassa',
  '73': 'Molt ennuvolat amb neu escassa',
  '74': 'Cel cobert amb neu escassa',
  '81': 'Boira',
  '82': 'Boirina',
  '83': 'Calitja',
};

/** English name of each sky. */
export const SKY_TEXTS_EN: Readonly<Record<SkyCode, string>> = {
  '11': 'Clear',
  '12': 'Few clouds',
  '13': 'Broken cloud',
  '14': 'Cloudy',
  '15': 'Very cloudy',
  '16': 'Overcast',
  '17': 'High cloud',
  '23': 'Broken cloud with rain',
  '24': 'Cloudy with rain',
  '25': 'Very cloudy with rain',
  '26': 'Overcast with rain',
  '27': 'Showers',
  '33': 'Broken cloud with snow',
  '34': 'Cloudy with snow',
  '35': 'Very cloudy with snow',
  '36': 'Overcast with snow',
  '43': 'Broken cloud with light rain',
  '44': 'Cloudy with light rain',
  '45': 'Very cloudy with light rain',
  '46': 'Overcast with light rain',
  '51': 'Broken cloud with thunderstorms',
  '52': 'Cloudy with thunderstorms',
  '53': 'Very cloudy with thunderstorms',
  '54': 'Overcast with thunderstorms',
  '61': 'Broken cloud with thunderstorms and light rain',
  '62': 'Cloudy with thunderstorms and light rain',
  '63': 'Very cloudy with thunderstorms and light rain',
  '64': 'Overcast with thunderstorms and light rain',
  '71': 'Broken cloud with light snow',
  '72': 'Cloudy with light snow',
  '73': 'Very cloudy with light snow',
  '74': 'Overcast with light snow',
  '81': 'Fog',
  '82': 'Mist',
  '83': 'Haze',
};
