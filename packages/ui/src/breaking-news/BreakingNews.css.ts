import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** The brand's background for breaking news, across the full width. */
export const strip = componentStyle({
  background: vars.breaking.background,
  color: vars.breaking.ink,
  borderBlock: `max(${vars.breaking.ruleWidth}, 1px) solid ${vars.breaking.ruleColor}`,
  selectors: {
    // As the first row of a front it attaches to the header.
    'main > &': {
      marginBlock: `calc(-1 * ${vars.space[6]}) calc(${vars.space[5]} - ${vars.board.sectionGap})`,
    },
  },
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[3],
});

export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.font.interface.bold,
});

export const dot = componentStyle({
  flex: 'none',
  border: '5px solid',
  borderRadius: vars.radius.full,
});

export const words = componentStyle({ flex: '1 1 20rem', minInlineSize: 0 });

export const link = componentStyle({
  textUnderlineOffset: '0.2em',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

export const text = componentStyle({ marginBlockStart: vars.space[1] });
