import { dateLocaleCa } from '@portal/model';
import * as texts from '@portal/ui/dictionaries/ca';
import type { LanguagePack } from '@portal/ui/locale';

/** What islands say, in one file a language. */
export const pack: LanguagePack = { language: 'ca', texts: { ...texts }, dates: dateLocaleCa };
