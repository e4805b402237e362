import type { OfflineStatus } from '@portal/ui/kept-pages';
import { useEffect, useState } from 'react';
import { askWorker, offlineState, turnOff, turnOn } from './offline';

/** Offline reading on this device: its state, the HTML of the stored pages, and the actions on both. */
export function useOffline() {
  const [status, setStatus] = useState<OfflineStatus | null>(null);
  const [list, setList] = useState('');
  useEffect(() => {
    void offlineState().then(async (state) => {
      setStatus(state);
      if (state === 'on') setList((await askWorker({ about: 'list' }))?.list ?? '');
    });
  }, []);
  const change = async (isOn: boolean) => {
    setStatus(isOn ? 'starting' : 'ending');
    try {
      if (isOn) setList(await turnOn());
      else await turnOff();
      setStatus(isOn ? 'on' : 'off');
    } catch (cause) {
      console.warn(cause);
      // A partial state is useless to a reader, and nothing of it may remain.
      await turnOff().catch(console.warn);
      setStatus('failed');
    }
  };
  const clear = async () => {
    setList((await askWorker({ about: 'clear' }))?.list ?? '');
    setStatus('cleared');
  };
  return { status, list, change, clear };
}
