import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const whereTwoFit = (rule: StyleRule): StyleRule => ({ '@container': { '(width >= 500px)': rule } });

/** One column in a readable width; related fields are grouped under a rule. */
export const form = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: 'min(100%, 480px)',
  containerType: 'inline-size',
  color: vars.color.ink,
});
export const wide = componentStyle({ inlineSize: 'min(100%, 720px)' });
export const part = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
/** Fields one under another. */
export const fields = componentStyle({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });
export const partTitle = componentStyle({ float: 'inline-start', inlineSize: '100%', padding: 0 });
/**
 * Two fields side by side if there is room: labels, boxes, hints and errors each share a row, and each box
 * stays right below its label.
 */
export const row = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  ...whereTwoFit({ gap: `0 ${vars.space[5]}`, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
const inRow = (part: string, rule: Record<string, string>) =>
  globalStyle(`${row} > ${part}`, {
    '@layer': { [layers.components]: { '@container': { '(width >= 500px)': rule } } },
  });
inRow('[data-part=field]', { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: '0' });
inRow('* > *', { gridRow: '3', marginBlockStart: vars.space[1] });
inRow('* > :first-child', { gridRow: '1', marginBlockStart: '0' });
inRow('* > :nth-last-child(2)', { gridRow: '2', marginBlockStart: vars.space[1] });
inRow('* > :last-child', { gridRow: '4' });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
});
/** Fields that JavaScript shows only when needed; without JavaScript they are always visible. */
export const withoutScript = componentStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });
/** Elements that do nothing without JavaScript. */
export const withScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const text = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
});
/** A link on a line of its own: a full touch target that takes no more room than its text. */
export const way = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  marginBlock: `calc((${vars.target.min} - 1lh) / -2)`,
  justifySelf: 'start',
});
export const free = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.success,
});
export const divider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.inkQuiet,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.rule}` },
  },
});
export const social = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
});
