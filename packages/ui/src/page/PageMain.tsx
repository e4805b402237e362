import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './page.css';

/** `inset` for texts and lists; `narrow` for forms, and lists as wide as they; `full` for boards, which keep the page's margins themselves. */
export const PAGE_WIDTHS = ['inset', 'narrow', 'full'] as const;
/** Width of a page's main content: `inset` for texts and lists, `narrow` for forms, `full` for boards. */
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** Props of `PageMain`: the main content and an optional side column, which follows it under 1100 px. */
export type PageMainProps = {
  /** Where the skip link leads. */
  id?: string;
  children: ReactNode;
  width?: PageWidth;
  /** Column beside the content; under 1100 px it follows it. */
  aside?: ReactNode;
  /** Name of that column. */
  asideLabel?: string;
};

/** The content of a page between header and footer: one column of blocks, with a side column where one is given. */
export function PageMain({ id = 'content', children, width = 'inset', aside, asideLabel }: PageMainProps) {
  return (
    <main
      id={id}
      tabIndex={-1}
      className={cx(css.column, css.main, width !== 'full' && css.inset, width === 'narrow' && css.narrow)}
      data-part="main"
    >
      {aside ? (
        <div className={css.columns}>
          <div className={css.column}>{children}</div>
          <aside className={cx(css.column, css.aside)} aria-label={asideLabel}>
            {aside}
          </aside>
        </div>
      ) : (
        children
      )}
    </main>
  );
}
