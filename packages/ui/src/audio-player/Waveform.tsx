'use client';
import { useId } from 'react';
import * as css from './Audio.css';

/** Units of the drawing between the beginnings of two bars, and the width of one. */
const STEP = 4;
const WIDTH = 2.4;
/** Half of the drawing's height, and of its lowest bar. */
const MIDDLE = 50;
const LOWEST = 2;

/** Bars of a waveform around the middle, as one SVG path. */
export function waveformPath(peaks: readonly number[]): string {
  return peaks
    .map((peak, at) => {
      const half = Math.max(LOWEST, Math.round(peak / 2));
      return `M${at * STEP} ${MIDDLE - half}h${WIDTH}v${half * 2}h-${WIDTH}z`;
    })
    .join('');
}

/** A recording's waveform, filled up to the current position by its `--gone`. */
export function Waveform({ peaks }: { peaks: readonly number[] }) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${peaks.length * STEP} ${MIDDLE * 2}`}
      preserveAspectRatio="none"
      className={css.wave}
      aria-hidden="true"
      data-part="waveform"
    >
      <clipPath id={id}>
        <path d={waveformPath(peaks)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="100%" height="100%" className={css.ahead} />
        <rect height="100%" className={css.gone} />
      </g>
    </svg>
  );
}
