/** Types of `postgres.mjs`, for tests in TypeScript. */
export function startPostgres(): Promise<{ url: string; stop: () => void } | null>;
export function hasPostgres(): boolean;
