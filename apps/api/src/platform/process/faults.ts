import * as v from 'valibot';

/** Names of types for people who write files. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a mapping of keys to values',
  null: 'empty',
  integer: 'a whole number',
  URL: 'an address such as "https://example.org/"',
  email: 'an email address',
};
/** The validator's form: `>=0`, `<=9`, for a value or a length. */
const LIMIT = /^([<>])=(\d+(?:\.\d+)?)$/;

function wanted(expected: string, label: string): string {
  const [, sign, amount] = LIMIT.exec(expected) ?? [];
  if (sign && amount) {
    const limit = `${amount} or ${sign === '>' ? 'more' : 'less'}`;
    return label === 'length' ? `must have a length of ${limit}` : `must be ${limit}`;
  }
  if (expected.startsWith('/')) return `must match ${expected}`;
  const choices = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  const named = choices.map((choice) => KINDS[choice] ?? choice.replaceAll('"', ''));
  return named.length > 1 ? `must be one of ${named.join(', ')}` : `must be ${named[0]}`;
}

/** Explains why a value is invalid; a missing or unknown field is reported as such. */
export function reasonOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  const [, label] = /^Invalid ([^:]+): /.exec(message) ?? [];
  if (label === undefined) return message;
  if (received === 'undefined') return 'is missing, and has to be given';
  if (expected === 'never') return 'is not known: is it misspelt?';
  const is = received === 'Array' || received === 'Object' ? KINDS[received] : received;
  return `${wanted(expected ?? label, expected === null ? '' : label)}; it is ${is}`;
}

/**
 * The first fault of each field of an input, as a text that says what it must be.
 * @param whole name of the input
 */
export function faultsByField(issues: readonly v.BaseIssue<unknown>[], whole = 'body'): string {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? whole;
    if (!first.has(field)) first.set(field, `${field}: ${reasonOf(issue)}`);
  }
  return [...first.values()].join('; ');
}
