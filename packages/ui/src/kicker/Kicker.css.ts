import { vars } from '@portal/tokens';
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
  // Of what stands beside the kicker's own words: that a live story is over.
  color: vars.color.inkQuiet,
  // The longest words break before they leave a narrow column.
});

/**
 * The brand's kicker: plain words in the section's colour, a filled tab or a tinted pill, by the share of the colour in
 * its ground and in its text. A kicker of no section has a ground and an ink of its own.
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
  // Without its ground a filled one has an edge.
  '@media': {
    '(forced-colors: active)': { border: `min(1px, ${vars.kicker.paddingInline}) solid` },
  },
});

const coloured = componentStyle({
  background: `color-mix(in srgb, var(--section) ${vars.kicker.fill}, transparent)`,
  color: `color-mix(in srgb, ${vars.section.onSection} ${vars.kicker.inkFill}, var(--section))`,
});

/** Over a picture: written in the picture's own ink, on a veil where the brand tints, filled where it fills. */
const onPicture = componentStyle({
  background: `color-mix(in srgb, var(--section) ${vars.kicker.inkFill}, color-mix(in srgb, ${vars.color.onPicture} ${vars.kicker.fill}, transparent))`,
  color: `color-mix(in srgb, ${vars.section.onSection} ${vars.kicker.inkFill}, ${vars.color.onPicture})`,
});

/** Look by background. */
export const on = {
  own: kicker,
  section: `${kicker} ${coloured}`,
  picture: `${kicker} ${onPicture}`,
};

/** What a reader has to know first, in a frame of its own: never taken for the kicker's words. */
export const framed = componentStyle({
  paddingInline: vars.space[1],
  border: '1px solid',
  borderRadius: vars.chip.radius,
  color: vars.color.ink,
});

/**
 * What stands beside the story: the bar of its notice, as high as the kicker, never taken for a label that is paid for. It breaks in
 * no column that it fits in: it goes to a line of its own before.
 */
export const beside = componentStyle({
  alignSelf: 'stretch',
  alignContent: 'center',
  paddingInlineStart: vars.space[2],
  borderInlineStart: '4px solid',
  color: vars.color.ink,
});

/** Either of them over a picture. */
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
  // The colour is said apart, for those who see no gradients: printers, forced colours, contrast checks.
  backgroundColor: vars.color.liveFrom,
  backgroundImage: `linear-gradient(100deg, ${vars.color.liveFrom}, ${vars.color.liveTo})`,
  '::before': {
    content: '',
    // A border and not a ground: forced colours leave it.
    border: '0.275em solid',
    borderRadius: '50%',
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
