import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isDatabaseAway } from '../database';
import { describeError } from '../log';
import { SettingsError } from '../process';

type ErrorKind = new (...args: never[]) => Error;

/** Wrong arguments of a command. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Parsed arguments of a command.
 * @throws UsageError for unknown options
 */
export function argumentsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** File system errors name their file: their messages are complete sentences. */
const isOfAFile = (error: unknown) => error instanceof Error && 'path' in error && 'syscall' in error;

/**
 * Text for a failed command: a sentence for a known error, followed by the usage if that was wrong. An
 * unexpected error gets its kind and stack, as in the log: a query error quotes readers' values in its
 * message.
 */
export function commandProblem(error: unknown, usage: string, sentences: readonly ErrorKind[] = []): string {
  const cause = process.env.DATABASE_URL ? databaseProblem(error) : error;
  const isOne = (kinds: readonly ErrorKind[]) => kinds.some((kind) => cause instanceof kind);
  const message = cause instanceof Error ? cause.message : '';
  // Shows the usage line only; `--help` explains its arguments.
  if (isOne([UsageError])) return `${message}\n\n${usage.split('\n\n', 1)[0]}\n\nMore with --help.`;
  return isOne([SettingsError, ...sentences]) || isOfAFile(cause)
    ? message
    : `The command failed: ${describeError(cause)}`;
}

/**
 * Runs a command and ends its process: with its exit code, or with 1 if it failed.
 * @param sentences errors other than those of usage and settings whose message suffices
 */
export function runCommand(
  main: () => Promise<number>,
  usage: string,
  sentences: readonly ErrorKind[] = [],
): void {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(commandProblem(error, usage, sentences));
      process.exit(1);
    },
  );
}

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
