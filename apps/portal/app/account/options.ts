import { COUNTRY_CODES, type Language, MIN_AGE_YEARS, SPANISH_PROVINCES } from '@portal/model';
import type { SelectOption } from '@portal/ui/select';

/** Countries by their names in a language, Spain first. */
export function countriesOf(language: Language): SelectOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const collator = new Intl.Collator(language);
  const options = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }));
  return options.sort((a, b) =>
    a.value === 'ES' ? -1 : b.value === 'ES' ? 1 : collator.compare(a.label, b.label),
  );
}

export const PROVINCES: readonly SelectOption[] = SPANISH_PROVINCES.map((name) => ({
  value: name,
  label: name,
}));

/** The last birthday of who may register on a day, 'YYYY-MM-DD' both. */
export const maxBirthdate = (today: string): string =>
  `${Number(today.slice(0, 4)) - MIN_AGE_YEARS}${today.slice(4)}`;
