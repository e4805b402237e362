import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { CONSENT_SIZE, LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

const NARROW = `(width < ${BREAKPOINTS.desktop}px)`;

/**
 * Next to the text on desktops; below 1100 px it sticks to the bottom of the window as long as its container
 * is in view (spec §2, §9). There it follows the text in the document.
 */
export const bar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: `calc(${vars.masthead.compactHeight} + ${vars.space[6]})`,
  '@media': {
    [NARROW]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-around',
      alignSelf: 'stretch',
      flexGrow: 1,
      insetBlock: `auto ${CONSENT_SIZE}`,
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
