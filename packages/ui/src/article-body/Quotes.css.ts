import { vars } from '@portal/tokens';
import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../foundation/style';
import { body, centred, hang, STEP, TWELVE_COLUMNS } from './ArticleBody.css';

const HANG = fallbackVar(hang, '0px');

/** The seal of the brand: its rules, its ground and its face, whatever the size. */
const seal = {
  display: 'grid',
  gap: vars.space[3],
  padding: vars.quote.padding,
  paddingBlockEnd: `max(${vars.quote.padding}, min(${vars.quote.endWidth} * 2, ${vars.space[4]}))`,
  borderBlockEnd: `${vars.quote.endWidth} solid ${vars.color.accent}`,
  borderRadius: vars.quote.radius,
  background: vars.quote.ground,
  fontStretch: vars.font.display.stretch,
  textWrap: 'balance',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: `min(100%, ${vars.quote.ruleLength})`,
    borderBlockStart: `${vars.quote.ruleWidth} solid ${vars.color.accent}`,
  },
} as const;

/** A quotation in its place in the text, wider than the text where there is room. */
export const quote = componentStyle({ ...seal, fontSize: `calc(0.88 * ${vars.text.quote.size})` });

/** A pull quote: in the margin before the text or across its column, if the article is wide enough. */
export const pull = componentStyle({
  ...seal,
  selectors: { [`${body} > &`]: { marginBlock: '1.1em' } },
  '@container': {
    [TWELVE_COLUMNS]: {
      selectors: {
        [`${body}:not(${centred}) > &`]: {
          float: vars.quote.float as 'none',
          clear: 'both',
          inlineSize: `calc(${HANG} + ${vars.quote.columns} * ${STEP} - ${vars.layout.gutter})`,
          marginInline: `calc(-1 * ${HANG}) ${vars.space[8]}`,
          marginBlock: '0.3em 0.6em',
        },
      },
    },
  },
});

/** The marks of the page's language, unless the newsroom wrote them. */
export const words = componentStyle({
  position: 'relative',
  selectors: {
    '&::before': {
      content: vars.quote.mark as 'open-quote',
      position: vars.quote.markPosition as 'static',
      insetInlineStart: `calc(-1 * ${vars.quote.markWidth})`,
      display: 'grid',
      placeContent: 'center',
      inlineSize: vars.quote.markWidth,
      blockSize: vars.quote.markHeight,
      marginBlockEnd: `calc(${vars.quote.markHeight} / 3)`,
      borderRadius: vars.radius.full,
      background: vars.quote.markGround,
      color: vars.quote.markInk,
    },
    '&::after': { content: vars.quote.markEnd as 'close-quote', color: vars.quote.markInk },
  },
});

export const cite = componentStyle({ display: 'block', color: vars.color.inkQuiet });
