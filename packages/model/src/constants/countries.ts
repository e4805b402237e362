/**
 * Countries and territories of ISO 3166-1 by two-letter code. The browser has their names
 * (`Intl.DisplayNames`).
 */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE ' +
  'GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI ' +
  'KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX ' +
  'MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD ' +
  'SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ ' +
  'VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Spanish provinces and the two autonomous cities, by official name. */
export const SPANISH_PROVINCES = [
  'A Coruña',
  'Álava',
  'Albacete',
  'Alacant',
  'Almería',
  'Asturias',
  'Ávila',
  'Badajoz',
  'Barcelona',
  'Bizkaia',
  'Burgos',
  'Cáceres',
  'Cádiz',
  'Cantabria',
  'Castelló',
  'Ceuta',
  'Ciudad Real',
  'Córdoba',
  'Cuenca',
  'Gipuzkoa',
  'Girona',
  'Granada',
  'Guadalajara',
  'Huelva',
  'Huesca',
  'Illes Balears',
  'Jaén',
  'La Rioja',
  'Las Palmas',
  'León',
  'Lleida',
  'Lugo',
  'Madrid',
  'Málaga',
  'Melilla',
  'Murcia',
  'Navarra',
  'Ourense',
  'Palencia',
  'Pontevedra',
  'Salamanca',
  'Santa Cruz de Tenerife',
  'Segovia',
  'Sevilla',
  'Soria',
  'Tarragona',
  'Teruel',
  'Toledo',
  'València',
  'Valladolid',
  'Zamora',
  'Zaragoza',
] as const;

/** Province by its official name, as it is stored. */
export type SpanishProvince = (typeof SPANISH_PROVINCES)[number];

const CATALAN_PROVINCES: Partial<Record<SpanishProvince, string>> = {
  'A Coruña': 'La Corunya',
  Álava: 'Àlaba',
  Almería: 'Almeria',
  Asturias: 'Astúries',
  Ávila: 'Àvila',
  Bizkaia: 'Biscaia',
  Cáceres: 'Càceres',
  Cádiz: 'Cadis',
  Cantabria: 'Cantàbria',
  Córdoba: 'Còrdova',
  Cuenca: 'Conca',
  Gipuzkoa: 'Guipúscoa',
  Huesca: 'Osca',
  León: 'Lleó',
  Málaga: 'Màlaga',
  Murcia: 'Múrcia',
  Palencia: 'Palència',
  Segovia: 'Segòvia',
  Soria: 'Sòria',
  Teruel: 'Terol',
  Zaragoza: 'Saragossa',
};

/** Names in Spanish and English, if they differ from the official one. */
const SPANISH_NAMES: Partial<Record<SpanishProvince, string>> = {
  Alacant: 'Alicante',
  Álava: 'Araba/Álava',
  Castelló: 'Castellón',
  'Illes Balears': 'Islas Baleares',
  València: 'Valencia',
};
const ENGLISH_NAMES: Partial<Record<SpanishProvince, string>> = {
  ...SPANISH_NAMES,
  'Illes Balears': 'Balearic Islands',
  Sevilla: 'Seville',
};

/** Names of provinces by language, for languages with their own. */
const PROVINCE_NAMES = new Map([
  ['ca', CATALAN_PROVINCES],
  ['ca-valencia', CATALAN_PROVINCES],
  ['es', SPANISH_NAMES],
  ['en', ENGLISH_NAMES],
]);

/** Name of a province in a language, a BCP 47 tag; the official one if the language has no other. */
export const provinceName = (province: SpanishProvince, language: string): string =>
  PROVINCE_NAMES.get(language)?.[province] ?? province;
