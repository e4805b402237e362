import type { AccountDeps } from '../accounts/deps';

/** Dependencies of the desk. */
export type DeskDeps = Pick<AccountDeps, 'db' | 'now' | 'limits' | 'outbox' | 'log'>;
