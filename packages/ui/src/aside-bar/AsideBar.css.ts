import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { FLOOR_SIZE, LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

const NARROW = `(width < ${BREAKPOINTS.desktop}px)`;

/**
 * A row; below 1100 px it sticks to the bottom of the window as long as its container is in view (spec §2,
 * §9). There it follows the text in the document.
 */
export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  alignSelf: 'start',
  '@media': {
    [NARROW]: {
      flexWrap: 'wrap',
      justifyContent: 'space-around',
      alignSelf: 'stretch',
      flexGrow: 1,
      position: 'sticky',
      insetBlock: `auto ${FLOOR_SIZE}`,
      zIndex: vars.layer.sticky,
      marginInline: `calc(${vars.layout.margin} * -1)`,
      paddingInline: vars.layout.margin,
      paddingBlock: vars.space[1],
      paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
      background: vars.color.paper,
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
    [LOW]: { position: 'static' },
    print: { display: 'none' },
  },
});

/** Tools look alike, whatever they are outside of a bar. */
globalStyle(`${bar} :is(button, [role=button])`, {
  '@layer': { [layers.components]: { borderColor: 'transparent', background: 'none' } },
});

/** Keeps focused elements clear of the bar. */
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.components]: {
      '@media': { [NARROW]: { scrollPaddingBlockEnd: vars.space[16] } },
    },
  },
});

export const comments = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  paddingInline: vars.space[2],
  borderRadius: vars.button.radius,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});

/** The number alone is enough for the eye. */
export const count = componentStyle({ fontWeight: vars.font.interface.bold });
