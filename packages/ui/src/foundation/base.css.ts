import { vars } from '@portal/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { focusRing } from './focus';
import { layers } from './layers.css';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base(':root', { hangingPunctuation: 'first allow-end', interpolateSize: 'allow-keywords' });
// A part of a page in another brand, scheme or contrast has a ground of its own, which its letters are measured on, as the page has.
base('body, :where([data-site]:not(:root))', { background: vars.color.paper, color: vars.color.ink });
base('body', {
  fontFamily: vars.text.body.family,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.leading,
  fontWeight: vars.text.body.weight,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  // A word longer than its place breaks in it, and takes no more than that where its place is as wide as it.
  overflowWrap: 'anywhere',
});
base('h1, h2, h3, h4', { textWrap: 'balance', hyphens: 'auto', hyphenateLimitChars: '12 5 5' });
base('p, li, dd, figcaption', { textWrap: 'pretty' });
base(':focus-visible', focusRing());
base('::selection', { background: vars.color.selection, color: vars.color.onSelection });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
/** As if nothing waited: a wait that is over at once is not drawn. */
const unseen = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
const seen = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });
const BUSY = ':is(a, button)[aria-busy=true]';

// What was pressed and waits: a turning ring after 200 ms, in its place, so that nothing moves.
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
      // Not a short duration: nearly every element would then go over from any style to any other, while the page is read.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/** On paper every brand and every scheme is black on white. */
globalStyle('[data-site], [data-site] *', {
  '@layer': {
    [layers.overrides]: {
      '@media': { print: { colorScheme: 'light', color: '#000 !important', background: 'none !important' } },
    },
  },
});
