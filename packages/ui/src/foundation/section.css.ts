import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const { onSection: _, ...colours } = vars.section;

/** Gives `--section` to everything inside: kickers, edges and rules draw with it. */
export const sectionClass = styleVariants(colours, (colour) => ({
  '@layer': { [layers.components]: { vars: { '--section': colour } } },
}));

const { opinion, audio, video } = vars.kind;
const { ink } = vars.color;

/** The same for what is told apart by its kind, wherever it belongs; a touch of ink lets it be read on its own tint. */
export const kindClass = styleVariants(
  {
    opinion,
    audio: `color-mix(in srgb, ${ink} 10%, ${audio})`,
    video: `color-mix(in srgb, ${ink} 10%, ${video})`,
  },
  (colour) => ({ '@layer': { [layers.components]: { vars: { '--section': colour } } } }),
);
