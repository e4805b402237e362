import { CssChunkLoadError } from '@portal/model';
import { loadOnce } from './chunks';
import type { IslandName } from './registry';
import { loadStyleSheet } from './style-sheet';

/** Islands that draw nothing of that sheet: they need not wait for it. Any other has it before it wakes. */
const WITHOUT: readonly IslandName[] = [
  'audio',
  'carousel',
  'embed',
  'gallery',
  'load-more',
  'most-read',
  'schedule',
  'scheme',
  'streams',
  'video',
  'video-360',
];

/**
 * The styles of what only islands draw, once they are awake: dialogs, menus, calendars. The document says where they are;
 * one that does not has them already.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadAwakeStyles(island: IslandName): Promise<void> {
  const { awakeStyles } = document.documentElement.dataset;
  if (!awakeStyles || WITHOUT.includes(island)) return;
  const request = new URL(awakeStyles, location.href).href;
  await loadOnce({
    request,
    load: () => loadStyleSheet(request),
    again: loadStyleSheet,
    failureOf: (id) => new CssChunkLoadError(id, request),
  });
}
