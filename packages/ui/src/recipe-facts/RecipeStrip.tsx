import { type DiyTask, formatTotalTime, isRecipe, type Recipe } from '@portal/model';
import { cx } from 'class-variance-authority';
import { Rating } from '../card/Rating';
import { headlineClass, textClass } from '../foundation/type.css';
import { counted, type Locale, textsOf } from '../locale/locale';
import * as css from './RecipeFacts.css';

/** Props of `RecipeStrip`: levels, time, people and rating of a recipe or a DIY task (spec §3, §9). */
export type RecipeStripProps = {
  locale: Locale;
  recipe: Recipe | DiyTask;
  totalTime?: number;
  /** Unit of the time: 1 minutes, 2 hours, otherwise days (spec §3). */
  totalTimeUnit?: number;
  /** Mean of readers' votes, 1 to 5, with their number. */
  ratingValue?: number;
  ratingNumVotes?: number;
};

/** First facts of a recipe in one strip: time, difficulty, cost, people, rating. */
export function RecipeStrip({
  locale,
  recipe,
  totalTime,
  totalTimeUnit = 1,
  ratingValue,
  ratingNumVotes,
}: RecipeStripProps) {
  const { article: texts } = textsOf(locale);
  const servings = isRecipe(recipe) ? recipe.servings : undefined;
  const facts: [name: string, value: string][] = [
    ...(totalTime
      ? [[texts.totalTime, formatTotalTime(totalTime, totalTimeUnit, locale.dates)] as [string, string]]
      : []),
    [texts.difficulty.label, texts.difficulty[recipe.difficulty]],
    [texts.cost.label, texts.cost[recipe.cost]],
    ...(servings ? [[texts.yield, counted(texts.servings, servings, locale)] as [string, string]] : []),
  ];
  return (
    <div className={css.strip} data-part="recipe-strip">
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt className={cx(css.name, textClass.small)}>{name}</dt>
            <dd className={headlineClass.xs}>{value}</dd>
          </div>
        ))}
        {ratingValue ? (
          <div className={css.fact}>
            <dt className={cx(css.name, textClass.small)}>{texts.rating}</dt>
            <dd>
              <Rating value={ratingValue} votes={ratingNumVotes} locale={locale} />
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
