import { cx } from 'class-variance-authority';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './Pagination.css';

/** Props of `Pagination`; pages are counted from 1. */
export type PaginationProps = NativeProps<'nav', 'children'> & {
  /** Current page, from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  locale: Locale<'pages'>;
};

/** Marks a gap between the shown pages. */
const GAP = 0;

/** The first, the last, and the pages around the current one; a gap of a single page is filled with it. */
function shownPages(page: number, pages: number): number[] {
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < pages);
  const [first = page, last = page] = [near[0], near.at(-1)];
  const before = first - 1 === 2 ? [2] : first - 1 > 2 ? [GAP] : [];
  const after = pages - last === 2 ? [pages - 1] : pages - last > 2 ? [GAP] : [];
  return [1, ...before, ...near, ...after, ...(pages > 1 ? [pages] : [])];
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefOf, locale, className, ...native }: PaginationProps) {
  const { pages: texts } = textsOf(locale);
  if (pages < 2) return null;
  return (
    <nav
      aria-label={texts.label}
      {...native}
      className={cx(css.pagination, textClass.label, className)}
      data-part="pagination"
    >
      {page > 1 ? (
        <Anchor href={hrefOf(page - 1)} rel="prev" className={css.step}>
          <ChevronLeftIcon size={20} className={css.arrow} />
          {texts.previous}
        </Anchor>
      ) : null}
      <ol className={css.list}>
        {shownPages(page, pages).map((one, at) =>
          one === GAP ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <li key={`gap-${at}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={one}>
              <Anchor
                href={hrefOf(one)}
                aria-label={fill(one === page ? texts.current : texts.page, { page: one })}
                aria-current={one === page ? 'page' : undefined}
                className={css.page}
              >
                {one}
              </Anchor>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Anchor href={hrefOf(page + 1)} rel="next" className={css.step}>
          {texts.next}
          <ChevronRightIcon size={20} className={css.arrow} />
        </Anchor>
      ) : null}
    </nav>
  );
}
