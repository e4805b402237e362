import { cva } from 'class-variance-authority';
import type { NativeProps, Size } from '../foundation/props';
import * as css from './Spinner.css';

/** Props of `Spinner`; without `label` it is hidden from assistive technology. */
export type SpinnerProps = NativeProps<'span', 'children'> & {
  /** `small` has the size of the surrounding text. */
  size?: Size;
  /** Text, if no text next to it says so; if omitted, it is hidden from assistive technology. */
  label?: string;
};

const classes = cva(css.spinner, {
  variants: {
    size: { small: '', medium: css.medium, large: css.large } satisfies Record<Size, string>,
  },
  defaultVariants: { size: 'small' },
});

/** Indicator of a wait of unknown length. */
export function Spinner({ size, label, className, ...native }: SpinnerProps) {
  const look = classes({ size, className });
  return label ? (
    <span {...native} role="status" aria-label={label} className={look} data-part="spinner" />
  ) : (
    <span {...native} aria-hidden="true" className={look} data-part="spinner" />
  );
}
