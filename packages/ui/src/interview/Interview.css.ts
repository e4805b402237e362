import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const intro = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  alignItems: 'center',
  maxInlineSize: vars.layout.measure,
  color: vars.color.ink,
});
export const portrait = componentStyle({ flex: 'none', inlineSize: 'clamp(96px, 30vw, 240px)' });
export const portraitImage = componentStyle({ borderRadius: vars.pictures.radius });
/** Next to the portrait if there is room for a line of text, else below it. */
export const introWords = componentStyle({
  flex: '1 1 12rem',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const state = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  color: vars.color.ink,
});
export const list = componentStyle({ display: 'grid' });
export const item = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
});
export const sent = componentStyle({ maxInlineSize: 320, borderRadius: vars.pictures.radius });
export const answer = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
});
export const waits = componentStyle({ color: vars.color.inkQuiet, fontWeight: vars.font.interface.bold });
/** Name of the guest above the answer: the text has the full width, on a phone too. */
export const answerer = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
/** Sanitised HTML of an answer or a question. */
export const html = componentStyle({});
globalStyle(`${html} > * + *`, {
  '@layer': { [layers.components]: { marginBlockStart: '0.75em' } },
});

export const section = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  padding: vars.space[6],
  background: vars.color.band,
  color: vars.color.ink,
  borderBlockStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
  '@media': { print: { display: 'none' } },
});
export const form = componentStyle({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space[4],
  inlineSize: '100%',
});
/** As wide as its text, like every other submit button. */
export const send = componentStyle({ justifySelf: 'start' });
