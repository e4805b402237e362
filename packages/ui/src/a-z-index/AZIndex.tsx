'use client';
import { INDEX_LETTERS, type Programme } from '@portal/model';
import type { MouseEvent, ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import type { LoadMoreStatus } from '../load-more/index';
import { ListFoot } from '../load-more/ListFoot';
import { useGrowingList } from '../load-more/useGrowingList';
import { counted, useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import { Select } from '../select/Select';
import { Skeleton } from '../skeleton/Skeleton';
import { TextField } from '../text-field/TextField';
import * as css from './AZIndex.css';
import { ProgrammeItems } from './ProgrammeItems';

/** Letter of the programme index, or `#` for names that begin with a digit or symbol (spec §2). */
export type IndexLetter = (typeof INDEX_LETTERS)[number];

/**
 * Props of `AZIndex`: programmes as data or as server-rendered items, and the letter or text that filters
 * them.
 */
export type AZIndexProps = {
  programmes?: readonly Programme[];
  /** Server-rendered items, with their number. */
  items?: { html: string; count: number };
  /** Selected letter; all programmes if omitted. */
  letter?: IndexLetter;
  /** Search text; a letter and a text exclude each other (spec §4). */
  text?: string;
  /** Letters that some programme begins with; the others are disabled. If omitted, all are enabled. */
  letters?: readonly IndexLetter[];
  /** URL of a letter’s page, for use without JavaScript; all programmes if the letter is omitted. */
  hrefOf: (letter?: IndexLetter) => string;
  onLetter?: (letter: IndexLetter | undefined) => void;
  onText?: (text: string) => void;
  /** URL that the search text is submitted to without JavaScript. */
  action?: string;
  status?: 'idle' | 'loading';
  headingLevel?: HeadingLevel;
  /** Ad slot after programmes 6, 12 and 18 (spec §9). */
  adAt?: (position: number) => ReactNode;
  /** State and URL of the next page; `end` if there is none. After a failure `onMore` retries. */
  more?: { status: LoadMoreStatus; href: string; onMore: () => void };
};

/**
 * Programmes from A to Z (spec §2): letters on a desktop, a select below 1100 px, and a search by name.
 * Selecting the current letter again, or “all”, clears it. `more` loads the next programmes.
 */
export function AZIndex({
  programmes = [],
  items,
  letter,
  text = '',
  letters = INDEX_LETTERS,
  hrefOf,
  onLetter,
  onText,
  action,
  status = 'idle',
  headingLevel = 3,
  adAt,
  more,
}: AZIndexProps) {
  const locale = useLocale('programmeIndex', 'search', 'fields');
  const { programmeIndex: texts, search } = locale.texts;
  const count = items?.count ?? programmes.length;
  const growth = useGrowingList<HTMLUListElement>(
    items?.html ?? programmes,
    status === 'loading' ? 'replaced' : (more?.status ?? 'idle'),
  );
  const choose = (one: IndexLetter | undefined) => onLetter?.(one === letter ? undefined : one);
  const linkTo = (one: IndexLetter | undefined, said?: string) => ({
    href: hrefOf(one),
    'aria-label': said,
    'aria-current': one === letter && !text ? ('true' as const) : undefined,
    className: css.letter,
    onClick: onLetter
      ? (event: MouseEvent) => {
          event.preventDefault();
          choose(one);
        }
      : undefined,
  });
  return (
    <section className={css.index} aria-label={texts.label} data-part="a-z-index">
      <nav aria-label={texts.label} className={`${css.letters} ${textClass.label}`}>
        <ul className={css.letterList}>
          <li>
            <Anchor {...linkTo(undefined)}>{texts.all}</Anchor>
          </li>
          {INDEX_LETTERS.map((one) => (
            <li key={one}>
              {letters.includes(one) ? (
                <Anchor {...linkTo(one, one === '#' ? texts.digits : undefined)}>{one}</Anchor>
              ) : (
                <span className={css.off}>{one}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.fields}>
        <div className={css.narrow}>
          <Select
            label={texts.letter}
            value={letter ?? ''}
            placeholder={texts.all}
            options={INDEX_LETTERS.map((one) => ({
              value: one,
              label: one,
              disabled: !letters.includes(one),
            }))}
            onValueChange={(value) => onLetter?.(INDEX_LETTERS.find((one) => one === value))}
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: not every screen reader knows the search element yet */}
        <form
          role="search"
          action={action ?? hrefOf()}
          method="get"
          onSubmit={onText ? (event) => event.preventDefault() : undefined}
        >
          <TextField
            label={texts.search}
            type="search"
            name="text"
            {...(onText ? { value: text, onValueChange: onText } : { defaultValue: text })}
          />
        </form>
      </div>
      <p className={visuallyHidden} role="status">
        {status === 'loading'
          ? ''
          : growth.added > 0
            ? counted(texts.added, growth.added, locale)
            : counted(texts.count, count, locale)}
      </p>
      {status === 'loading' ? <Skeleton shape="card" label={search.loading} /> : null}
      {status === 'idle' && count === 0 ? (
        <p className={`${css.none} ${textClass.summary}`} data-part="none">
          {texts.none}
        </p>
      ) : null}
      {status === 'idle' && count ? (
        items ? (
          <ul
            ref={growth.list}
            className={css.programmes}
            suppressHydrationWarning
            data-part="programmes"
            dangerouslySetInnerHTML={{ __html: items.html }}
          />
        ) : (
          <ul ref={growth.list} className={css.programmes} data-part="programmes">
            <ProgrammeItems programmes={programmes} headingLevel={headingLevel} adAt={adAt} />
          </ul>
        )
      ) : null}
      {more && status === 'idle' ? <ListFoot {...more} growth={growth} end={texts.end} /> : null}
    </section>
  );
}
