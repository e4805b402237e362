import { dateLocaleEs } from '@portal/model';
import * as texts from '@portal/ui/dictionaries/es/interactive';
import type { InteractivePack } from '@portal/ui/locale';

/** Strings for islands, one file per language. */
export const pack: InteractivePack = { language: 'es', texts: { ...texts }, dates: dateLocaleEs };
