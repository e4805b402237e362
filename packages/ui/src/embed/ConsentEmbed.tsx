'use client';
import type { Image as ImageData } from '@portal/model';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { ExternalIcon, PlayIcon } from '../icon/index';
import { Image } from '../image/index';
import { fill, useLocale } from '../locale/index';
import * as css from './ConsentEmbed.css';
import type { EmbedKind } from './providers';

/** Props of `ConsentEmbed`, which loads a provider's player only once the reader asks for it. */
export type ConsentEmbedProps = {
  /** Its page, where the link leads. */
  url: string;
  /** Whose it is: YouTube, Spotify. */
  provider: string;
  title: string;
  /** Address of the player: `playableOf(url)` knows those of the great providers. */
  frame: string;
  kind?: EmbedKind;
  /** A picture of the newsroom's own: the provider's would tell it of the reader. */
  poster?: ImageData;
  /** The poster is the largest picture of its page. */
  priority?: boolean;
  /** Width over height of a film, as CSS writes it. */
  ratio?: string;
  /** The reader agreed before: it is shown at once. */
  isAllowed?: boolean;
  /** The reader agreed; `remember` if for all that comes from this provider. */
  onAllow?: (consent: { provider: string; remember: boolean }) => void;
};

/** Somebody else's player behind the reader's word: nothing of theirs is loaded before (spec §3). */
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
    // The button that was pressed has gone: its place is the player's.
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
