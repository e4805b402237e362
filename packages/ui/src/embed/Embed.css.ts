import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const embed = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  background: vars.color.band,
  borderRadius: vars.card.radius,
});

export const provider = componentStyle({ color: vars.color.inkQuiet });
export const hint = componentStyle({ color: vars.color.inkQuiet, maxInlineSize: '34em' });

/** The same space before and after consent. */
export const box = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  overflow: 'clip',
  borderRadius: vars.pictures.radius,
  background: vars.color.band,
  '@media': { print: { display: 'none' } },
});

/**
 * A phone is too narrow for the notice at the given ratio: there the notice sets the height, and the frame
 * fills it.
 */
export const kinds = styleVariants(
  {
    // A definite width; else its minimum height would widen it beyond a phone's screen.
    video: { inlineSize: '100%', aspectRatio: 'var(--ratio, 16 / 9)', minBlockSize: '17rem' },
    audio: { minBlockSize: '15rem' },
  } as const,
  (rule) => ({ '@layer': { [layers.components]: rule } }),
);

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const poster = componentStyle(filling);
export const picture = componentStyle({ selectors: { '&&': filling } });
export const frame = componentStyle({ ...filling, border: 0 });

export const words = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'end',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
});

/** Over a poster, on its overlay. */
export const onPoster = componentStyle({
  color: vars.color.onPicture,
  background: `linear-gradient(transparent, ${vars.color.pictureShade} 45%)`,
  paddingBlockStart: vars.space[16],
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

/** Hidden without JavaScript, when only the link to the provider works. */
export const awake = componentStyle({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.target.min,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

export const remember = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  cursor: 'pointer',
});
export const check = componentStyle({ inlineSize: 18, blockSize: 18, accentColor: vars.color.accent });
export const notice = componentStyle({ maxInlineSize: '46em' });

/** The brand's button may be as dark as the overlay; its accent never is. */
export const playOnPoster = componentStyle({
  selectors: { '&&': { background: vars.color.accent, color: vars.color.onAccent } },
});
