import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** On paper the article is alone: nothing that only leads elsewhere. */
globalStyle(
  '[data-part=article] ~ *, [data-part=article] :is([data-part=breadcrumbs], [data-part=chips], [data-part=ask-rectification])',
  {
    '@layer': { [layers.components]: { '@media': { print: { display: 'none' } } } },
  },
);

/** Where the sheet is from, on paper alone. */
export const address = componentStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
  },
});

/** Container of its content's queries. */
export const article = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** Text and tools: beside each other on desktops, the tools under it elsewhere, in sight as long as it is. */
export const withTools = componentStyle({
  '@media': {
    [`(width >= ${BREAKPOINTS.desktop}px)`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: vars.space[6],
    },
  },
});
export const reading = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const tools = componentStyle({
  '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: { display: 'contents' } },
});

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  // As wide as the text over it, which measures itself by its own letters.
  maxInlineSize: vars.layout.measure,
  fontSize: vars.text.body.size,
  marginBlockStart: vars.space[6],
});
globalStyle(`${foot} > *`, { '@layer': { [layers.components]: { fontSize: '1rem' } } });
export const footCentred = componentStyle({ marginInline: 'auto', inlineSize: '100%' });

/** Quiet, and high enough for a thumb; the room of its height is not added to that between it and the tags. */
export const ask = componentStyle({
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  color: vars.color.inkQuiet,
});
export const asking = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  textDecorationLine: 'underline',
});

export const authors = componentStyle({ display: 'grid', gap: vars.space[4] });
