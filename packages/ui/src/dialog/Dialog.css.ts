import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { DIALOG_EDGE, FOCUS_ROOM, LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

const PHONE = `(width < ${BREAKPOINTS.tablet}px)`;

const appear = keyframes({ from: { opacity: 0 } });
/** The brand's gesture. */
const rise = keyframes({
  from: { opacity: 0, transform: `translate(${vars.gesture.x}, ${vars.gesture.y})` },
});

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
  // The brand's top edge, if its cards have one.
  borderBlockStart: `max(${vars.panel.edgeWidth}, ${vars.card.edgeWidth}) solid ${vars.color.accent}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 16px 64px ${vars.color.shadow}`,
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}`,
  // It is focused when it opens but cannot be operated: the ring is for interactive elements.
  ':focus-visible': { outline: 'none' },
  '@media': {
    // In a low window it scrolls as a whole: a fixed head and footer would leave no room for the content.
    [LOW]: {
      display: 'block',
      maxBlockSize: '100dvh',
      overflowY: 'auto',
      // Focused elements scroll into view with their ring.
      scrollPaddingBlock: vars.space[2],
    },
    '(forced-colors: active)': { border: '2px solid' },
    print: { display: 'none' },
  },
});

export const small = componentStyle({ maxInlineSize: 440 });
export const medium = componentStyle({ maxInlineSize: 620 });
export const large = componentStyle({ maxInlineSize: 960 });

/** On phones it rises from the bottom of the screen, within reach of the thumb. */
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
    // A strip of the page behind would cost a line of its content.
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

/** A head without text: its close button floats over the corner of the content. */
export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: DIALOG_EDGE,
  insetInlineEnd: DIALOG_EDGE,
  zIndex: vars.layer.raised,
});

/**
 * A full touch target; its icon aligns with the edge of the text, centred on the first line, whose height is
 * that of a headline.
 */
export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  marginBlock: `calc((1lh - ${vars.target.min}) / 2)`,
  // In its corner also if no title is visible next to it.
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
  // Below the head there is room for the focus ring of the first element.
  paddingBlockStart: FOCUS_ROOM,
  marginBlockStart: -FOCUS_ROOM,
  // Focused elements scroll into view with their ring.
  scrollPaddingBlock: DIALOG_EDGE,
  outlineOffset: -2,
  selectors: { '&:first-child': { paddingBlockStart: DIALOG_EDGE, marginBlockStart: 0 } },
  '@media': { [LOW]: { overflowY: 'visible' } },
});

/** For a dialog without a visible title: its content keeps clear of the close button itself. */
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
