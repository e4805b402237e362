import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';
import { fingerArea } from '../foundation/touch';

/** Thick rule over the hairline. Its length is the token `sectionHead.ruleInset`. */
export const head = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  borderBlockStart: `${vars.sectionHead.secondRuleWidth} solid ${vars.sectionHead.ruleColor}`,
  paddingBlockStart: `calc(${vars.sectionHead.paddingBlock} + ${vars.sectionHead.ruleWidth})`,
  marginBlockEnd: vars.space[5],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: `min(100%, ${vars.sectionHead.ruleInset})`,
    borderBlockStart: `${vars.sectionHead.ruleWidth} solid var(--section, ${vars.sectionHead.ruleColor})`,
  },
});

/** Breaks between words next to the aside, which wraps below it before a word breaks. */
export const title = componentStyle({
  flex: '1 1 min-content',
  overflowWrap: 'break-word',
  fontFamily: vars.sectionHead.family,
  fontSize: `min(14vw, ${vars.sectionHead.size})`,
  lineHeight: 1.1,
  fontWeight: vars.sectionHead.weight,
  fontStretch: vars.sectionHead.stretch,
  letterSpacing: vars.sectionHead.tracking,
  textTransform: vars.sectionHead.transform as 'none',
  color: vars.sectionHead.ink,
});

/** For a part of a column. */
export const small = componentStyle({ fontSize: `min(14vw, ${vars.headline.sm.size})` });

export const link = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  alignItems: 'baseline',
  gap: '0.35em',
  position: 'relative',
  '@media': {
    ...fingerArea,
    '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } },
  },
});

export const arrow = componentStyle({
  flex: 'none',
  inlineSize: '0.55em',
  blockSize: '0.55em',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const aside = componentStyle({ flexShrink: 0, maxInlineSize: '60%', color: vars.color.inkQuiet });
