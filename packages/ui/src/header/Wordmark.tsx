import { cva } from 'class-variance-authority';
import { Sign, type WordmarkSign } from './Sign';
import * as css from './Wordmark.css';

export const WORDMARK_SIZES = ['masthead', 'small'] as const;
export type WordmarkSize = (typeof WORDMARK_SIZES)[number];

export type WordmarkProps = {
  /** Name of the site, as its readers say it. */
  name: string;
  sign?: WordmarkSign;
  size?: WordmarkSize;
};

const classes = cva(css.wordmark, {
  variants: { size: { masthead: '', small: css.small } satisfies Record<WordmarkSize, string> },
  defaultVariants: { size: 'masthead' },
});

/** A site's name, set in the brand's own way by its tokens, with its sign before it. */
export function Wordmark({ name, sign = 'none', size }: WordmarkProps) {
  return (
    <span className={classes({ size })} style={{ '--letters': name.length }} data-part="wordmark">
      <Sign sign={sign} className={sign === 'lighthouse' ? css.standing : css.sign} />
      <span>{name}</span>
    </span>
  );
}
