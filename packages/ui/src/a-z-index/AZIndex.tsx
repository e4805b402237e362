'use client';
import { INDEX_LETTERS, PROGRAMME_AD_POSITIONS, type Programme } from '@portal/model';
import { Fragment, type ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Image } from '../image/index';
import { counted, useLocale } from '../locale/index';
import type { HeadingLevel } from '../section-head/index';
import { Select } from '../select/index';
import { Skeleton } from '../skeleton/index';
import { TextField } from '../text-field/index';
import * as css from './AZIndex.css';

export type IndexLetter = (typeof INDEX_LETTERS)[number];

export type AZIndexProps = {
  programmes: readonly Programme[];
  /** The letter that is chosen; without one, all. */
  letter?: IndexLetter;
  /** The text that is searched; a letter and a text put each other out (spec §4). */
  text?: string;
  /** Letters that some programme begins with; the others are out of reach. Without it all can be chosen. */
  letters?: readonly IndexLetter[];
  /** Where a letter’s page is, without script; no letter: all of them. */
  hrefOf: (letter?: IndexLetter) => string;
  onLetter?: (letter: IndexLetter | undefined) => void;
  onText?: (text: string) => void;
  status?: 'idle' | 'loading';
  headingLevel?: HeadingLevel;
  /** The place of an ad, after programmes 6, 12 and 18 (spec §9). */
  adAt?: (position: number) => ReactNode;
  children?: ReactNode;
};

const isAdPosition = (position: number) => PROGRAMME_AD_POSITIONS.some((one) => one === position);

/**
 * Programmes from A to Z (spec §2): letters on a desktop, a list of them on less than 1100 px, a search by name. The chosen
 * letter again, or “all”, clears it. `children` stand after the list: what loads more.
 */
export function AZIndex({
  programmes,
  letter,
  text = '',
  letters = INDEX_LETTERS,
  hrefOf,
  onLetter,
  onText,
  status = 'idle',
  headingLevel = 3,
  adAt,
  children,
}: AZIndexProps) {
  const Heading = `h${headingLevel}` as const;
  const { programmeIndex: texts, search } = useLocale('programmeIndex', 'search', 'fields').texts;
  const choose = (one: IndexLetter | undefined) => onLetter?.(one === letter ? undefined : one);
  const link = (one: IndexLetter | undefined, words: string, said?: string) => (
    <a
      href={hrefOf(one)}
      aria-label={said}
      aria-current={one === letter && !text ? 'true' : undefined}
      className={css.letter}
      onClick={
        onLetter
          ? (event) => {
              event.preventDefault();
              choose(one);
            }
          : undefined
      }
    >
      {words}
    </a>
  );
  return (
    <section className={css.index} aria-label={texts.label} data-part="a-z-index">
      <nav aria-label={texts.label} className={`${css.letters} ${textClass.label}`}>
        <ul className={css.letterList}>
          <li>{link(undefined, texts.all)}</li>
          {INDEX_LETTERS.map((one) => (
            <li key={one}>
              {letters.includes(one) ? (
                link(one, one, one === '#' ? texts.digits : undefined)
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
        <TextField
          label={texts.search}
          type="search"
          value={text}
          onValueChange={onText ?? (() => undefined)}
        />
      </div>
      <p className={visuallyHidden} role="status">
        {status === 'idle' ? counted(texts.count, programmes.length) : ''}
      </p>
      {status === 'loading' ? <Skeleton shape="card" label={search.loading} /> : null}
      {status === 'idle' && programmes.length === 0 ? (
        <p className={`${css.none} ${textClass.summary}`} data-part="none">
          {texts.none}
        </p>
      ) : null}
      {status === 'idle' && programmes.length ? (
        <ul className={css.programmes}>
          {programmes.map((programme, at) => (
            <Fragment key={programme.id}>
              <li className={css.programme}>
                {programme.image ? (
                  <Image
                    image={programme.image.image}
                    ratio="16:9"
                    sizes="(min-width: 1100px) 300px, 50vw"
                    className={css.picture}
                  />
                ) : (
                  <span className={css.empty} aria-hidden="true" />
                )}
                <Heading className={headlineClass.xs}>
                  <a href={programme.url} className={css.name}>
                    {programme.name}
                  </a>
                </Heading>
              </li>
              {adAt && isAdPosition(at + 1) ? <li className={css.ad}>{adAt(at + 1)}</li> : null}
            </Fragment>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}
