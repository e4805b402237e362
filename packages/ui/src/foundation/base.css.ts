import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from './focus';
import { layers } from './layers.css';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base(':root', { hangingPunctuation: 'first allow-end', interpolateSize: 'allow-keywords' });
base('body', {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.text.body.family,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.leading,
  fontWeight: vars.text.body.weight,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
base('h1, h2, h3, h4', { textWrap: 'balance', hyphens: 'auto', hyphenateLimitChars: '12 5 5' });
base('p, li, dd, figcaption', { textWrap: 'pretty' });
base(':focus-visible', focusRing());
base('::selection', { background: vars.color.selection, color: vars.color.onSelection });
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
