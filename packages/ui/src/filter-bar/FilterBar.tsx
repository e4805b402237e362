'use client';
import {
  type DateFilter,
  type DateValue,
  daysOfDateValue,
  type FilterDefinition,
  visibleFilterCount,
} from '@portal/model';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { DateRangeSelect } from '../date-range-select/DateRangeSelect';
import * as frame from '../field/Field.css';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ChevronDownIcon, CloseIcon, FilterIcon } from '../icon/index';
import { Link } from '../link/Link';
import { counted, useLocale } from '../locale/index';
import { TextField } from '../text-field/TextField';
import { activeFilters, cleared, controlled, type FilterBarValue, NO_FILTERS } from './active';
import * as css from './FilterBar.css';
import { FilterControl, type FoundOptions, KeptQuestion } from './FilterControl';

/** Props of `FilterBar`: filters, text input and date select of a listing (spec §2, §4). */
export type FilterBarProps = {
  value?: FilterBarValue;
  defaultValue?: FilterBarValue;
  /** Called with every change; the parent should debounce its search (`SEARCH_DELAY_MS`, spec §4). */
  onValueChange?: (value: FilterBarValue) => void;
  /** Select and predictive filters, in order. */
  filters?: readonly FilterDefinition[];
  /** Shows a text input. */
  hasText?: boolean;
  /** Shows a date select with this label and these options (spec §3); `true` for all of them. */
  date?: DateFilter | true;
  /** Allows future days: in the agenda and in the events module only (spec §4). */
  future?: boolean;
  /** Searches for a predictive filter, after typing stops (spec §5). */
  onQuery?: (name: string, query: string) => void;
  /** Results of the last query of each predictive filter, by its name. */
  found?: Readonly<Record<string, FoundOptions>>;
  /** URL that the form is submitted to without JavaScript; the page itself by default. */
  action?: string;
  /** Shows all filters initially. */
  defaultOpen?: boolean;
};

/** Script has reported every change already, so the form need not be submitted. */
const keepHere = (event: FormEvent) => event.preventDefault();

/**
 * Filters of a listing: text, date, and those that its page defines (spec §2), behind one button that says
 * how many are active. Of the open ones at most four are visible, one less with a text input, one less with a
 * date (spec §9); the others are behind a further button. Without JavaScript all of them are, with a submit
 * button.
 */
export function FilterBar({
  value: valueByUser,
  defaultValue = NO_FILTERS,
  onValueChange,
  filters = [],
  hasText = false,
  date,
  future,
  onQuery,
  found,
  action,
  defaultOpen = false,
}: FilterBarProps) {
  const { filters: texts } = useLocale('filters').texts;
  const [value, setValue] = useControlled(valueByUser, defaultValue, onValueChange);
  const [isMore, setMore] = useState(defaultOpen);
  const [isCleared, setCleared] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const inSight = visibleFilterCount({ hasTextInput: hasText, hasDateFilter: date !== undefined });
  const hidden = filters.slice(inSight);
  const active = activeFilters(controlled(value, filters));
  const isNarrowed = active > 0 || (hasText && value.searchText !== '');
  const change = (next: FilterBarValue) => {
    setCleared(false);
    setValue(next);
  };
  const clear = () => {
    setValue(cleared(value, filters, hasText));
    setCleared(true);
    // The button disappears: the focus moves to the form.
    form.current?.focus();
  };
  const control = (definition: FilterDefinition) => (
    <FilterControl
      key={definition.name}
      definition={definition}
      value={value}
      onQuery={onQuery}
      found={found?.[definition.name]}
      onValueChange={change}
    />
  );
  const dates = date === true ? undefined : date;
  return (
    <search className={css.room} data-part="filter-bar">
      <form
        ref={form}
        action={action}
        method="get"
        onSubmit={keepHere}
        tabIndex={-1}
        aria-label={texts.label}
        className={css.bar}
        data-more={isMore || undefined}
      >
        <KeptQuestion
          question={value}
          without={[
            ...(hasText ? ['text'] : []),
            ...(date === undefined ? [] : ['from', 'to']),
            ...filters.map(({ name }) => name),
          ]}
        />
        <div className={css.head}>
          <details className={css.folded} open={defaultOpen || undefined}>
            <Opener active={active} />
            <div className={css.fields} data-part="fields">
              <div className={css.row}>
                {hasText ? (
                  <TextField
                    type="search"
                    name="text"
                    label={texts.text}
                    value={value.searchText}
                    onValueChange={(searchText) => change({ ...value, searchText })}
                  />
                ) : null}
                {date === undefined ? null : (
                  <>
                    <DateRangeSelect
                      label={dates?.label}
                      options={dates?.filters}
                      value={value.dateValue}
                      onValueChange={(dateValue) => change({ ...value, dateValue })}
                      future={future}
                      className={css.withScript}
                    />
                    <NativeDays value={value.dateValue} />
                  </>
                )}
                {filters.slice(0, inSight).map(control)}
              </div>
              {hidden.length > 0 ? (
                <div id={`${id}-more`} className={css.others} data-part="others">
                  {hidden.map(control)}
                </div>
              ) : null}
              <div className={css.actions}>
                {hidden.length > 0 ? (
                  <MoreButton isMore={isMore} controls={`${id}-more`} onClick={() => setMore(!isMore)} />
                ) : null}
                <Button type="submit" size="small" className={css.withoutScript}>
                  {texts.submit}
                </Button>
              </div>
            </div>
          </details>
          <Active active={active} onClear={isNarrowed ? clear : undefined} action={action} />
        </div>
        <p className={visuallyHidden} role="status">
          {isCleared ? texts.cleared : ''}
        </p>
      </form>
    </search>
  );
}

/** Opens the filters; it has the number of active ones. */
function Opener({ active }: { active: number }) {
  const { filters: texts } = useLocale('filters').texts;
  return (
    <summary className={css.opener} data-part="opener">
      <FilterIcon size={20} />
      {texts.label}
      {active > 0 ? <Count active={active} /> : null}
      <ChevronDownIcon size={20} className={css.arrow} />
    </summary>
  );
}

/** Number of active filters, and the button that clears them. */
function Active({
  active,
  onClear,
  action,
}: {
  active: number;
  onClear: (() => void) | undefined;
  action: string | undefined;
}) {
  const locale = useLocale('filters');
  const { filters: texts } = locale.texts;
  return (
    <>
      {active > 0 ? (
        <span className={css.active} data-part="active">
          {counted(texts.active, active, locale)}
        </span>
      ) : null}
      {onClear ? (
        <button type="button" onClick={onClear} className={css.toggle} data-part="clear">
          <CloseIcon size={18} />
          {texts.clear}
        </button>
      ) : null}
      {onClear && action ? (
        <Link href={action} className={css.withoutScript}>
          {texts.clear}
        </Link>
      ) : null}
    </>
  );
}

/** Shows the filters beyond the fourth. */
function MoreButton({
  isMore,
  controls,
  onClick,
}: {
  isMore: boolean;
  controls: string;
  onClick: () => void;
}) {
  const { filters: texts } = useLocale('filters').texts;
  return (
    <button
      type="button"
      aria-expanded={isMore}
      aria-controls={controls}
      onClick={onClick}
      className={css.toggle}
      data-part="more"
    >
      {isMore ? texts.less : texts.more}
      <ChevronDownIcon size={18} className={css.arrow} />
    </button>
  );
}

/** Two date fields without JavaScript, which the URL names `from` and `to`. */
function NativeDays({ value }: { value: DateValue }) {
  const locale = useLocale('filters');
  const { filters: texts } = locale.texts;
  const days = daysOfDateValue(value, locale.timeZone);
  const id = useId();
  return (['from', 'to'] as const).map((end, at) => (
    <div key={end} className={`${frame.field} ${css.withoutScript}`}>
      <label htmlFor={`${id}-${end}`} className={textClass.label}>
        {texts[end]}
      </label>
      <input id={`${id}-${end}`} type="date" name={end} defaultValue={days?.[at]} className={frame.control} />
    </div>
  ));
}

function Count({ active }: { active: number }) {
  const locale = useLocale('filters');
  const { filters: texts } = locale.texts;
  return (
    <span className={css.count}>
      <span aria-hidden="true">{active}</span>
      <span className={visuallyHidden}>, {counted(texts.active, active, locale)}</span>
    </span>
  );
}
