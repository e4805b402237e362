import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const poll = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.sectionHead.ruleWidth} solid ${vars.color.ruleStrong}`,
  color: vars.color.ink,
});
/** The word for what it is, and whether readers can vote. */
export const label = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const state = componentStyle({
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.chip.radius,
  color: vars.color.inkQuiet,
  selectors: {
    '[data-state=active] > * > &': { borderColor: 'currentColor', color: vars.color.success },
  },
});
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const form = componentStyle({ display: 'grid', gap: vars.space[4] });
export const answers = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
});
export const answer = componentStyle({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontFamily: vars.font.interface.family,
});
export const result = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  fontFamily: vars.font.interface.family,
});
export const row = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
});
export const figure = componentStyle({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const yours = componentStyle({
  display: 'inline-flex',
  verticalAlign: '-0.15em',
  color: vars.color.success,
});
export const track = componentStyle({
  display: 'block',
  blockSize: vars.results.barSize,
  borderRadius: vars.results.barRadius,
  overflow: 'clip',
  background: vars.color.band,
});
/** A border, which print and forced colours keep. */
export const bar = componentStyle({
  display: 'block',
  borderBlockStart: `${vars.results.barSize} solid ${vars.color.inkQuiet}`,
  borderStartEndRadius: vars.results.barRadius,
  borderEndEndRadius: vars.results.barRadius,
  selectors: {
    '[data-winner] &': { borderColor: vars.color.ink },
    '[data-yours] &': { borderColor: vars.color.accent },
  },
});
/** The winning option: a text below its bar, which is also stronger. */
export const winner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.font.interface.bold,
});
export const winning = componentStyle({ fontWeight: vars.font.interface.bold });
export const pictured = componentStyle({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
});
export const picture = componentStyle({ inlineSize: 64, blockSize: 64, objectFit: 'cover' });
export const summary = componentStyle({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  cursor: 'pointer',
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[2],
  marginBlockEnd: vars.space[2],
  selectors: { '[open] > &': { listStyleType: 'disclosure-open' } },
});
