'use client';
import { cx } from 'class-variance-authority';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { button, secondary } from '../button/Button.css';
import { Anchor } from '../routing/Routing';
import { Spinner } from '../spinner/Spinner';
import * as css from './MoreLink.css';

/** Props of `MoreLink`, a link to the next page that can load it in place. */
export type MoreLinkProps = {
  /** URL of the next page. */
  href: string;
  /** Loads it in place instead; not called while it is loading. */
  onMore?: () => void;
  loading?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

const MORE = cx(button, secondary, css.link);

/** Link at the end of a list to the next page, which a script appends to this one. */
export function MoreLink({ href, onMore, loading = false, ref, children }: MoreLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!loading) onMore();
  };
  return (
    <Anchor
      ref={ref}
      href={href}
      onClick={onClick}
      aria-disabled={loading || undefined}
      className={MORE}
      data-part="more"
    >
      {loading ? <Spinner /> : null}
      {children}
    </Anchor>
  );
}
