import { inEveryLanguage, type Language } from '@portal/model';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import type { LegalTexts } from './pages';

/** Texts of the pages that the law asks of a site, by its language. */
export const LEGAL_TEXTS: Readonly<Record<Language, LegalTexts>> = inEveryLanguage({ ca, es, en });
