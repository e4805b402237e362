import { BREAKPOINTS, GROUP_OF_FIVE } from '@portal/model';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * Minimum container widths for two columns, and for the desktop layout: a group may be in a column of a
 * front.
 */
const ROOM = { tablet: 480, desktop: 860 } as const;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** A style rule for tablets or desktops (spec §9), if the group has room for it. */
export const where = (device: keyof typeof ROOM, rule: StyleRule): NonNullable<StyleRule['@media']> => ({
  [`(width >= ${BREAKPOINTS[device]}px)`]: { '@container': { [`(width >= ${ROOM[device]}px)`]: rule } },
});

/** Gap of 24 px between five cards; 1 column on phones, 2 on tablets (spec §9), then the desktop layout. */
export const groupOfFive = (desktop: StyleRule): StyleRule => ({
  vars: { '--column-gap': `${GROUP_OF_FIVE.spacingPx}px`, '--row-gap': `${GROUP_OF_FIVE.spacingPx}px` },
  ...columns(GROUP_OF_FIVE.columns.mobile),
  '@media': { ...where('tablet', columns(GROUP_OF_FIVE.columns.tablet)), ...where('desktop', desktop) },
});
