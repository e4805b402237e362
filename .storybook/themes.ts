/** The tokens and the fonts of every site, so that the toolbar can dress a story in any of them. */
import '@portal/tokens/core.css';
import '@portal/tokens/sites/far.css';
import '@portal/tokens/sites/far.fonts.css';
import '@portal/tokens/sites/ribera.css';
import '@portal/tokens/sites/ribera.fonts.css';
import '@portal/tokens/sites/ones.css';
import '@portal/tokens/sites/ones.fonts.css';
import '@portal/tokens/sites/wireframe.css';
