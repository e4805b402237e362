import { useEffect } from 'react';

let isListening = false;

function silenceOthers({ target }: Event): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (media !== target && !media.paused) media.pause();
}

/** What begins to play makes everything else on the page stop, the browser's own players included. */
export function useOneAtATime(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    document.addEventListener('play', silenceOthers, true);
  }, []);
}
