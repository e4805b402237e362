'use client';
import { servingsRange } from '@portal/model';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { MinusIcon, PlusIcon } from '../icon/index';
import { counted, useLocale } from '../locale/index';
import * as css from './Servings.css';

/** Props of `Servings`: the number of people of a recipe, and the one that a reader cooks for. */
export type ServingsProps = {
  /** People that the recipe is written for. */
  printed: number;
  value: number;
  onValueChange: (value: number) => void;
};

/** Steps the number of people up and down. Without JavaScript only the number is shown. */
export function Servings({ printed, value, onValueChange }: ServingsProps) {
  const locale = useLocale('stepByStep', 'article');
  const { stepByStep, article } = locale.texts;
  const { min, max } = servingsRange(printed);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label={stepByStep.howMany} className={css.servings} data-part="servings">
      <StepButton
        label={stepByStep.fewer}
        isBlocked={value <= min}
        onPress={() => onValueChange(value - 1)}
      />
      <output className={cx(css.people, textClass.label)}>{counted(article.servings, value, locale)}</output>
      <StepButton
        isMore
        label={stepByStep.more}
        isBlocked={value >= max}
        onPress={() => onValueChange(value + 1)}
      />
    </div>
  );
}

type StepButtonProps = { label: string; isMore?: boolean; isBlocked: boolean; onPress: () => void };

/** At a bound it stays in place and keeps the focus, and does nothing. */
function StepButton({ label, isMore = false, isBlocked, onPress }: StepButtonProps) {
  const Sign = isMore ? PlusIcon : MinusIcon;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? undefined : onPress}
      className={css.step}
    >
      <Sign size={20} />
    </button>
  );
}
