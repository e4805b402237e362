import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const footer = componentStyle({
  background: vars.footer.background,
  color: vars.footer.ink,
  paddingBlock: `${vars.space[10]} ${vars.space[6]}`,
  outlineColor: 'currentColor',
  '@media': { print: { display: 'none' } },
});

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${vars.space[10]} ${vars.layout.gutter}`,
  '@media': {
    '(width >= 768px)': {
      gridTemplateColumns: 'minmax(min(16rem, 40%), 2fr) repeat(auto-fit, minmax(9rem, 1fr))',
    },
  },
});

export const brand = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': { '(width < 768px)': { gridColumn: '1 / -1' } },
  // The spot colour of the wordmark is the page's accent, for paper: here it is plain ink.
  vars: {
    [vars.color.accent.slice(4, -1)]: 'currentColor',
    [vars.color.onAccent.slice(4, -1)]: vars.footer.background,
  },
});

export const quiet = componentStyle({ color: vars.footer.inkQuiet });

export const title = componentStyle({ marginBlockEnd: vars.space[2], fontWeight: vars.font.interface.bold });

/** A long list continues in a second column if there is room. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  columnGap: vars.layout.gutter,
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  outlineColor: 'currentColor',
  textUnderlineOffset: '0.25em',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    '(pointer: coarse)': { minBlockSize: vars.target.min },
  },
});

export const social = componentStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -11 });

export const network = componentStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  fontSize: 22,
  outlineColor: 'currentColor',
});

export const legal = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[5]}`,
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.footer.rule}`,
  color: vars.footer.inkQuiet,
});
