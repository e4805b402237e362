'use client';
import { type Recipe, scaleIngredient } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { useLocale } from '../locale/index';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './RecipeFacts.css';
import { Servings } from './Servings';

/** Props of `Ingredients`: those of a recipe, with the number of people they are for. */
export type IngredientsProps = {
  ingredients: Recipe['ingredients'];
  /** People that the recipe is written for. */
  printed: number;
  /** People that the reader cooks for. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  headingLevel?: HeadingLevel;
};

/**
 * Ingredients of a recipe, scaled by readers to the number of people that they cook for. Amounts that are not
 * understood stay as printed; without JavaScript all do.
 */
export function Ingredients({
  ingredients,
  printed,
  value,
  defaultValue = printed,
  onValueChange,
  headingLevel = 2,
}: IngredientsProps) {
  const { article: texts } = useLocale('article', 'stepByStep').texts;
  const [people, setPeople] = useControlled(value, defaultValue, onValueChange);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.list}>
      <Heading className={headlineClass.md}>{texts.ingredients}</Heading>
      <Servings printed={printed} value={people} onValueChange={setPeople} />
      <ul className={cx(css.ingredients, textClass.summary)}>
        {ingredients.map((text) => (
          <li key={text} className={css.ingredient}>
            {scaleIngredient(text, people / printed)}
          </li>
        ))}
      </ul>
    </section>
  );
}
