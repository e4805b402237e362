import { inEveryLanguage, type Language } from '@portal/model';
import { ca } from './ca';
import { en } from './en';
import { es } from './es';
import type { DeskTexts } from './texts';

export type { DeskTexts } from './texts';

export const DESK_TEXTS: Readonly<Record<Language, DeskTexts>> = inEveryLanguage({ ca, es, en });
