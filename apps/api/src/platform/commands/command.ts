import { type ParseArgsConfig, parseArgs } from 'node:util';
import { describeError } from '../log';
import { SettingsError } from '../process';
import { databaseProblem } from './start-problem';

type ErrorKind = new (...args: never[]) => Error;

/** What was typed is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What a command was given. @throws UsageError for options that it has not */
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

/** An error of a file names it: its message is a sentence of its own. */
const isOfAFile = (error: unknown) => error instanceof Error && 'path' in error && 'syscall' in error;

/**
 * What a command that failed says: a sentence where it is one, and how it is used where that was wrong. Of what nobody expected what it is
 * and where, as the log says it: an error of a query has readers' values in its own words.
 */
export function commandProblem(error: unknown, usage: string, sentences: readonly ErrorKind[] = []): string {
  const cause = process.env.DATABASE_URL ? databaseProblem(error) : error;
  const isOne = (kinds: readonly ErrorKind[]) => kinds.some((kind) => cause instanceof kind);
  const message = cause instanceof Error ? cause.message : '';
  // How it is called; what each of its words means is asked for.
  if (isOne([UsageError])) return `${message}\n\n${usage.split('\n\n', 1)[0]}\n\nMore with --help.`;
  return isOne([SettingsError, ...sentences]) || isOfAFile(cause)
    ? message
    : `The command failed: ${describeError(cause)}`;
}

/**
 * Runs a command and ends its process: with its exit code, or with 1 where it failed.
 * @param sentences errors beside those of usage and settings whose message says all
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
