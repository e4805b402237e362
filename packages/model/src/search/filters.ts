import * as v from 'valibot';
import { DATE_FILTERS, type DateFilterName, FUTURE_DATE_PRESETS } from '../constants/index';

/** Controls of a listing's filter: a select, or a text input with suggestions (spec §3). */
export const FILTER_TYPES = ['select', 'predictive'] as const;
/** Control of a listing's filter: `select` or `predictive` (spec §3). */
export type FilterType = (typeof FILTER_TYPES)[number];

/** `count`: number of results that have it, if known. */
export const filterOptionSchema = v.object({
  value: v.string(),
  name: v.string(),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/** Value of a filter with its name for readers; `count` is the number of results that have it. */
export type FilterOption = v.InferOutput<typeof filterOptionSchema>;

/** Filter definition (spec §3). */
export const filterDefinitionSchema = v.object({
  type: v.picklist(FILTER_TYPES),
  name: v.string(),
  label: v.string(),
  filters: v.nullish(v.array(filterOptionSchema), () => []),
  /** Entities that a predictive filter searches. */
  predictiveSearchType: v.nullish(v.string(), ''),
  predictiveSearchFilters: v.nullish(v.record(v.string(), v.string()), () => ({})),
});
/** A filter of a listing: its control, label and options (spec §3). */
export type FilterDefinition = v.InferOutput<typeof filterDefinitionSchema>;

/** Date filter (spec §3), its values among those of spec §4. */
export const dateFilterSchema = v.object({
  label: v.string(),
  filters: v.array(v.object({ value: v.picklist(DATE_FILTERS), name: v.string() })),
});
/** A listing's date filter: its label and the presets it offers (spec §3, §4). */
export type DateFilter = v.InferOutput<typeof dateFilterSchema>;

/** Whether an option is offered: future ones only in agenda and in the events module (spec §4). */
export function isDateFilterOffered(name: DateFilterName, futureAllowed: boolean): boolean {
  return futureAllowed || !FUTURE_DATE_PRESETS.some((preset) => preset === name);
}
