import { formatTotalTime, type Recipe } from '@portal/model';
import { cx } from 'class-variance-authority';
import { Rating } from '../card/Rating';
import { headlineClass, textClass } from '../foundation/type.css';
import { counted, type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './RecipeFacts.css';

/** Props of `RecipeFacts`: levels, time, ingredients and steps of a recipe (spec §3, §9). */
export type RecipeFactsProps = {
  locale: Locale;
  recipe: Recipe;
  totalTime?: number;
  /** 1 minutes, 2 hours, otherwise days (spec §3). */
  totalTimeUnit?: number;
  /** The mean of readers' votes, 1 to 5, and how many there are. */
  ratingValue?: number;
  ratingNumVotes?: number;
  headingLevel?: HeadingLevel;
};

/** A recipe's own part: how hard, how dear, how long, for how many; what goes in, and what to do. */
export function RecipeFacts({
  locale,
  recipe,
  totalTime,
  totalTimeUnit = 1,
  ratingValue,
  ratingNumVotes,
  headingLevel = 2,
}: RecipeFactsProps) {
  const Heading = `h${headingLevel}` as const;
  const { article: texts } = textsOf(locale);
  const { difficulty, cost, servings, ingredients, steps } = recipe;
  const facts: [name: string, value: string][] = [
    [texts.difficulty.label, texts.difficulty[difficulty]],
    [texts.cost.label, texts.cost[cost]],
  ];
  if (totalTime) facts.push([texts.totalTime, formatTotalTime(totalTime, totalTimeUnit, locale.dates)]);
  return (
    <div className={css.recipe} data-part="recipe">
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={cx(css.name, textClass.small)}>{name}</dt>
            <dd className={headlineClass.xs}>{value}</dd>
          </div>
        ))}
        {ratingValue ? (
          <div>
            <dt className={cx(css.name, textClass.small)}>{texts.rating}</dt>
            <dd>
              <Rating value={ratingValue} votes={ratingNumVotes} locale={locale} />
            </dd>
          </div>
        ) : null}
      </dl>
      <div className={css.columns}>
        {ingredients.length > 0 ? (
          <section>
            <Heading className={cx(css.title, headlineClass.md)}>{texts.ingredients}</Heading>
            {servings ? (
              <p className={cx(css.name, textClass.label)}>{counted(texts.servings, servings, locale)}</p>
            ) : null}
            <ul className={cx(css.ingredients, textClass.summary)}>
              {ingredients.map((ingredient) => (
                <li key={ingredient} className={css.ingredient}>
                  {ingredient}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {steps.length > 0 ? (
          <section>
            <Heading className={cx(css.title, headlineClass.md)}>{texts.steps}</Heading>
            <ol className={cx(css.steps, textClass.body)}>
              {steps.map((step) => (
                <li key={step} className={css.step}>
                  {step}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  );
}
