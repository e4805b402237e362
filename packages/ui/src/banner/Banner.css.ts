import type { BANNER_OVERLAYS, BannerLayout } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { noRing } from '../foundation/rules';
import { componentStyle, componentVariants } from '../foundation/style';

const { pictureShade, onPicture } = vars.color;
const veil = (percent: number) => `color-mix(in srgb, ${pictureShade} ${percent}%, transparent)`;

export const banner = componentStyle({ position: 'relative', display: 'grid', isolation: 'isolate' });

/** `default` has its text next to the picture, below it on phones. */
export const layouts = componentVariants(banner, {
  overlay: { overflow: 'clip', borderRadius: vars.pictures.radius, color: onPicture },
  default: {
    color: vars.color.ink,
    alignItems: 'center',
    gap: vars.layout.gutter,
    '@media': {
      '(width >= 768px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
  },
} satisfies Record<BannerLayout, StyleRule>);

export const picture = componentStyle({ overflow: 'clip', borderRadius: vars.pictures.radius });
export const pictureUnder = componentStyle({ gridArea: '1 / 1' });
globalStyle(`${pictureUnder} :is(picture, img)`, {
  '@layer': { [layers.components]: { blockSize: '100%' } },
});

export const words = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: `clamp(${vars.space[5]}, 4vw, ${vars.space[14]})`,
});

export const wordsBeside = componentStyle({ display: 'grid', gap: vars.space[3] });

/** `linear` darkens the side of the text, `opacity` the whole picture evenly. */
export const overlay = styleVariants(
  {
    linear: {
      background: `linear-gradient(to top, ${veil(94)}, ${veil(62)} 55%, transparent)`,
      '@media': {
        '(width >= 768px)': {
          alignContent: 'center',
          background: `linear-gradient(to right, ${veil(94)}, ${veil(70)} 42%, transparent 78%)`,
          selectors: {
            '&:dir(rtl)': {
              background: `linear-gradient(to left, ${veil(94)}, ${veil(70)} 42%, transparent 78%)`,
            },
          },
        },
      },
    },
    opacity: { background: veil(68), alignContent: 'center', justifyItems: 'center', textAlign: 'center' },
  } satisfies Record<(typeof BANNER_OVERLAYS)[number], StyleRule>,
  (rule) => ({ '@layer': { [layers.components]: rule } }),
);

export const title = componentStyle({ maxInlineSize: '16em' });

export const link = componentStyle({
  display: 'inline',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.focus.width} solid currentColor`,
      outlineOffset: `calc(${vars.focus.width} * -2)`,
    },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

export const text = componentStyle({ maxInlineSize: '34em' });
