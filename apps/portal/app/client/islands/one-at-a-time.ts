import { useEffect } from 'react';

let isListening = false;

function silenceOthers({ target }: Event): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (media !== target && !media.paused) media.pause();
}

/** Pauses all other media of the page when one starts, including native players. */
export function useOneAtATime(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    document.addEventListener('play', silenceOthers, true);
  }, []);
}
