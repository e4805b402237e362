import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';
import { lead, signed, title } from './ArticleHead.css';

const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

/** The portrait stands next to the headline. */
export const opinion = componentStyle({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[6],
  // All but the portrait are in the first column; what is below it takes both.
  gridAutoFlow: 'row',
});
globalStyle(`${opinion} > *`, { '@layer': { [layers.components]: { gridColumn: 1 } } });
within(`${opinion} ${title}`, {
  fontStyle: vars.headlineForm.opinionStyle,
  fontWeight: vars.headlineForm.opinionWeight,
});
within(`${opinion} > :is(${signed}, ${lead})`, { gridColumn: '1 / -1' });

/** Portraits of the authors, as high as the headline. */
export const portraits = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  alignSelf: 'end',
  selectors: { [`${opinion} > &`]: { gridColumn: 2, gridRow: '1 / span 3' } },
});
globalStyle(`${opinion} > ${portraits} > *`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`(width < ${BREAKPOINTS.tablet}px)`]: { inlineSize: 88, blockSize: 88 } },
    },
  },
});
