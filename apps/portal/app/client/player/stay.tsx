import { AudioBar } from '@portal/ui/audio-player';
import { createLocale, type InteractivePack, PortalProvider } from '@portal/ui/locale';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { track } from '../analytics/data-layer';
import { loadMissingSheets } from '../islands/awake-styles';
import { loadPageScript } from '../islands/chunks';
import { useOneAtATime } from '../islands/one-at-a-time';
import { loadStyleSheet } from '../islands/style-sheet';
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

type StayingProps = { listening: Listening; onGone: () => void };

/** Player of a recording that began on an earlier page, at the bottom of this one. */
function Staying({ listening, onGone }: StayingProps) {
  useOneAtATime();
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
          ? forgetListening()
          : keepListening({
              ...listening,
              time: now.time,
              duration: now.duration,
              isPlaying: now.status === 'playing' || now.status === 'waiting',
            })
      }
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

/** Loads the sheets of this page whole, then that of the bar unless it was among them. */
async function loadStyles() {
  await loadMissingSheets();
  const { playerStyles } = page.dataset;
  const href = playerStyles && new URL(playerStyles, location.href).href;
  const isLoaded = Array.from(document.styleSheets).some((sheet) => sheet.href === href);
  if (href && !isLoaded) await loadStyleSheet(href);
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

/** Shows what the reader was listening to, if there is anything; called again when a page is returned to. */
export async function stay(): Promise<void> {
  leave();
  ready ??= prepare();
  const locale = await ready;
  const listening = keptListening();
  if (!listening) return;
  root ??= createRoot(document.createElement('div'));
  root.render(
    createPortal(
      <PortalProvider locale={locale}>
        <Staying listening={listening} onGone={leave} />
      </PortalProvider>,
      document.body,
    ),
  );
}
