import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  masthead: 'La capçalera',
  founded: 'Any de fundació',
  place: 'Redacció',
  publisher: 'Qui l’edita',
  newsroom: 'Qui hi escriu',
  /** Pages on how the newsroom works. */
  ways: 'Com treballem',
  write: 'Escriu-nos',
};

type AboutTexts = typeof ca;

const es: AboutTexts = {
  masthead: 'La cabecera',
  founded: 'Año de fundación',
  place: 'Redacción',
  publisher: 'Quién la edita',
  newsroom: 'Quién escribe',
  ways: 'Cómo trabajamos',
  write: 'Escríbenos',
};

const en: AboutTexts = {
  masthead: 'Masthead',
  founded: 'Founded in',
  place: 'Newsroom',
  publisher: 'Publisher',
  newsroom: 'Who writes here',
  ways: 'How we work',
  write: 'Write to us',
};

/** Strings for the page that presents a site. */
export const ABOUT_TEXTS: Readonly<Record<Language, AboutTexts>> = inEveryLanguage({ ca, es, en });
