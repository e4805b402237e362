import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { NativeProps, Size } from '../foundation/props';
import { Anchor } from '../routing/Anchor';
import * as css from './Button.css';

/** `main` for the one thing to do, `secondary` beside it, `plain` in bars, `danger` for what cannot be undone. */
export const BUTTON_VARIANTS = ['main', 'secondary', 'plain', 'danger'] as const;
/** Emphasis of a button, from a page's main action to a plain one; `danger` for what cannot be undone. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

type Look = {
  variant?: ButtonVariant;
  size?: Size;
  /** As wide as its place. */
  wide?: boolean;
  /** An icon before the words; alone, with `label`, it makes a square button. */
  icon?: ReactNode;
  /** Accessible name of a button without text. */
  label?: string;
  className?: string;
  children?: ReactNode;
};

type ButtonBehaviour = NativeProps<'button', 'rel'> & {
  /** Waits: keeps its size and its focus, takes no further click, says that it is busy. */
  loading?: boolean;
  /**
   * Why it cannot do yet what it is for. It looks disabled and says why, but keeps the focus and can be pressed: the press
   * shows what is missing, which is its form's business.
   */
  reason?: string;
};

type LinkBehaviour = NativeProps<'a', 'href' | 'type' | 'aria-pressed'> & {
  /** Makes it a link. */
  href: string;
};

/** Every prop of `Other` that is not one of `Own`, forbidden. */
type Without<Other, Own> = { [Name in Exclude<keyof Other, keyof Own>]?: undefined };

/** Props of a `Button` that acts on this page. */
export type PressButtonProps = Look & ButtonBehaviour & Without<LinkBehaviour, ButtonBehaviour>;
/** Where it leads. A link is never disabled, waits for nothing and sends no form. */
export type LinkButtonProps = Look & LinkBehaviour & Without<ButtonBehaviour, LinkBehaviour>;
/** Props of `Button`: those of a native button or, with `href`, of a link. */
export type ButtonProps = PressButtonProps | LinkButtonProps;

const classes = cva(css.button, {
  variants: {
    variant: {
      main: css.main,
      secondary: css.secondary,
      plain: css.plain,
      danger: css.danger,
    } satisfies Record<ButtonVariant, string>,
    size: { small: css.small, medium: '', large: css.large } satisfies Record<Size, string>,
    wide: { true: css.wide },
    square: { true: css.square },
  },
  defaultVariants: { variant: 'main', size: 'medium' },
});

function lookOf({ variant, size, wide, icon, className, children }: Look): string {
  // Nought is a word as well: “0” likes.
  const wordless = children === undefined || children === null || children === false || children === '';
  return classes({ variant, size, wide, square: Boolean(icon) && wordless, className });
}

/** Words in a box of their own can be narrower than the longest of them, which then breaks. */
const wordsOf = (children: ReactNode) => (typeof children === 'string' ? <span>{children}</span> : children);

/** A button, or, with `href`, a link that looks like one. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <PressButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({
  variant,
  size,
  wide,
  icon,
  label,
  className,
  children,
  href,
  target,
  rel = target === '_blank' ? 'noopener' : undefined,
  ...link
}: LinkButtonProps) {
  return (
    <Anchor
      {...link}
      href={href}
      target={target}
      rel={rel}
      className={lookOf({ variant, size, wide, icon, className, children })}
      aria-label={label ?? link['aria-label']}
      data-part="button"
    >
      {icon}
      {wordsOf(children)}
    </Anchor>
  );
}

function PressButton({
  variant,
  size,
  wide,
  icon,
  label,
  className,
  children,
  loading = false,
  reason,
  type = 'button',
  onClick,
  'aria-describedby': describedBy,
  ...button
}: PressButtonProps) {
  const reasonId = useId();
  const pressed = (
    <button
      {...button}
      // A submit button that waits must not send its form a second time, by Enter either.
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      className={lookOf({ variant, size, wide, icon, className, children })}
      aria-label={label ?? button['aria-label']}
      aria-busy={loading || undefined}
      aria-disabled={loading || reason !== undefined || undefined}
      aria-describedby={[describedBy, reason && reasonId].filter(Boolean).join(' ') || undefined}
      data-part="button"
    >
      <span className={css.label}>
        {icon}
        {wordsOf(children)}
      </span>
    </button>
  );
  if (reason === undefined) return pressed;
  return (
    <>
      {pressed}
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}
