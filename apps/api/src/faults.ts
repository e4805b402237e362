import * as v from 'valibot';

/** Why a value cannot be used; what has to be there and is not, and what is not known, is said as such. */
export function reasonOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  if (received === 'undefined') return 'is missing, and has to be given';
  return expected === 'never' ? 'is not known: is it misspelt?' : message;
}

/** The first fault of each field of what somebody sends, in words that say what it must be. */
export function faultsByField(issues: readonly v.BaseIssue<unknown>[]): string {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body';
    if (!first.has(field)) first.set(field, `${field}: ${reasonOf(issue)}`);
  }
  return [...first.values()].join('; ');
}
