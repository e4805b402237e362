import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { componentStyle } from './style';

const half = `calc(${vars.board.rowGap} / 2)`;

/** Items one below another. */
export const stack = componentStyle({ display: 'flex', flexDirection: 'column', gap: half });

globalStyle(`${stack} > * + *`, {
  '@layer': {
    [layers.components]: {
      borderBlockStart: `${vars.card.ruleWidth} solid ${vars.card.ruleColor}`,
      paddingBlockStart: half,
    },
  },
});

/** Item of a stack with an edge of its own: if the brand draws the edge, it replaces the rule. */
export const edgeInStack = componentStyle({
  selectors: {
    [`${stack} > * + &`]: {
      borderBlockStartWidth: `max(0px, ${vars.card.ruleWidth} - ${vars.card.edgeWidth})`,
      paddingBlockStart: `max(${vars.card.edgeWidth}, ${half} - ${vars.card.edgeWidth} * 99)`,
      marginBlockStart: `min(${half}, ${vars.card.edgeWidth} * 99)`,
    },
  },
});

/** Marks a board with many columns: on phones, where these are stacked, its cards are horizontal. */
export const dense = componentStyle({});
