import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { hang, TWO_COLUMNS } from '../article-body/ArticleBody.css';
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
/** Articles with room for the names of those who speak beside their words. */
const MARGIN = '(inline-size >= 720px)';
const HANG = fallbackVar(hang, '0px');
/** Names take the space before the text; a brand whose text has none gives them some of its column. */
const NAMES = `max(6.5rem, ${HANG} - ${vars.layout.gutter})`;

/** As wide as the text and the space before it. */
export const questions = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  color: vars.color.ink,
  inlineSize: `calc(${HANG} + 100%)`,
  marginInlineStart: `calc(-1 * ${HANG})`,
});
export const list = componentStyle({ display: 'grid' });
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.layout.gutter}`,
  paddingBlock: vars.space[6],
  scrollMarginBlockStart: `calc(${vars.masthead.compactHeight} + ${vars.space[4]})`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.rule}` },
    '&:first-child': { paddingBlockStart: vars.space[2] },
  },
  '@container': { [MARGIN]: { gridTemplateColumns: `${NAMES} minmax(0, 1fr)` } },
});
/** A name over its words, or at their margin on the same line. */
export const asker = componentStyle({
  color: vars.color.inkQuiet,
  overflowWrap: 'anywhere',
  '@container': { [MARGIN]: { gridColumn: 1, paddingBlockStart: '0.35em' } },
});
const said = {
  maxInlineSize: vars.layout.measure,
  '@container': { [MARGIN]: { gridColumn: 2 } },
} as const;
/** The reader's words, in the face of headlines. */
export const question = componentStyle({ ...said, textWrap: 'balance' });
export const reply = componentStyle({ ...said, fontSize: vars.text.body.size });
export const sent = componentStyle({
  maxInlineSize: 320,
  borderRadius: vars.pictures.radius,
  overflow: 'clip',
  '@container': { [MARGIN]: { gridColumn: 2 } },
});
export const waits = componentStyle({
  color: vars.color.inkQuiet,
  fontWeight: vars.font.interface.bold,
  '@container': { [MARGIN]: { gridColumn: 2 } },
});
/** Name of the guest above the answer: the text has the full width, on a phone too. */
export const answerer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.accent,
  '@container': {
    [MARGIN]: { gridColumn: 1, flexDirection: 'column', alignItems: 'start', gap: vars.space[1] },
  },
});

/** Questions of a long interview, as links; in the rail of a wide article, else folded above them. */
export const index = componentStyle({ display: 'grid', gap: vars.space[2] });
// Its place in the rail too: below the text of a narrow window it would repeat the folded one.
globalStyle(`:has(> * > ${index})`, {
  '@layer': {
    [layers.components]: { '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: { display: 'none' } } },
  },
});
export const indexList = componentStyle({ display: 'grid', counterReset: 'question' });
export const indexed = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.8em minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  minBlockSize: vars.target.min,
  borderBlockStart: `1px solid ${vars.color.rule}`,
  color: vars.color.inkQuiet,
  counterIncrement: 'question',
  '::before': { content: 'counter(question)', color: vars.color.accent, fontVariantNumeric: 'tabular-nums' },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
/** Three lines of a question are enough to find it. */
export const short = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
/** Articles whose rail is next to the text have the index there. */
export const folded = componentStyle({
  '@container': { [TWO_COLUMNS]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
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
