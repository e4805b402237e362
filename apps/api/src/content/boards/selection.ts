import type { ModulePlan, Selection } from '../../sites';

/** How many contents a plan's module shows, or null where it selects none. */
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
