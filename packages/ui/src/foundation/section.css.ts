import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const { onSection: _, ...colours } = vars.section;

/** Gives `--section` to everything inside: kickers, edges and rules draw with it. */
export const sectionClass = styleVariants(colours, (colour) => ({
  '@layer': { [layers.components]: { vars: { '--section': colour } } },
}));
