import { CssChunkLoadError } from '@portal/model';
import { loadOnce } from './chunks';
import { loadStyleSheet } from './style-sheet';

/**
 * The styles of what only islands draw, once they are awake: dialogs, menus, calendars. The document says where they are;
 * one that does not has them already.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadAwakeStyles(): Promise<void> {
  const { awakeStyles } = document.documentElement.dataset;
  if (!awakeStyles) return;
  const request = new URL(awakeStyles, location.href).href;
  await loadOnce({
    request,
    load: () => loadStyleSheet(request),
    again: loadStyleSheet,
    failureOf: (id) => new CssChunkLoadError(id, request),
  });
}
