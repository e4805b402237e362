'use client';
import { ROUTES } from '@portal/model';
import { type SavedItem, SavedList } from '@portal/ui/account-list';
import { island } from '../declare-island';
import { keptAsSaved } from '../waking/offline';
import { session } from '../waking/reader';
import { useRemoval } from '../waking/useRemoval';

export type SavedIslandProps = { items: readonly SavedItem[]; failed?: boolean };

/** Contents that a reader keeps (spec §2). */
function SavedIsland({ items, failed }: SavedIslandProps) {
  const remove = (id: string) => {
    const path = items.find((item) => item.id === id)?.url ?? '/';
    return keptAsSaved(session.saveContent(id, false), false, path);
  };
  const { left, ...list } = useRemoval(items, remove, failed);
  return <SavedList items={left} action={ROUTES.savedContents} {...list} />;
}

export default island({ wakes: 'interaction', component: SavedIsland });
