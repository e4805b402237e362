import { type DiyTask, formatTotalTime, type HowToStep, isRecipe, type Recipe } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Rating } from '../card/Rating';
import { headlineClass, textClass } from '../foundation/type.css';
import { ClockIcon } from '../icon/index';
import { Image } from '../image/Image';
import { counted, type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './RecipeFacts.css';

/** Props of `RecipeFacts`: levels, time, ingredients and steps of a recipe or a DIY task (spec §3, §9). */
export type RecipeFactsProps = {
  locale: Locale;
  /** A recipe, or a DIY task, which has materials and tools instead of ingredients. */
  recipe: Recipe | DiyTask;
  totalTime?: number;
  /** Unit of the time: 1 minutes, 2 hours, otherwise days (spec §3). */
  totalTimeUnit?: number;
  /** Mean of readers' votes, 1 to 5, with their number. */
  ratingValue?: number;
  ratingNumVotes?: number;
  /** Slot for actions: the link to the step-by-step view, the print button. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
};

type Heading = `h${HeadingLevel}`;

/** Difficulty, cost, time and servings; ingredients or materials; and the steps. */
export function RecipeFacts({
  locale,
  recipe,
  totalTime,
  totalTimeUnit = 1,
  ratingValue,
  ratingNumVotes,
  actions,
  headingLevel = 2,
}: RecipeFactsProps) {
  const heading: Heading = `h${headingLevel}`;
  const { article: texts } = textsOf(locale);
  const facts: [name: string, value: string][] = [
    [texts.difficulty.label, texts.difficulty[recipe.difficulty]],
    [texts.cost.label, texts.cost[recipe.cost]],
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
      {actions ? (
        <div className={css.actions} data-part="recipe-actions">
          {actions}
        </div>
      ) : null}
      <div className={css.columns}>
        <Needed recipe={recipe} heading={heading} locale={locale} />
        <Steps
          title={isRecipe(recipe) ? texts.steps : texts.diySteps}
          steps={recipe.steps}
          heading={heading}
          locale={locale}
        />
      </div>
    </div>
  );
}

type NeededProps = Pick<RecipeFactsProps, 'locale' | 'recipe'> & { heading: Heading };

/** Ingredients, or materials and tools. */
function Needed({ recipe, heading, locale }: NeededProps) {
  const { article: texts } = textsOf(locale);
  const lists: Pick<ThingsProps, 'title' | 'things' | 'servings'>[] = isRecipe(recipe)
    ? [{ title: texts.ingredients, things: recipe.ingredients, servings: recipe.servings }]
    : [
        { title: texts.materials, things: recipe.materials },
        { title: texts.tools, things: recipe.tools },
      ];
  const shown = lists.filter(({ things }) => things.length > 0);
  if (!shown.length) return null;
  return (
    <div className={css.needed}>
      {shown.map(({ title, things, servings }) => (
        <Things
          key={title}
          title={title}
          things={things}
          servings={servings}
          heading={heading}
          locale={locale}
        />
      ))}
    </div>
  );
}

type ThingsProps = {
  title: string;
  things: readonly string[];
  servings?: number | undefined;
  heading: Heading;
  locale: Locale;
};

function Things({ title, things, servings, heading: Heading, locale }: ThingsProps) {
  return (
    <section>
      <Heading className={cx(css.title, headlineClass.md)}>{title}</Heading>
      {servings ? (
        <p className={cx(css.name, textClass.label)}>
          {counted(textsOf(locale).article.servings, servings, locale)}
        </p>
      ) : null}
      <ul className={cx(css.ingredients, textClass.summary)}>
        {things.map((thing) => (
          <li key={thing} className={css.ingredient}>
            {thing}
          </li>
        ))}
      </ul>
    </section>
  );
}

type StepsProps = { title: string; steps: readonly HowToStep[]; heading: Heading; locale: Locale };

function Steps({ title, steps, heading: Heading, locale }: StepsProps) {
  if (!steps.length) return null;
  return (
    <section>
      <Heading className={cx(css.title, headlineClass.md)}>{title}</Heading>
      <ol className={cx(css.steps, textClass.body)}>
        {steps.map(({ text, minutes, image }) => (
          <li key={text} className={css.step}>
            <div className={css.does}>
              <p>{text}</p>
              {minutes ? (
                <p className={cx(css.minutes, textClass.label)}>
                  <ClockIcon size={16} />
                  {formatTotalTime(minutes, 1, locale.dates)}
                </p>
              ) : null}
              {image ? (
                <div className={css.picture}>
                  <Image image={image} ratio="4:3" sizes="(width < 768px) 80vw, 360px" widest={480} />
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
