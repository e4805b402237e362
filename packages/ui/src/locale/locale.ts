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

/** One language: interface texts, all sets of them or some, and the words of its dates. */
export type LanguagePack<Sets extends TextSet = TextSet> = {
  /** BCP 47 tag, for `lang`, numbers and plurals. */
  language: string;
  texts: Pick<Dictionary, Sets>;
  dates: DateLocale;
};

/** A language with the texts of `@portal/ui/dictionaries/<language>/interactive`: of all components that wake in a browser. */
export type InteractivePack = LanguagePack<Exclude<TextSet, 'weather' | 'consentFramework' | 'consentOrPay'>>;

/**
 * Texts, dates and clock that a component needs for a reader's language. Plain data, so that it goes from a server component to a client
 * one as it is. Static components take it as the prop `locale`; interactive ones read it from `PortalProvider`. A component
 * names the sets of texts that it speaks with, `Locale<'card' | 'time'>`, so that a page brings no other.
 */
export type Locale<Sets extends TextSet = TextSet> = LanguagePack<Sets> & {
  timeZone: string;
  /** The moment "now", ISO 8601: components never read a clock. */
  now: string;
};

/**
 * A locale of a language at a moment, in Madrid's time zone unless said otherwise.
 * @param now ISO 8601
 * @throws Error where the pack is none, the moment or the time zone: a sentence here, rather than a missing property in the first component
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

/** Texts of a static component. @throws Error where it was drawn without a locale */
export const textsOf = <Texts>(locale: { texts: Texts }): Texts => givenLocale(locale).texts;

/** A count as it is read in the locale's language: `1.000`. */
export const formatCount = (count: number, { language }: Pick<Locale, 'language'>): string =>
  formatNumber(count, language);

/** The form of a counted text that the locale's language has for a number (`Intl.PluralRules`), filled. */
export const counted = (forms: PluralForms, count: number, { language }: Pick<Locale, 'language'>): string =>
  formatPlural(forms, count, language);

/** Settings for the date functions of `@portal/model`. */
export function dateSettings(locale: Pick<Locale, 'dates' | 'timeZone'>) {
  const { dates, timeZone } = givenLocale(locale);
  return { locale: dates, timeZone };
}
