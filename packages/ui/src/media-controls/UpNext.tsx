'use client';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { OneAfterAnotherIcon, PlayIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import { clock } from './playback';
import * as css from './UpNext.css';
import { COUNT_SECONDS, type NextCount, type UpNextChoice } from './useUpNext';

/** Places of `UpNext`: below a player, in the bar at the bottom of the window, over the last picture of a film. */
export const UP_NEXT_PLACES = ['below', 'bar', 'film'] as const;
/** Place of the next edition: below a player, in the bar of the window, or over the end of a film. */
export type UpNextPlace = (typeof UP_NEXT_PLACES)[number];

/** Props of `UpNext`: what follows, the count before it starts, and where it is shown. */
export type UpNextProps = {
  choice: UpNextChoice;
  /** Of `useUpNext`; two places of one player share it. */
  count: NextCount;
  place?: UpNextPlace;
};

/**
 * Next edition of a programme: its picture, name and length, or that there is none. At the end of the
 * edition a button plays it; the count appears only if the reader has chosen one after another.
 */
export function UpNext({ choice, count, place = 'below' }: UpNextProps) {
  const { playback: texts } = useLocale('playback').texts;
  const { next, programme, isOn, onSwitch, onStart } = choice;
  const { state, left, isHeld, hold, stop } = count;
  const isCounting = state === 'counting';
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a landmark, since a film has two
    <div
      role="group"
      className={cx(css.next, css.places[place])}
      aria-label={texts.nextEpisode}
      onFocus={() => hold(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hold(false);
      }}
      data-state={state}
      data-part="up-next"
    >
      {next ? (
        <>
          {next.picture ? (
            <img src={next.picture} alt="" width={56} height={56} loading="lazy" className={css.picture} />
          ) : null}
          <div className={css.words}>
            <p className={cx(css.label, textClass.small)}>
              {isCounting ? (
                <span
                  className={css.count}
                  style={{ '--gone': `${((COUNT_SECONDS - left) / COUNT_SECONDS) * 100}%` }}
                  aria-hidden="true"
                  data-part="count"
                >
                  {isHeld ? texts.onHold : fill(texts.startsIn, { seconds: left })}
                </span>
              ) : (
                [texts.nextEpisode, ...(next.duration ? [clock(next.duration)] : [])].join(' · ')
              )}
            </p>
            <Anchor href={next.url} className={cx(css.title, textClass.label)}>
              {next.title}
            </Anchor>
          </div>
        </>
      ) : (
        <p className={cx(css.words, textClass.label)}>
          <span>{fill(texts.lastEpisode, { programme: programme.name })}</span>{' '}
          <Anchor href={programme.url} className={css.all}>
            {texts.allEpisodes}
          </Anchor>
        </p>
      )}
      {next ? (
        <div className={css.acts}>
          {place === 'below' ? <OneAfterAnother isOn={isOn} onSwitch={onSwitch} /> : null}
          {state === 'idle' ? null : (
            <button
              type="button"
              className={cx(css.play, textClass.label)}
              onClick={onStart}
              data-part="play-next"
            >
              <PlayIcon size={20} />
              {texts.playNext}
            </button>
          )}
          {isCounting ? (
            <button
              type="button"
              className={cx(css.stop, textClass.label)}
              onClick={({ currentTarget }) => {
                // It leaves with the count, and the focus stays.
                currentTarget.parentElement?.querySelector<HTMLElement>('[data-part=play-next]')?.focus();
                stop();
              }}
              data-part="stop-count"
            >
              {texts.stopCount}
            </button>
          ) : null}
        </div>
      ) : null}
      {/* Once for each count: the seconds that follow are not announced. */}
      <p role="status" className={visuallyHidden}>
        {isCounting && next ? fill(texts.startsSoon, { seconds: COUNT_SECONDS, title: next.title }) : null}
      </p>
    </div>
  );
}

/** Props of `OneAfterAnother`: whether it is on, and the handler that changes it. */
export type OneAfterAnotherProps = Pick<UpNextChoice, 'isOn' | 'onSwitch'> & {
  /** Without visible words, where there is little room. */
  isIcon?: boolean;
};

/** Switch for recordings and films that start by themselves after the previous one. */
export function OneAfterAnother({ isOn, onSwitch, isIcon = false }: OneAfterAnotherProps) {
  const { playback: texts } = useLocale('playback').texts;
  return (
    <button
      type="button"
      className={cx(css.toggle, textClass.label)}
      aria-pressed={isOn}
      onClick={() => onSwitch(!isOn)}
      data-part="one-after-another"
      {...(isIcon ? { 'aria-label': texts.oneAfterAnother, title: texts.oneAfterAnother } : {})}
    >
      <OneAfterAnotherIcon size={22} />
      {isIcon ? null : <span className={css.toggleWords}>{texts.oneAfterAnother}</span>}
    </button>
  );
}
