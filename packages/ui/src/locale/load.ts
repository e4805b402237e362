import type { DateLocale, Language } from '@portal/model';
import type { Dictionary, Families, Family, SetsOf, Widened } from '../dictionaries/dictionary';
import type { LanguagePack } from './locale';

type Texts = { [Name in Family]: () => Promise<Widened<Families[Name]>> };

const CATALAN: Texts = {
  shell: () => import('../dictionaries/ca/shell'),
  reading: () => import('../dictionaries/ca/reading'),
  forms: () => import('../dictionaries/ca/forms'),
  dialogs: () => import('../dictionaries/ca/dialogs'),
  media: () => import('../dictionaries/ca/media'),
  participation: () => import('../dictionaries/ca/participation'),
  finding: () => import('../dictionaries/ca/finding'),
  account: () => import('../dictionaries/ca/account'),
  accountProvider: () => import('../dictionaries/ca/account-provider'),
  paywall: () => import('../dictionaries/ca/paywall'),
  weather: () => import('../dictionaries/ca/weather'),
};

const SPANISH: Texts = {
  shell: () => import('../dictionaries/es/shell'),
  reading: () => import('../dictionaries/es/reading'),
  forms: () => import('../dictionaries/es/forms'),
  dialogs: () => import('../dictionaries/es/dialogs'),
  media: () => import('../dictionaries/es/media'),
  participation: () => import('../dictionaries/es/participation'),
  finding: () => import('../dictionaries/es/finding'),
  account: () => import('../dictionaries/es/account'),
  accountProvider: () => import('../dictionaries/es/account-provider'),
  paywall: () => import('../dictionaries/es/paywall'),
  weather: () => import('../dictionaries/es/weather'),
};

const LANGUAGES: Record<Language, { texts: Texts; dates: () => Promise<DateLocale> }> = {
  ca: { texts: CATALAN, dates: async () => (await import('./dates-ca')).dateLocaleCa },
  es: { texts: SPANISH, dates: async () => (await import('./dates-es')).dateLocaleEs },
};

export type { Family };

/** Every family of texts; pages should load only those that they draw. */
export const FAMILIES = Object.keys(SPANISH) as readonly Family[];

/**
 * Loads one language; only the page's own ever reaches the browser.
 * @param families the texts that are wanted, all of them unless said
 */
export async function loadLanguage<Names extends Family = Family>(
  language: Language,
  families?: readonly Names[],
): Promise<LanguagePack<SetsOf<Names>>> {
  const { texts: load, dates } = LANGUAGES[language];
  const [words, ...texts] = await Promise.all([
    dates(),
    ...(families ?? FAMILIES).map((family) => load[family]()),
  ]);
  const gathered: Pick<Dictionary, SetsOf<Names>> = Object.assign({}, ...texts);
  return { language, texts: gathered, dates: words };
}
