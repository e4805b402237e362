import type { ModulePlan, Selection } from '../../sites';

/** The selection of a plan's module, or null if it has none. */
export function selectionOf(plan: ModulePlan): Selection | null {
  switch (plan.type) {
    case 'card':
    case 'banner':
      return { ...plan.select, count: 1 };
    case 'five-text-cards':
    case 'grouper-in-5':
      return { ...plan.select, count: 5 };
    default:
      return 'select' in plan ? plan.select : null;
  }
}
