import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const { onSection: _, ...colours } = vars.section;

/** Sets `--section` for all descendants: kickers, edges and rules use it. */
export const sectionClass = styleVariants(colours, (colour) => ({
  '@layer': { [layers.components]: { vars: { '--section': colour } } },
}));

const { opinion, audio, video } = vars.kind;
const { ink } = vars.color;

/**
 * The same for items whose colour depends on their kind, in any section; mixed with ink to be legible on its
 * own tint.
 */
export const kindClass = styleVariants(
  {
    opinion,
    audio: `color-mix(in srgb, ${ink} 10%, ${audio})`,
    video: `color-mix(in srgb, ${ink} 10%, ${video})`,
  },
  (colour) => ({ '@layer': { [layers.components]: { vars: { '--section': colour } } } }),
);
