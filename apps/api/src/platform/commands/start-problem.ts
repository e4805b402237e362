import { isDatabaseAway } from '../database';
import { describeError } from '../log';
import { SettingsError } from '../process';

/** PostgreSQL's codes of what `DATABASE_URL` says wrong: authorisation, database, right to make things. */
const REFUSED = /^(?:28\w{3}|3D000|42501)$/;

/** Why PostgreSQL cannot be used, as the setting that is wrong where it is that; its password is not repeated. */
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

/** Text of an error that ended the start: a sentence where it is one, one line without values otherwise. */
export function startProblem(error: unknown, plain: readonly (new (...args: never[]) => Error)[]): string {
  const isPlain = error instanceof Error && plain.some((kind) => error instanceof kind);
  return isPlain ? error.message : `The start failed: ${describeError(error)}`;
}
