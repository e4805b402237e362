import { cx } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { fill, type Locale, textsOf } from '../locale/locale';
import * as css from './Progress.css';

/** Props of `Progress`; without `percent` it is indeterminate. */
export type ProgressProps = NativeProps<'div', 'children'> & {
  /** Accessible name of the process. */
  label: string;
  /** Whole percent, 0 to 100; indeterminate if omitted. */
  percent?: number;
  /** Number of finished items among all: files sent, pages read. */
  counter?: { done: number; total: number };
  locale: Locale<'progress'>;
};

/** Progress bar with text, in percent and in items (spec §4, the two counters of an upload). */
export function Progress({ label, percent, counter, locale, className, ...native }: ProgressProps) {
  const { progress: texts } = textsOf(locale);
  return (
    <div {...native} className={cx(css.progress, className)} data-part="progress">
      <p className={cx(css.words, textClass.label)} aria-hidden="true">
        <span>{label}</span>
        <span className={css.figures}>
          {counter ? <span data-part="counter">{fill(texts.counted, counter)}</span> : null}
          <span data-part="percent">
            {percent === undefined ? texts.working : fill(texts.percent, { percent })}
          </span>
        </span>
      </p>
      <progress
        className={css.bar}
        max={100}
        value={percent}
        aria-label={counter ? `${label}, ${fill(texts.counted, counter)}` : label}
        data-part="bar"
      />
    </div>
  );
}
