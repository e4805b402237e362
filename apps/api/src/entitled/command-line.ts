import { STRIPE_SELLER } from '@portal/model';
import { argumentsOf, UsageError } from '../command';
import { counted } from '../counted';
import type { SiteRecord } from '../database/site-record';
import type { TakenContracts } from './told-table';

export const USAGE = `Use: npm run entitlements -- <file> --site <alias> --source <name>

  <file>           table of values, between commas or semicolons, with the columns id, email, product, from, to
  --site <alias>   whose texts it opens
  --source <name>  who sold it: small letters, digits and hyphens, and not stripe; ids are of one source

from and to are a day such as 2026-11-01, from its first moment to its last in the site's time zone, or a moment with its zone such as
2026-11-01T09:00:00+01:00. The same table twice changes nothing. A line that cannot be read, or that has
the id of another, refuses the whole table; it is of UTF-8. The command says how many contracts were new, changed or as they were.
It works beside a running server. Exit codes: 0 done, 1 nothing was kept.`;

export type Command = { file: string; site: string; source: string };

/** What is asked for; null where it is how to ask. @throws UsageError */
export function commandOf(args: string[]): Command | null {
  const options = {
    site: { type: 'string' },
    source: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values, positionals } = argumentsOf(args, options);
  if (values.help) return null;
  const [file, ...more] = positionals;
  if (!file || more.length) throw new UsageError('Name one file.');
  const { site, source } = values;
  if (!site) throw new UsageError('Name the site with --site.');
  if (!source) throw new UsageError('Name the seller with --source.');
  if (!/^[a-z0-9-]{1,40}$/.test(source))
    throw new UsageError(
      `“${source}” is no name for a seller: --source takes 1 to 40 small letters without accents, digits and hyphens, such as mi-quiosco.`,
    );
  if (source === STRIPE_SELLER)
    throw new UsageError(
      `“${source}” is the name of Stripe’s own, which tells of its subscriptions itself: give --source another, such as ${source}-2025.`,
    );
  return { file, site, source };
}

/** @throws UsageError for a site whose readers have no accounts */
export function expectAccounts({
  alias,
  features,
}: {
  alias: string;
  features: Pick<SiteRecord['features'], 'users'>;
}): void {
  if (!features.users)
    throw new UsageError(`The site “${alias}” has no accounts: nobody could have what is sold for it.`);
}

/** What the command says of a table. */
export function outcomeOf(
  lines: number,
  { fresh, changed, unchanged }: TakenContracts,
  { alias, paywall }: Pick<SiteRecord, 'alias' | 'paywall'>,
): string {
  const outcome = `${counted(lines, 'line')} read: ${fresh} new, ${changed} changed, ${unchanged} unchanged.`;
  return paywall
    ? outcome
    : `${outcome}\nThe site “${alias}” has no paywall: what this opens is open to everybody.`;
}
