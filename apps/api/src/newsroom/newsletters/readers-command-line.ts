import { USAGES } from '../../../usages.mjs';
import { argumentsOf, UsageError } from '../../platform/commands';
import type { ReadTable } from '../../platform/csv';
import { counted } from '../../platform/words';
import type { TakenReaders } from './earlier-readers';

export const USAGE = USAGES['newsletter-readers'];

export type Command = { file: string; site: string | undefined; newsletter: string; isKept: boolean };

/**
 * Parses the arguments; null for help.
 * @throws UsageError
 */
export function commandOf(args: string[]): Command | null {
  const options = {
    site: { type: 'string' },
    newsletter: { type: 'string' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = argumentsOf(args, options);
  if (values.help) return null;
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError('Name one file.');
  const { site, newsletter, write = false } = values;
  if (!newsletter) throw new UsageError('Name the newsletter with --newsletter.');
  return { file, site, newsletter, isKept: write };
}

/**
 * Validates a newsletter id of a site.
 * @throws UsageError if the site does not have it
 */
export function newsletterNamed(newsletters: readonly { id: string }[], newsletter: string): string {
  if (newsletters.some(({ id }) => id === newsletter)) return newsletter;
  const known = newsletters.map(({ id }) => id).join(', ');
  throw new UsageError(
    `There is no newsletter “${newsletter}” of that site.${known ? ` There are: ${known}.` : ' It has none.'}`,
  );
}

/** Output and exit code of the command: kept and rejected lines, so that rejections are noticed. */
export function outcomeOf(
  { fresh, known, left }: TakenReaders,
  { faults, bad }: Pick<ReadTable<unknown>, 'faults' | 'bad'>,
  isKept: boolean,
): { text: string; exitCode: 0 | 2 } {
  const kept = isKept
    ? `${counted(fresh, 'reader')} kept.`
    : `Nothing is kept: give --write to keep ${fresh === 1 ? 'the new one' : 'the new ones'}.`;
  const text = [
    `${counted(fresh + known + left + bad, 'line')} read: ${fresh} new, ${known} known before, ${left} left and not brought back, ${bad} refused.`,
    ...faults,
    fresh ? kept : 'Nothing is kept: none is new.',
  ];
  return { text: text.join('\n'), exitCode: bad ? 2 : 0 };
}
