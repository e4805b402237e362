import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { DIALOG_EDGE } from '../foundation/dialogEdge';
import { FOCUS_ROOM } from '../foundation/focus';
import { LOW } from '../foundation/lowWindow';
import { componentStyle } from '../foundation/style';

const PHONE = `(width < ${BREAKPOINTS.tablet}px)`;

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const veil = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': { print: { display: 'none' } },
});

export const dialog = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[6]})`,
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  // The brand's own stroke on top, where it draws one over its pieces.
  borderBlockStart: `max(${vars.panel.edgeWidth}, ${vars.card.edgeWidth}) solid ${vars.color.accent}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 16px 64px ${vars.color.shadow}`,
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  // It takes the focus as it opens, but nothing can be done to it: the ring is for what can be pressed.
  ':focus-visible': { outline: 'none' },
  '@media': {
    // As one: its head and its ways out would leave nothing of what is between.
    [LOW]: {
      display: 'block',
      maxBlockSize: '100dvh',
      overflowY: 'auto',
      // What the keyboard comes to is in sight with its ring.
      scrollPaddingBlock: vars.space[2],
    },
    '(forced-colors: active)': { border: '2px solid' },
    print: { display: 'none' },
  },
});

export const small = componentStyle({ maxInlineSize: 440 });
export const medium = componentStyle({ maxInlineSize: 620 });
export const large = componentStyle({ maxInlineSize: 960 });

/** On phones it comes from the foot of the screen, within reach of the thumb. */
export const sheet = componentStyle({
  '@media': {
    [PHONE]: {
      insetBlockStart: 'auto',
      margin: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '88dvh',
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    // A strip of the page behind it would be as high as a line of what is in it.
    [LOW]: { maxBlockSize: '100dvh' },
  },
});

export const head = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: DIALOG_EDGE,
  paddingInline: DIALOG_EDGE,
});

/** A head without words: its cross floats over the corner of what the dialog holds. */
export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: DIALOG_EDGE,
  insetInlineEnd: DIALOG_EDGE,
  zIndex: vars.layer.raised,
});

/** As large as a finger; its cross is on the edge of the words, in the middle of their first line, whose height it has as a headline. */
export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  marginBlock: `calc((1lh - ${vars.target.min}) / 2)`,
  // At its corner also where no title is seen beside it.
  marginInline: `auto calc(-1 * ${vars.space[3]})`,
  cursor: 'pointer',
  borderRadius: vars.radius.full,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: DIALOG_EDGE,
  paddingBlockEnd: DIALOG_EDGE,
  // Under the head there is room for the ring of what comes first.
  paddingBlockStart: FOCUS_ROOM,
  marginBlockStart: -FOCUS_ROOM,
  // What the keyboard comes to is in sight with its ring.
  scrollPaddingBlock: DIALOG_EDGE,
  outlineOffset: -2,
  selectors: { '&:first-child': { paddingBlockStart: DIALOG_EDGE, marginBlockStart: 0 } },
  '@media': { [LOW]: { overflowY: 'visible' } },
});

/** Of a dialog whose title is not seen: what it holds keeps out of the cross's corner itself. */
export const bodyAlone = `${body} ${componentStyle({ paddingBlockStart: DIALOG_EDGE, marginBlockStart: 0 })}`;

export const description = componentStyle({ color: vars.color.inkQuiet });

export const foot = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingInline: DIALOG_EDGE,
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});

export const failure = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.danger,
  fontFamily: vars.font.interface.family,
  fontWeight: vars.font.interface.medium,
});
export const failureSign = componentStyle({ flex: 'none', marginBlockStart: '0.2em' });
