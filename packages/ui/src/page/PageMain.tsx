import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './page.css';

export type PageMainProps = {
  /** Where the skip link leads. */
  id?: string;
  children: ReactNode;
  /** Column beside the content; under 1100 px it follows it. */
  aside?: ReactNode;
  /** Name of that column. */
  asideLabel?: string;
};

/** The content of a page between header and footer: one column of blocks, with a side column where one is given. */
export function PageMain({ id = 'content', children, aside, asideLabel }: PageMainProps) {
  return (
    <main id={id} tabIndex={-1} className={cx(css.inset, css.main)} data-part="main">
      {aside ? (
        <div className={css.columns}>
          <div>{children}</div>
          <aside className={css.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        </div>
      ) : (
        children
      )}
    </main>
  );
}
