'use client';
import { type DiyTask, type HowToStep, isRecipe, type Recipe, scaleIngredient } from '@portal/model';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { Button } from '../button/Button';
import { Checkbox } from '../checkbox/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { Image } from '../image/Image';
import { KickerLine } from '../kicker/KickerLine';
import { Link } from '../link/Link';
import { fill, useLocale } from '../locale/index';
import { Servings } from '../recipe-facts/Servings';
import * as css from './StepByStep.css';
import { StepTimer, type StepTimerState, Timers } from './StepTimer';
import { useStepKeys } from './useStepKeys';

export type { StepTimerState } from './StepTimer';

/** Props of `StepByStep`: a recipe or a DIY task, to be followed while cooking or working. */
export type StepByStepProps = {
  /** Headline of its content. */
  title: string;
  recipe: Recipe | DiyTask;
  /** URL of the content. */
  backHref: string;
  /** Countdowns by the index of their step, from 0. The parent runs the clock. */
  timers?: Readonly<Record<number, StepTimerState>>;
  onTimer?: (step: number, act: 'start' | 'pause' | 'reset') => void;
  /** Whether the screen is kept awake; undefined if the browser does not support it. */
  isScreenKept?: boolean;
  onKeepScreen?: (isKept: boolean) => void;
  /** Index of the step shown alone, from 0; null for all of them. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (step: number | null) => void;
  /** Indexes of the ticked things, in the order of the lists. */
  ticked?: readonly number[];
  onTick?: (thing: number, isTicked: boolean) => void;
  /** People to cook for, for a recipe that says how many it is for. */
  servings?: number;
  defaultServings?: number;
  onServingsChange?: (servings: number) => void;
};

/** Id of a step, the target of the page's links: from 1, as readers count. */
const stepId = (at: number) => `pas-${at + 1}`;

/**
 * A recipe or a DIY task in large type: its ingredients or materials with checkboxes, and its steps. All of
 * it is visible initially, and without JavaScript; the guided view shows one step at a time, with buttons and
 * arrow keys, and a countdown if a step has a duration.
 */
export function StepByStep(props: StepByStepProps) {
  const { title, recipe, backHref, timers = {}, onTimer } = props;
  const { texts } = useLocale('stepByStep', 'article');
  const { steps } = recipe;
  const [at, go] = useControlled<number | null>(props.value, props.defaultValue ?? null, props.onValueChange);
  const back = useRef<HTMLAnchorElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const wasAt = useRef(at);
  const isGuided = at !== null;
  // Moves the focus when the pressed button, or its step, has disappeared.
  useEffect(() => {
    if (wasAt.current === at) return;
    const has = document.activeElement;
    const isLost = !has || has === document.body || has.closest('[data-part=step][hidden]') !== null;
    if (at === null) begin.current?.focus();
    else if (isLost || wasAt.current === null) onward.current?.focus();
    wasAt.current = at;
  }, [at]);
  useStepKeys({ at, count: steps.length, onGo: go, onLeave: () => back.current?.click() });
  return (
    <div className={css.page} data-part="step-by-step" data-guided={isGuided || undefined}>
      <div className={css.head}>
        <Link href={backHref} ref={back} variant="back">
          {isRecipe(recipe) ? texts.stepByStep.backToRecipe : texts.stepByStep.back}
        </Link>
        {steps.length > 0 ? (
          <span className={css.scripted}>
            <Button ref={begin} variant={isGuided ? 'plain' : 'main'} onClick={() => go(isGuided ? null : 0)}>
              {isGuided ? texts.stepByStep.whole : texts.stepByStep.begin}
            </Button>
          </span>
        ) : null}
        <h1 className={cx(css.title, headlineClass[isGuided ? 'md' : 'xl'])}>{title}</h1>
      </div>
      <div className={css.columns}>
        <Needed {...props} />
        <section className={css.making} aria-label={texts.stepByStep.label}>
          <ol className={css.steps} aria-live={isGuided ? 'polite' : undefined}>
            {steps.map((step, place) => (
              <Step
                key={stepId(place)}
                step={step}
                place={place}
                count={steps.length}
                isHidden={isGuided && place !== at}
                isGuided={isGuided}
                timer={timers[place]}
                onTimer={onTimer && ((act) => onTimer(place, act))}
              />
            ))}
          </ol>
          {at === null ? null : <Guide {...props} at={at} onGo={go} onwardRef={onward} />}
          <Timers timers={timers} at={at} onGo={go} />
        </section>
      </div>
    </div>
  );
}

/** Lists of ingredients or materials, each with a checkbox. */
function Needed({ recipe, ticked, onTick, ...props }: StepByStepProps) {
  const locale = useLocale('article', 'fields', 'stepByStep');
  const { article: texts } = locale.texts;
  const lists = isRecipe(recipe)
    ? [{ title: texts.ingredients, things: recipe.ingredients }]
    : [
        { title: texts.materials, things: recipe.materials },
        { title: texts.tools, things: recipe.tools },
      ];
  const printed = isRecipe(recipe) ? recipe.servings : undefined;
  const [servings = printed, setServings] = useControlled(
    props.servings,
    props.defaultServings ?? printed ?? 1,
    props.onServingsChange,
  );
  const shown = lists.filter(({ things }) => things.length > 0);
  const before = shown.map((_, at) => shown.slice(0, at).flatMap(({ things }) => things).length);
  if (!shown.length) return null;
  return (
    <div className={css.needed}>
      {shown.map(({ title, things }, list) => (
        <section key={title}>
          <h2 className={cx(css.needs, headlineClass.md)}>{title}</h2>
          {printed && servings ? (
            <Servings printed={printed} value={servings} onValueChange={setServings} />
          ) : null}
          <ul className={css.things}>
            {things.map((thing, nth) => {
              const at = (before[list] ?? 0) + nth;
              return (
                <li key={thing} className={css.thing}>
                  <Checkbox
                    label={printed && servings ? scaleIngredient(thing, servings / printed) : thing}
                    autoComplete="off"
                    checked={ticked?.includes(at)}
                    onCheckedChange={(isTicked) => onTick?.(at, isTicked)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

type StepProps = {
  step: HowToStep;
  place: number;
  count: number;
  isHidden: boolean;
  isGuided: boolean;
  timer: StepTimerState | undefined;
  onTimer: ((act: 'start' | 'pause' | 'reset') => void) | undefined;
};

function Step({ step, place, count, isHidden, isGuided, timer, onTimer }: StepProps) {
  const { stepByStep: texts } = useLocale('stepByStep').texts;
  const { text, minutes, image } = step;
  return (
    <li id={stepId(place)} className={css.step} hidden={isHidden} data-part="step">
      <KickerLine words={fill(texts.stepOf, { step: place + 1, total: count })} />
      <p className={css.text}>{text}</p>
      {minutes ? <StepTimer minutes={minutes} place={place} timer={timer} onAct={onTimer} /> : null}
      {image ? (
        <div className={css.picture}>
          <Image image={image} ratio="4:3" sizes="(width < 768px) 94vw, 480px" widest={850} />
        </div>
      ) : null}
      {!isGuided && place + 1 < count ? (
        <a href={`#${stepId(place + 1)}`} className={cx(css.onward, textClass.label)}>
          {texts.next}
        </a>
      ) : null}
    </li>
  );
}

type GuideProps = Pick<StepByStepProps, 'recipe' | 'isScreenKept' | 'onKeepScreen'> & {
  at: number;
  onGo: (at: number | null) => void;
  onwardRef: React.Ref<HTMLButtonElement>;
};

/** Bar at the bottom of the window: back, position, next. */
function Guide({ recipe, at, onGo, onwardRef, isScreenKept, onKeepScreen }: GuideProps) {
  const { stepByStep: texts } = useLocale('stepByStep', 'fields').texts;
  const count = recipe.steps.length;
  const isLast = at + 1 >= count;
  return (
    <div className={css.guide} data-part="guide">
      <progress
        className={css.progress}
        max={count}
        value={at + 1}
        aria-label={fill(texts.stepOf, { step: at + 1, total: count })}
      />
      <div className={css.buttons}>
        <Button
          variant="secondary"
          size="large"
          reason={at === 0 ? texts.first : undefined}
          onClick={() => at > 0 && onGo(at - 1)}
        >
          {texts.previous}
        </Button>
        <Button ref={onwardRef} size="large" onClick={() => onGo(isLast ? null : at + 1)}>
          {isLast ? texts.finish : texts.next}
        </Button>
      </div>
      {isScreenKept === undefined ? null : (
        <Checkbox label={texts.keepAwake} checked={isScreenKept} onCheckedChange={onKeepScreen} />
      )}
    </div>
  );
}
