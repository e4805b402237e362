import type { OfflineStatus } from '@portal/ui/kept-pages';
import { useEffect, useState } from 'react';
import { askWorker, offlineState, turnOff, turnOn } from './offline';

/** Reading offline on this device: whether it is on, the HTML of what can be read, and what changes both. */
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
      // Half of it is as much as nothing to a reader, and nothing may be left of it.
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
