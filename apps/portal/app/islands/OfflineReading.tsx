'use client';
import { OfflineReading } from '@portal/ui/kept-pages';
import { useOffline } from '../client/offline/useOffline';
import { island } from '../declare-island';

/** Turns offline reading on and off on this device, and shows what is stored there (spec §2). */
function OfflineReadingIsland() {
  const { status, list, change, clear } = useOffline();
  return (
    <OfflineReading status={status} onChange={(isOn) => void change(isOn)} onClear={() => void clear()}>
      {/* HTML of the worker, as on its own pages; titles are escaped as documents have them. */}
      {list ? <div dangerouslySetInnerHTML={{ __html: list }} /> : null}
    </OfflineReading>
  );
}

export default island({ wakes: 'idle', component: OfflineReadingIsland });
