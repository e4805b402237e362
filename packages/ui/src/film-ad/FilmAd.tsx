'use client';
import { type KeyboardEvent, useRef } from 'react';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { ExternalIcon, PauseIcon, PlayIcon, VolumeIcon, VolumeOffIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import { clock, Tool } from '../media-controls/index';
import * as css from './FilmAd.css';
import { type FilmAdProps, useFilmAd } from './useFilmAd';

/**
 * An ad before a video, over its player: remaining time, a link to the advertiser, and a skip button if the
 * ad server allows it. An ad that does not play ends by itself.
 */
export function FilmAd({ src, skipAfter, href, onEnd, ...rest }: FilmAdProps) {
  const locale = useLocale('playback', 'filmAd');
  const { playback, filmAd: texts } = locale.texts;
  const video = useRef<HTMLVideoElement>(null);
  const { time, length, isRunning, isSilent, toggle, toggleSound, tell } = useFilmAd(video, {
    ...rest,
    onEnd,
  });
  const waits = skipAfter === undefined ? 0 : Math.ceil(skipAfter - time);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const act = { k: toggle, m: toggleSound, ' ': target === video.current ? toggle : undefined }[
      key.toLowerCase()
    ];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <section className={css.box} aria-label={texts.name} onKeyDown={onKeyDown} data-part="film-ad">
      {/* biome-ignore lint/a11y/useMediaCaption: ad servers send no captions */}
      <video
        ref={video}
        src={src}
        playsInline
        preload={rest.isPaused ? 'none' : 'auto'}
        aria-label={texts.name}
        className={css.picture}
        data-part="ad-film"
      />
      <div className={css.head}>
        <span className={visuallyHidden} role="status">
          {texts.began}
        </span>
        <span className={`${css.left} ${textClass.small}`} data-part="left">
          {fill(texts.left, { time: clock(Math.max(0, Math.ceil(length - time))) })}
        </span>
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="sponsored noopener noreferrer"
            className={`${css.visit} ${textClass.label}`}
            onClick={() => {
              video.current?.pause();
              tell('click');
            }}
            data-part="visit"
          >
            {texts.visit}
            <ExternalIcon size={16} />
          </a>
        ) : null}
      </div>
      <div className={css.foot}>
        <span className={css.tools}>
          <Tool
            label={isRunning ? playback.pause : playback.play}
            icon={isRunning ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
            onClick={toggle}
            part="play"
          />
          <Tool
            label={isSilent ? playback.unmute : playback.mute}
            icon={isSilent ? <VolumeOffIcon size={24} /> : <VolumeIcon size={24} />}
            onClick={toggleSound}
            part="mute"
          />
        </span>
        {skipAfter === undefined ? null : waits > 0 ? (
          <span className={`${css.later} ${textClass.small}`} data-part="skip-later">
            {fill(texts.skipIn, { seconds: waits })}
          </span>
        ) : (
          <button
            type="button"
            className={`${css.skip} ${textClass.label}`}
            onClick={() => {
              tell('skip');
              onEnd('skip');
            }}
            data-part="skip"
          >
            {texts.skip}
          </button>
        )}
      </div>
    </section>
  );
}
