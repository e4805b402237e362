import { inEveryLanguage, type Language } from '@portal/model';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import type { GuardianTexts } from './texts';

/** Strings for the pages of guardians and for children's accounts, by language. */
export const GUARDIAN_TEXTS: Readonly<Record<Language, GuardianTexts>> = inEveryLanguage({ ca, es, en });
