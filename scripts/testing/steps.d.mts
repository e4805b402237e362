type Step = { name: string; level?: 'full' };

/** What checks of the steps read of them. */
export const STEPS: readonly Step[];
export function relevant(step: Step, changed: readonly string[] | undefined): string[] | undefined;
