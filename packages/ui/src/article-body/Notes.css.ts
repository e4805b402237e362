import { vars } from '@portal/tokens';
import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../foundation/style';
import { body, centred, hang, TWELVE_COLUMNS } from './ArticleBody.css';

const HANG = fallbackVar(hang, '0px');

/**
 * A note: between paragraphs, set apart by a rule, or in the space before the text where the brand has one and
 * the article is wide enough. There it begins with the paragraph that follows it.
 */
export const note = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.inkQuiet,
  selectors: { [`${body} > &`]: { marginBlock: '1.4em' } },
  '@container': {
    [TWELVE_COLUMNS]: {
      selectors: {
        [`${body}:not(${centred}) > &`]: {
          float: vars.quote.float as 'none',
          clear: 'both',
          // Without space before the text, as wide as the text.
          inlineSize: `max(${HANG} - ${vars.layout.gutter}, 100% - 99 * ${HANG})`,
          marginInline: `calc(-1 * ${HANG}) ${vars.layout.gutter}`,
          // Level with the paragraph that follows.
          marginBlock: `calc(1.1 * ${vars.text.body.size}) 1em`,
        },
      },
    },
  },
});

export const title = componentStyle({ color: vars.color.ink, fontWeight: vars.font.interface.bold });
