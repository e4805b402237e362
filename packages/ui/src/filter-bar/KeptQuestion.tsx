'use client';
import { type SearchQuestion, searchQuery } from '@portal/model';
import { useLocale } from '../locale/index';

export type KeptQuestionProps = {
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
