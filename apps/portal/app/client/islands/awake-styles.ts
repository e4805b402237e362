import { CssChunkLoadError } from '@portal/model';
import { loadOnce } from './chunks';
import { loadStyleSheet } from './style-sheet';

/** @throws CssChunkLoadError (spec §8) */
const loadSheet = (request: string) =>
  loadOnce({
    request,
    load: () => loadStyleSheet(request),
    again: loadStyleSheet,
    failureOf: (id) => new CssChunkLoadError(id, request),
  });

/**
 * Styles that only awake islands need: dialogs, menus, calendars. The document has their URL; without one
 * they are loaded already.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadAwakeStyles(): Promise<void> {
  const { awakeStyles } = document.documentElement.dataset;
  if (awakeStyles) await loadSheet(new URL(awakeStyles, location.href).href);
}

/**
 * Whether a sheet has loaded. Browsers have an empty sheet for a failed file; the rules of another origin's
 * sheet cannot be read.
 */
function hasCome({ sheet, href }: HTMLLinkElement): boolean {
  if (!sheet || !href.startsWith(location.origin)) return sheet !== null;
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Loads the linked sheets that failed to load: nothing wakes without its styles.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadMissingSheets(): Promise<void> {
  const linked = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all(Array.from(linked, (link) => (hasCome(link) ? undefined : loadSheet(link.href))));
}
