import { dateLocaleCa } from '@portal/model';
import * as texts from '@portal/ui/dictionaries/ca/interactive';
import type { InteractivePack } from '@portal/ui/locale';

/** Strings for islands, one file per language. */
export const pack: InteractivePack = { language: 'ca', texts: { ...texts }, dates: dateLocaleCa };
