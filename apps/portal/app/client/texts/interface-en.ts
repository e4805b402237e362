import { dateLocaleEn } from '@portal/model';
import * as texts from '@portal/ui/dictionaries/en/interactive';
import type { InteractivePack } from '@portal/ui/locale';

/** Strings for islands, one file per language. */
export const pack: InteractivePack = { language: 'en', texts: { ...texts }, dates: dateLocaleEn };
