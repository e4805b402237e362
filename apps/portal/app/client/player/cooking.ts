import { useCallback, useEffect, useState } from 'react';

/** How far a reader has got with a recipe: the step shown alone, what is ticked, people to cook for. */
export type Cooking = { step: number | null; ticked: readonly number[]; servings?: number };

const NOT_BEGUN: Cooking = { step: null, ticked: [] };

/** Stored until the tab is closed. */
const keyOf = (contentId: string) => `cooking.${contentId}`;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** State of a recipe that this tab has stored; not begun if storage is blocked or holds something else. */
export function keptCooking(contentId: string): Cooking {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(contentId)) ?? 'null');
    const { step, ticked, servings } = Object(kept);
    return {
      step: isCount(step) ? step : null,
      ticked: Array.isArray(ticked) ? ticked.filter(isCount) : [],
      ...(isCount(servings) && servings > 0 ? { servings } : {}),
    };
  } catch {
    return NOT_BEGUN;
  }
}

export function keepCooking(contentId: string, change: Partial<Cooking>): void {
  try {
    sessionStorage.setItem(keyOf(contentId), JSON.stringify({ ...keptCooking(contentId), ...change }));
  } catch {
    // The page works as before, and forgets when it is reloaded.
  }
}

/** State of a recipe that is being cooked; a reload continues it. */
export function useCooking(contentId: string): [Cooking, (change: Partial<Cooking>) => void] {
  const [cooking, setCooking] = useState(NOT_BEGUN);
  // The server knows nothing of it.
  useEffect(() => setCooking(keptCooking(contentId)), [contentId]);
  const change = useCallback(
    (changed: Partial<Cooking>) => {
      setCooking((before) => ({ ...before, ...changed }));
      keepCooking(contentId, changed);
    },
    [contentId],
  );
  return [cooking, change];
}
