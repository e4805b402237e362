import { inEveryLanguage, type Language } from '@portal/model';

/** Texts around the legal documents, whose own texts come with them. */
type LegalTexts = {
  contents: string;
  /** Heading of the other legal pages. */
  others: string;
  /** `{number}` and `{date}` of the displayed version. */
  valid: string;
  /** The same of an outdated one; `{end}` is the first day of the next one. */
  earlier: string;
  toCurrent: string;
  versions: string;
  /** A version in the list. */
  version: string;
  current: string;
};

export const LEGAL_TEXTS: Readonly<Record<Language, LegalTexts>> = inEveryLanguage({
  ca: {
    contents: 'En aquesta pàgina',
    others: 'Els altres textos legals',
    valid: 'Versió {number}, vigent des {del |de l’:date}.',
    earlier: 'És una versió anterior, la {number}: va ser vigent des {del |de l’:date} fins {al |a l’:end}.',
    toCurrent: 'Ves a la versió vigent',
    versions: 'Versions d’aquesta pàgina',
    version: 'Versió {number}, des {del |de l’:date}',
    current: 'la vigent',
  },
  es: {
    contents: 'En esta página',
    others: 'Los otros textos legales',
    valid: 'Versión {number}, vigente desde el {date}.',
    earlier: 'Es una versión anterior, la {number}: estuvo vigente desde el {date} hasta el {end}.',
    toCurrent: 'Ir a la versión vigente',
    versions: 'Versiones de esta página',
    version: 'Versión {number}, desde el {date}',
    current: 'la vigente',
  },
  en: {
    contents: 'On this page',
    others: 'The other legal texts',
    valid: 'Version {number}, in force since {date}.',
    earlier: 'This is an earlier version, number {number}: it was in force from {date} until {end}.',
    toCurrent: 'Go to the version in force',
    versions: 'Versions of this page',
    version: 'Version {number}, since {date}',
    current: 'in force',
  },
});
