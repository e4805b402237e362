export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];
export type LogSettings = { format: LogFormat; level: LogLevel };

/**
 * Writes a message of level `info`; `warn` and `error` write those levels. One line per message, whatever it
 * contains.
 */
export type Log = ((message: string) => void) & {
  warn: (message: string) => void;
  error: (message: string) => void;
};

/** Characters that break a line or move a terminal's cursor. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string) =>
  text.replace(
    CONTROL,
    (character) =>
      SHORT_ESCAPES[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/*
 * The log must not contain what a reader typed or was sent: email addresses, the query part of an address,
 * and secrets as `newSecret` makes them. Each expression scans a text once.
 */
const EMAIL = /[^\s@<>"'(),;:/\\]{1,64}@[^\s@<>"'(),;:/\\]{1,255}/g;
const QUERY = /\?[^\s"'<>)]+/g;
const SECRET = /\b[\w-]{43,}\b/g;
const withoutReaders = (text: string) =>
  text.replace(EMAIL, '<email>').replace(QUERY, '?…').replace(SECRET, '<secret>');

/** Characters of a message that are kept: an endless one would fill the disk. */
const MAX_MESSAGE = 4_000;

type LogOutput = (level: LogLevel, line: string) => void;

/** Warnings and errors go to standard error, everything else to standard output. */
const toConsole: LogOutput = (level, line) =>
  void (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);

/** Milliseconds in which a repeated warning or error is written only once. */
const REPEAT_MS = 10_000;
/** Messages that are remembered as written; beyond them the oldest is dropped. */
const MAX_REPEATED = 100;

/**
 * Writes each text once in `REPEAT_MS`, then how often it was repeated: otherwise an unavailable back end
 * would be reported with each request.
 */
function withoutRepeats(write: (text: string) => void): (text: string) => void {
  const known = new Map<string, { repeats: number; timer: NodeJS.Timeout }>();
  const forget = (text: string) => {
    const entry = known.get(text);
    if (!entry) return;
    clearTimeout(entry.timer);
    known.delete(text);
    const { repeats } = entry;
    if (repeats) write(`${text} (${repeats} times more in ${REPEAT_MS / 1000} s)`);
  };
  return (text) => {
    const entry = known.get(text);
    if (entry) {
      entry.repeats += 1;
      return;
    }
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MAX_REPEATED) forget(oldest);
    known.set(text, { repeats: 0, timer: setTimeout(() => forget(text), REPEAT_MS).unref() });
    write(text);
  };
}

/** Makes a log in a format, without messages below a level. */
export function createLog(
  { format, level: least }: LogSettings,
  output: LogOutput = toConsole,
  now: () => Date = () => new Date(),
): Log {
  const writer = (level: LogLevel) => (text: string) => {
    const time = now().toISOString();
    const line =
      format === 'json'
        ? JSON.stringify({ time, level, message: text })
        : `${time} ${level} ${escaped(text)}`;
    output(level, line);
  };
  const at = (level: LogLevel, write = writer(level)) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return () => undefined;
    return (message: string) => write(withoutReaders(message.slice(0, MAX_MESSAGE)));
  };
  const once = (level: LogLevel) => at(level, withoutRepeats(writer(level)));
  return Object.assign(at('info'), { warn: once('warn'), error: once('error') });
}

/** A log that discards everything. */
export const silentLog: Log = createLog({ format: 'text', level: 'error' }, () => undefined);

/** Stack frames that are kept. */
const MAX_FRAMES = 12;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

/**
 * The fields of a database error, without its message: that quotes values. An error that wraps it has the
 * query's parameters in its own message.
 */
function describeDatabaseError(error: Error): string | undefined {
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code, severity, routine, constraint, table, column } = Object(cause) as Record<string, unknown>;
  const isDatabase = textOf(severity) !== undefined && textOf(code) !== undefined;
  const query = textOf(Object(error).query);
  if (!isDatabase && query === undefined) return undefined;
  const what = isDatabase ? `${code}` : describeMessage(cause);
  const where = Object.entries({ routine, constraint, table, column })
    .filter(([, value]) => textOf(value))
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');
  return `query failed: ${what}${where}${query ? `; ${query.slice(0, 300)}` : ''}`;
}

/** Path of a value that a schema rejects, such as `breadcrumbs.0.text`; empty if unknown. */
function placeOf(error: Error): string {
  const [issue] = 'issues' in error && Array.isArray(error.issues) ? error.issues : [];
  const { path } = Object(issue);
  return Array.isArray(path) ? path.map((step) => String(Object(step).key)).join('.') : '';
}

function describeMessage(error: Error): string {
  const place = placeOf(error);
  return `${error.name}: ${error.message}${place && ` at ${place}`}`;
}

/**
 * Describes a failure for the log: its kind and place, never a query's values. Stack frames follow on their
 * own lines, which the log escapes.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`;
  const said = describeDatabaseError(error) ?? describeMessage(error);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MAX_FRAMES);
  return [said, ...frames].join('\n');
}
