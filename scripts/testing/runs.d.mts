/** Types of `runs.mjs`, for tests in TypeScript. */
export function readersOfFiles(): string[];
