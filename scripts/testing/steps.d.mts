/** What checks of the steps read of them. */
export const STEPS: readonly { name: string; level?: 'full' }[];
