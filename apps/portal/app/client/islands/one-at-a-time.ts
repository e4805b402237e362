import { useEffect } from 'react';

/** Name under which the tabs of a site tell each other that one of them plays. */
const TABS = 'portal-player';

let isListening = false;
let tabs: BroadcastChannel | undefined;

function silence(except?: EventTarget | null): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (media !== except && !media.paused) media.pause();
}

function silenceOthers({ target }: Event): void {
  silence(target);
  if (target instanceof HTMLMediaElement && target.muted) return;
  if (!tabs && 'BroadcastChannel' in window) {
    tabs = new BroadcastChannel(TABS);
    tabs.onmessage = () => silence();
  }
  tabs?.postMessage('play');
}

/** Pauses all other media of the site when one starts: native players of the page, and other tabs. */
export function useOneAtATime(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    document.addEventListener('play', silenceOthers, true);
    // A page with an open channel may not be kept for the way back.
    addEventListener('pagehide', () => {
      tabs?.close();
      tabs = undefined;
    });
  }, []);
}
