import { BREAKPOINTS, vars } from '@portal/tokens';
import { componentStyle, componentVariants } from '../foundation/style';
import { bySpace } from './space';

/** The layout removes the markers and the indent of lists, which stay lists semantically. */
const bare = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const box = componentStyle({ minInlineSize: 0, listStyle: 'none', margin: 0, padding: 0 });
export const paddingBlock = componentVariants(
  '',
  bySpace((step) => ({ paddingBlock: vars.space[step] })),
);
export const paddingInline = componentVariants(
  '',
  bySpace((step) => ({ paddingInline: vars.space[step] })),
);
export const ground = componentVariants('', {
  none: {},
  raised: { background: vars.color.raised, color: vars.color.ink },
  band: { background: vars.color.band, color: vars.color.ink },
  accentQuiet: { background: vars.color.accentQuiet, color: vars.color.ink },
});
export const edge = componentVariants('', {
  none: {},
  quiet: { border: `1px solid ${vars.color.rule}` },
  strong: { border: `2px solid ${vars.color.ruleStrong}` },
});
export const radius = componentVariants('', {
  none: {},
  small: { borderRadius: vars.radius.small },
  medium: { borderRadius: vars.radius.medium },
  large: { borderRadius: vars.radius.large },
});

export const gap = componentVariants(
  '',
  bySpace((step) => ({ gap: vars.space[step] })),
);
export const stack = `${bare} ${componentStyle({ display: 'flex', flexDirection: 'column' })}`;
export const inline = `${bare} ${componentStyle({ display: 'flex', flexDirection: 'row' })}`;
export const wrapping = componentStyle({ flexWrap: 'wrap' });
export const align = componentVariants('', {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justify = componentVariants('', {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const grid = `${bare} ${componentStyle({ display: 'grid' })}`;
/** As many columns as fit; a single one that does not fit is as wide as its container. */
const columnsOf = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});
export const columns = componentVariants('', {
  narrow: columnsOf('10rem'),
  medium: columnsOf('16rem'),
  wide: columnsOf('24rem'),
});

export const container = componentStyle({ marginInline: 'auto', inlineSize: '100%', minInlineSize: 0 });
export const width = componentVariants('', {
  page: { maxInlineSize: `calc(${vars.layout.pageWidth} + 2 * ${vars.layout.margin})` },
  text: { maxInlineSize: `calc(${vars.layout.measure} + 2 * ${vars.layout.margin})` },
  full: {},
});
export const inset = componentStyle({ paddingInline: vars.layout.margin });

const hidden = { display: 'none' } as const;
const from = (px: number) => `(width >= ${px}px)`;
const below = (px: number) => `(width < ${px}px)`;
export const hiddenBelow = componentVariants('', {
  small: { '@media': { [below(BREAKPOINTS.small)]: hidden } },
  medium: { '@media': { [below(BREAKPOINTS.medium)]: hidden } },
  large: { '@media': { [below(BREAKPOINTS.large)]: hidden } },
  wide: { '@media': { [below(BREAKPOINTS.wide)]: hidden } },
});
export const hiddenFrom = componentVariants('', {
  small: { '@media': { [from(BREAKPOINTS.small)]: hidden } },
  medium: { '@media': { [from(BREAKPOINTS.medium)]: hidden } },
  large: { '@media': { [from(BREAKPOINTS.large)]: hidden } },
  wide: { '@media': { [from(BREAKPOINTS.wide)]: hidden } },
});
export const hiddenOnPaper = componentStyle({ '@media': { print: hidden } });
