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
 * Requests every face before anything is drawn with it. Faces are `font-display: optional`: a page leaves out
 * one that comes late, but a story must always show the brand's own. Fallbacks that this device lacks may
 * fail.
 */
export async function loadFaces(): Promise<void> {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
}
