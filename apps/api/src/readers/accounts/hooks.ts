import type { AccountDeletion } from '@portal/model';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { RequestContext } from '../../sites';
import type { DigestOfMailbox } from './mailbox-digest';
import type { AccountRow, Reader } from './reader';

/** The steps of a deletion that a reader asked for, in their order. */
export type DeletionSteps = {
  /** Runs before anything is changed, and again on the locked row. @throws ApiError 409 where the account has to stay */
  check: (tx: Database | DatabaseTransaction, account: AccountRow) => Promise<void>;
  /** Runs before the transaction, while the account may still stay. @throws ApiError 409 where it has to */
  before: () => Promise<void>;
  /** Runs in the transaction, before the account and its children's are deleted. */
  within: (tx: DatabaseTransaction) => Promise<void>;
  /** Runs once the account is gone. */
  after: () => Promise<void>;
};

/**
 * What the domains above do when an account changes. Accounts call these hooks and know none of those domains; the server composes the
 * hooks from each domain's part.
 */
export type AccountHooks = {
  /** Kinds of the domains' emails to readers: unsent ones are dropped with the account. */
  emailKinds: readonly string[];
  /** Whether an account has a running subscription at a site, by its alias. */
  isSubscriber: (site: string, account: AccountRow) => Promise<boolean>;
  /** Whether something was sold to an address that belongs to no account yet, by the address as it is compared. */
  hasUnclaimed: (tx: DatabaseTransaction, emailKey: string) => Promise<boolean>;
  /** An account has proved its address. */
  onProof: (tx: DatabaseTransaction, account: Pick<AccountRow, 'id' | 'emailKey'>) => Promise<void>;
  /** An account leaves its mailbox: it is deleted, or has an address of another mailbox now. */
  onLeavingMailbox: (
    tx: DatabaseTransaction,
    mailboxDigest: DigestOfMailbox,
    accountId: number,
    now: Date,
  ) => Promise<void>;
  /** An account, and its children's with it, is about to be deleted in this transaction, whoever asked for it. */
  onDeletion: (tx: DatabaseTransaction, account: Pick<AccountRow, 'id'>) => Promise<void>;
  /** What else is done where a reader deletes their account. */
  deletion: (reader: Reader, form: AccountDeletion, context: RequestContext) => DeletionSteps;
  /** What the domains hold of a reader, under names that a person reads; no two domains use one name. */
  ownData: (reader: Reader) => Promise<Record<string, unknown>>;
};

/** One domain's part of the hooks. */
export type AccountPart = Partial<Omit<AccountHooks, 'deletion'>> & {
  deletion?: (...asked: Parameters<AccountHooks['deletion']>) => Partial<DeletionSteps>;
};

/** Runs the parts of all domains, one after another in the order given. */
export function accountHooks(parts: readonly AccountPart[]): AccountHooks {
  return {
    emailKinds: parts.flatMap(({ emailKinds = [] }) => emailKinds),
    isSubscriber: async (site, account) => {
      for (const part of parts) if (await part.isSubscriber?.(site, account)) return true;
      return false;
    },
    hasUnclaimed: async (tx, emailKey) => {
      for (const part of parts) if (await part.hasUnclaimed?.(tx, emailKey)) return true;
      return false;
    },
    onProof: async (tx, account) => {
      for (const part of parts) await part.onProof?.(tx, account);
    },
    onLeavingMailbox: async (...left) => {
      for (const part of parts) await part.onLeavingMailbox?.(...left);
    },
    onDeletion: async (tx, account) => {
      for (const part of parts) await part.onDeletion?.(tx, account);
    },
    deletion: (...asked) => {
      const steps = parts.map((part) => part.deletion?.(...asked) ?? {});
      return {
        check: async (tx, account) => {
          for (const step of steps) await step.check?.(tx, account);
        },
        before: async () => {
          for (const step of steps) await step.before?.();
        },
        within: async (tx) => {
          for (const step of steps) await step.within?.(tx);
        },
        after: async () => {
          for (const step of steps) await step.after?.();
        },
      };
    },
    ownData: async (reader) =>
      Object.assign({}, ...(await Promise.all(parts.map((part) => part.ownData?.(reader))))),
  };
}
