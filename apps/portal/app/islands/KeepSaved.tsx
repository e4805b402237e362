'use client';
import { KeepSaved, OfflineSwitch } from '@portal/ui/kept-pages';
import { useEffect, useState } from 'react';
import { tellWorker } from '../client/offline/offline';
import { useOffline } from '../client/offline/useOffline';
import { island } from '../declare-island';

export type KeepSavedIslandProps = {
  /** URLs of the pages that the reader has saved. */
  paths: readonly string[];
};

/** Stores a reader's saved pages on their device, on request, if offline reading is on (spec §2). */
function KeepSavedIsland({ paths }: KeepSavedIslandProps) {
  /** Pages on the device; null until the worker answers, and without a worker. */
  const [saved, setSaved] = useState<readonly string[] | null>(null);
  /** Those of which only the opening is stored. */
  const [openings, setOpenings] = useState<readonly string[]>([]);
  const [keeping, setKeeping] = useState(false);
  const [failed, setFailed] = useState(false);
  const { status, change } = useOffline();
  useEffect(() => {
    if (status !== 'on') return;
    void tellWorker({ about: 'saved' }, (words) => {
      setSaved(words.saved);
      setOpenings(words.openings ?? []);
    });
  }, [status]);
  if (!status) return null;
  const choice = <OfflineSwitch status={status} onChange={(isOn) => void change(isOn)} />;
  if (status !== 'on' || !saved || !paths.length) return choice;
  const missing = paths.filter((path) => !saved.includes(path));
  const onKeep = () => {
    setKeeping(true);
    void tellWorker({ about: 'keep', paths: missing }, ({ saved: now, openings: closed = [], isDone }) => {
      setSaved(now);
      setOpenings(closed);
      if (!isDone) return;
      setKeeping(false);
      setFailed(paths.some((path) => !now.includes(path)));
    });
  };
  return (
    <>
      {choice}
      <KeepSaved
        total={paths.length}
        kept={paths.length - missing.length}
        hasOpenings={paths.some((path) => openings.includes(path))}
        keeping={keeping}
        failed={failed}
        onKeep={onKeep}
      />
    </>
  );
}

export default island({ wakes: 'idle', component: KeepSavedIsland });
