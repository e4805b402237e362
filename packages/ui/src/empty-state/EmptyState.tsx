import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './EmptyState.css';

/** Props of `EmptyState`: those of a native `div`, with the title's level in the document. */
export type EmptyStateProps = NativeProps<'div', 'title'> & {
  title: string;
  headingLevel?: HeadingLevel;
  /** Decorative icon above the title, hidden from assistive technology. */
  icon?: ReactNode;
  /** Actions: a button or a link. */
  actions?: ReactNode;
};

/** Placeholder of an empty list: why it is empty, and how it fills. */
export function EmptyState({
  title,
  headingLevel = 2,
  icon,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(css.empty, className)} data-part="empty-state">
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <Title className={headlineClass.sm}>{title}</Title>
      {children ? <div className={cx(css.words, textClass.summary)}>{children}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
