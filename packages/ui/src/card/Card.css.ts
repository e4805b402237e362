import { vars } from '@portal/tokens';
import { edgeInStack } from '../foundation/ruled.css';
import { componentStyle } from '../foundation/style';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.card.gap,
  padding: vars.card.padding,
  borderRadius: vars.card.radius,
  color: vars.color.ink,
  '@media': { print: { breakInside: 'avoid' } },
});

/** The rule on top, in the section's colour, where the brand draws one. */
export const edged = `${edgeInStack} ${componentStyle({
  paddingBlockStart: `calc(${vars.card.padding} + ${vars.card.edgeWidth})`,
  boxShadow: `inset 0 ${vars.card.edgeWidth} 0 var(--section, ${vars.card.edgeColor})`,
})}`;

/** Words right under an edge: a filled kicker hangs from it like a tab, other words keep a distance. */
export const underEdge = componentStyle({
  paddingBlockStart: `max(0px, min(${vars.card.edgeWidth} * 2, ${vars.card.gap}) - ${vars.kicker.paddingBlock} * 2)`,
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.card.innerGap });

export const kicker = componentStyle({ marginBlockEnd: `calc(${vars.kicker.gap} - ${vars.card.innerGap})` });

export const headline = componentStyle({ textWrap: 'balance' });

export const opinionHeadline = componentStyle({
  fontStyle: vars.headlineForm.opinionStyle,
  fontWeight: vars.headlineForm.opinionWeight,
});

/** The one link of a card: its hit area is the whole card. */
export const link = componentStyle({
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.14em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { textDecorationLine: vars.headlineForm.hoverLine, color: vars.headlineForm.hoverInk },
      },
    },
  },
});

export const lock = componentStyle({
  display: 'inline-block',
  inlineSize: '0.72em',
  blockSize: '0.72em',
  marginInlineEnd: '0.25em',
  color: vars.kind.premium,
});

export const summary = componentStyle({ color: vars.color.inkQuiet, textWrap: 'pretty', hyphens: 'auto' });

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  color: vars.color.inkQuiet,
  selectors: { '&:empty': { display: 'none' } },
});

export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.35em' });
