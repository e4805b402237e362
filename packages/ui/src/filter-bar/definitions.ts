import {
  CONTENT_TYPES,
  type Facets,
  FILTERS_OF_TYPE,
  type FilterDefinition,
  type FilterOption,
  filterTypeOf,
  RECIPE_COSTS,
  RECIPE_DIFFICULTIES,
  RECIPE_TIME_BANDS,
  type SearchFilter,
  type SearchType,
} from '@portal/model';
import { fill, formatCount, type Locale, textsOf } from '../locale/locale';

type Texts = Locale<'filterNames' | 'filters'>;

/** Label of a value that is the same in every newsroom; the newsroom's own name if it has one. */
function nameOf(
  filter: SearchFilter,
  { value, name }: FilterOption,
  { filterNames }: Texts['texts'],
): string {
  const known = <T extends string>(words: Readonly<Record<T, string>>, values: readonly T[]) => {
    const one = values.find((candidate) => candidate === value);
    return one === undefined ? name : words[one];
  };
  switch (filter) {
    case 'type':
      return known(filterNames.types, CONTENT_TYPES);
    case 'difficulty':
      return known(filterNames.difficulties, RECIPE_DIFFICULTIES);
    case 'cost':
      return known(filterNames.costs, RECIPE_COSTS);
    case 'time':
      return known(filterNames.times, RECIPE_TIME_BANDS);
    default:
      return name;
  }
}

/** Filters of a kind of listing with their options, for a filter bar; filters without options are skipped. */
export function filterDefinitions(kind: SearchType, facets: Facets, locale: Texts): FilterDefinition[] {
  const { filterNames, filters } = textsOf(locale);
  return FILTERS_OF_TYPE[kind].flatMap((filter): FilterDefinition[] => {
    const options = facets[filter] ?? [];
    const type = filterTypeOf(filter);
    if (type === 'select' && options.length === 0) return [];
    return [
      {
        name: filter,
        label: filterNames[filter],
        type,
        filters: options.map((option) => {
          const name = nameOf(filter, option, textsOf(locale));
          return {
            value: option.value,
            name:
              option.count === undefined
                ? name
                : fill(filters.counted, { name, count: formatCount(option.count, locale) }),
          };
        }),
        predictiveSearchType: type === 'predictive' ? filter : '',
        predictiveSearchFilters: {},
      },
    ];
  });
}
