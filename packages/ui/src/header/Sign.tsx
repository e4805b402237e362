import type { ReactNode } from 'react';
import { ground, spot } from './Wordmark.css';

/** Drawings next to a site's name; `none` leaves the name alone. */
export const WORDMARK_SIGNS = ['lighthouse', 'river', 'waves', 'none'] as const;
/** Drawing next to a site's name. */
export type WordmarkSign = (typeof WORDMARK_SIGNS)[number];

type Drawing = { viewBox: string; shape: ReactNode };

/** Each is drawn in the colour of the surrounding text, with at most one spot of the accent. */
const DRAWINGS: Readonly<Record<Exclude<WordmarkSign, 'none'>, Drawing>> = {
  lighthouse: {
    viewBox: '0 0 20 32',
    shape: (
      <>
        <path d="M7.3 12h5.4l1.9 17H5.4zM4 30h12v2H4zM8 5.6 10 3l2 2.6zM6.4 10h7.2v1.4H6.4z" />
        <path className={spot} d="M7.6 6.4h4.8v3H7.6zM0 3.4l6.2 3v2.4L0 11.4zM20 3.4l-6.2 3v2.4l6.2 2.6z" />
        <path className={spot} d="m6.7 17.3 6.6-1.5.2 2.2-7 1.6zM6.1 22.8l7.7-1.8.2 2.2-8.1 1.9z" />
      </>
    ),
  },
  river: {
    viewBox: '0 0 32 32',
    shape: (
      <path
        fillRule="evenodd"
        d="M0 0h32v32H0zM20.5 0c2 6-2.6 8.6-6.7 11.7C9 15.3 5.6 19 6.6 32h4.6c-1-9.8 1.7-13 6.1-16.3C22 12.1 27 8.2 25.4 0zM28.3 9.5c-1.1 4.1-4.3 6.7-7.3 9-3.9 3-6.1 5.2-5.3 13.5h4.5c-.6-6.3.8-7.4 3.6-9.6 2.5-1.9 5.9-4.5 7.7-8.7z"
      />
    ),
  },
  waves: {
    viewBox: '0 0 32 32',
    shape: (
      <>
        <circle className={spot} cx="16" cy="16" r="16" />
        <path
          fill="none"
          className={ground}
          strokeWidth="3.4"
          strokeLinecap="round"
          d="M6.5 13.5c3.2-4.6 6.3-4.6 9.5 0s6.3 4.6 9.5 0M6.5 20.5c3.2-4.6 6.3-4.6 9.5 0s6.3 4.6 9.5 0"
        />
      </>
    ),
  },
};

export type SignProps = { sign: WordmarkSign; className?: string };

/** Decorative sign of a brand; renders nothing for `none`. */
export function Sign({ sign, className }: SignProps) {
  if (sign === 'none') return null;
  const { viewBox, shape } = DRAWINGS[sign];
  return (
    <svg
      viewBox={viewBox}
      // Fallback size without a style sheet.
      width={32}
      height={32}
      className={className}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );
}
