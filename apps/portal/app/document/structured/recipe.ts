import {
  type Content,
  conditionOf,
  type HowToStep,
  RATING_MAX,
  type Site,
  totalTimeMinutes,
} from '@portal/model';
import { creativeWork } from './article';
import { absolute, isoDuration, known } from './text';

/** Readers' ratings, one to five stars, if there is at least one. */
export function ratingOf({
  ratingValue,
  ratingNumVotes,
}: Pick<Content, 'ratingValue' | 'ratingNumVotes'>): object | undefined {
  if (ratingValue === undefined || ratingValue < 1 || !ratingNumVotes) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue,
    ratingCount: ratingNumVotes,
    bestRating: RATING_MAX,
    worstRating: 1,
  };
}

function totalTimeOf({ totalTime, totalTimeUnit }: Content): string | undefined {
  const minutes =
    totalTime === undefined || totalTimeUnit === undefined
      ? undefined
      : totalTimeMinutes(totalTime, totalTimeUnit);
  return isoDuration(minutes && minutes * 60);
}

/** Steps in their order; schema.org's steps have no time. */
const stepsOf = (steps: readonly HowToStep[], origin: string) =>
  steps.map(({ text, image }, at) =>
    known({
      '@type': 'HowToStep',
      position: at + 1,
      text,
      image: image && !image.missing ? absolute(image.src, origin) : undefined,
    }),
  );

/** schema.org Recipe of an article that has one. The ingredients and steps of a gated recipe are left out. */
export function recipe(content: Content, site: Site, origin: string): object | undefined {
  if (!content.recipe) return undefined;
  const { servings, ingredients, steps } = content.recipe;
  const open = conditionOf(content) === null;
  return known({
    '@type': 'Recipe',
    '@id': `${absolute(content.url, origin)}#recipe`,
    name: content.title,
    ...creativeWork(content, site, origin),
    totalTime: totalTimeOf(content),
    recipeYield: servings === undefined ? undefined : String(servings),
    recipeIngredient: open ? ingredients : undefined,
    recipeInstructions: open ? stepsOf(steps, origin) : undefined,
    aggregateRating: open ? ratingOf(content) : undefined,
  });
}

/**
 * schema.org HowTo of an article that has a DIY task. The materials, tools and steps of a gated one are left
 * out.
 */
export function howTo(content: Content, site: Site, origin: string): object | undefined {
  if (!content.diyTask) return undefined;
  const { materials, tools, steps } = content.diyTask;
  const open = conditionOf(content) === null;
  return known({
    '@type': 'HowTo',
    '@id': `${absolute(content.url, origin)}#howto`,
    name: content.title,
    ...creativeWork(content, site, origin),
    totalTime: totalTimeOf(content),
    supply: open ? materials.map((name) => ({ '@type': 'HowToSupply', name })) : undefined,
    tool: open ? tools.map((name) => ({ '@type': 'HowToTool', name })) : undefined,
    step: open ? stepsOf(steps, origin) : undefined,
    aggregateRating: open ? ratingOf(content) : undefined,
  });
}
