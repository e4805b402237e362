import { AudioBar } from '@portal/ui/audio-player';
import { createLocale, type InteractivePack, PortalProvider } from '@portal/ui/locale';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { track } from '../analytics/data-layer';
import { loadMissingSheets } from '../islands/awake-styles';
import { loadPageScript } from '../islands/chunks';
import { useOneAtATime } from '../islands/one-at-a-time';
import { loadStyleSheet } from '../islands/style-sheet';
import { fetchFollowing, playNext, useOneAfterAnother } from './following';
import {
  forgetListening,
  keepListening,
  keepSpeed,
  keptListening,
  keptSpeed,
  type Listening,
} from './listening';
import { showOutside } from './lock-screen';

const page = document.documentElement;

/** Next edition after a recording: as its page said, else as the page of the recording says now. */
function useFollowing({ following, href, isLive }: Listening) {
  const [known, setKnown] = useState(following);
  useEffect(() => {
    if (following !== undefined || isLive || !href) return;
    let isShown = true;
    void fetchFollowing(href).then((found) => isShown && setKnown(found));
    return () => {
      isShown = false;
    };
  }, [following, href, isLive]);
  return known;
}

type StayingProps = { listening: Listening; onGone: () => void };

/** Player of a recording that began on an earlier page, at the bottom of this one. */
function Staying({ listening, onGone }: StayingProps) {
  useOneAtATime();
  const choice = useOneAfterAnother();
  const following = useFollowing(listening);
  const { src, title, kicker, href, cover, isLive, time, duration, isPlaying, contentId } = listening;
  useEffect(() => {
    // Another audio of this page takes its place, with a bar of its own.
    const onPlay = ({ target }: Event) => {
      if (target instanceof HTMLAudioElement && !target.closest('[data-part=audio-bar]')) onGone();
    };
    document.addEventListener('play', onPlay, true);
    return () => document.removeEventListener('play', onPlay, true);
  }, [onGone]);
  return (
    <AudioBar
      track={{
        id: src,
        src,
        title,
        duration,
        isLive,
        ...(kicker ? { kicker } : {}),
        ...(href ? { href } : {}),
        ...(cover ? { poster: { src: cover, alt: '' } } : {}),
      }}
      startsAtOnce={isPlaying}
      startsAt={isLive ? 0 : time}
      continues
      rate={isLive ? 1 : keptSpeed()}
      onRate={keepSpeed}
      onProgress={(now) =>
        now.status === 'ended'
          ? keptListening()?.src === src && keptListening()?.href === href && forgetListening()
          : keepListening({
              ...listening,
              following,
              time: now.time,
              duration: now.duration,
              isPlaying: now.status === 'playing' || now.status === 'waiting',
            })
      }
      upNext={following ? { ...following, ...choice, onStart: () => void playNext(following) } : undefined}
      onMetadata={showOutside}
      onMilestone={(milestone) => {
        if (contentId) track({ event: 'audio_milestone', milestone, content_id: contentId, source: src });
      }}
      onClose={() => {
        forgetListening();
        onGone();
      }}
    />
  );
}

let root: Root | undefined;
let ready: ReturnType<typeof prepare> | undefined;

/** Loads the sheets of this page whole, then those of the bar unless they were among them. */
async function loadStyles() {
  await loadMissingSheets();
  const { playerStyles } = page.dataset;
  const wanted = (playerStyles?.split(' ') ?? []).map((address) => new URL(address, location.href).href);
  const loaded = Array.from(document.styleSheets, ({ href }) => href);
  await Promise.all(wanted.filter((href) => !loaded.includes(href)).map((href) => loadStyleSheet(href)));
}

/** Texts and styles of the bar. A page without media has none of them. */
async function prepare() {
  const [{ pack }] = await Promise.all([loadPageScript<{ pack: InteractivePack }>('texts'), loadStyles()]);
  return createLocale(pack, { now: page.dataset.now ?? '', timeZone: page.dataset.timeZone });
}

function leave(): void {
  root?.unmount();
  root = undefined;
}

/** Starts a film that follows another one, if this is its page. A browser that refuses leaves its button. */
function startFilm({ href }: Listening): void {
  forgetListening();
  if (href === location.pathname)
    document.querySelector<HTMLElement>('portal-island[name=video] video')?.click();
}

/**
 * Shows what the reader was listening to, if there is anything; called again when a page is returned to.
 * @param takesFocus from the bar that it replaces
 */
export async function stay(takesFocus = false): Promise<void> {
  leave();
  ready ??= prepare();
  const locale = await ready;
  const listening = keptListening();
  if (!listening) return;
  if (listening.isFilm) {
    startFilm(listening);
    return;
  }
  root ??= createRoot(document.createElement('div'));
  const bar = createPortal(
    <PortalProvider locale={locale}>
      <Staying listening={listening} onGone={leave} />
    </PortalProvider>,
    document.body,
  );
  const shown = root;
  flushSync(() => shown.render(bar));
  if (takesFocus)
    document
      .querySelector<HTMLElement>('[data-part=audio-bar] [data-part=play]')
      ?.focus({ preventScroll: true });
}
