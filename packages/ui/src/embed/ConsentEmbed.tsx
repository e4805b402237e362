'use client';
import type { Image as ImageData } from '@portal/model';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { headlineClass, textClass } from '../foundation/type.css';
import { ExternalIcon, PlayIcon } from '../icon/index';
import { Image } from '../image/Image';
import { fill, useLocale } from '../locale/index';
import * as css from './Embed.css';
import type { EmbedKind } from './providers';

/** Props of `ConsentEmbed`, which loads a provider's player only when the reader asks for it. */
export type ConsentEmbedProps = {
  /** URL of the provider's page, for the link. */
  url: string;
  /** Name of the provider: YouTube, Spotify. */
  provider: string;
  title: string;
  /** URL of the player; `playableOf(url)` returns those of the major providers. */
  frame: string;
  kind?: EmbedKind;
  /** A picture of the newsroom's own: loading the provider's would identify the reader to it. */
  poster?: ImageData;
  /** Whether the poster is the largest picture of its page. */
  priority?: boolean;
  /** Aspect ratio of a video, in CSS syntax. */
  ratio?: string;
  /** Consent was given before: the player is shown at once. */
  isAllowed?: boolean;
  /** Called on consent; `remember` if it is for all content of this provider. */
  onAllow?: (consent: { provider: string; remember: boolean }) => void;
};

/** Third-party player behind a consent: nothing of it loads before (spec §3). */
export function ConsentEmbed({
  url,
  provider,
  title,
  frame,
  kind = 'video',
  poster,
  priority,
  ratio,
  isAllowed = false,
  onAllow,
}: ConsentEmbedProps) {
  const { consent: texts } = useLocale('consent').texts;
  const [isAsked, setAsked] = useState(false);
  const [remember, setRemember] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The pressed button is gone: the player takes the focus.
    if (isAsked) player.current?.focus();
  }, [isAsked]);
  const isShown = isAllowed || isAsked;
  const hasPoster = poster !== undefined && !poster.missing;
  return (
    <div
      className={cx(css.box, css.kinds[kind])}
      style={ratio ? { '--ratio': ratio } : undefined}
      data-provider={provider}
      data-part="consent-embed"
    >
      {isShown ? (
        <iframe
          ref={player}
          src={frame}
          title={fill(texts.frame, { title, provider })}
          className={css.frame}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          data-part="frame"
        />
      ) : (
        <>
          {hasPoster ? (
            <div className={css.poster}>
              <Image
                image={{ ...poster, alt: '' }}
                ratio="16:9"
                sizes="(width < 1100px) 100vw, 850px"
                priority={priority}
                className={css.picture}
              />
            </div>
          ) : null}
          <div className={cx(css.words, hasPoster && css.onPoster)}>
            <p className={textClass.small}>{provider}</p>
            <p className={headlineClass.sm}>{title}</p>
            <p className={cx(css.notice, textClass.small)} data-part="notice">
              {fill(texts.notice, { provider })}
            </p>
            <div className={css.actions}>
              <span className={css.awake}>
                <Button
                  icon={<PlayIcon size={20} />}
                  className={hasPoster ? css.playOnPoster : undefined}
                  onClick={() => {
                    setAsked(true);
                    onAllow?.({ provider, remember });
                  }}
                >
                  {texts.play}
                </Button>
                <label className={cx(css.remember, textClass.small)}>
                  <input
                    type="checkbox"
                    checked={remember}
                    onChange={(event) => setRemember(event.currentTarget.checked)}
                    className={css.check}
                  />
                  {fill(texts.remember, { provider })}
                </label>
              </span>
              <a href={url} target="_blank" rel="noopener nofollow" className={cx(css.link, textClass.small)}>
                {fill(texts.open, { provider })} <ExternalIcon />
              </a>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
