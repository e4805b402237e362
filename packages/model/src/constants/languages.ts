/** Languages (spec §1): the interface speaks es and ca, dates also en and it. */

export const LANGUAGES = ['es', 'ca'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

export const DATE_LANGUAGES = ['en', 'es', 'ca', 'it'] as const;
export type DateLanguage = (typeof DATE_LANGUAGES)[number];
export const DEFAULT_DATE_LANGUAGE: DateLanguage = 'es';

/** Time zone of a site that names none. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

function primarySubtag(lang: string | null | undefined): string | undefined {
  return lang?.trim().toLowerCase().split(/[-_]/)[0];
}

/** Interface language of a page's `lang` attribute ('ca-ES' is 'ca'); what is not spoken is the default, es. */
export function languageOf(lang: string | null | undefined): Language {
  const tag = primarySubtag(lang);
  return LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE;
}

/** Language of dates of a page's `lang` attribute; what is not spoken is the default, es. */
export function dateLanguageOf(lang: string | null | undefined): DateLanguage {
  const tag = primarySubtag(lang);
  return DATE_LANGUAGES.find((language) => language === tag) ?? DEFAULT_DATE_LANGUAGE;
}
