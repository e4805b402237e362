import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0, minWidth: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', tabSize: 4 });
reset('body', { minHeight: '100dvh' });
reset('img, picture, svg, video, iframe', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('ul[class], ol[class], menu', { listStyle: 'none' });
reset('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecorationLine: 'none' });
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('table', { borderCollapse: 'collapse' });
// A table scrolls rather than breaks its words, and a button is as wide as its longest word if there is room.
reset('table, button, [data-part=button]', { overflowWrap: 'break-word' });
reset('address, cite, em:where([class])', { fontStyle: 'normal' });
reset('hr', { border: 0 });
reset('summary', { listStyle: 'none', cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]:where(:not([hidden="until-found"]))', { display: 'none !important' });
