import { useEffect, useState } from 'react';
import { startSession } from './reader';

/**
 * A list with removable items: each disappears once the server confirms (spec §4).
 * @param hasFailed whether the page shows the failure of a form sent without JavaScript
 */
export function useRemoval<Item extends { id: string }>(
  items: readonly Item[],
  remove: (id: string) => Promise<boolean>,
  hasFailed = false,
) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(hasFailed);
  useEffect(() => void startSession(), []);
  const onRemove = async (id: string) => {
    setRemoving((ids) => [...ids, id]);
    setFailed(false);
    const isOut = await remove(id).catch(() => false);
    if (isOut) setGone((ids) => [...ids, id]);
    else setFailed(true);
    setRemoving((ids) => ids.filter((other) => other !== id));
  };
  return {
    left: items.filter(({ id }) => !gone.includes(id)),
    removing,
    failed,
    onRemove: (id: string) => void onRemove(id),
  };
}
