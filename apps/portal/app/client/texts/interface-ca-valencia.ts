import { inValencian } from '@portal/model';
import type { InteractivePack } from '@portal/ui/locale';

// Imported at run time: a static import would move the Catalan texts into a chunk of their own, which readers
// of Catalan would have to wait for.
const { pack: catalan } = await import('./interface-ca');

/** Strings for islands, one file per language. */
export const pack: InteractivePack = {
  language: 'ca-valencia',
  texts: inValencian(catalan.texts),
  dates: inValencian(catalan.dates),
};
