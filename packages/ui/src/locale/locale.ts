import {
  type DateLocale,
  DEFAULT_TIME_ZONE,
  formatCount as formatNumber,
  formatPlural,
  isTimeZone,
  type PluralForms,
} from '@portal/model';
import type { Dictionary, TextSet } from '../dictionaries/dictionary';
import { givenLocale } from './givenLocale';

export { fill } from '@portal/model';

/** One language: all or some sets of interface texts, and the words of its dates. */
export type LanguagePack<Sets extends TextSet = TextSet> = {
  /** BCP 47 tag, for `lang`, numbers and plurals. */
  language: string;
  texts: Pick<Dictionary, Sets>;
  dates: DateLocale;
};

/**
 * A language with the texts of `@portal/ui/dictionaries/<language>/interactive`: those of all components that
 * hydrate in a browser.
 */
export type InteractivePack = LanguagePack<
  Exclude<TextSet, 'weather' | 'chart' | 'consentFramework' | 'consentOrPay'>
>;

/**
 * Texts, dates and clock that a component needs for a reader's language. Plain data, so that a server
 * component can pass it to a client one. Static components take it as the prop `locale`; interactive ones
 * read it from `PortalProvider`. A component names the sets of texts that it uses, `Locale<'card' | 'time'>`,
 * so that a page loads no others.
 */
export type Locale<Sets extends TextSet = TextSet> = LanguagePack<Sets> & {
  timeZone: string;
  /** The current time, ISO 8601: components never read a clock. */
  now: string;
};

/**
 * Creates a locale of a language at a given time, in Madrid's time zone by default.
 * @param now ISO 8601
 * @throws Error if the pack, the time or the time zone is invalid, instead of a missing property in the first
 * component later
 */
export function createLocale<Sets extends TextSet>(
  pack: LanguagePack<Sets>,
  options: { now: string; timeZone?: string },
): Locale<Sets> {
  const { now, timeZone = DEFAULT_TIME_ZONE } = { ...options };
  if (!pack?.texts || !pack.dates)
    throw new Error(
      'createLocale was given no language: pass it what loadLanguage resolves with, createLocale(await loadLanguage("es"), { now }).',
    );
  if (Number.isNaN(Date.parse(now)))
    throw new Error(
      `createLocale was given no moment, but “${now}”: pass it an ISO 8601 one, createLocale(pack, { now }).`,
    );
  if (!isTimeZone(timeZone))
    throw new Error(
      `createLocale was given no time zone, but “${timeZone}”: pass it one of the IANA database, as Europe/Madrid.`,
    );
  return { ...pack, timeZone, now };
}

/**
 * Strings for a static component.
 * @throws Error if it was rendered without a locale
 */
export const textsOf = <Texts>(locale: { texts: Texts }): Texts => givenLocale(locale).texts;

/** A count in the format of the locale's language: `1.000`. */
export const formatCount = (count: number, { language }: Pick<Locale, 'language'>): string =>
  formatNumber(count, language);

/**
 * Plural form of a counted text for a number in the locale's language (`Intl.PluralRules`), with its
 * placeholders filled.
 */
export const counted = (forms: PluralForms, count: number, { language }: Pick<Locale, 'language'>): string =>
  formatPlural(forms, count, language);

/** Settings for the date functions of `@portal/model`. */
export function dateSettings(locale: Pick<Locale, 'dates' | 'timeZone'>) {
  const { dates, timeZone } = givenLocale(locale);
  return { locale: dates, timeZone };
}
