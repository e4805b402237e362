import { STRIPE_SELLER } from '@portal/model/revenue';
import { USAGES } from '../../../usages.mjs';
import { argumentsOf, UsageError } from '../../platform/commands';
import { counted } from '../../platform/words';
import type { SiteRecord } from '../../sites';
import type { TakenContracts } from './contracts/contract-import';

export const USAGE = USAGES.entitlements;

export type Command = { file: string; site: string; source: string };

/**
 * Parses the arguments; null for `--help`.
 * @throws UsageError
 */
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

/** Summary of an import, for the terminal. */
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
