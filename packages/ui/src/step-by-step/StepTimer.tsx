'use client';
import { formatTotalTime } from '@portal/model';
import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { Button } from '../button/Button';
import { formatDuration } from '../card/facts';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ClockIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as css from './StepByStep.css';

/** Countdown of one step: whole seconds left, and whether it runs. */
export type StepTimerState = { secondsLeft: number; isRunning: boolean };

type StepTimerProps = {
  minutes: number;
  place: number;
  timer: StepTimerState | undefined;
  onAct: ((act: 'start' | 'pause' | 'reset') => void) | undefined;
};

/** Duration of a step, with a countdown if there is script. */
export function StepTimer({ minutes, place, timer, onAct }: StepTimerProps) {
  const locale = useLocale('stepByStep');
  const { stepByStep: texts } = locale.texts;
  const time = formatTotalTime(minutes, 1, locale.dates);
  const first = useRef<HTMLButtonElement>(null);
  const isOver = timer?.secondsLeft === 0;
  const act = isOver ? 'reset' : timer?.isRunning ? 'pause' : 'start';
  const word = { reset: texts.reset, pause: texts.pause, start: timer ? texts.resume : texts.startTimer }[
    act
  ];
  const ofStep = <span className={visuallyHidden}> {fill(texts.ofStep, { step: place + 1 })}</span>;
  return (
    <div className={css.timer} data-part="timer">
      <ClockIcon size={24} />
      <span className={css.time} role={timer ? 'timer' : undefined}>
        {timer ? formatDuration(timer.secondsLeft) : time}
      </span>
      <span className={cx(css.scripted, css.acts)}>
        <Button ref={first} variant="secondary" onClick={() => onAct?.(act)}>
          {word}
          {ofStep}
        </Button>
        {timer && !isOver ? (
          <Button
            variant="plain"
            onClick={() => {
              // This button disappears with the countdown.
              first.current?.focus();
              onAct?.('reset');
            }}
          >
            {texts.reset}
            {ofStep}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

type TimersProps = {
  timers: Readonly<Record<number, StepTimerState>>;
  at: number | null;
  onGo: (at: number) => void;
};

/** Countdowns of other steps, while one is shown; the end of any countdown is announced. */
export function Timers({ timers, at, onGo }: TimersProps) {
  const { stepByStep: texts } = useLocale('stepByStep').texts;
  const all = Object.entries(timers).map(([place, timer]) => ({ place: Number(place), ...timer }));
  const elsewhere = all.filter(({ place }) => at !== null && place !== at);
  return (
    <>
      {elsewhere.length > 0 ? (
        <ul className={css.elsewhere} aria-label={texts.timers}>
          {elsewhere.map(({ place, secondsLeft }) => (
            <li key={place}>
              <Button variant="plain" size="small" onClick={() => onGo(place)}>
                {fill(texts.step, { step: place + 1 })} · {formatDuration(secondsLeft)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="alert" className={cx(css.over, textClass.label)}>
        {all
          .filter(({ secondsLeft }) => secondsLeft === 0)
          .map(({ place }) => (
            <p key={place}>{fill(texts.over, { step: place + 1 })}</p>
          ))}
      </div>
    </>
  );
}
