import { inEveryLanguage, type Language, type Publisher } from '@portal/model';

type Known = { url: string; name: Readonly<Record<Language, string>> };

/**
 * Data protection authorities that a site's file can name by a keyword: their names, and where they take
 * complaints.
 */
const KNOWN: Readonly<Record<'aepd' | 'apdcat', Known>> = {
  aepd: {
    url: 'https://www.aepd.es',
    name: inEveryLanguage({
      ca: 'Agència Espanyola de Protecció de Dades',
      es: 'Agencia Española de Protección de Datos',
      en: 'Spanish Data Protection Agency',
    }),
  },
  apdcat: {
    url: 'https://apdcat.gencat.cat',
    name: inEveryLanguage({
      ca: 'Autoritat Catalana de Protecció de Dades',
      es: 'Autoridad Catalana de Protección de Datos',
      en: 'Catalan Data Protection Authority',
    }),
  },
};

/** The data protection authority of a publisher: Spain's, unless its file names another. */
export function dataAuthorityOf(
  publisher: Pick<Publisher, 'dataAuthority'> | undefined,
  language: Language,
): { name: string; url: string } {
  const named = publisher?.dataAuthority ?? 'aepd';
  if (typeof named !== 'string') return { name: named.name, url: named.url ?? '' };
  const { name, url } = KNOWN[named];
  return { name: name[language], url };
}
