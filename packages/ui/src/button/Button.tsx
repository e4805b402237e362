import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './Button.css';

/** `main` for the one thing to do, `secondary` beside it, `plain` in bars, `danger` for what cannot be undone. */
export const BUTTON_VARIANTS = ['main', 'secondary', 'plain', 'danger'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

export const BUTTON_SIZES = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

type Behaviour = Pick<
  ComponentPropsWithRef<'button'>,
  | 'type'
  | 'disabled'
  | 'onClick'
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'id'
  | 'ref'
  | 'popoverTarget'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
  | 'aria-haspopup'
  | 'aria-describedby'
>;

export type ButtonProps = Partial<Behaviour> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  /** An icon before the words; alone, with `label`, it makes a square button. */
  icon?: ReactNode;
  /** What the button does, where it has no words. */
  label?: string;
  /** Waits: keeps its size and its focus, takes no further click, says that it is busy. */
  loading?: boolean;
  /** Makes it a link; what only buttons do is then left out. */
  href?: string;
  target?: string;
  rel?: string;
  className?: string;
  children?: ReactNode;
};

const classes = cva(css.button, {
  variants: {
    variant: {
      main: css.main,
      secondary: css.secondary,
      plain: css.plain,
      danger: css.danger,
    } satisfies Record<ButtonVariant, string>,
    size: { small: css.small, medium: '', large: css.large } satisfies Record<ButtonSize, string>,
    wide: { true: css.wide },
    square: { true: css.square },
  },
  defaultVariants: { variant: 'main', size: 'medium' },
});

/** A button, or, with `href`, a link that looks like one. */
export function Button({
  variant,
  size,
  wide,
  icon,
  label,
  loading = false,
  type = 'button',
  onClick,
  href,
  target,
  rel = target === '_blank' ? 'noopener' : undefined,
  className,
  children,
  ...rest
}: ButtonProps) {
  // Nought is a word as well: “0” likes.
  const wordless = children === undefined || children === null || children === false || children === '';
  const look = classes({ variant, size, wide, square: Boolean(icon) && wordless, className });
  if (href !== undefined) {
    return (
      <a href={href} target={target} rel={rel} className={look} aria-label={label} data-part="button">
        {icon}
        {children}
      </a>
    );
  }
  return (
    <button
      {...rest}
      // A submit button that waits must not send its form a second time, by Enter either.
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      className={look}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-part="button"
    >
      <span className={css.label}>
        {icon}
        {children}
      </span>
      {loading ? <span className={css.waiting} /> : null}
    </button>
  );
}
