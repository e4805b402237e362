import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { ArrowLeftIcon, ArrowRightIcon, ExternalIcon } from '../icon/index';
import { Anchor } from '../routing/Routing';
import * as css from './Link.css';

/**
 * `inline` within text, `quiet` where the context shows that it is a link, `standalone` on a line of its own,
 * `back` above the heading of a subpage.
 */
export const LINK_VARIANTS = ['inline', 'quiet', 'standalone', 'back'] as const;
/** Style of a link: within text, unobtrusive, on its own, or back to a parent page. */
export type LinkVariant = (typeof LINK_VARIANTS)[number];

/** Props of `Link`; `current` marks the current page or place. */
export type LinkProps = NativeProps<'a', 'href' | 'children'> & {
  href: string;
  children: ReactNode;
  variant?: LinkVariant;
  /** Links to another site: has an icon that says so, and opens in the same tab. */
  external?: boolean;
  /** Marks the current page or place. */
  current?: 'page' | 'true';
};

const classes = cva(css.link, {
  variants: {
    variant: {
      inline: css.inline,
      quiet: css.quiet,
      standalone: `${css.standalone} ${textClass.label}`,
      back: `${css.standalone} ${css.back} ${textClass.label}`,
    } satisfies Record<LinkVariant, string>,
  },
  defaultVariants: { variant: 'inline' },
});

/** A link. With a `target` it gets `rel=noopener`. */
export function Link({
  href,
  children,
  variant = 'inline',
  external = false,
  target,
  rel = target === '_blank' ? 'noopener' : undefined,
  current,
  className,
  ...rest
}: LinkProps) {
  const Drawn = external ? 'a' : Anchor;
  const Sign = external ? ExternalIcon : variant === 'standalone' ? ArrowRightIcon : null;
  return (
    <Drawn
      {...rest}
      href={href}
      rel={rel}
      target={target}
      aria-current={current}
      className={classes({ variant, className })}
    >
      {variant === 'back' ? <ArrowLeftIcon className={css.iconBefore} /> : null}
      {children}
      {Sign ? <Sign className={css.icon} /> : null}
    </Drawn>
  );
}
