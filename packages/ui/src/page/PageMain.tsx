import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import * as css from './page.css';

/**
 * `inset` for texts and lists; `narrow` for forms, and lists of the same width; `full` for boards, which set
 * the page's margins themselves.
 */
export const PAGE_WIDTHS = ['inset', 'narrow', 'full'] as const;
/** Width of a page's main content: `inset` for texts and lists, `narrow` for forms, `full` for boards. */
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** Props of `PageMain`: the main content and an optional side column, which follows it under 1100 px. */
export type PageMainProps = {
  /** Id, the target of the skip link. */
  id?: string;
  children: ReactNode;
  width?: PageWidth;
  /** Column next to the content; under 1100 px it follows it. */
  aside?: ReactNode;
  /** Accessible name of that column. */
  asideLabel?: string;
};

/** Main content between header and footer: one column of blocks, with an optional side column. */
export function PageMain({ id = 'content', children, width = 'inset', aside, asideLabel }: PageMainProps) {
  return (
    <main
      id={id}
      tabIndex={-1}
      className={cx(
        css.column,
        css.main,
        width === 'full' ? css.full : css.inset,
        width === 'narrow' && css.narrow,
      )}
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
