import { vars } from '@portal/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { focusRing } from './rules';

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

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base(':root', { hangingPunctuation: 'first allow-end', interpolateSize: 'allow-keywords' });
// A part of a page in another brand, scheme or contrast gets a background, against which its contrast is
// measured.
base('body, :where([data-site]:not(:root))', { background: vars.color.paper, color: vars.color.ink });
base('body', {
  // Every reading text sets its own face. Here its face would load on each page: a line without text needs its
  // metrics too.
  fontFamily: vars.font.interface.family,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.leading,
  fontWeight: vars.text.body.weight,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  // A word longer than its container breaks, and does not widen it.
  overflowWrap: 'anywhere',
});
// A headline is never hyphenated, but for words that large letters make wider than the smallest window.
base('h1, h2, h3, h4', {
  textWrap: 'balance',
  hyphens: 'manual',
  hyphenateLimitChars: '18 7 7',
  '@media': { '(width < 24em)': { hyphens: 'auto' } },
});
base('p, li, dd, figcaption', { textWrap: 'pretty' });
base(':focus-visible', focusRing());
base('::selection', { background: vars.color.selection, color: vars.color.onSelection });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
/** Invisible at first: a short wait shows nothing. */
const unseen = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
const seen = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });
const BUSY = ':is(a, button)[aria-busy=true]';

// A busy control: a spinning ring after 200 ms, inside it, so that nothing shifts.
base(BUSY, { position: 'relative' });
base('button[aria-busy=true] > *', { opacity: 0, animation: `${seen} 200ms` });
base(`${BUSY}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '2px solid',
  borderInlineStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${unseen} 200ms, ${turn} 0.8s linear infinite`,
});
base('*', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: nearly every element would then transition every style while the page is read.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/** In print every brand and every scheme is black on white. */
globalStyle('[data-site], [data-site] *', {
  '@layer': {
    [layers.overrides]: {
      '@media': { print: { colorScheme: 'light', color: '#000 !important', background: 'none !important' } },
    },
  },
});
