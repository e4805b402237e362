import { SKELETON_COUNT } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import * as css from './Skeleton.css';

/** `card` a card with its picture on top, `row` a line of a listing, `text` a paragraph. */
export const SKELETON_SHAPES = ['card', 'row', 'text'] as const;
/** Shape of the placeholders: that of the content being loaded. */
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

/** Props of `Skeleton`: placeholders while a list is loading (spec §9). */
export type SkeletonProps = NativeProps<'div', 'children'> & {
  shape?: SkeletonShape;
  /** Number of placeholders; 5 by default (spec §9). */
  count?: number;
  /** Text for assistive technology: "Loading". */
  label: string;
};

const HEADLINE = cx(css.bone, css.headline);
const HEADLINE_END = cx(css.bone, css.headline, css.last);
const LINE = cx(css.bone, css.line);
const LINE_END = cx(css.bone, css.line, css.last);

const words = (
  <div>
    <span className={HEADLINE} />
    <span className={HEADLINE_END} />
    <span className={LINE} />
    <span className={LINE_END} />
  </div>
);

const SHAPES: Readonly<Record<SkeletonShape, React.JSX.Element>> = {
  card: (
    <div className={css.card}>
      <span className={cx(css.bone, css.picture)} />
      {words}
    </div>
  ),
  row: (
    <div className={css.row}>
      {words}
      <span className={cx(css.bone, css.thumbnail)} />
    </div>
  ),
  text: (
    <div>
      <span className={LINE} />
      <span className={LINE} />
      <span className={LINE_END} />
    </div>
  ),
};

/** Placeholders for content that is loading, in its shape, so that nothing shifts when it appears. */
export function Skeleton({ shape = 'row', count = SKELETON_COUNT, label, ...native }: SkeletonProps) {
  return (
    <div {...native} role="status" data-part="skeleton">
      <span className={visuallyHidden}>{label}</span>
      <div className={css.list} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
          <div key={at}>{SHAPES[shape]}</div>
        ))}
      </div>
    </div>
  );
}
