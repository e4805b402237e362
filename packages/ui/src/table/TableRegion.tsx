import { cx } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import * as css from './TableRegion.css';

/**
 * Props of `TableRegion`: a `table` as children, or HTML by `dangerouslySetInnerHTML`; name it with
 * `aria-label` or `aria-labelledby`.
 */
export type TableRegionProps = NativeProps<'section'>;

/** A table in a region that scrolls if it does not fit, by keyboard too. */
export function TableRegion({ className, ...section }: TableRegionProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      {...section}
      className={cx(css.region, textClass.label, className)}
      data-part="table-region"
    />
  );
}
