import type { Language } from '@portal/model';
import type { Dictionary } from './es';

export type { Dictionary } from './es';

/** Loads one language's texts; only the page's own ever reaches the browser. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'ca' ? (await import('./ca')).ca : (await import('./es')).es;
}
