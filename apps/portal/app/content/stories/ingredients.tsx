import { type DiyTask, isRecipe, type Recipe } from '@portal/model';
import type { Locale } from '@portal/ui/locale';
import { Island } from '../../Island';
import ingredientsIsland from '../../islands/Ingredients';

/** Ingredients that readers can scale; undefined for a task that does not say for how many people it is. */
export const scaledIngredients = (contentId: string, task: Recipe | DiyTask | undefined, locale: Locale) =>
  task && isRecipe(task) && task.servings && task.ingredients.length > 0 ? (
    <Island
      of={ingredientsIsland}
      id="ingredients"
      props={{ contentId, ingredients: task.ingredients, printed: task.servings }}
      locale={locale}
    />
  ) : undefined;
