import * as v from 'valibot';
import { RECIPE_COSTS, RECIPE_DIFFICULTIES } from '../constants/recipes';
import { pathTo } from '../routes/match';
import { imageSchema } from './image';
import type { Named } from './link';

/** Longest time of one step in minutes: two days, for rising, soaking or drying. */
export const MAX_STEP_MINUTES = 2880;

/** One step of a recipe or a DIY task. */
const howToStepShape = v.object({
  /** Plain text. */
  text: v.string(),
  /** Minutes to time, if the step needs a timer; entered separately, never parsed from the text. */
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_STEP_MINUTES))),
  image: v.optional(imageSchema),
});
/** Type of `howToStepSchema`, an interface so that declaration files print its name. */
export interface HowToStepSchema extends Named<typeof howToStepShape> {}
/** Schema of one step; its `minutes` are whole and at most `MAX_STEP_MINUTES`. */
export const howToStepSchema: HowToStepSchema = howToStepShape;
/** One step of a recipe or a DIY task: its text, its picture, and the minutes to time. */
export type HowToStep = v.InferOutput<typeof howToStepSchema>;

const levels = { difficulty: v.picklist(RECIPE_DIFFICULTIES), cost: v.picklist(RECIPE_COSTS) };

/** Recipe of an article (spec §9, recipe levels). */
const recipeShape = v.object({
  ...levels,
  servings: v.optional(v.number()),
  ingredients: v.array(v.string()),
  steps: v.array(howToStepSchema),
});
/** Type of `recipeSchema`, an interface so that declaration files print its name. */
export interface RecipeSchema extends Named<typeof recipeShape> {}
/** Schema of the recipe of an article; difficulty and cost must be among the levels of spec §9. */
export const recipeSchema: RecipeSchema = recipeShape;
/** Ingredients, steps and levels of a recipe; `servings` counts people. Its total time is on the card (spec §3). */
export type Recipe = v.InferOutput<typeof recipeSchema>;

/** An article's DIY task; its levels are those of recipes. */
const diyTaskShape = v.object({
  ...levels,
  materials: v.array(v.string()),
  tools: v.array(v.string()),
  steps: v.array(howToStepSchema),
});
/** Type of `diyTaskSchema`, an interface so that declaration files print its name. */
export interface DiyTaskSchema extends Named<typeof diyTaskShape> {}
/** Schema of the DIY task of an article; difficulty and cost must be among the levels of spec §9. */
export const diyTaskSchema: DiyTaskSchema = diyTaskShape;
/** Materials, tools, steps and levels of a DIY task. Its total time is on the card (spec §3). */
export type DiyTask = v.InferOutput<typeof diyTaskSchema>;

/** Path of the step-by-step page of a recipe or a DIY task. */
export const stepByStepPath = (contentId: string): string =>
  pathTo('stepByStep', { contentId: encodeURIComponent(contentId) });

/** Whether the task is a recipe; otherwise it is a DIY task. */
export const isRecipe = (task: Recipe | DiyTask): task is Recipe => 'ingredients' in task;
