import { dateLocaleCa } from '@portal/model';
import * as texts from '@portal/ui/dictionaries/ca';
import type { LanguagePack } from '@portal/ui/locale';

/** Texts of islands, one file a language. */
export const pack: LanguagePack = { language: 'ca', texts: { ...texts }, dates: dateLocaleCa };
