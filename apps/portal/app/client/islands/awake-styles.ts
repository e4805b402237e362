import { CssChunkLoadError } from '@portal/model';
import { loadOnce } from './chunks';
import { loadStyleSheet } from './style-sheet';

/**
 * @param before an element of the document's head; the sheet is last without one
 * @throws CssChunkLoadError (spec §8)
 */
const loadSheet = (request: string, before?: Element) =>
  loadOnce({
    request,
    load: () => loadStyleSheet(request, before),
    again: (other) => loadStyleSheet(other, before),
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

/** Replaces an inline part of a sheet by the whole: what the page shows already is the same in both. */
async function completeSheet(part: HTMLStyleElement): Promise<void> {
  await loadSheet(new URL(part.dataset.sheet ?? '', location.href).href, part);
  part.remove();
}

/**
 * Loads whole the sheets that the page has in part, and linked ones that failed to load: nothing that scripts
 * render is without its styles.
 * @throws CssChunkLoadError (spec §8)
 */
export async function loadMissingSheets(): Promise<void> {
  const parts = document.querySelectorAll<HTMLStyleElement>('style[data-sheet]');
  const linked = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  await Promise.all([
    ...Array.from(parts, completeSheet),
    ...Array.from(linked, (link) => (hasCome(link) ? undefined : loadSheet(link.href))),
  ]);
}
