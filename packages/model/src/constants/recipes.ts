/** Difficulties of a recipe, easiest first (spec §9). */
export const RECIPE_DIFFICULTIES = ['easy', 'medium', 'expert'] as const;
/** Difficulty of a recipe (spec §9). */
export type RecipeDifficulty = (typeof RECIPE_DIFFICULTIES)[number];

/** Cost levels of a recipe, cheapest first (spec §9). */
export const RECIPE_COSTS = ['low', 'medium', 'high'] as const;
/** Cost level of a recipe (spec §9). */
export type RecipeCost = (typeof RECIPE_COSTS)[number];

/** Bands of total time: under 30, 60 and 90 minutes, and over. */
export const RECIPE_TIME_BANDS = ['under30', 'under60', 'under90', 'over90'] as const;
/** Band of a recipe's total time, by its limit in minutes (spec §9). */
export type RecipeTimeBand = (typeof RECIPE_TIME_BANDS)[number];

/** The bands that a filter includes: “under 60 minutes” includes those of under 30 as well. */
export function timeBandsWithin(band: string): RecipeTimeBand[] {
  const bands: readonly string[] = RECIPE_TIME_BANDS;
  const at = bands.indexOf(band);
  if (at < 0) return [];
  return band === 'over90' ? ['over90'] : RECIPE_TIME_BANDS.slice(0, at + 1);
}

/** The narrowest band of a total time in minutes; 90 minutes and more are 'over90'. */
export function recipeTimeBand(minutes: number): RecipeTimeBand {
  if (minutes < 30) return 'under30';
  if (minutes < 60) return 'under60';
  return minutes < 90 ? 'under90' : 'over90';
}
