'use client';
import { type FilterDefinition, type SearchQuestion, searchQuery } from '@portal/model';
import { useMemo, useState } from 'react';
import { useLocale } from '../locale/index';
import {
  PredictiveField,
  type PredictiveFieldProps,
  type PredictiveOption,
} from '../predictive-field/PredictiveField';
import { Select } from '../select/Select';
import { chosenValue, type FilterBarValue, withFilter } from './active';
import * as css from './FilterBar.css';

/** Options that the parent's search found for a predictive filter. */
export type FoundOptions = {
  options: readonly PredictiveOption[];
  status?: NonNullable<PredictiveFieldProps['status']>;
};

type FilterControlProps = {
  definition: FilterDefinition;
  value: FilterBarValue;
  onValueChange: (value: FilterBarValue) => void;
  found?: FoundOptions;
  onQuery?: (name: string, query: string) => void;
};

/** One filter of a page's definition: a select, or a predictive field (spec §3). */
export function FilterControl({ definition, value, onValueChange, found, onQuery }: FilterControlProps) {
  const { filters: texts } = useLocale('filters').texts;
  const { name, label, type, filters: options, predictiveSearchType } = definition;
  const chosen = chosenValue(value.filterValues, name);
  // Keeps the label of the selected option when the next query finds others.
  const [kept, setKept] = useState<PredictiveOption | null>(null);

  const called = useMemo(() => {
    if (chosen === '') return null;
    if (kept?.value === chosen) return kept;
    // A URL may have a value without a known label.
    return options.find((option) => option.value === chosen) ?? { value: chosen, name: chosen };
  }, [chosen, kept, options]);
  if (type === 'select')
    return (
      <Select
        name={name}
        label={label}
        placeholder={texts.any}
        options={options.map((option) => ({ value: option.value, label: option.name }))}
        value={chosen}
        onValueChange={(next) => onValueChange(withFilter(value, name, next))}
      />
    );

  const isSearched = predictiveSearchType !== '' && onQuery !== undefined;
  return (
    <PredictiveField
      name={name}
      label={label}
      className={css.withScript}
      placeholder={texts.any}
      value={called}
      onValueChange={(option) => {
        setKept(option);
        onValueChange(withFilter(value, name, option?.value ?? ''));
      }}
      options={isSearched ? (found?.options ?? []) : options}
      status={isSearched ? found?.status : undefined}
      onQuery={isSearched ? (query) => onQuery(name, query) : undefined}
    />
  );
}

type KeptQuestionProps = {
  question: Readonly<SearchQuestion>;
  /** Names of the form's own controls. */
  without: readonly string[];
};

/**
 * Filters of a listing without a control in the form, as hidden fields: submitted without JavaScript, the
 * form keeps them.
 */
export function KeptQuestion({ question, without }: KeptQuestionProps) {
  const { timeZone } = useLocale();
  const kept = [...new URLSearchParams(searchQuery(question, timeZone))];
  return kept
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
