'use client';
import {
  FORM_PREDICTIVE_LIMIT,
  isPredictable,
  LISTING_PREDICTIVE_LIMIT,
  PREDICTIVE_DEBOUNCE_MS,
  PREDICTIVE_TEXT_OVER,
  predict,
} from '@portal/model';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as frame from '../field/Field.css';
import { Field, type FieldFrameProps } from '../field/index';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CloseIcon } from '../icon/index';
import { counted, fill, useLocale } from '../locale/index';
import { type PredictiveOption, Results } from './Results';

export type { PredictiveOption };

/** Props of `PredictiveField`; with `onQuery` its options come from a search (spec §5). */
export type PredictiveFieldProps = FieldFrameProps & {
  id?: string;
  /** Name under which the selected value is submitted. */
  name?: string;
  /** Options; with `onQuery`, the results of the last query. */
  options: readonly PredictiveOption[];
  /** Selected option. */
  value?: PredictiveOption | null;
  defaultValue?: PredictiveOption | null;
  onValueChange?: (option: PredictiveOption | null) => void;
  /**
   * Enables an external search: called with the text 400 ms after typing stops, if it has more than 3
   * characters (spec §5); `options` are then shown as given.
   */
  onQuery?: (query: string) => void;
  /** State of the external search. */
  status?: 'idle' | 'loading' | 'failed';
  /** Maximum number of options; 10 by default, or 12 with `onQuery` (spec §9: forms, listings). */
  limit?: number;
  placeholder?: string;
  disabled?: boolean;
};

/**
 * A combobox: type a few letters, select a match (spec §5), ignoring case and accents, ten at most. Arrows
 * move through the list, Enter selects, Tab selects and moves on, Escape closes, then clears; Enter on an
 * empty query selects nothing.
 */
export function PredictiveField({
  label,
  required,
  hint,
  error,
  className,
  id,
  name,
  options,
  value,
  defaultValue = null,
  onValueChange,
  onQuery,
  status: given = 'idle',
  limit = onQuery ? LISTING_PREDICTIVE_LIMIT : FORM_PREDICTIVE_LIMIT,
  placeholder,
  disabled,
}: PredictiveFieldProps) {
  const locale = useLocale('predictive', 'fields');
  const { predictive: texts } = locale.texts;
  const listId = useId();
  const [own, setOwn] = useState<PredictiveOption | null>(defaultValue);
  const chosen = value === undefined ? own : value;
  const [query, setQuery] = useState(chosen?.name ?? '');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const { asked, ask, cancel } = useDelayedQuery(onQuery);
  const isSearched = onQuery ? isPredictable(query) : query.trim() !== '';
  // Results of an earlier text do not apply to this one.
  const status = onQuery && asked !== query.trim() ? 'loading' : given;
  const found = !isSearched ? [] : onQuery ? options.slice(0, limit) : predict(options, query, limit);
  const listed = open && isSearched;

  // The text of the field follows its value.
  useEffect(() => setQuery(chosen?.name ?? ''), [chosen]);

  const choose = (option: PredictiveOption | null) => {
    cancel();
    setOwn(option);
    setQuery(option?.name ?? '');
    setOpen(false);
    setAt(-1);
    if (option?.value !== chosen?.value) onValueChange?.(option);
  };
  const type = (text: string) => {
    setQuery(text);
    setOpen(true);
    setAt(-1);
    ask(text);
  };
  const step = (by: 1 | -1) => {
    setOpen(true);
    if (found.length && status === 'idle')
      setAt(at === -1 && by === -1 ? found.length - 1 : (at + by + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = found[at];
    // Without a move into the list the first option is selected; none if nothing is typed.
    const meant = status === 'idle' ? (option ?? found[0]) : undefined;
    answerKey(event, { listed, query, option, meant, step, choose, close: () => setOpen(false) });
  };
  const hintId = useId();
  const atLeast = onQuery ? fill(texts.atLeast, { count: PREDICTIVE_TEXT_OVER + 1 }) : undefined;
  // The text is too short to be searched: the field says so.
  const isShort = open && atLeast !== undefined && query.trim() !== '' && !isSearched;
  const said = status === 'idle' ? counted(texts.results, found.length, locale) : texts[status];
  return (
    <Field label={label} required={required} hint={hint} error={error} className={className} id={id}>
      {(control) => (
        <div className={frame.withEnd} data-part="predictive-field">
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-autocomplete="list"
            aria-describedby={joined(control['aria-describedby'], atLeast && hintId)}
            aria-expanded={listed}
            aria-controls={listId}
            aria-activedescendant={listed && at >= 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            value={query}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false);
              // An incomplete text is no value.
              if (query.trim() === '') choose(null);
              else setQuery(chosen?.name ?? '');
            }}
            className={`${frame.control} ${frame.roomAtEnd}`}
            data-part="control"
          />
          {name ? <input type="hidden" name={name} value={chosen?.value ?? ''} /> : null}
          {query && !disabled ? <ClearButton field={input} onClear={() => choose(null)} /> : null}
          <Results
            listId={listId}
            label={label}
            at={at}
            choose={choose}
            listed={listed || isShort}
            options={listed && status === 'idle' ? found : []}
            value={chosen?.value}
            note={isShort ? atLeast : status !== 'idle' ? said : found.length === 0 ? texts.none : undefined}
          />
          <Said hintId={hintId} hint={atLeast}>
            {isShort ? atLeast : listed ? (status === 'idle' && !found.length ? texts.none : said) : ''}
          </Said>
        </div>
      )}
    </Field>
  );
}

const joined = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

type SaidProps = { hintId: string; hint: string | undefined; children: string | undefined };

/** Messages for screen readers only: the minimum length, on focus, and the number of results. */
function Said({ hintId, hint, children }: SaidProps) {
  return (
    <>
      <span id={hintId} hidden>
        {hint}
      </span>
      <span className={visuallyHidden} role="status">
        {children}
      </span>
    </>
  );
}

type KeyContext = {
  listed: boolean;
  query: string;
  /** Active option. */
  option: PredictiveOption | undefined;
  /** Option that Enter selects. */
  meant: PredictiveOption | undefined;
  step: (by: 1 | -1) => void;
  choose: (option: PredictiveOption | null) => void;
  close: () => void;
};

function answerKey(
  event: KeyboardEvent,
  { listed, query, option, meant, step, choose, close }: KeyContext,
): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter' && listed) {
    event.preventDefault();
    if (meant) choose(meant);
  } else if (event.key === 'Tab' && listed && option) {
    choose(option);
  } else if (event.key === 'Escape' && (listed || query)) {
    event.preventDefault();
    event.stopPropagation();
    if (listed) close();
    else choose(null);
  }
}

type ClearButtonProps = { field: RefObject<HTMLInputElement | null>; onClear: () => void };

function ClearButton({ field, onClear }: ClearButtonProps) {
  const { predictive: texts } = useLocale('predictive').texts;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={frame.end}
      aria-label={texts.clear}
      // Keeps the focus in the field: blur would restore the selected value.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onClear();
        field.current?.focus();
      }}
    >
      <CloseIcon size={20} />
    </button>
  );
}

/**
 * Passes a text to `onQuery` after typing stops.
 * @returns the last text that was passed, and functions to pass or cancel one
 */
function useDelayedQuery(onQuery: ((query: string) => void) | undefined) {
  const [asked, setAsked] = useState('');
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(silence.current);
  useEffect(() => () => clearTimeout(silence.current), []);
  const ask = (text: string) => {
    if (!onQuery) return;
    cancel();
    if (!isPredictable(text)) return;
    silence.current = setTimeout(() => {
      setAsked(text.trim());
      onQuery(text.trim());
    }, PREDICTIVE_DEBOUNCE_MS);
  };
  return { asked, ask, cancel };
}
