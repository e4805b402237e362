import { vars } from '@portal/tokens';
import { fallbackVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { hang, track } from '../article-body/ArticleBody.css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const SIDE_BY_SIDE = '(inline-size >= 640px)';
const HANG = fallbackVar(hang, '0px');

/** Ingredients and steps: as wide as the column of the text and the space before it. */
export const recipe = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  inlineSize: `calc(${HANG} + ${fallbackVar(track, '100%')})`,
  marginInlineStart: `calc(-1 * ${HANG})`,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.sectionHead.ruleWidth} solid ${vars.color.ruleStrong}`,
  '@media': { print: { gap: vars.space[3] } },
});

/** The strip over a rule. It cuts off the rule before the first fact of each row. */
export const strip = componentStyle({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  overflow: 'clip',
  // Under an article's head it is another line of it.
  selectors: { '[data-part=article-head] + &': { marginBlockStart: `calc(-1 * ${vars.space[6]})` } },
  '@media': {
    print: {
      paddingBlock: vars.space[1],
      selectors: { '[data-part=article-head] + &': { marginBlockStart: `calc(-1 * ${vars.space[3]})` } },
    },
  },
});
/** Facts in a row with rules between them, each name above its value. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[3],
  marginInlineStart: `calc(-1 * ${vars.space[5]} - 1px)`,
});
export const fact = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingInline: vars.space[5],
  borderInlineStart: `1px solid ${vars.color.rule}`,
});

export const name = componentStyle({ color: vars.color.inkQuiet });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[10]}`,
  '@container': {
    [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(13rem, 5fr) 8fr', alignItems: 'start' },
  },
  // In print the ingredients are next to the steps, in a narrower column.
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[6] } },
});

/** Stacked lists: materials, then tools. They stay next to the steps where the window is high enough. */
export const needed = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [SIDE_BY_SIDE]: {
      '@media': {
        'screen and (height >= 640px)': {
          position: 'sticky',
          insetBlockStart: `calc(${vars.masthead.compactHeight} + ${vars.space[5]})`,
        },
      },
    },
  },
});
/** A heading and its list. */
export const list = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  '@media': { print: { gap: vars.space[1] } },
});
globalStyle(`${list} > :is(ul, ol)`, { '@layer': { [layers.components]: { justifySelf: 'stretch' } } });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

export const ingredients = componentStyle({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.rule}`,
  fontVariantNumeric: 'lining-nums',
});
export const ingredient = componentStyle({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { print: { paddingBlock: 2 } },
});

export const steps = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  counterReset: 'step',
  maxInlineSize: '36em',
  '@media': { print: { gap: vars.space[1] } },
});
export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step) / ""',
    fontFamily: vars.font.display.family,
    fontSize: vars.headline.lg.size,
    fontWeight: vars.headline.lg.weight,
    fontStretch: vars.headline.lg.stretch,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
    color: vars.color.accent,
  },
});

/** A step's text, with its time and picture below. */
export const does = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  // A step and its time are on one line.
  '@media': { print: { display: 'block' } },
});
export const minutes = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkQuiet,
});
export const picture = componentStyle({
  maxInlineSize: '22rem',
  borderRadius: vars.card.radius,
  overflow: 'clip',
  '@media': { print: { display: 'none' } },
});

/** A recipe is printed for the kitchen: one sheet with a small picture, its story in small type, and no more. */
const PAPER = '[data-part=article]:has([data-part=recipe])';
const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${PAPER} ${selector}`, {
    '@layer': { [layers.components]: { '@media': { print: rule } } },
  });
globalStyle('main:has([data-part=recipe])', {
  '@layer': { [layers.components]: { '@media': { print: { paddingBlock: vars.space[2] } } } },
});
globalStyle(PAPER, {
  '@layer': { [layers.components]: { '@media': { print: { gap: vars.space[3] } } } },
});
onPaper(':is(div:has(> [data-part=article-lead]), div:has(> [data-part=recipe]))', {
  display: 'block',
  // Otherwise what follows the picture could not be below it.
  alignContent: 'normal',
});
onPaper('[data-part=article-lead]', {
  float: 'inline-end',
  inlineSize: '30%',
  marginBlockEnd: vars.space[2],
  marginInlineStart: vars.space[4],
});
onPaper('[data-part=body]', { maxInlineSize: 'none', fontSize: '9pt', lineHeight: 1.35 });
onPaper('[data-part=body] > * + *', { marginBlockStart: '0.5em' });
onPaper('[data-part=article-head] h1', { fontSize: '19pt' });
onPaper('[data-part=article-head]', { gap: vars.space[2] });
onPaper('[data-part=article-head] p', { fontSize: '10pt', lineHeight: 1.3 });
onPaper('[data-part=recipe]', {
  clear: 'both',
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[2],
  inlineSize: 'auto',
});
onPaper('[data-part=recipe] :is(li, p)', { fontSize: '10pt', lineHeight: 1.3 });
onPaper('[data-part=making] p', { display: 'inline' });
onPaper('[data-part=making] p + p', { display: 'inline-flex', marginInlineStart: vars.space[2] });
onPaper('[data-part=making] ol', { maxInlineSize: 'none' });
onPaper('[data-part=signed]', { paddingBlock: vars.space[1] });
onPaper('[data-part=recipe] ~ *', { display: 'none' });
