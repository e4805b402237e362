import type { AccountDeps } from '../../readers/accounts/deps';

/** Dependencies of the desk. */
export type DeskDeps = Pick<AccountDeps, 'db' | 'now' | 'limits' | 'outbox' | 'log'>;
