import { cx } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import * as css from './TableRegion.css';

/** Props of `TableRegion`: a `table`, or one from elsewhere by `dangerouslySetInnerHTML`; it is named by `aria-label` or `aria-labelledby`. */
export type TableRegionProps = NativeProps<'section'>;

/** A table in a region of its own, which scrolls where it does not fit, by the keyboard too. */
export function TableRegion({ className, ...section }: TableRegionProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      {...section}
      className={cx(css.region, textClass.label, className)}
      data-part="table-region"
    />
  );
}
