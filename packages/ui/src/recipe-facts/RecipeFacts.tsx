import { formatTotalTime, type HowToStep, isRecipe } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { ClockIcon } from '../icon/index';
import { Image } from '../image/Image';
import { counted, type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './RecipeFacts.css';
import { RecipeStrip, type RecipeStripProps } from './RecipeStrip';

/** Props of `RecipeFacts`: levels, time, ingredients and steps of a recipe or a DIY task (spec §3, §9). */
export type RecipeFactsProps = RecipeStripProps & {
  /** Whether levels, time and rating come first; an `Article` places them under its head. */
  hasStrip?: boolean;
  /** Replaces the list of ingredients, for example by `Ingredients` that readers can scale. */
  ingredients?: ReactNode;
  /** Slot for actions: the link to the step-by-step view, the print button. */
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
};

type Heading = `h${HeadingLevel}`;

/** Difficulty, cost, time and rating; ingredients or materials; and the steps. */
export function RecipeFacts({
  hasStrip = true,
  ingredients,
  actions,
  headingLevel = 2,
  ...facts
}: RecipeFactsProps) {
  const { locale, recipe } = facts;
  const heading: Heading = `h${headingLevel}`;
  const { article: texts } = textsOf(locale);
  return (
    <div className={css.recipe} data-part="recipe">
      {hasStrip ? <RecipeStrip {...facts} /> : null}
      {actions ? (
        <div className={css.actions} data-part="recipe-actions">
          {actions}
        </div>
      ) : null}
      <div className={css.columns}>
        <div className={css.needed} data-part="needed">
          {ingredients ?? <Needed recipe={recipe} heading={heading} locale={locale} />}
        </div>
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
  return shown.map(({ title, things, servings }) => (
    <Things key={title} title={title} things={things} servings={servings} heading={heading} locale={locale} />
  ));
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
    <section className={css.list}>
      <Heading className={headlineClass.md}>{title}</Heading>
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
    <section className={css.list} data-part="making">
      <Heading className={headlineClass.md}>{title}</Heading>
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
