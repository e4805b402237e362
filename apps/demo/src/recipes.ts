import type { ContentExtra, NewsItem } from '@portal/api';
import type { HowToStep } from '@portal/model';
import type { ContentHead } from './front-matter';
import type { PictureOf } from './orders';

type Making = Pick<NonNullable<ContentHead['recipe']>, 'steps'>;

const stepsOf = ({ steps }: Making): HowToStep[] =>
  steps.map((step) => {
    if (typeof step === 'string') return { text: step };
    const { text, minutes } = step;
    return minutes === undefined ? { text } : { text, minutes };
  });

/** Pictures of the steps that have one. */
export function stepPicturesOf(
  { recipe, diyTask }: ContentHead,
  pictureOf: PictureOf,
): Pick<NewsItem, 'stepPictures'> {
  const pictures = ((recipe ?? diyTask)?.steps ?? []).map((step) =>
    typeof step === 'string' || !step.picture ? null : pictureOf(step.picture),
  );
  return pictures.some(Boolean) ? { stepPictures: pictures } : {};
}

/** The recipe or DIY task of an article, and its duration. */
export function madeOf({ recipe, diyTask }: ContentHead): ContentExtra {
  if (recipe) {
    const { difficulty, cost, servings, ingredients, totalTime, totalTimeUnit } = recipe;
    const own = { difficulty, cost, ingredients, steps: stepsOf(recipe), ...(servings ? { servings } : {}) };
    return { recipe: own, totalTime, totalTimeUnit };
  }
  if (!diyTask) return {};
  const { difficulty, cost, materials, tools, totalTime, totalTimeUnit } = diyTask;
  return {
    diyTask: { difficulty, cost, materials, tools, steps: stepsOf(diyTask) },
    totalTime,
    totalTimeUnit,
  };
}
