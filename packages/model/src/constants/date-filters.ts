/** Options of the date filter (spec §4, §9). */
export const DATE_FILTERS = [
  'any',
  'today',
  'yesterday',
  'last24hours',
  'lastWeek',
  'lastMonth',
  'lastYear',
  'tomorrow',
  'nextWeek',
  'nextWeekend',
  'nextMonth',
  'thisMonth',
  'nextYear',
  'range',
] as const;
/** Option of a date filter: a preset, `any`, or `range` for two picked days (spec §4). */
export type DateFilterName = (typeof DATE_FILTERS)[number];

/** Options that set both dates themselves: all but 'any' and 'range'. */
export const DATE_PRESETS = [
  'today',
  'yesterday',
  'last24hours',
  'lastWeek',
  'lastMonth',
  'lastYear',
  'tomorrow',
  'nextWeek',
  'nextWeekend',
  'nextMonth',
  'thisMonth',
  'nextYear',
] as const satisfies readonly DateFilterName[];
/** Option of a date filter that computes its own dates, from today to next year (spec §4, §9). */
export type DatePreset = (typeof DATE_PRESETS)[number];

/** Options that may reach past today: offered only in agenda and in the events module (spec §4). */
export const FUTURE_DATE_PRESETS = [
  'tomorrow',
  'nextWeek',
  'nextWeekend',
  'nextMonth',
  'thisMonth',
  'nextYear',
] as const satisfies readonly DatePreset[];
