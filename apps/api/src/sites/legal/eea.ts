import { DATE_LOCALES, LANGUAGES } from '@portal/model';
import { slugOf } from '../../platform/html';

/**
 * Countries of the European Economic Area, ISO 3166-1, and the Union itself: data that stay there need no
 * safeguard (GDPR, article 44).
 */
const EEA =
  'EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO'.split(' ');

const NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(DATE_LOCALES[language].tag, { type: 'region' });
    return EEA.flatMap((code) => [code, names.of(code) ?? code]);
  }).map(slugOf),
);
// Common names in writing.
const ALSO = new Set(['ue', 'eea', 'eee', 'espacio-economico-europeo', 'espai-economic-europeu']);

/**
 * Whether all the countries that a publisher names are in the European Economic Area.
 * @param written such as `Irlanda y España`
 */
export const isWithinEea = (written: string): boolean =>
  written
    .split(/,|;|\/|\s(?:y|i|e|and)\s/u)
    .map(slugOf)
    .every((country) => NAMES.has(country) || ALSO.has(country));
