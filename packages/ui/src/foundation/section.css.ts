import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const { onSection: _, ...colours } = vars.section;

/** Gives `--section` to everything inside: kickers, edges and rules draw with it. */
export const sectionClass = styleVariants(colours, (colour) => ({
  '@layer': { [layers.components]: { vars: { '--section': colour } } },
}));

const { opinion, audio, video } = vars.kind;

/** The same for what is told apart by its kind, wherever it belongs. */
export const kindClass = styleVariants({ opinion, audio, video }, (colour) => ({
  '@layer': { [layers.components]: { vars: { '--section': colour } } },
}));
