import type { Language } from '@portal/model';
import type { LanguagePack } from './locale';

/** Loads one language; only the page's own ever reaches the browser. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  if (language === 'ca') {
    const [{ ca }, { dateLocaleCa }] = await Promise.all([
      import('../dictionaries/ca'),
      import('./dates-ca'),
    ]);
    return { language, texts: ca, dates: dateLocaleCa };
  }
  const [{ es }, { dateLocaleEs }] = await Promise.all([import('../dictionaries/es'), import('./dates-es')]);
  return { language, texts: es, dates: dateLocaleEs };
}
