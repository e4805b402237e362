'use client';
import { ROUTES } from '@portal/model';
import { type SavedItem, SavedList } from '@portal/ui/account-list';
import { session } from '../client/islands/reader';
import { useRemoval } from '../client/islands/useRemoval';
import { keptAsSaved } from '../client/offline/offline';
import { island } from '../declare-island';

export type SavedIslandProps = { items: readonly SavedItem[]; failed?: boolean };

/** Articles that a reader has saved (spec §2). */
function SavedIsland({ items, failed }: SavedIslandProps) {
  const remove = (id: string) => {
    const path = items.find((item) => item.id === id)?.url ?? '/';
    return keptAsSaved(session.saveContent(id, false), false, path);
  };
  const { left, ...list } = useRemoval(items, remove, failed);
  return <SavedList items={left} action={ROUTES.savedContents} {...list} />;
}

export default island({ wakes: 'interaction', component: SavedIsland });
