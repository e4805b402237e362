import { COUNTRY_CODES, MIN_AGE_YEARS, provinceName, SPANISH_PROVINCES } from '@portal/model';
import type { SelectOption } from '@portal/ui/select';

/** Countries by name in a language, Spain first. */
export function countriesOf(language: string): SelectOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const collator = new Intl.Collator(language);
  const options = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }));
  return options.sort((a, b) =>
    a.value === 'ES' ? -1 : b.value === 'ES' ? 1 : collator.compare(a.label, b.label),
  );
}

/** Spanish provinces by name, sorted in a language. */
export function provincesOf(language: string): SelectOption[] {
  const collator = new Intl.Collator(language);
  return SPANISH_PROVINCES.map((value) => ({ value, label: provinceName(value, language) })).sort((a, b) =>
    collator.compare(a.label, b.label),
  );
}

/** Latest birthdate of a person of that age on a day, 'YYYY-MM-DD' both. */
export const bornBefore = (today: string, years: number): string =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;

/**
 * Latest birthdate of a reader who may register on a day, 'YYYY-MM-DD' both.
 * @param years a site's `minAge`
 */
export const maxBirthdate = (today: string, years: number = MIN_AGE_YEARS): string =>
  bornBefore(today, years);
