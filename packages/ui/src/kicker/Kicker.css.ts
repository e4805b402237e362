import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const type = {
  fontFamily: vars.kicker.family,
  fontSize: vars.kicker.size,
  lineHeight: vars.kicker.leading,
  fontWeight: vars.kicker.weight,
  fontStretch: vars.kicker.stretch,
} as const;

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  // For additional text next to the kicker's own: that a live story is over.
  color: vars.color.inkQuiet,
});

/** A late font moves what follows by some pixels: a margin that keeps its place would close the gap. */
globalStyle(`${line} > *`, { '@layer': { [layers.components]: { marginInlineEnd: '0 !important' } } });

/**
 * The brand's kicker: plain text in the section's colour, a filled tab or a tinted pill, depending on the
 * share of the colour in its background and in its text. A kicker without a section has separate tokens for
 * both.
 */
const kicker = componentStyle({
  ...type,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  letterSpacing: vars.kicker.tracking,
  textTransform: vars.kicker.transform as 'none',
  fontVariantCaps: vars.kicker.caps as 'normal',
  paddingBlock: vars.kicker.paddingBlock,
  paddingInline: vars.kicker.paddingInline,
  borderRadius: vars.kicker.radius,
  background: vars.kicker.background,
  color: vars.kicker.ink,
  // In forced colours a filled one has no background, and gets a border instead.
  '@media': {
    '(forced-colors: active)': { border: `min(1px, ${vars.kicker.paddingInline}) solid` },
  },
});

const coloured = componentStyle({
  background: `color-mix(in srgb, var(--section) ${vars.kicker.fill}, transparent)`,
  color: `color-mix(in srgb, ${vars.section.onSection} ${vars.kicker.inkFill}, var(--section))`,
});

/** Over a picture: in the picture's text colour, on an overlay if the brand tints, filled if it fills. */
const onPicture = componentStyle({
  background: `color-mix(in srgb, var(--section) ${vars.kicker.inkFill}, color-mix(in srgb, ${vars.color.onPicture} ${vars.kicker.fill}, transparent))`,
  color: `color-mix(in srgb, ${vars.section.onSection} ${vars.kicker.inkFill}, ${vars.color.onPicture})`,
});

/** In the brand's colours for breaking news, in any section and on any picture. */
const breaking = componentStyle({ background: vars.breaking.background, color: vars.breaking.ink });

/** Style by background. */
export const on = {
  breaking: `${kicker} ${breaking}`,
  own: kicker,
  section: `${kicker} ${coloured}`,
  picture: `${kicker} ${onPicture}`,
};

/** Labels that a reader must see first, in a separate frame: not to be mistaken for the kicker's text. */
export const framed = componentStyle({
  paddingInline: vars.space[1],
  border: '1px solid',
  borderRadius: vars.chip.radius,
  color: vars.color.ink,
});

/**
 * Sign of a rectification or update: the bar of its notice, as high as the kicker, not to be mistaken for an
 * advertising label. It moves to a line of its own before it breaks.
 */
export const beside = componentStyle({
  alignSelf: 'stretch',
  alignContent: 'center',
  paddingInlineStart: vars.space[2],
  borderInlineStart: '4px solid',
  color: vars.color.ink,
});

/** Both kinds of label over a picture, and the hour. */
export const labelOnPicture = componentStyle({ color: vars.color.onPicture });

export const live = componentStyle({
  ...type,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  padding: '0.3em 0.65em',
  borderRadius: vars.live.radius,
  letterSpacing: vars.live.tracking,
  textTransform: vars.live.transform as 'none',
  color: vars.color.onLive,
  // A plain colour as well, where gradients are not supported: printers, forced colours, contrast checks.
  backgroundColor: vars.color.liveFrom,
  backgroundImage: `linear-gradient(100deg, ${vars.color.liveFrom}, ${vars.color.liveTo})`,
  '::before': {
    content: '',
    // A border instead of a background: forced colours keep it.
    border: '0.275em solid',
    borderRadius: '50%',
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
