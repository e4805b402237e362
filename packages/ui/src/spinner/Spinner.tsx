import { cva } from 'class-variance-authority';
import * as css from './Spinner.css';

/** Sizes of a spinner; `text` is as large as the words beside it. */
export const SPINNER_SIZES = ['text', 'medium', 'large'] as const;
/** Size of a spinner by name. */
export type SpinnerSize = (typeof SPINNER_SIZES)[number];

/** Props of `Spinner`; without `label` it is hidden from assistive technology. */
export type SpinnerProps = {
  size?: SpinnerSize;
  /** Text where no text beside it says so; without it, it is hidden from assistive technology. */
  label?: string;
};

const classes = cva(css.spinner, {
  variants: {
    size: { text: '', medium: css.medium, large: css.large } satisfies Record<SpinnerSize, string>,
  },
  defaultVariants: { size: 'text' },
});

/** Sign of a wait of unknown length. */
export function Spinner({ size, label }: SpinnerProps) {
  const look = classes({ size });
  return label ? (
    <span role="status" aria-label={label} className={look} data-part="spinner" />
  ) : (
    <span aria-hidden="true" className={look} data-part="spinner" />
  );
}
