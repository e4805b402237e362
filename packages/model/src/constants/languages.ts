/** Languages: the interface has those of spec §1, es and ca, and English; dates also Italian. */

/** Languages that texts of the interface are written in. */
export const WRITTEN_LANGUAGES = ['es', 'ca', 'en'] as const;
/** Language that texts of the interface are written in. */
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];
/**
 * Languages of the interface that ship with the packages, as BCP 47 tags: the written ones, and Valencian, a
 * variant of Catalan that overrides the words that differ. Applications add their own, see `@portal/ui`.
 */
export const LANGUAGES = ['es', 'ca', 'en', 'ca-valencia'] as const;
/** Language of a site's interface (spec §1), as a BCP 47 tag for `lang`. */
export type Language = (typeof LANGUAGES)[number];
/** Interface language of a page whose `lang` is not supported (spec §1). */
export const DEFAULT_LANGUAGE: Language = 'es';

/** Languages that dates can be written in, more than the interface has (spec §1). */
export const DATE_LANGUAGES = ['en', 'es', 'ca', 'it'] as const;
/** Language of a written date, as a BCP 47 tag (spec §1). */
export type DateLanguage = (typeof DATE_LANGUAGES)[number];
/** Language of dates if the page's is not among `DATE_LANGUAGES` (spec §1). */
export const DEFAULT_DATE_LANGUAGE: DateLanguage = 'es';

/** Time zone of a site that sets none. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

function primarySubtag(lang: string | null | undefined): string | undefined {
  return lang?.trim().toLowerCase().split(/[-_]/)[0];
}

/**
 * Interface language of a page's `lang` attribute: 'ca-ES' is 'ca', 'ca-ES-valencia' is 'ca-valencia'.
 * Unsupported languages give the default, es.
 */
export function languageOf(lang: string | null | undefined): Language {
  if (/^\s*ca\W.*valencia\s*$/i.test(lang ?? '')) return 'ca-valencia';
  const tag = primarySubtag(lang);
  return LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE;
}

/** The language that a language's texts are written in: itself, or the language of which it is a variant. */
export const writtenLanguageOf = (language: Language): WrittenLanguage =>
  language === 'ca-valencia' ? 'ca' : language;

/** Language of dates of a page's `lang` attribute; unsupported languages give the default, es. */
export function dateLanguageOf(lang: string | null | undefined): DateLanguage {
  const tag = primarySubtag(lang);
  return DATE_LANGUAGES.find((language) => language === tag) ?? DEFAULT_DATE_LANGUAGE;
}
