import type { WarningLevel } from '@portal/model';
import { vars } from '@portal/tokens';
import { createVar, globalStyle } from '@vanilla-extract/css';
import { dataColours, water } from '../chart/palette.css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const SYSTEM = '(forced-colors: active)';

export const curve = componentStyle({
  ...dataColours,
  containerType: 'inline-size',
  fontFamily: vars.text.small.family,
  fontVariantNumeric: 'tabular-nums lining-nums',
  printColorAdjust: 'exact',
});
export const lane = componentStyle({ display: 'block', overflow: 'visible', direction: 'ltr' });
/** Of no weight, so that the classes of parts count. */
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:where(${curve}) ${selector}`, { '@layer': { [layers.components]: rule } });
/** Words have a halo of paper: no line strikes them through. */
within('svg text', {
  fontSize: 'min(0.8125rem, 20px)',
  fill: vars.color.inkQuiet,
  paintOrder: 'stroke',
  stroke: vars.color.paper,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
within('svg :is(path, line)', { vectorEffect: 'non-scaling-stroke' });

/** Names of hours for which narrow places have no room. */
export const wide = componentStyle({ '@container': { '(inline-size < 34rem)': { display: 'none' } } });

export const night = componentStyle({
  fill: `color-mix(in oklab, ${vars.color.ink} 7%, ${vars.color.paper})`,
  '@media': { [SYSTEM]: { fill: 'none' } },
});
export const line = componentStyle({ fill: 'none', stroke: vars.color.rule, strokeWidth: 1 });
export const base = componentStyle({ fill: 'none', stroke: vars.color.inkQuiet, strokeWidth: 1 });
export const warmth = componentStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media': { [SYSTEM]: { stroke: 'CanvasText' } },
});
export const dot = componentStyle({ fill: vars.color.accent, stroke: vars.color.paper, strokeWidth: 2 });
export const figure = componentStyle({
  selectors: { 'svg &': { fill: vars.color.ink } },
  fontWeight: vars.font.interface.bold,
});
export const fall = componentStyle({
  fill: water,
  '@media': { [SYSTEM]: { fill: 'CanvasText' } },
});
/** Snow differs from rain by its outline. */
export const flakes = componentStyle({
  fill: vars.color.paper,
  stroke: water,
  strokeWidth: 1.5,
  '@media': { [SYSTEM]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const bolt = componentStyle({
  fill: vars.color.warning,
  '@media': { [SYSTEM]: { fill: 'CanvasText' } },
});
export const sea = componentStyle({
  fill: `color-mix(in oklab, ${water} 18%, ${vars.color.paper})`,
  '@media': { [SYSTEM]: { fill: 'none' } },
});
export const surface = componentStyle({
  fill: 'none',
  stroke: water,
  strokeWidth: 2,
  '@media': { [SYSTEM]: { stroke: 'CanvasText' } },
});
export const sun = componentStyle({
  fill: 'none',
  stroke: `color-mix(in oklab, ${vars.color.warning} 60%, ${vars.color.now})`,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [SYSTEM]: { stroke: 'CanvasText' } },
});
export const now = componentStyle({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
});
export const nowSign = componentStyle({
  fill: vars.color.ink,
  '@media': { [SYSTEM]: { fill: 'CanvasText' } },
});
export const nowName = componentStyle({
  selectors: { 'svg &': { fill: vars.color.paper, stroke: 'none' } },
  fontWeight: vars.font.interface.bold,
  '@media': { [SYSTEM]: { selectors: { 'svg &': { fill: 'Canvas' } } } },
});

export const data = componentStyle({
  marginBlockStart: vars.space[2],
  '@media': { print: { display: 'none' } },
});

const level = createVar('level');
export const warnings = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[3],
});
export const warning = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: `color-mix(in oklab, ${level} 12%, ${vars.color.paper})`,
  borderInlineStart: `4px solid ${level}`,
});
/** Colours that the levels are known by; each is also named. */
export const warningLevel: Record<WarningLevel, string> = {
  yellow: componentStyle({ vars: { [level]: vars.color.warning } }),
  orange: componentStyle({
    vars: { [level]: `color-mix(in oklab, ${vars.color.warning} 50%, ${vars.color.danger})` },
  }),
  red: componentStyle({ vars: { [level]: vars.color.danger } }),
};
export const sign = componentStyle({
  flex: 'none',
  fill: level,
  '@media': { [SYSTEM]: { fill: 'CanvasText' } },
});
export const stroke = componentStyle({
  fill: 'none',
  stroke: vars.color.paper,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
});
export const cause = componentStyle({ display: 'block' });
export const span = componentStyle({ color: vars.color.inkQuiet });
