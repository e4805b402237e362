'use client';
import { isSearchable, ROUTES, SEARCH_SCOPES, type SearchQuestion, type SearchScope } from '@portal/model';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { KeptQuestion } from '../filter-bar/FilterControl';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { SearchIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { AddressForm } from '../routing/Routing';
import { Select } from '../select/Select';
import { TextField } from '../text-field/TextField';
import { countWords } from './count';
import * as css from './SearchOpening.css';

/** Props of `SearchOpening`, the head of the search page; text under 3 characters shows an error (spec §5). */
export type SearchOpeningProps = {
  /** Search text. */
  text?: string;
  scope?: SearchScope;
  /** Number of results; unknown while it runs. */
  count?: number;
  /** Whether there are more than `count`. */
  isCountCapped?: boolean;
  /**
   * Handles the search; if omitted, the form navigates to `/buscar`. Not called for text under 3 characters.
   */
  onSearch?: (text: string, scope: SearchScope) => void;
  /** Whether a search is running. */
  loading?: boolean;
  /** Filters of the results: kept when the form is submitted without JavaScript. */
  question?: Readonly<SearchQuestion>;
  headingLevel?: HeadingLevel;
};

const scopeOf = (value: unknown): SearchScope => SEARCH_SCOPES.find((scope) => scope === value) ?? 'all';

/**
 * Head of the search page (spec §2): number of results, scope, and text. Under 3 characters it shows an error
 * below the field and does not submit (spec §5). Without JavaScript it is a form that is sent to the server.
 */
export function SearchOpening({
  text = '',
  scope = 'all',
  count,
  isCountCapped = false,
  onSearch,
  loading = false,
  question,
  headingLevel = 1,
}: SearchOpeningProps) {
  const Heading = `h${headingLevel}` as const;
  const locale = useLocale('search', 'fields');
  const { search: texts } = locale.texts;
  const [short, setShort] = useState(text !== '' && !isSearchable(text));
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef({ text, scope });
  useEffect(() => {
    if (asked.current.text === text && asked.current.scope === scope) return;
    asked.current = { text, scope };
    // After back or forward navigation the fields show that search; text typed before hydration is never
    // lost.
    const fields = form.current?.elements;
    const [input, select] = [fields?.namedItem('text'), fields?.namedItem('searchtype')];
    if (input instanceof HTMLInputElement) input.value = text;
    if (select instanceof HTMLSelectElement) select.value = scope === 'all' ? '' : scope;
  }, [text, scope]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const given = new FormData(event.currentTarget);
    const wanted = String(given.get('text') ?? '');
    const tooShort = !isSearchable(wanted);
    setShort(tooShort);
    if (tooShort || onSearch) event.preventDefault();
    if (tooShort) event.currentTarget.querySelector('input')?.focus();
    else onSearch?.(wanted.trim(), scopeOf(given.get('searchtype')));
  };
  return (
    <header className={css.opening} data-part="search-opening">
      <Heading className={headlineClass.xl}>{text ? fill(texts.titleOf, { text }) : texts.title}</Heading>
      <div className={`${css.count} ${textClass.meta}`}>
        <p role="status" data-part="count">
          {count === undefined ? (loading ? texts.loading : '') : countWords(count, isCountCapped, locale)}
        </p>
        {count !== undefined && count > 1 ? <p data-part="order">{texts.newestFirst}</p> : null}
      </div>
      <AddressForm
        ref={form}
        role="search"
        action={ROUTES.search}
        method="get"
        onSubmit={submit}
        className={css.form}
        noValidate
      >
        {question ? <KeptQuestion question={question} without={['text', 'searchtype']} /> : null}
        <TextField
          label={texts.text}
          name="text"
          type="search"
          defaultValue={text}
          autoComplete="off"
          error={short ? texts.tooShort : undefined}
          onValueChange={(value) => {
            if (short && isSearchable(value)) setShort(false);
          }}
        />
        <Select
          label={texts.scope}
          name="searchtype"
          placeholder={null}
          defaultValue={scope === 'all' ? '' : scope}
          options={SEARCH_SCOPES.map((one) => ({
            value: one === 'all' ? '' : one,
            label: texts.scopes[one],
          }))}
        />
        <Button type="submit" loading={loading} icon={<SearchIcon size={20} />} className={css.submit}>
          {texts.submit}
        </Button>
      </AddressForm>
    </header>
  );
}
