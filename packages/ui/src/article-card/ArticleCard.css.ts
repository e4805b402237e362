import { vars } from '@portal/tokens';
import type { StyleRule } from '@vanilla-extract/css';
import { focusRing, noRing } from '../foundation/rules';
import { dense, edgeInStack } from '../foundation/stack.css';
import { componentStyle, componentVariants } from '../foundation/style';
import { textClass } from '../foundation/type.css';
import type { ArticleShape } from './shapes';

/** Style variants of an article card: its shapes, and those that depend on the size of the headline. */
export type ArticleVariant = ArticleShape | 'horizontalLarge';

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

/** The top rule in the section's colour, if the brand draws one. */
export const edged = `${card} ${edgeInStack} ${componentStyle({
  paddingBlockStart: `calc(${vars.card.padding} + ${vars.card.edgeWidth})`,
  boxShadow: `inset 0 ${vars.card.edgeWidth} 0 var(--section, ${vars.card.edgeColor})`,
})}`;

/** Text right below an edge: a filled kicker hangs from it like a tab, other text keeps a distance. */
export const underEdge = {
  paddingBlockStart: `max(0px, min(${vars.card.edgeWidth} * 2, ${vars.card.gap}) - ${vars.kicker.paddingBlock} * 2)`,
} as const satisfies StyleRule;

export const words = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.card.innerGap });

export const kicker = componentStyle({ marginBlockEnd: `calc(${vars.kicker.gap} - ${vars.card.innerGap})` });

/** The only link of a card: its hit area is the whole card. */
export const link = componentStyle({
  textDecorationThickness: '0.06em',
  textUnderlineOffset: '0.14em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: {
    '&:focus-visible::after': focusRing(),
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { textDecorationLine: vars.headlineForm.hoverLine, color: vars.headlineForm.hoverInk },
      },
    },
  },
});

export const lock = componentStyle({ color: vars.kind.premium });

const quiet = componentStyle({ color: vars.color.inkQuiet, textWrap: 'pretty', hyphens: 'auto' });
/** A narrow horizontal card shows only its headline. */
const whereWide = componentStyle({ '@container': { '(width < 440px)': { display: 'none' } } });
const summary = `${quiet} ${textClass.summary}`;

/** The standfirst. */
export const summaryFor = {
  standard: summary,
  lead: `${quiet} ${textClass.standfirst}`,
  horizontal: `${summary} ${whereWide}`,
  horizontalLarge: summary,
  headline: summary,
} satisfies Record<ArticleVariant, string>;

/** Authors, date, length and rating: in one line below the text. */
export const facts = `${componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  color: vars.color.inkQuiet,
})} ${textClass.meta}`;

export const media = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.pictures.radius,
  transition: `opacity ${vars.motion.base}, transform ${vars.motion.base}`,
  // The brand's gesture, small. A picture under words keeps its place.
  '@media': {
    '(hover: hover)': {
      selectors: {
        '[data-part=card]:not([data-shape=overlay]):hover > &': {
          opacity: vars.gesture.fade,
          transform: `translate(calc(${vars.gesture.x} / 8), calc(${vars.gesture.y} / -8))`,
        },
      },
    },
  },
});

const ROOMY = '(width >= 480px)';
const WIDE = '(width >= 700px)';
export const PAGE_WIDE = '(width >= 1000px)';
const PHONE = '(width < 578px)';

/** Picture and text side by side. */
export const beside = { flexDirection: 'row', columnGap: vars.space[4] } as const satisfies StyleRule;
/** An element that takes the remaining space. */
export const rest = { flex: '1 1 0' } as const satisfies StyleRule;
/**
 * Placed at the end from the first paint: a page that streams in shows a picture before the text next to it.
 */
const atTheEnd = {
  order: 1,
  flex: '0 0 36%',
  alignSelf: 'start',
  marginInlineStart: 'auto',
} as const satisfies StyleRule;

const inDense = (rule: StyleRule): StyleRule => ({
  '@media': { [PHONE]: { selectors: { [`${dense} &`]: rule as Record<string, string> } } },
});
const wide = (rule: StyleRule): StyleRule => ({ '@container': { [PAGE_WIDE]: rule } });

export const cardIn = {
  ...componentVariants(edged, {
    standard: inDense(beside),
    lead: wide({ flexDirection: 'row', columnGap: vars.board.columnGap }),
  }),
  ...componentVariants(card, {
    horizontal: beside,
    horizontalLarge: { '@container': { [ROOMY]: beside, [WIDE]: { columnGap: vars.board.columnGap } } },
    headline: {},
  }),
} satisfies Record<ArticleVariant, string>;

export const wordsIn = componentVariants<ArticleVariant>(words, {
  standard: { selectors: { '&:first-child': underEdge }, ...inDense(rest) },
  lead: {
    gap: `calc(${vars.card.innerGap} * 1.5)`,
    selectors: { '&:first-child': underEdge },
    ...wide(rest),
  },
  horizontal: rest,
  horizontalLarge: { '@container': { [ROOMY]: rest } },
  headline: {},
});

export const mediaIn = componentVariants<ArticleVariant>(media, {
  standard: inDense(atTheEnd),
  lead: wide({ flex: '0 0 64%' }),
  horizontal: atTheEnd,
  horizontalLarge: { '@container': { [ROOMY]: atTheEnd, [WIDE]: { flexBasis: '50%' } } },
  headline: {},
});
