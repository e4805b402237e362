import { vars } from '@portal/tokens';
import { createVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';
import { amber, dataColours, leaf, plum, water as sea } from './palette.css';

/** Colour of a mark: a curve, a bar, the seats of a party. */
export const mark = createVar('mark');
/** Colour behind labels, so that a line never crosses them. */
export const ground = createVar('ground');

/** Narrower charts name the curves over the plot, and fewer points on the axis. */
const NARROW = '(inline-size < 30rem)';
const WIDE = '(inline-size >= 30rem)';

export const figure = componentStyle({
  ...dataColours,
  vars: { ...dataColours.vars, [ground]: vars.color.paper, [mark]: vars.color.accent },
  clear: 'both',
  containerType: 'inline-size',
  margin: 0,
  paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
  borderBlockStart: `max(1px, ${vars.sectionHead.ruleWidth}) solid ${vars.color.ruleStrong}`,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontFamily: vars.text.small.family,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Bars and seats are data, not decoration: they are printed as well.
  printColorAdjust: 'exact',
  '@media': {
    print: { breakInside: 'avoid' },
    '(forced-colors: active)': { vars: { [mark]: 'CanvasText', [ground]: 'Canvas' } },
  },
});

export const head = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  marginBlockEnd: vars.space[4],
  color: vars.color.ink,
});
export const title = componentStyle({ textWrap: 'balance' });
export const unit = componentStyle({ color: vars.color.inkQuiet });
export const foot = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
  color: vars.color.inkQuiet,
});
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** The data in a table, for readers who want the numbers. */
export const data = componentStyle({
  '@media': { print: { display: 'none' } },
});
export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: vars.color.rule,
  textUnderlineOffset: '0.25em',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});

/** Axis, plot and labels side by side; the plot takes the width that is left. */
export const drawing = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  direction: 'ltr',
});
export const plain = componentStyle({ direction: 'ltr' });
export const picture = componentStyle({ display: 'block', overflow: 'visible' });

/** Of no weight, so that the classes of marks and labels count. */
const within = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`:where(${figure}) ${selector}`, {
    '@layer': { [layers.components]: rule },
  });

// At most 20 px, and less in a narrow drawing: text of twice the size keeps out of its neighbours’ way.
within('svg text', { fontSize: 'min(0.8125rem, 20px, 6cqi)', fill: vars.color.inkQuiet });
within('svg :is(path, line)', { vectorEffect: 'non-scaling-stroke' });

export const narrow = componentStyle({ '@container': { [WIDE]: { display: 'none' } } });
export const wide = componentStyle({ '@container': { [NARROW]: { display: 'none' } } });

const stroke = (color: string, width: number) => ({ fill: 'none', stroke: color, strokeWidth: width });
export const grid = componentStyle(stroke(vars.color.rule, 1));
export const base = componentStyle(stroke(vars.color.ink, 1));
export const curve = componentStyle({
  ...stroke(mark, 2.5),
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
/** Over other lines: its ground is its own. */
export const label = componentStyle({
  selectors: { 'svg &': { fill: vars.color.ink } },
  fontWeight: vars.font.interface.medium,
  paintOrder: 'stroke',
  stroke: ground,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
/** On water, whose colour no halo matches. */
export const named = componentStyle({
  selectors: { 'svg &': { fill: vars.color.ink } },
  fontWeight: vars.font.interface.medium,
});
export const strong = componentStyle({
  selectors: { 'svg &': { fill: vars.color.ink } },
  fontWeight: vars.font.interface.bold,
  paintOrder: 'stroke',
  stroke: ground,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
export const dot = componentStyle({ fill: mark, stroke: ground, strokeWidth: 2 });
/** A lone value between unknown ones. */
export const lone = componentStyle({ fill: mark });
export const level = componentStyle({ ...stroke(vars.color.ink, 1), strokeDasharray: '5 4' });
export const bar = componentStyle({ fill: mark, rx: `min(3px, ${vars.card.radius})` });
export const quietBar = componentStyle({
  fill: `color-mix(in oklab, ${mark} 45%, ${ground})`,
  '@media': { '(forced-colors: active)': { fill: 'GrayText' } },
});
export const negative = componentStyle({
  fill: vars.color.inkQuiet,
  '@media': { '(forced-colors: active)': { fill: 'GrayText' } },
});

/**
 * Marks that must differ: dashes and outlines for those who see no colours.
 */
export const marks = [vars.color.accent, vars.color.ink, amber, plum, leaf, sea, vars.color.inkQuiet].map(
  (color) => componentStyle({ vars: { [mark]: color } }),
);

for (const [at, dashes] of ['', '8 4', '2 5', '12 4 2 4', '5 3'].entries())
  if (dashes)
    within(`${marks[at]} path, path.${marks[at]}`, {
      '@media': { '(forced-colors: active), print': { strokeDasharray: dashes } },
    });
within('*', { '@media': { '(forced-colors: active)': { vars: { [mark]: 'CanvasText' } } } });

/** Names of the curves over a narrow plot, each with its line. */
export const names = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[3],
  '@container': { [WIDE]: { display: 'none' } },
});
export const nameOfCurve = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

/** The half-circle of a chamber with its number of seats in the middle. */
export const chamber = componentStyle({ position: 'relative', maxInlineSize: '30rem', marginInline: 'auto' });
export const seat = componentStyle({ fill: mark });
/** Without colours, parties beside one another differ by being filled or not. */
export const hollow = componentStyle({
  '@media': {
    '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 1.2 },
  },
});
export const middle = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  textAlign: 'center',
});
export const total = componentStyle({ display: 'block', lineHeight: 1 });
export const parties = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: `${vars.space[4]} ${vars.space[4]}`,
  marginBlockStart: vars.space[5],
});
export const party = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `4px solid ${mark}`,
});
export const seats = componentStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const change = componentStyle({ color: vars.color.inkQuiet });

/** Water under a level, and the way along which places are. */
export const water = componentStyle({
  fill: `color-mix(in oklab, ${sea} 22%, ${ground})`,
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});
export const surface = componentStyle(stroke(sea, 3));
export const staff = componentStyle({ fill: ground, stroke: vars.color.ink, strokeWidth: 1 });
export const notch = componentStyle({ fill: vars.color.ink });
export const river = componentStyle({ ...stroke(sea, 7), strokeLinecap: 'round' });
export const rail = componentStyle(stroke(vars.color.ink, 3));
export const sleepers = componentStyle({ ...stroke(vars.color.ink, 9), strokeDasharray: '2 6' });
export const road = componentStyle(stroke(vars.color.inkQuiet, 9));
export const roadLine = componentStyle({ ...stroke(ground, 1.5), strokeDasharray: '7 6' });
export const place = componentStyle({ fill: ground, stroke: vars.color.ink, strokeWidth: 2 });
export const reached = componentStyle({ fill: mark, stroke: vars.color.ink, strokeWidth: 2 });
export const reading = componentStyle({ color: vars.color.ink, marginBlockEnd: vars.space[3] });

/** A quiet word after a name. */
export const aside = componentStyle({
  selectors: { 'svg &': { fill: vars.color.inkQuiet } },
  fontWeight: vars.font.interface.weight,
});

/** Tables. */
export const end = componentStyle({ selectors: { 'table tr > &': { textAlign: 'end' } } });
export const rowName = componentStyle({
  selectors: { 'table tr > &': { fontWeight: vars.font.interface.medium, color: vars.color.ink } },
});
export const unknown = componentStyle({ color: vars.color.inkQuiet });
/** The whole header is the target. Without scripts it is text. */
export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.target.min,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '@media': {
    '(scripting: none)': { pointerEvents: 'none' },
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } },
  },
});
export const arrow = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  color: vars.color.accent,
  selectors: {
    '&[data-direction=none]': { color: vars.color.rule },
    '&[data-direction=descending]': { transform: 'rotate(0.5turn)' },
  },
  '@media': { print: { display: 'none' } },
});
