import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** One column as wide as a form is read; what belongs together stands together under a rule. */
export const form = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  inlineSize: 'min(100%, 480px)',
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
export const partTitle = componentStyle({ float: 'inline-start', inlineSize: '100%', padding: 0 });
export const row = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'start',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
});
export const text = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
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
