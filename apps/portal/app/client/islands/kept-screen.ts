import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake on demand (Screen Wake Lock). Browsers release the lock when the page is hidden, or
 * the battery is low: it is requested again when the page is visible.
 * @returns whether this browser can
 */
export function useKeptScreen(isWanted: boolean): boolean {
  const [can, setCan] = useState(false);
  // The server renders it as false.
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
        // The system saves power: the screen goes dark as usual.
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
