import type { SeededDoubles } from '@portal/api';

/**
 * The environment with the settings of service doubles. A service that has any setting of its own keeps them
 * all: no real secret is ever sent to a double.
 */
export function withDoubles(
  environment: NodeJS.ProcessEnv,
  { env }: Pick<SeededDoubles, 'env'>,
): NodeJS.ProcessEnv {
  const free = env.filter((double) => Object.keys(double).every((name) => !environment[name]));
  return Object.assign({ ...environment }, ...free);
}
