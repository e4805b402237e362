import { isDatabaseAway } from '../database';
import { describeError } from '../log';
import { SettingsError } from '../process';

/**
 * PostgreSQL error codes for a wrong `DATABASE_URL`: authorisation, database, permission to create tables.
 */
const REFUSED = /^(?:28\w{3}|3D000|42501)$/;

/**
 * Explains why PostgreSQL cannot be used, as a `SettingsError` if a setting is wrong; never repeats its
 * password.
 */
export function databaseProblem(error: unknown): unknown {
  const { code, message } = Object(error);
  if (isDatabaseAway(error))
    return new SettingsError(
      `DATABASE_URL names a PostgreSQL that does not answer (${code ?? message}): start it, or put the address right.`,
    );
  if (typeof code === 'string' && REFUSED.test(code))
    return new SettingsError(`DATABASE_URL is refused by its PostgreSQL: ${message}.`);
  return error;
}

/**
 * Text of an error that ended the start: a sentence if it is a known one, otherwise one line without values.
 */
export function startProblem(error: unknown, plain: readonly (new (...args: never[]) => Error)[]): string {
  const isPlain = error instanceof Error && plain.some((kind) => error instanceof kind);
  return isPlain ? error.message : `The start failed: ${describeError(error)}`;
}
