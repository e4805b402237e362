'use client';
import { StepByStep, type StepByStepProps } from '@portal/ui/step-by-step';
import { useState } from 'react';
import { useKeptScreen } from '../client/islands/kept-screen';
import { useStepTimers } from '../client/player/step-timers';
import { island } from '../declare-island';

export type StepByStepIslandProps = Pick<StepByStepProps, 'title' | 'recipe' | 'backHref'>;

/** A recipe or a DIY task, step by step: with countdowns, and a screen that stays on meanwhile. */
function StepByStepIsland({ title, recipe, backHref }: StepByStepIslandProps) {
  const [isGuided, setGuided] = useState(false);
  const [wantsScreen, setWantsScreen] = useState(true);
  const { timers, act } = useStepTimers(recipe.steps.map(({ minutes = 0 }) => minutes * 60));
  const canKeep = useKeptScreen(isGuided && wantsScreen);
  return (
    <StepByStep
      title={title}
      recipe={recipe}
      backHref={backHref}
      timers={timers}
      onTimer={act}
      onGuide={setGuided}
      {...(canKeep ? { isScreenKept: wantsScreen, onKeepScreen: setWantsScreen } : {})}
    />
  );
}

export default island({ wakes: 'idle', component: StepByStepIsland });
