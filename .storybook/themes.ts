/** The tokens and the fonts of every site, so that the toolbar can show a story in any of them. */
import '@portal/tokens/core.css';
import '@portal/tokens/sites/far.css';
import '@portal/tokens/sites/far.fonts.css';
import '@portal/tokens/sites/ribera.css';
import '@portal/tokens/sites/ribera.fonts.css';
import '@portal/tokens/sites/ones.css';
import '@portal/tokens/sites/ones.fonts.css';
import '@portal/tokens/sites/wireframe.css';

/**
 * Asks for every face before anything is drawn with it. Faces are `font-display: optional`: on a page, one that comes
 * late is left out; a story must always show the brand's own. Stand-ins that this device has not fail, and may.
 */
export async function loadFaces(): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
}
