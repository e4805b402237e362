'use client';
import { StepByStep, type StepByStepProps } from '@portal/ui/step-by-step';
import { useState } from 'react';
import { useKeptScreen } from '../client/islands/kept-screen';
import { useCooking } from '../client/player/cooking';
import { useStepTimers } from '../client/player/step-timers';
import { island } from '../declare-island';

export type StepByStepIslandProps = Pick<StepByStepProps, 'title' | 'recipe' | 'backHref'> & {
  contentId: string;
};

/** A recipe or a DIY task, step by step: with countdowns, and a screen that stays on meanwhile. */
function StepByStepIsland({ contentId, title, recipe, backHref }: StepByStepIslandProps) {
  const [{ step, ticked, servings }, change] = useCooking(contentId);
  const [wantsScreen, setWantsScreen] = useState(true);
  const { timers, act } = useStepTimers(recipe.steps.map(({ minutes = 0 }) => minutes * 60));
  // The recipe may have fewer steps than before.
  const at = step !== null && step < recipe.steps.length ? step : null;
  const canKeep = useKeptScreen(at !== null && wantsScreen);
  return (
    <StepByStep
      title={title}
      recipe={recipe}
      backHref={backHref}
      timers={timers}
      onTimer={act}
      value={at}
      onValueChange={(next) => change({ step: next })}
      ticked={ticked}
      onTick={(thing, isTicked) =>
        change({ ticked: isTicked ? [...ticked, thing] : ticked.filter((other) => other !== thing) })
      }
      servings={servings ?? ('servings' in recipe ? recipe.servings : undefined)}
      onServingsChange={(people) => change({ servings: people })}
      {...(canKeep ? { isScreenKept: wantsScreen, onKeepScreen: setWantsScreen } : {})}
    />
  );
}

export default island({ wakes: 'idle', component: StepByStepIsland });
