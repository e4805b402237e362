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
  /** Name of the site, as its readers know it. */
  name: string;
  sign?: WordmarkSign;
  size?: WordmarkSize;
  /**
   * The name as outlines, which look the same before fonts have loaded. If omitted, or if they spell another
   * name, it is set in type.
   */
  outlines?: Outlines;
};

/** Fallback height of the outlines, px. */
const UNSTYLED_SIZE = 40;

/** Width of a sign with its gap to the name, em, as in the styles. */
const SIGN_WIDTHS: Readonly<Record<WordmarkSign, number>> = {
  lighthouse: (0.76 * 20) / 32 + 0.22,
  river: 0.86 + 0.22,
  waves: 0.86 + 0.22,
  none: 0,
};
/** Rounding margin, em: a hundredth too much would shift it. */
const ROUNDING = 0.02;

const classes = cva(css.wordmark, {
  variants: { size: { large: '', small: css.small } satisfies Record<WordmarkSize, string> },
  defaultVariants: { size: 'large' },
});

/** A site's name in its brand's style, set by its tokens, after its sign. */
export function Wordmark({ name, sign = 'none', size, outlines }: WordmarkProps) {
  const drawn = outlines?.text === name ? outlines : undefined;
  // Its space is reserved from the first letter on: a document renders as it streams in.
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
          // Fallback size without a style sheet.
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
