'use client';
import { type SavedItem, SavedList } from '@portal/ui/account-list';
import { session } from './reader';
import { useRemoval } from './useRemoval';

export type SavedIslandProps = { items: readonly SavedItem[] };

/** Contents that a reader keeps (spec §2). */
export function SavedIsland({ items }: SavedIslandProps) {
  const { left, ...list } = useRemoval(items, (id) => session.saveContent(id, false));
  return <SavedList items={left} {...list} />;
}
