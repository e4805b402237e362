import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/**
 * Distance fades a plane into the paper, and nearness darkens it with ink: by night both turn, so that a
 * palette needs no second set of colours. The site's file is checked for the contrast of the nearest.
 */
const inks = {
  far: `color-mix(in srgb, var(--paper-far) 58%, ${vars.color.paper})`,
  middle: `color-mix(in srgb, var(--paper-middle) 82%, ${vars.color.paper})`,
  near: `color-mix(in srgb, var(--paper-near) 80%, ${vars.color.ink})`,
} as const;

/** Around the head of a section with a palette: its rule has the colour of the nearest plane. */
export const coloured = componentStyle({
  vars: { '--section': inks.near },
  paddingBlockStart: `max(${vars.sectionHead.paddingBlock}, ${vars.space[3]})`,
});

/** Stands on the section's rule. Readers who choose the colours themselves see the rule alone. */
export const strip = componentStyle({
  blockSize: '2.5rem',
  marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.pictures.radius,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

for (const [at, ink] of [inks.far, inks.middle, inks.near].entries())
  globalStyle(`${strip} pattern:nth-child(${at + 1})`, { '@layer': { [layers.components]: { fill: ink } } });
