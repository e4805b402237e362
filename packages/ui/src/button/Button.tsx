import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { NativeProps, Size } from '../foundation/props';
import { Anchor } from '../routing/Routing';
import * as css from './Button.css';

/**
 * `main` for the primary action, `secondary` next to it, `plain` in bars, `danger` for irreversible actions.
 */
export const BUTTON_VARIANTS = ['main', 'secondary', 'plain', 'danger'] as const;
/** Emphasis of a button, from a page's main action to a plain one; `danger` for irreversible actions. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

type Look = {
  variant?: ButtonVariant;
  size?: Size;
  /** Full width of its container. */
  wide?: boolean;
  /** An icon before the text; alone, with `label`, it makes a square button. */
  icon?: ReactNode;
  /** Accessible name of a button without text. */
  label?: string;
  className?: string;
  children?: ReactNode;
};

type ButtonBehaviour = NativeProps<'button', 'rel'> & {
  /** Busy: it keeps its size and its focus, and ignores further clicks. */
  loading?: boolean;
  /**
   * Reason why it cannot act yet. It looks disabled and shows the reason, but stays focusable and can be
   * pressed: its form then shows what is missing.
   */
  reason?: string;
};

type LinkBehaviour = NativeProps<'a', 'href' | 'type' | 'aria-pressed'> & {
  /** Makes it a link. */
  href: string;
};

/** Every prop of `Other` that is not one of `Own`, forbidden. */
type Without<Other, Own> = { [Name in Exclude<keyof Other, keyof Own>]?: undefined };

/** Props of a `Button` that acts on the current page. */
export type PressButtonProps = Look & ButtonBehaviour & Without<LinkBehaviour, ButtonBehaviour>;
/** Props of a `Button` with `href`. A link is never disabled or busy, and submits no form. */
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
  // Zero counts as text: “0” likes.
  const wordless = children === undefined || children === null || children === false || children === '';
  return classes({ variant, size, wide, square: Boolean(icon) && wordless, className });
}

/** Text in its own box, which can shrink below its longest word, so that the word breaks. */
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
      // A busy submit button must not submit its form again, not even by Enter.
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
