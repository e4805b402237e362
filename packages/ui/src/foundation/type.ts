import { HEADLINE_SIZES, type HeadlineSize } from '@portal/model';
import { vars } from '@portal/tokens';

/** Steps of a brand's headline scale, smallest first; the two largest are for page titles. */
export const HEADLINE_STEPS = [...HEADLINE_SIZES, '3xl', '4xl'] as const satisfies readonly (
  | HeadlineSize
  | '3xl'
  | '4xl'
)[];
/** Step of a brand's headline scale: sizes of cards and of page titles. */
export type HeadlineStep = (typeof HEADLINE_STEPS)[number];

/** Style rule of a headline at a step of the brand's scale. */
export function headline(step: HeadlineStep) {
  const token = vars.headline[step];
  return {
    fontFamily: vars.font.display.family,
    fontStyle: vars.headlineForm.style,
    textTransform: vars.headlineForm.transform as 'none',
    // Whatever the reader’s font size, a small window fits a word of thirteen letters on a line.
    fontSize: `min(14vw, ${token.size})`,
    lineHeight: token.leading,
    letterSpacing: token.tracking,
    fontWeight: token.weight,
    fontStretch: token.stretch,
  };
}

/** Role of running text in a brand's type, by token name. */
export type TextRole = keyof typeof vars.text;

/** Style rule of a text in one of the brand's roles. */
export function text(role: TextRole) {
  const token = vars.text[role];
  return {
    fontFamily: token.family,
    fontStyle: token.style,
    fontSize: token.size,
    lineHeight: token.leading,
    letterSpacing: token.tracking,
    fontWeight: token.weight,
  };
}
