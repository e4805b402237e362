import type { DateLocale, Language, WrittenLanguage } from '@portal/model';
import type { Dictionary, Families, Family, SetsOf, Widened } from '../dictionaries/dictionary';
import type { LanguagePack } from './locale';

/** Strings for a family, in any language: the template for `defineLanguage`. */
export type FamilyTexts<Name extends Family> = Widened<Families[Name]>;

/**
 * Source of a language: its tag (BCP 47), a loader for each family of texts, and one for its dates. With
 * `import()`, each is fetched only when a page requests it.
 */
export type LanguageSource = {
  language: string;
  texts: { readonly [Name in Family]: () => Promise<FamilyTexts<Name>> };
  dates: () => Promise<DateLocale>;
};

/**
 * Defines an application's own language, for `loadLanguage`. Compiles only if no family and no text is
 * missing.
 */
export const defineLanguage = (source: LanguageSource): LanguageSource => source;

const CATALAN = defineLanguage({
  language: 'ca',
  texts: {
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
    charts: () => import('../dictionaries/ca/charts'),
    framework: () => import('../dictionaries/ca/consent-framework'),
    orPay: () => import('../dictionaries/ca/consent-or-pay'),
  },
  dates: async () => (await import('./dates-ca')).dateLocaleCa,
});

const ENGLISH = defineLanguage({
  language: 'en',
  texts: {
    shell: () => import('../dictionaries/en/shell'),
    reading: () => import('../dictionaries/en/reading'),
    forms: () => import('../dictionaries/en/forms'),
    dialogs: () => import('../dictionaries/en/dialogs'),
    media: () => import('../dictionaries/en/media'),
    participation: () => import('../dictionaries/en/participation'),
    finding: () => import('../dictionaries/en/finding'),
    account: () => import('../dictionaries/en/account'),
    accountProvider: () => import('../dictionaries/en/account-provider'),
    paywall: () => import('../dictionaries/en/paywall'),
    weather: () => import('../dictionaries/en/weather'),
    charts: () => import('../dictionaries/en/charts'),
    framework: () => import('../dictionaries/en/consent-framework'),
    orPay: () => import('../dictionaries/en/consent-or-pay'),
  },
  dates: async () => (await import('./dates-en')).dateLocaleEn,
});

const SPANISH = defineLanguage({
  language: 'es',
  texts: {
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
    charts: () => import('../dictionaries/es/charts'),
    framework: () => import('../dictionaries/es/consent-framework'),
    orPay: () => import('../dictionaries/es/consent-or-pay'),
  },
  dates: async () => (await import('./dates-es')).dateLocaleEs,
});

const SHIPPED: Readonly<Record<WrittenLanguage, LanguageSource>> = {
  es: SPANISH,
  ca: CATALAN,
  en: ENGLISH,
};

export type { Family };

/** All families of texts; pages should load only those they use. */
export const FAMILIES = Object.keys(SPANISH.texts) as readonly Family[];

/**
 * Strings for one family. An application's language may load a whole dictionary for each: texts of other
 * families are left out.
 */
async function textsOf(source: LanguageSource, family: Family): Promise<object> {
  const texts = await source.texts[family]();
  if (Object.values(SHIPPED).includes(source)) return texts;
  const own = Object.keys(await SPANISH.texts[family]());
  return Object.fromEntries(Object.entries(texts).filter(([set]) => own.includes(set)));
}

/**
 * Loads one language; only the page's own ever reaches the browser.
 * @param language one that ships, by its tag, or one of `defineLanguage`
 * @param families families of texts to load; all if omitted
 * @throws Error if there is no language with that tag, or no family with that name
 */
export async function loadLanguage<Names extends Family = Family>(
  language: Language | LanguageSource,
  families?: readonly Names[],
): Promise<LanguagePack<SetsOf<Names>>> {
  if (language === 'ca-valencia') {
    const [{ inValencian }, catalan] = await Promise.all([
      import('./valencian'),
      loadLanguage('ca', families),
    ]);
    return { ...inValencian(catalan), language };
  }
  const source = typeof language === 'string' ? SHIPPED[language] : language;
  if (!source)
    throw new Error(
      `No language “${language}” ships with @portal/ui, only ${Object.keys(SHIPPED).join(', ')}, ca-valencia: give loadLanguage one of your own, made with defineLanguage.`,
    );
  if (families !== undefined && !Array.isArray(families))
    throw new Error(
      `loadLanguage was given no list of families, but “${families}”: pass it ["${families}"].`,
    );
  const unknown = families?.find((family) => !FAMILIES.includes(family));
  if (unknown !== undefined)
    throw new Error(`No texts are called “${unknown}”: loadLanguage knows ${FAMILIES.join(', ')}.`);
  const [words, ...texts] = await Promise.all([
    source.dates(),
    ...(families ?? FAMILIES).map((family) => textsOf(source, family)),
  ]);
  const gathered: Pick<Dictionary, SetsOf<Names>> = Object.assign({}, ...texts);
  return { language: source.language, texts: gathered, dates: words };
}
