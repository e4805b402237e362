'use client';
import { OfflineReading } from '@portal/ui/kept-pages';
import { useOffline } from '../client/offline/useOffline';
import { island } from '../declare-island';

/** Turns reading offline on and off on this device, and shows what is kept there (spec §2). */
function OfflineReadingIsland() {
  const { status, list, change, clear } = useOffline();
  return (
    <OfflineReading status={status} onChange={(isOn) => void change(isOn)} onClear={() => void clear()}>
      {/* As the worker draws it elsewhere too: of titles as documents write them. */}
      {list ? <div dangerouslySetInnerHTML={{ __html: list }} /> : null}
    </OfflineReading>
  );
}

export default island({ wakes: 'idle', component: OfflineReadingIsland });
