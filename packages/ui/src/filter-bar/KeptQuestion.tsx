'use client';
import { type SearchQuestion, searchQuery } from '@portal/model';
import { useLocale } from '../locale/index';

export type KeptQuestionProps = {
  question: Readonly<SearchQuestion>;
  /** Names that the form's own controls send. */
  without: readonly string[];
};

/**
 * What a listing is narrowed by and a form has no control for, as hidden fields: sent without script, the form narrows
 * further and loses nothing.
 */
export function KeptQuestion({ question, without }: KeptQuestionProps) {
  const { timeZone } = useLocale();
  const kept = [...new URLSearchParams(searchQuery(question, timeZone))];
  return kept
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
