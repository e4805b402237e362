import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while that is wanted (Screen Wake Lock). Browsers let go of it where the page is hidden, or where the
 * battery is low: it is asked for again when the page comes back.
 * @returns whether this browser can
 */
export function useKeptScreen(isWanted: boolean): boolean {
  const [can, setCan] = useState(false);
  // Drawn on the server without it.
  useEffect(() => setCan('wakeLock' in navigator), []);
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let held: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
        else held = lock;
      } catch {
        // The system saves power: the screen goes dark as it always does.
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, [isWanted]);
  return can;
}
