import { describe, expect, it } from 'vitest';
import { UsageError } from '../../platform/commands/command';
import { commandOf, expectAccounts, outcomeOf } from './command-line';

describe('the entitlements command', () => {
  const of =
    (...source: string[]) =>
    () =>
      commandOf(['t.csv', '--site', 'far', ...source]);

  it('accepts a file, a site and a payment provider', () => {
    expect(of('--source', 'mi-quiosco')()).toEqual({ file: 't.csv', site: 'far', source: 'mi-quiosco' });
    expect(commandOf(['--help'])).toBeNull();
  });

  it('reports a missing or malformed seller name', () => {
    expect(of()).toThrow(new UsageError('Name the seller with --source.'));
    for (const source of ['Mi Quiosco', 'quiosc.', 'a'.repeat(41)])
      expect(of('--source', source)).toThrow(
        new UsageError(
          `“${source}” is no name for a seller: --source takes 1 to 40 small letters without accents, digits and hyphens, such as mi-quiosco.`,
        ),
      );
  });

  it('rejects Stripe as the payment provider of a table, which would overwrite Stripe’s own reports', () => {
    expect(of('--source', 'stripe')).toThrow(UsageError);
    expect(of('--source', 'stripe')).toThrow('“stripe” is the name of Stripe’s own');
  });

  it('rejects a site without accounts, and reports a site without a paywall', () => {
    expect(() => expectAccounts({ alias: 'ones', features: { users: false } })).toThrow(
      new UsageError('The site “ones” has no accounts: nobody could have what is sold for it.'),
    );
    const taken = { fresh: 1, changed: 0, unchanged: 2 };
    expect(outcomeOf(3, taken, { alias: 'ones', paywall: undefined })).toBe(
      '3 lines read: 1 new, 0 changed, 2 unchanged.\nThe site “ones” has no paywall: what this opens is open to everybody.',
    );
  });
});
