import { vars } from '@portal/tokens';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle, componentVariants } from '../foundation/style';
import { fingerLines } from '../foundation/touch';

/** From this width there is room next to a form. */
const WIDE = '(width >= 1000px)';
const gap = `clamp(${vars.space[10]}, 6cqi, ${vars.space[20]})`;

export const room = componentStyle({ containerType: 'inline-size' });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.board.sectionGap} ${gap}`,
});
/** Widths of the main column: a form, a form with fields side by side, or reading text. */
export const width = componentVariants('', {
  form: { '@container': { [WIDE]: { gridTemplateColumns: '480px minmax(0, 1fr)' } } },
  wide: { '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
  text: { '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 1fr)' } } },
});

export const main = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.board.sectionGap,
});

/** The brand's rule stands between both columns. */
export const aside = componentStyle({
  position: 'relative',
  '@container': {
    [WIDE]: {
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(${gap} / -2)`,
          borderInlineStart: `${vars.board.columnRuleWidth} solid ${vars.board.columnRuleColor}`,
        },
      },
    },
  },
  '@media': { print: { display: 'none' } },
});

/** Stays in view next to a long form. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.board.sectionGap,
  '@container': { [WIDE]: { position: 'sticky', insetBlockStart: vars.space[20] } },
});

export const onlyBeside = componentStyle({
  display: 'none',
  '@container': { [WIDE]: { display: 'block' } },
});
export const onlyAlone = componentStyle({ '@container': { [WIDE]: { display: 'none' } } });

/** A story: its link is as large as all of it. */
export const story = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: `${vars.card.gap} ${vars.space[4]}`,
  color: vars.color.ink,
});
/** A small picture stands next to the words. */
export const smallStory = componentStyle({
  gridTemplateColumns: '116px minmax(0, 1fr)',
  maxInlineSize: '40rem',
});
export const picture = componentStyle({ borderRadius: vars.pictures.radius, overflow: 'clip' });
export const storyWords = componentStyle({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
export const kicker = componentStyle({ color: vars.color.accent });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: { '&:focus-visible::after': focusRing() },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { textDecorationLine: vars.headlineForm.hoverLine } },
    },
  },
});

/** Query container of the list of points. */
export const section = componentStyle({ containerType: 'inline-size' });
export const points = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.board.columnGap}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@container': { '(width >= 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const point = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  alignContent: 'start',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
/** A sign before the words of a point. */
export const signed = componentStyle({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
});
export const sign = componentStyle({ gridRow: '1 / span 3', color: vars.color.accent });
export const words = componentStyle({ gridColumn: '-2', color: vars.color.inkQuiet });
export const name = componentStyle({ gridColumn: '-2' });
fingerLines(`${name} > a`);
fingerLines(`${words} p > a`);

/** Links one under another. */
export const links = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
fingerLines(`${links} > li > a`);
