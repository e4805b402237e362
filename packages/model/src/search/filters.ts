import * as v from 'valibot';
import { DATE_FILTERS, type DateFilterName, FUTURE_DATE_PRESETS } from '../constants/index';

export const FILTER_TYPES = ['select', 'predictive'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** `count`: how many of what was found have it, where that is known. */
export const filterOptionSchema = v.object({
  value: v.string(),
  name: v.string(),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type FilterOption = v.InferOutput<typeof filterOptionSchema>;

/** Filter definition (spec §3). */
export const filterDefinitionSchema = v.object({
  type: v.picklist(FILTER_TYPES),
  name: v.string(),
  label: v.string(),
  filters: v.nullish(v.array(filterOptionSchema), () => []),
  /** What a predictive filter searches. */
  predictiveSearchType: v.nullish(v.string(), ''),
  predictiveSearchFilters: v.nullish(v.record(v.string(), v.string()), () => ({})),
});
export type FilterDefinition = v.InferOutput<typeof filterDefinitionSchema>;

/** Date filter (spec §3), its values among those of spec §4. */
export const dateFilterSchema = v.object({
  label: v.string(),
  filters: v.array(v.object({ value: v.picklist(DATE_FILTERS), name: v.string() })),
});
export type DateFilter = v.InferOutput<typeof dateFilterSchema>;

/** Whether an option is offered: those of the future only in agenda and in the events module (spec §4). */
export function isDateFilterOffered(name: DateFilterName, futureAllowed: boolean): boolean {
  return futureAllowed || !FUTURE_DATE_PRESETS.some((preset) => preset === name);
}
