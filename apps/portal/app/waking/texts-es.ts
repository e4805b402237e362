import { dateLocaleEs } from '@portal/model';
import * as texts from '@portal/ui/dictionaries/es';
import type { LanguagePack } from '@portal/ui/locale';

/** Texts of islands, one file a language. */
export const pack: LanguagePack = { language: 'es', texts: { ...texts }, dates: dateLocaleEs };
