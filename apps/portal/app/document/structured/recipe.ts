import { type Content, RATING_MAX, type Site, totalTimeMinutes } from '@portal/model';
import { creativeWork } from './article';
import { absolute, isoDuration, known } from './text';

/** Ratings of readers, one to five stars, where there is at least one. */
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

/** schema.org Recipe of a content that has one. What a closed recipe is made of is not told. */
export function recipe(content: Content, site: Site, origin: string): object | undefined {
  if (!content.recipe) return undefined;
  const { servings, ingredients, steps } = content.recipe;
  const open = !content.registeredOnly;
  const { totalTime, totalTimeUnit } = content;
  const minutes =
    totalTime === undefined || totalTimeUnit === undefined
      ? undefined
      : totalTimeMinutes(totalTime, totalTimeUnit);
  return known({
    '@type': 'Recipe',
    '@id': `${absolute(content.url, origin)}#recipe`,
    name: content.title,
    ...creativeWork(content, site, origin),
    totalTime: isoDuration(minutes && minutes * 60),
    recipeYield: servings === undefined ? undefined : String(servings),
    recipeIngredient: open ? ingredients : undefined,
    recipeInstructions: open
      ? steps.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text }))
      : undefined,
    aggregateRating: open ? ratingOf(content) : undefined,
  });
}
