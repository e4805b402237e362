import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** In print the article is alone: navigation is hidden. */
globalStyle(
  '[data-part=article] ~ *, [data-part=article] :is([data-part=breadcrumbs], [data-part=chips], [data-part=ask-rectification])',
  {
    '@layer': { [layers.components]: { '@media': { print: { display: 'none' } } } },
  },
);

/** Source URL, in print only. */
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

/** Query container of its content. */
export const article = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/**
 * Text and tools: side by side on desktops; elsewhere the tools are below the text, and stay in view as long
 * as it does.
 */
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
  // As wide as the text above, which is measured in its own characters.
  maxInlineSize: vars.layout.measure,
  fontSize: vars.text.body.size,
  marginBlockStart: vars.space[6],
});
globalStyle(`${foot} > *`, { '@layer': { [layers.components]: { fontSize: '1rem' } } });
export const footCentred = componentStyle({ marginInline: 'auto', inlineSize: '100%' });

/** Quiet, with a full touch target; its extra height is not added to the distance from the tags. */
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
