import { type DateLocale, DEFAULT_TIME_ZONE, type Language } from '@portal/model';
import type { Dictionary, TextSet } from '../dictionaries/dictionary';

/** One language: interface texts, all sets of them or some, and the words of its dates. */
export type LanguagePack<Sets extends TextSet = TextSet> = {
  language: Language;
  texts: Pick<Dictionary, Sets>;
  dates: DateLocale;
};

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

/** A locale of a language at a moment, in Madrid's time zone unless said otherwise. */
export function createLocale<Sets extends TextSet>(
  pack: LanguagePack<Sets>,
  { now, timeZone = DEFAULT_TIME_ZONE }: { now: string; timeZone?: string },
): Locale<Sets> {
  return { ...pack, timeZone, now };
}

/** Puts values in the places of a text: `fill('{count} fotos', { count: 3 })`. An unknown place stays as written. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Newspapers in both languages write a dot before three digits. */
const THOUSANDS = new Intl.NumberFormat('ca');

/** A count as it is read: `1.000`. */
export const formatCount = (count: number): string => THOUSANDS.format(count);

/** The singular or the plural of a counted text, filled. Spanish and Catalan know no third form for small numbers. */
export function counted(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count: formatCount(count) });
}

/** Settings for the date functions of `@portal/model`. */
export const dateSettings = ({ dates, timeZone }: Pick<Locale, 'dates' | 'timeZone'>) => ({
  locale: dates,
  timeZone,
});
