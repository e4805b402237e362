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
 * The styles of what only islands draw, once they are awake: dialogs, menus, calendars. The document says where they are;
 * one that does not has them already.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadAwakeStyles(): Promise<void> {
  const { awakeStyles } = document.documentElement.dataset;
  if (awakeStyles) await loadSheet(new URL(awakeStyles, location.href).href);
}

/** A browser has an empty sheet for a file that did not come, or one that cannot be read; nor can those of another origin that did. */
function hasCome({ sheet, href }: HTMLLinkElement): boolean {
  if (!sheet || !href.startsWith(location.origin)) return sheet !== null;
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * The sheets that the document links and that did not come with it: nothing wakes without its styles.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadMissingSheets(): Promise<void> {
  const linked = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all(Array.from(linked, (link) => (hasCome(link) ? undefined : loadSheet(link.href))));
}
