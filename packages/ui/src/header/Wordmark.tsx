import type { Wordmark as Outlines } from '@portal/tokens';
import { cva } from 'class-variance-authority';
import type { Size } from '../foundation/props';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Sign, type WordmarkSign } from './Sign';
import * as css from './Wordmark.css';

/** Sizes of a wordmark: `large` in the masthead, `small` in the sticky header and the footer. */
export const WORDMARK_SIZES = ['large', 'small'] as const satisfies readonly Size[];
/** Size of a wordmark by its place. */
export type WordmarkSize = (typeof WORDMARK_SIZES)[number];

/** Props of `Wordmark`; `outlines` that spell another name are ignored. */
export type WordmarkProps = {
  /** Name of the site, as its readers say it. */
  name: string;
  sign?: WordmarkSign;
  size?: WordmarkSize;
  /** The name drawn: looks the same before its font has come. Set in type without it, or where it says another name. */
  outlines?: Outlines;
};

/** Of the outlines, px. */
const UNSTYLED_SIZE = 40;

/** Width of a sign and of what is between it and the name, em: as the styles have it. */
const SIGN_WIDTHS: Readonly<Record<WordmarkSign, number>> = {
  lighthouse: (0.76 * 20) / 32 + 0.22,
  river: 0.86 + 0.22,
  waves: 0.86 + 0.22,
  none: 0,
};
/** Less than the whole, em: a hundredth too much would move it. */
const ROUNDING = 0.02;

const classes = cva(css.wordmark, {
  variants: { size: { large: '', small: css.small } satisfies Record<WordmarkSize, string> },
  defaultVariants: { size: 'large' },
});

/** A site's name, set in the brand's own way by its tokens, with its sign before it. */
export function Wordmark({ name, sign = 'none', size, outlines }: WordmarkProps) {
  const drawn = outlines?.text === name ? outlines : undefined;
  // Its place is kept from its first letter on: a document is drawn as it comes in.
  const width = drawn && drawn.width / drawn.height + SIGN_WIDTHS[sign] - ROUNDING;
  return (
    <span
      className={classes({ size })}
      style={{ '--letters': name.length, ...(width ? { minInlineSize: `${width.toFixed(2)}em` } : {}) }}
      data-part="wordmark"
    >
      <Sign sign={sign} className={sign === 'lighthouse' ? css.standing : css.sign} />
      <span className={drawn && visuallyHidden}>{name}</span>
      {drawn ? (
        <svg
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          // Their size where no style sheet has come.
          width={(drawn.width / drawn.height) * UNSTYLED_SIZE}
          height={UNSTYLED_SIZE}
          className={css.outlines}
          fill="currentColor"
          aria-hidden="true"
          focusable="false"
        >
          <path d={drawn.path} />
        </svg>
      ) : null}
    </span>
  );
}
