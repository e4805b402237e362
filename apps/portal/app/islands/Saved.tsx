'use client';
import { type SavedItem, SavedList } from '@portal/ui/account-list';
import { island } from '../declare-island';
import { keptAsSaved } from '../waking/offline';
import { session } from '../waking/reader';
import { useRemoval } from '../waking/useRemoval';

export type SavedIslandProps = { items: readonly SavedItem[] };

/** Contents that a reader keeps (spec §2). */
function SavedIsland({ items }: SavedIslandProps) {
  const { left, ...list } = useRemoval(items, (id) => {
    const path = items.find((item) => item.id === id)?.url ?? '/';
    return keptAsSaved(session.saveContent(id, false), false, path);
  });
  return <SavedList items={left} {...list} />;
}

export default island({ wakes: 'interaction', component: SavedIsland });
