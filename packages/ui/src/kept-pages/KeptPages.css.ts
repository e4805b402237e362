import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const page = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  maxInlineSize: '44rem',
  paddingBlockStart: vars.space[5],
  paddingBlockEnd: vars.space[8],
});
export const text = componentStyle({ color: vars.color.inkQuiet, textWrap: 'pretty', margin: 0 });
export const title = componentStyle({ margin: 0 });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** The list is the purpose of the page: it begins with a rule of its own. */
export const readable = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '100%',
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.rule.heavy} solid ${vars.color.ink}`,
});

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0, inlineSize: '100%' });
export const item = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `${vars.rule.hairline} solid ${vars.color.rule}` } },
});
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkQuiet,
});
export const sign = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.ink,
});

/** A line above the page, where the reader starts. */
export const copy = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
  paddingInline: vars.space[4],
  background: vars.color.band,
  color: vars.color.ink,
  borderBlockEnd: `${vars.rule.hairline} solid ${vars.color.rule}`,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});
export const refresh = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/**
 * Replaces the gate, whose links need a connection; if the rest of the text loads after all, that takes its
 * place.
 */
export const gate = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  marginBlockStart: vars.space[5],
  paddingBlock: vars.space[5],
  borderBlockStart: `4px solid ${vars.color.accent}`,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.body.size,
  selectors: {
    '&:has(+ * > [data-place=centred])': { marginInline: 'auto', inlineSize: '100%' },
    ':root[data-gate=open] &': { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
});
globalStyle(`${gate} + * > [data-part=gate]`, {
  '@layer': { [layers.components]: { '@media': { screen: { display: 'none' } } } },
});

/** Space for the switch and its text, which appear once the state of the device is known. */
export const choice = componentStyle({ inlineSize: '100%', minBlockSize: '5.5rem' });
export const reading = componentStyle({ display: 'grid', gap: vars.space[4], inlineSize: '100%' });
export const clear = componentStyle({ justifySelf: 'start' });
export const withoutScript = componentStyle({
  margin: 0,
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
/** 40 px before the heading of each section. */
export const part = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: `calc(2.5rem - ${vars.space[5]})`,
});
export const lines = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  textWrap: 'pretty',
});
